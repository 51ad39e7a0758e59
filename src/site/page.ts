import type { ComponentType } from 'react';
import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Picture } from '#contracts/picture.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { ApiClient } from './request/client.ts';
import type { StructuredData } from './structured-data.ts';

/** Arguments of a page's `load`. */
export interface LoadContext {
  api: ApiClient;
  /** The row's path, for page modules that several rows share. */
  path: string;
  /** Path parameters, validated by the route table. */
  params: Record<string, string>;
  /** Query fields that the page's row names; others are dropped. */
  search: Record<string, string>;
  locale: Locale;
  site: SiteState;
  /** A booking posted without scripts and refused; only while the server renders its page again. */
  submission?: BookingSubmission | undefined;
}

/** Properties of a page's view. */
export interface ViewProps<Data> {
  data: Data;
  params: Record<string, string>;
  search: Record<string, string>;
}

/** Texts of the page's share pictures that differ from its head. */
export interface PageCard {
  /** Title without the brand; the head's, then the row's, where absent. */
  title?: string;
  /** The head's description where absent. */
  summary?: string;
  /** One or two words above the title. */
  eyebrow?: string;
  /** Sets the accent colour. */
  product?: ProductKey | null;
  cover?: Picture | null;
}

/** What a page tells browsers, search engines and chats about itself. */
export interface PageHead {
  /** The record's own title; the row's title, then the site's default, where absent. */
  title?: string;
  description?: string;
  kind?: 'website' | 'article';
  card?: PageCard;
  /** Dates as ISO 8601, and the category. */
  article?: { publishedAt: string; modifiedAt?: string; section?: string };
  /** Its feed: a Chinese path without file extension, query allowed. */
  feed?: { title: string; path: string };
  /** Chinese path of its Markdown form. */
  markdown?: string;
  /**
   * Structured data, one object per entry. Search engines read the server's HTML, so pages make it
   * under `import.meta.env.SSR`: the browser's scripts then leave it out.
   */
  structuredData?: readonly StructuredData[];
  /**
   * Normalised query fields for the canonical address, so that every spelling of a list has one
   * canonical page. By default the fields of the address.
   */
  query?: Record<string, string | undefined>;
  /** An empty list; with query fields in its address it gets noindex. */
  isEmpty?: boolean;
}

/** One lazily loaded page module: its data, its head and its view. */
export interface Page<Data = unknown> {
  load?(context: LoadContext): Promise<Data>;
  /** Whether the same record exists in the other language; true where absent. */
  hasOtherLanguage?(data: Data): boolean;
  /** Runs once for each page shown. */
  head?(context: { data: Data; locale: Locale; site: SiteState }): PageHead;
  View: ComponentType<ViewProps<Data>>;
}

/** Declares a page; the module exports it as its default. */
export function definePage<Data = undefined>(page: Page<Data>): Page<Data> {
  return page;
}
