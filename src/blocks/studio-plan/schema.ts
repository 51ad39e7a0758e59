import { z } from 'zod';
import { studioStartSchema } from '#contracts/studio-plan/starts.ts';
import { defineBlock, head, sentences } from '../block.ts';

const stored = defineBlock('studio-plan', {
  ...head,
  /** Where the rules come from and what they leave out. */
  note: sentences.optional(),
});

/** The configurator of studios. Its planner has a script of its own: `planner.tsx`. */
export const block = {
  ...stored,
  /** The page adds the facts, and the plan of its address. */
  resolved: stored.resolved.extend({
    studio: studioStartSchema
      .extend({ code: z.string().nullable(), publicUrl: z.string() })
      .optional(),
  }),
};

declare module '../block.ts' {
  interface BlockTypes {
    'studio-plan': typeof block;
  }
}
