import { z } from 'zod';
import { productKeys } from '../enums/products.ts';
import { slugSchema } from '../schemas.ts';
import { markdown, mediaId, optionalText, searchEngineFields, summary, title } from './fields.ts';

/** What the languages of an article share. */
export const articleShared = z.strictObject({
  slug: slugSchema,
  /** Key of its category. */
  category: slugSchema,
  coverId: mediaId,
  /** Pinned articles come first in every list. */
  pinned: z.boolean(),
  /** False for texts reached by link only, such as the privacy notice. */
  listed: z.boolean(),
  products: z.array(z.enum(productKeys)),
});
export type ArticleShared = z.output<typeof articleShared>;

/** An article in one language. */
export const articleText = z.strictObject({
  title,
  summary,
  /** Author as shown; null shows the provider. */
  authorName: optionalText(80),
  body: markdown,
  ...searchEngineFields,
});
export type ArticleText = z.output<typeof articleText>;
