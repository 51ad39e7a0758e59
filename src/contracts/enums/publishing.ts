import type { Locale } from '../locale.ts';

/** States of a text in one language; it is public if `published` and `publishedAt` is past. */
export const publishStatuses = ['draft', 'published', 'archived'] as const;
export type PublishStatus = (typeof publishStatuses)[number];

/** Tags of content change notifications; the page cache uses them for invalidation. */
export const contentTags = [
  'site',
  'pages',
  'products',
  'articles',
  'documents',
  'cases',
  'downloads',
  'media',
  'scenes',
  'redemptions',
  'qr-pages',
  'facts',
  'search',
  'risky-words',
] as const;
export type ContentTag = (typeof contentTags)[number];
/**
 * Tag of a record's text in one language, by its slug or, for pages, its key: something changed that
 * lists do not show. A change that lists show has the `ContentTag` only.
 */
export type RecordTag = `${ContentTag}:${string}:${Locale}`;
/** Tag of the texts of all records of a kind; announced together with each `RecordTag`. */
export type AnyRecordTag = `${ContentTag}:*`;
/** PostgreSQL channel of content change notifications; the payload is one of these tags. */
export const contentChannel = 'content_changed';

/** A heading in a table of contents. */
export interface TocEntry {
  /** Anchor of the heading, without `#`. */
  id: string;
  /** Heading level, 2 to 4. */
  depth: number;
  /** Heading text without markup. */
  text: string;
}

/** A stored block of a page; `src/blocks/<type>/schema.ts` defines its other fields. */
export interface StoredBlock {
  /** Stable within the page, so that diffs and anchors survive reordering. */
  id: string;
  /** Folder name in src/blocks. */
  type: string;
  [field: string]: unknown;
}
