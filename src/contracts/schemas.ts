import { z } from 'zod';
import { MAX_PAGE_SIZE } from './constants.ts';
import { locales } from './locale.ts';

/** Language of the content asked for. */
export const localeSchema = z.enum(locales).default('zh');

/** Query fields of every list: which page, and how many rows on it. */
export const pageFields = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(12),
};

/** One page of a list with what a pager needs. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    pageSize: z.number().int(),
    total: z.number().int(),
  });
}

/** Public address part of a record, as in `/show/:uid`. */
export const slugSchema = z
  .string()
  .min(1)
  .max(96)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A label in both languages; English may be missing. */
export const localizedTextSchema = z.object({ zh: z.string(), en: z.string().nullable() });

/** A moment as ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();
/** A calendar day as `YYYY-MM-DD`. */
export const daySchema = z.iso.date();

/** Headings of a rendered text. */
export const tocSchema = z.array(
  z.object({ id: z.string(), depth: z.number().int(), text: z.string() }),
);
