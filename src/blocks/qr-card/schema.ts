import { z } from 'zod';
import { slugSchema } from '#contracts/schemas.ts';
import { defineBlock, head, line, link, sentences } from '../block.ts';

/** A QR code to scan from a computer, and links for visitors on a phone. */
export const block = defineBlock('qr-card', {
  ...head,
  /** Name of the QR page. */
  code: slugSchema,
  /** Alternative text of the code: what it opens. */
  alt: line,
  ways: z
    .array(z.strictObject({ name: line, text: sentences, link: link.optional() }))
    .min(1)
    .max(6),
});

declare module '../block.ts' {
  interface BlockTypes {
    'qr-card': typeof block;
  }
}
