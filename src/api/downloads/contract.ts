import { z } from 'zod';
import { defineRoute } from '#contracts/route.ts';
import { daySchema, localeSchema } from '#contracts/schemas.ts';
import { platforms, releaseChannels } from '#contracts/values/downloads.ts';
import { productKeys } from '#contracts/values/products.ts';

const product = z.object({ key: z.enum(productKeys), name: z.string() });

const release = z.object({
  id: z.uuid(),
  version: z.string(),
  channel: z.enum(releaseChannels),
  releasedOn: daySchema,
  /** Oldest system it runs on. */
  minOs: z.string().nullable(),
  /** System requirements, one per entry. */
  requirements: z.array(z.string()),
  notesHtml: z.string(),
  /** Null where only the application store has it. */
  file: z
    .object({
      name: z.string(),
      bytes: z.number().int(),
      sha256: z.string(),
      /** Address below the base path, without a slash before it. */
      path: z.string(),
    })
    .nullable(),
});

/** A version of a program. */
export type Release = z.output<typeof release>;

const item = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string().nullable(),
  product,
  platform: z.enum(platforms),
  storeUrl: z.string().nullable(),
  /** Newest first. */
  releases: z.array(release),
});

/** A program for one platform with its versions. */
export type DownloadItem = z.output<typeof item>;

/** Programs to download with their versions. */
export const listDownloads = defineRoute({
  method: 'GET',
  path: '/downloads',
  group: 'downloads',
  summary: 'Programs to download by product and platform, with their versions, newest first',
  query: z.strictObject({
    locale: localeSchema,
    product: z.enum(productKeys).optional(),
    platform: z.enum(platforms).optional(),
  }),
  data: z.object({
    items: z.array(item),
    /** What there is to choose from, whatever the filters. */
    products: z.array(product),
    platforms: z.array(z.enum(platforms)),
  }),
  cacheTags: ['downloads', 'products'],
});
