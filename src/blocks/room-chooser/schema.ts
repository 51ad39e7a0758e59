import { roomGuideSchema } from '#contracts/room-guide.ts';
import { defineBlock, head, sentences } from '../block.ts';

const stored = defineBlock('room-chooser', {
  ...head,
  /** Where the figures come from and what the advice leaves out. */
  note: sentences.optional(),
});

/** The room chooser. Its view has a script of its own: `lazy-view.tsx`. */
export const block = {
  ...stored,
  /** The page adds the guide, because it depends on the answers in the page's address. */
  resolved: stored.resolved.extend({ guide: roomGuideSchema.optional() }),
};

declare module '../block.ts' {
  interface BlockTypes {
    'room-chooser': typeof block;
  }
}
