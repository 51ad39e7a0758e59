import { z } from 'zod';
import { platforms, releaseChannels } from '#contracts/enums/downloads.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, instantSchema, localeSchema, slugSchema } from '#contracts/schemas.ts';

const { route } = routesOf('downloads');

const product = z.object({ key: z.enum(productKeys), name: z.string() });

const release = z.object({
  id: z.uuid(),
  version: z.string(),
  channel: z.enum(releaseChannels),
  releasedOn: daySchema,
  /** Minimum system version; for the web, what the browser must support. */
  minOs: z.string().nullable(),
  /** System requirements, one per entry. */
  requirements: z.array(z.string()),
  notesHtml: z.string(),
  /** Null for a version that is only in an app store. */
  file: z
    .object({
      name: z.string(),
      bytes: z.number().int(),
      sha256: z.string(),
      /** Path relative to the base path, without a leading slash. */
      path: z.string(),
    })
    .nullable(),
});

export type Release = z.output<typeof release>;

/** A version that is not offered any more. */
const withdrawnRelease = z.object({
  id: z.uuid(),
  version: z.string(),
  releasedOn: daySchema,
  withdrawnAt: instantSchema,
  /** Why, for visitors. */
  reason: z.string(),
  /** To check files that were downloaded before. */
  file: z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() }).nullable(),
});

export type WithdrawnRelease = z.output<typeof withdrawnRelease>;

const program = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string().nullable(),
  product,
  platform: z.enum(platforms),
  storeUrl: z.string().nullable(),
  /** Holds notes and sample settings only: nothing in it runs. */
  isSample: z.boolean(),
});

const item = program.extend({
  /** The newest stable version, else the newest one; null if only an app store has it. */
  newest: release.nullable(),
  /** The newest beta, if it is newer than the newest stable version. */
  beta: release.nullable(),
  /** Number of versions. */
  versions: z.number().int(),
});

/** A program for one platform with its newest version. */
export type DownloadItem = z.output<typeof item>;

const history = program.extend({
  /** Newest first. */
  releases: z.array(release),
  /** Versions that are not offered any more, newest first. */
  withdrawn: z.array(withdrawnRelease),
});

/** A program for one platform with all its versions. */
export type DownloadHistory = z.output<typeof history>;

/** Programs with their newest versions. */
export const listDownloads = route('GET /downloads', {
  summary: 'Programs to download by product and platform, each with its newest version',
  query: z.strictObject({
    locale: localeSchema,
    product: z.enum(productKeys).optional(),
    platform: z.enum(platforms).optional(),
  }),
  data: z.object({
    items: z.array(item),
    /** Every product with programs; `count` of them match the chosen platform. */
    products: z.array(product.extend({ count: z.number().int() })),
    /** Every platform with programs; `count` of them match the chosen product. */
    platforms: z.array(z.object({ key: z.enum(platforms), count: z.number().int() })),
  }),
});

/** Names and hashes of all public files, to verify a download. */
export const listChecksums = route('GET /downloads/checksums', {
  summary: 'Name, size and SHA-256 of every public file, older versions included',
  query: z.strictObject({ locale: localeSchema }),
  data: z.array(
    z.object({
      /** Slug of the program. */
      slug: z.string(),
      program: z.string(),
      version: z.string(),
      /** Whether it is the program's newest version. */
      newest: z.boolean(),
      /** Why it is not offered any more; null if it is. */
      withdrawn: z.string().nullable(),
      name: z.string(),
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
});

/** One program with all its versions. */
export const getDownload = route('GET /downloads/:slug', {
  summary: 'One program with all its versions, newest first',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: history,
});
