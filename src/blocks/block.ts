import { z } from 'zod';
import { type CardKind, cardSchemas } from '#contracts/cards.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { type PicturePath, pictureField, picturePaths, resolvedSchema } from './picture-field.ts';

/** A line of text. */
export const line = z.string().trim().min(1).max(200);
/** One or several sentences. */
export const sentences = z.string().trim().min(1).max(2000);
/**
 * A picture: stored as a key of the media library; the view gets a `Picture`, or null if the library
 * has no such key.
 */
export const picture = pictureField;

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

/** Heading of a block with eyebrow and lead, and its background. */
export const head = {
  eyebrow: line.optional(),
  heading: line,
  lead: sentences.optional(),
  /** Link at the end of the heading's line. */
  more: link.optional(),
  tone: z.enum(['stage', 'surface', 'keylight']).optional(),
  /** Shown as one line that opens: details that few visitors need. */
  folded: z.boolean().optional(),
};

const limit = z.int().min(1).max(24);
/** A product of the provider. */
export const productChoice = z.enum(productKeys);
const product = productChoice.optional();

/** Slugs of cases; the block shows them in this order. */
export const caseSlugs = z.array(line);
/** Keys of solutions; the block shows them in this order. */
export const solutionKeys = z.array(line);

/** Record queries of blocks: the page API runs them and passes the records as `items`. */
const sources = {
  cases: z.strictObject({
    kind: z.literal('cases'),
    limit,
    product,
    /** Only these, in this order. */
    slugs: caseSlugs.optional(),
  }),
  articles: z.strictObject({ kind: z.literal('articles'), limit, product }),
  products: z.strictObject({ kind: z.literal('products'), limit }),
  solutions: z.strictObject({
    kind: z.literal('solutions'),
    limit,
    keys: solutionKeys.optional(),
  }),
  documents: z.strictObject({ kind: z.literal('documents'), limit, product }),
  downloads: z.strictObject({ kind: z.literal('downloads'), limit, product }),
  releases: z.strictObject({ kind: z.literal('releases'), limit, product }),
};
/** A block's query for records. */
export type RecordSource = z.output<(typeof sources)[CardKind]>;

const common = {
  /** Unique in the page; also the block's anchor. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .max(48),
  /** Kept on the page but not shown; it may be incomplete. */
  hidden: z.boolean().optional(),
};

/** Declares a block whose view gets the stored fields, with pictures filled in. */
export function defineBlock<const Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) {
  const stored = z.strictObject({ ...common, type: z.literal(type), ...fields });
  return { stored, resolved: resolvedSchema(stored), pictures: picturePaths(stored) };
}

/** Declares a block with a record query: its view gets the records as `items`. */
export function defineRecordBlock<
  const Type extends string,
  Kind extends CardKind,
  Fields extends z.ZodRawShape,
>(type: Type, kind: Kind, fields: Fields) {
  const shape = { ...common, type: z.literal(type), source: sources[kind], ...fields };
  const stored = z.strictObject(shape);
  return {
    stored,
    resolved: resolvedSchema(z.strictObject({ ...shape, items: z.array(cardSchemas[kind]) })),
    pictures: picturePaths(stored),
  };
}

/** A block type: the stored schema and the schema of the view's properties. */
export interface BlockDefinition {
  stored: z.ZodObject;
  resolved: z.ZodObject;
  /** Paths of its pictures. */
  pictures: PicturePath[];
}

/** All block types by folder name; each folder's schema adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the folders
export interface BlockTypes {}

/** Name of a block's folder. */
export type BlockType = keyof BlockTypes;
/** A stored block. */
export type PageBlock = {
  [T in BlockType]: z.input<BlockTypes[T]['stored']>;
}[BlockType];
/** A block with records and pictures filled in, as passed to its view. */
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];
/** A block of one type, as passed to its view. */
export type BlockOf<T extends BlockType> = z.output<BlockTypes[T]['resolved']>;
/** Properties of a block type's view. */
export interface BlockProps<T extends BlockType> {
  block: BlockOf<T>;
}
