import { z } from 'zod';
import { type CardKind, cardSchemas } from '#contracts/cards.ts';
import { artKeys } from '#contracts/values/art.ts';
import { productKeys } from '#contracts/values/products.ts';

/** A line of text. */
export const line = z.string().trim().min(1).max(200);
/** One or several sentences. */
export const sentences = z.string().trim().min(1).max(2000);
/** A drawn picture. */
export const art = z.enum(artKeys);

/** A link to a page of the site: its Chinese path, query and fragment allowed. */
export const link = z.strictObject({
  label: line,
  to: z
    .string()
    .regex(/^\/(?!\/)[^\s]*$/)
    .max(300),
});
/** A link to a page of the site. */
export type BlockLink = z.output<typeof link>;

/** Heading of a block with what stands around it, and the ground it stands on. */
export const head = {
  eyebrow: line.optional(),
  heading: line,
  lead: sentences.optional(),
  /** A way on, at the end of the heading's line. */
  more: link.optional(),
  tone: z.enum(['stage', 'surface', 'keylight']).optional(),
};

const limit = z.int().min(1).max(24);
const product = z.enum(productKeys).optional();

/** How a block asks for records: the page API reads them and hands them over as `items`. */
const sources = {
  cases: z.strictObject({ kind: z.literal('cases'), limit, product }),
  articles: z.strictObject({ kind: z.literal('articles'), limit, product }),
  products: z.strictObject({ kind: z.literal('products'), limit }),
  scenes: z.strictObject({ kind: z.literal('scenes'), limit, keys: z.array(line).optional() }),
  documents: z.strictObject({ kind: z.literal('documents'), limit, product }),
  downloads: z.strictObject({ kind: z.literal('downloads'), limit, product }),
};
/** A request of a block for records. */
export type RecordSource = z.output<(typeof sources)[CardKind]>;

const common = {
  /** Unique in the page; also the block's anchor. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(48),
};

/** Declares a block: what is stored is also what its view gets. */
export function defineBlock<const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) {
  const stored = z.strictObject({ ...common, type: z.literal(type), ...fields });
  return { stored, resolved: stored };
}

/** Declares a block that asks for records: its view gets them as `items`. */
export function defineRecordBlock<
  const Type extends string,
  Kind extends CardKind,
  Fields extends z.ZodRawShape,
>(type: Type, kind: Kind, fields: Fields) {
  const shape = { ...common, type: z.literal(type), source: sources[kind], ...fields };
  return {
    stored: z.strictObject(shape),
    resolved: z.strictObject({ ...shape, items: z.array(cardSchemas[kind]) }),
  };
}
