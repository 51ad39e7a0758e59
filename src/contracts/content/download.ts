import { z } from 'zod';
import { platforms } from '../enums/downloads.ts';
import { productKeys } from '../enums/products.ts';
import { slugSchema } from '../schemas.ts';
import { mediaId, summary, title } from './fields.ts';

/** What the languages of a program to download share. Its versions are records of their own. */
export const downloadShared = z.strictObject({
  slug: slugSchema,
  product: z.enum(productKeys),
  platform: z.enum(platforms),
  /** Page in an app store; the program may have files too. */
  storeUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
  iconId: mediaId,
  /** Position in lists. */
  sort: z.int().min(0).max(100_000),
  /** Shown on the site at all. */
  visible: z.boolean(),
  /** Holds notes and sample settings only: nothing in it runs. */
  isSample: z.boolean(),
});
export type DownloadShared = z.output<typeof downloadShared>;

/** Name and summary of a program in one language. */
export const downloadText = z.strictObject({ title, summary });
export type DownloadText = z.output<typeof downloadText>;
