import { z } from 'zod';
import { mediaId, searchEngineFields, summary, title } from './fields.ts';

/** A page of blocks in one language. Each block follows src/blocks/<type>/schema.ts. */
export const pageText = z.strictObject({
  title,
  description: summary,
  shareImageId: mediaId,
  blocks: z.array(z.looseObject({ id: z.string(), type: z.string() })).max(100),
  ...searchEngineFields,
});
export type PageText = z.output<typeof pageText>;
