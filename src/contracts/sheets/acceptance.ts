import { z } from 'zod';
import { MAX_NAME_LENGTH } from './decisions.ts';
import { note, text } from './fields.ts';

/** Most items of an acceptance sheet. */
export const MAX_ACCEPTANCE_ITEMS = 200;
/** Most photos of the provider on one item. */
export const MAX_ITEM_PHOTOS = 20;

const item = z.strictObject({
  /** Evidence and decisions name it. */
  id: z.uuid(),
  titleZh: text(160),
  titleEn: note(160),
  /** How the customer tells whether it passes. */
  criterionZh: text(1_000),
  criterionEn: note(1_000),
  /** What the provider measured. */
  measured: note(1_000),
  /** The provider's photos that prove it, in their order; each belongs to this sheet. */
  photos: z
    .array(z.strictObject({ fileId: z.uuid(), caption: text(160) }))
    .max(MAX_ITEM_PHOTOS)
    .default([]),
});
export type AcceptanceItem = z.output<typeof item>;

/** What the provider writes on an acceptance sheet; the customer's decisions are no part of it. */
export const acceptanceBody = z.strictObject({
  /** Name of the person who is asked to sign; another one may, and is marked. */
  expectedSigner: note(MAX_NAME_LENGTH),
  /** The text that both parties sign. */
  statementZh: text(4_000),
  statementEn: note(4_000),
  /** Version of that text. */
  statementVersion: z.string().trim().min(1).max(40),
  items: z.array(item).max(MAX_ACCEPTANCE_ITEMS),
});
export type AcceptanceBody = z.output<typeof acceptanceBody>;
