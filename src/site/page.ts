import type { ComponentType } from 'react';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Picture } from '#contracts/picture.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { ApiClient } from './request/client.ts';
import type { StructuredData } from './structured-data.ts';

/** What a page's `load` has to work with. */
export interface LoadContext {
  api: ApiClient;
  /** The row's path, for screens that several rows share. */
  path: string;
  /** Path parameters, already checked by the route table. */
  params: Record<string, string>;
  /** The query fields that the page's row names; others are not passed on. */
  search: Record<string, string>;
  locale: Locale;
  site: SiteState;
}

/** What a page's view gets. */
export interface ViewProps<Data> {
  data: Data;
  params: Record<string, string>;
  search: Record<string, string>;
}

/** What stands on the share pictures of a page where the head does not say it already. */
export interface PageCard {
  /** Title without the brand; the head's, then the row's, where absent. */
  title?: string;
  /** The head's description where absent. */
  summary?: string;
  /** A word or two above the title. */
  eyebrow?: string;
  /** Gives its accent. */
  product?: ProductKey | null;
  cover?: Picture | null;
}

/** What a page says about itself to browsers, search engines and share cards. */
export interface PageHead {
  /** The record's own title; the row's title, then the site's default, where absent. */
  title?: string;
  description?: string;
  kind?: 'website' | 'article';
  card?: PageCard;
  /** Dates of a text as ISO 8601, and where it belongs. */
  article?: { publishedAt: string; modifiedAt?: string; section?: string };
  /** Its feed: a Chinese path without the ending of a format, query allowed. */
  feed?: { title: string; path: string };
  /** Chinese path of its text as Markdown. */
  markdown?: string;
  /**
   * Structured data, one object per entry. Search engines read the server's HTML, so pages make it
   * under `import.meta.env.SSR`: the browser's scripts then leave it out.
   */
  structuredData?: readonly StructuredData[];
  /**
   * Query fields of its address as they were understood; a list names those that are there and count,
   * so that no other spelling of it is a page of its own. Those of the address where absent.
   */
  query?: Record<string, string | undefined>;
  /** A list in which nothing is found; with a query in its address, search engines do not list it. */
  isEmpty?: boolean;
  /** Whether the same record exists in the other language; true where absent. */
  hasTwin?: boolean;
}

/** One lazily loaded page module: its data, its head and its view. */
export interface Page<Data = unknown> {
  load?(context: LoadContext): Promise<Data>;
  head?(context: { data: Data; locale: Locale; site: SiteState }): PageHead;
  View: ComponentType<ViewProps<Data>>;
}

/** Declares a page; the module exports it as its default. */
export function definePage<Data = undefined>(page: Page<Data>): Page<Data> {
  return page;
}
