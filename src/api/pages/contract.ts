import { z } from 'zod';
import { blockSchema } from '#blocks/schemas.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { routesOf } from '#contracts/route.ts';
import { localeSchema, slugSchema } from '#contracts/schemas.ts';

const { route } = routesOf('pages');

const page = z.object({
  key: z.string(),
  /** The product of the page, with its name as in lists. */
  product: z.object({ key: z.enum(productKeys), name: z.string(), tagline: z.string() }).nullable(),
  title: z.string(),
  description: z.string(),
  /** Blocks in order, with the records that they request. */
  blocks: z.array(blockSchema),
  /** Whether the other language is available too. */
  hasOtherLanguage: z.boolean(),
});

export type BlockPage = z.output<typeof page>;

/** A page made of blocks, with the records that its blocks request. */
export const getPage = route('GET /pages/:key', {
  summary: 'A page made of blocks, with the records that its blocks request',
  params: z.strictObject({ key: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: page,
});
