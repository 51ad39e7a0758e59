import { z } from 'zod';
import { blockSchema } from '#blocks/schemas.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { defineRoute } from '#contracts/route.ts';
import { localeSchema, slugSchema } from '#contracts/schemas.ts';

const page = z.object({
  key: z.string(),
  /** The product it presents, as its name stands in lists. */
  product: z.object({ key: z.enum(productKeys), name: z.string(), tagline: z.string() }).nullable(),
  title: z.string(),
  description: z.string(),
  /** In order, with the records they ask for. */
  blocks: z.array(blockSchema),
  /** Whether the other language has it too. */
  hasOtherLanguage: z.boolean(),
});

/** A page made of blocks. */
export type BlockPage = z.output<typeof page>;

/** A page made of blocks, with the records that its blocks name. */
export const getPage = defineRoute({
  method: 'GET',
  path: '/pages/:key',
  group: 'pages',
  summary: 'A page made of blocks, with the records that its blocks ask for',
  params: z.strictObject({ key: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: page,
});
