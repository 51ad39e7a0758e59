import type { ComponentType } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { ApiClient } from './request/client.ts';

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

/** What a page says about itself to browsers, search engines and share cards. */
export interface PageHead {
  /** The record's own title; the row's title, then the site's default, where absent. */
  title?: string;
  description?: string;
  /** Path or address of the picture on share cards. */
  image?: string;
  kind?: 'website' | 'article';
  /** Structured data, one object per entry. */
  structuredData?: readonly object[];
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
