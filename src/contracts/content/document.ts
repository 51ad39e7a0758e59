import { z } from 'zod';
import { documentKinds, documentLevels } from '../enums/documents.ts';
import { productKeys } from '../enums/products.ts';
import { slugSchema } from '../schemas.ts';
import { markdown, mediaId, searchEngineFields, summary, title } from './fields.ts';

const version = z
  .string()
  .regex(/^\d+\.\d+(\.\d+)?$/)
  .nullable();

/** What the languages of a document share. */
export const documentShared = z
  .strictObject({
    slug: slugSchema,
    sectionId: z.uuid(),
    /** Product that it explains; null for all products. */
    product: z.enum(productKeys).nullable(),
    level: z.enum(documentLevels),
    kind: z.enum(documentKinds),
    /** Picture in lists, poster of a video. */
    coverId: mediaId,
    videoId: mediaId,
    /** Estimated time to read or watch. */
    minutes: z.int().min(1).max(600),
    /** First and last product version that it applies to. */
    versionFrom: version,
    versionTo: version,
    /** Position in the list of popular questions; null if it is not in the list. */
    popular: z.int().min(0).max(1000).nullable(),
    /** Slug of the English article on the subject, if it is not the document's own slug. */
    englishArticle: slugSchema.nullable(),
    /** Position in its section. */
    sort: z.int().min(0).max(100_000),
    /** Ids of the documents that it recommends. */
    related: z.array(z.uuid()).max(12),
  })
  .refine(({ kind, videoId }) => kind !== 'video' || videoId !== null, { path: ['videoId'] });
export type DocumentShared = z.output<typeof documentShared>;

/** A document in one language. */
export const documentText = z.strictObject({
  title,
  summary,
  body: markdown,
  ...searchEngineFields,
});
export type DocumentText = z.output<typeof documentText>;
