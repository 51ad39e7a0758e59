import { z } from 'zod';
import { MAX_PAGE_SIZE } from './constants.ts';
import { locales } from './locale.ts';

/** Language of the requested content. */
export const localeSchema = z.enum(locales).default('zh');

/** Query fields of every list: page number and page size. */
export const pageFields = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(12),
};

/** One page of a list, with the fields that a pager needs. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    pageSize: z.number().int(),
    total: z.number().int(),
  });
}

type Fields = z.ZodRawShape;
/** The schema of an item that is given as one, or by its fields. */
type ItemOf<Item extends z.ZodType | Fields> = Item extends z.ZodType
  ? Item
  : Item extends Fields
    ? z.ZodObject<Item>
    : never;

const itemOf = <Item extends z.ZodType | Fields>(item: Item) =>
  (item instanceof z.ZodType ? item : z.object(item)) as ItemOf<Item>;

/** A list without pages. @param item its schema or fields */
export const listOf = <const Item extends z.ZodType | Fields>(item: Item) =>
  z.object({ items: z.array(itemOf(item)) });

/** One page of a list by keyset. @param item its schema or fields */
export const keysetOf = <const Item extends z.ZodType | Fields>(item: Item) =>
  listOf(item).extend({
    /** The place after which the next page begins; null on the last one. */
    next: z.string().nullable(),
  });

/** What a slug is written with. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slug of a record in URLs, as in `/show/:uid`. */
export const slugSchema = z.string().min(1).max(96).regex(slugPattern);

/**
 * A place in a list, as the page before it gave it. A title of 160 characters takes 900.
 */
export const cursorSchema = z.string().max(1_000);

/** A label in both languages; English may be missing. */
export const localizedTextSchema = z.object({ zh: z.string(), en: z.string().nullable() });

/** A moment in time, as ISO 8601 in UTC. A handler may answer with the `Date` of a row. */
export const instantSchema = z.iso.datetime() as z.ZodType<string, string | Date>;
/** A calendar day as `YYYY-MM-DD`. */
export const daySchema = z.iso.date();

/** Headings of a rendered text. */
export const tocSchema = z.array(
  z.object({ id: z.string(), depth: z.number().int(), text: z.string() }),
);
