/** Life of a text in one language; only `published` with a past `publishedAt` is public. */
export const publishStatuses = ['draft', 'published', 'archived'] as const;
/** Life of a text in one language. */
export type PublishStatus = (typeof publishStatuses)[number];

/** Tags that content changes are announced under; the page cache invalidates by them. */
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
  'search',
] as const;
/** A tag that a content change is announced under. */
export type ContentTag = (typeof contentTags)[number];
/** The PostgreSQL channel that content changes are announced on; the payload is a `ContentTag`. */
export const contentChannel = 'content_changed';

/** A heading of a rendered text, for its table of contents. */
export interface TocEntry {
  /** Anchor of the heading, without `#`. */
  id: string;
  /** Heading level, 2 to 4. */
  depth: number;
  /** Heading text without markup. */
  text: string;
}

/** One stored block of a page; `src/blocks/<type>/schema.ts` says what else it holds. */
export interface StoredBlock {
  /** Stable within the page, so that differences and anchors survive reordering. */
  id: string;
  /** Name of the folder in src/blocks. */
  type: string;
  [field: string]: unknown;
}

/** How strongly a risky word is objected to. */
export const riskSeverities = ['notice', 'warning', 'forbidden'] as const;
/** How strongly a risky word is objected to. */
export type RiskSeverity = (typeof riskSeverities)[number];
