import type { ComponentType } from 'react';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { PageSubmission } from '#contracts/page-submission.ts';
import type { Picture } from '#contracts/picture.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { ApiClient } from '#request/client.ts';
import type { StructuredData } from './structured-data.ts';

/** Arguments of a page's `load`. */
export interface LoadContext {
  api: ApiClient;
  /** Path of the route table row, for page modules that several rows share. */
  path: string;
  /** Path parameters, validated by the route table. */
  params: Record<string, string>;
  /** Query fields of the row; other fields are dropped. */
  search: Record<string, string>;
  locale: Locale;
  site: SiteState;
  /** What was posted without scripts. Set only while the server renders its page again. */
  submission?: PageSubmission | undefined;
}

export interface ViewProps<Data> {
  data: Data;
  params: Record<string, string>;
  search: Record<string, string>;
}

/** Content of the page's share pictures, where it differs from the head. */
export interface PageSharePicture {
  /** Title without the brand. Defaults to the head's title, then the row's. */
  title?: string;
  /** Defaults to the head's description. */
  summary?: string;
  /** One or two words above the title. */
  eyebrow?: string;
  /** Sets the accent colour. */
  product?: ProductKey | null;
  cover?: Picture | null;
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  /** Title of the record. Defaults to the row's title, then the site's default. */
  title?: string;
  description?: string;
  kind?: 'website' | 'article';
  sharePicture?: PageSharePicture;
  /** ISO 8601 dates and the category. */
  article?: { publishedAt: string; modifiedAt?: string; section?: string };
  /** Address of its feed: a Chinese path without file extension; a query is allowed. */
  feed?: { title: string; path: string };
  /** Chinese path of its Markdown version. */
  markdown?: string;
  /**
   * Structured data, one object per entry. Search engines read the server's HTML, so pages create
   * it under `import.meta.env.SSR`; it is not in the browser's scripts.
   */
  structuredData?: readonly StructuredData[];
  /**
   * Normalised query fields for the canonical address, so that every spelling of a list's address
   * has the same canonical address. Defaults to the fields of the address.
   */
  query?: Record<string, string | undefined>;
  /** True for a secret page whose form is posted: browsers then send its origin, not its address. */
  postsForm?: boolean;
  /** True for an empty list. With query fields in its address it gets noindex. */
  isEmpty?: boolean;
}

/** A lazily loaded page module: its data, head and view. */
export interface Page<Data = unknown> {
  /** Loads the data. Runs once for each page view. */
  load?(context: LoadContext): Promise<Data>;
  /** Whether the record exists in the other language. Defaults to true. */
  hasOtherLanguage?(data: Data): boolean;
  /**
   * Chinese path of another kind of page on the subject of a record without the other language:
   * documents of the learning centre are articles in English. Null if there is none.
   */
  counterpart?(data: Data): string | null;
  /** Language of a record that has only one, whatever its address says: the frame takes it too. */
  locale?(data: Data): Locale;
  /** Title and head elements. */
  head?(context: { data: Data; locale: Locale; site: SiteState }): PageHead;
  View: ComponentType<ViewProps<Data>>;
}

/** Declares a page. Each page module has it as its default export. */
export function definePage<Data = undefined>(page: Page<Data>): Page<Data> {
  return page;
}
