import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { ApiClient } from '#request/client.ts';
import { type DocumentHead, pageHead } from './head.ts';
import { pageModules } from './page-modules.ts';
import type { RouteRow } from './table.ts';

export interface DescribedPage {
  row: RouteRow;
  locale: Locale;
  /** Chinese path. */
  path: string;
  params: Record<string, string>;
  search: Record<string, string>;
  site: SiteState;
  api: ApiClient;
}

/**
 * Metadata of a page, made from its record only: nothing is rendered.
 * @throws the request error of its loader, for example with status 404 if there is no such record
 */
export async function describePage(page: DescribedPage): Promise<DocumentHead> {
  const { row, locale, path, params, search, site, api } = page;
  const module = await pageModules.get(row.page)?.load();
  const data = await module?.load?.({ api, path: row.path, params, search, locale, site });
  const hasOtherLanguage = module?.hasOtherLanguage?.(data) ?? true;
  const loaded = {
    data,
    hasOtherLanguage,
    counterpart: module?.counterpart?.(data) ?? null,
    locale: module?.locale?.(data) ?? null,
  };
  return pageHead({ row, locale, path, search, status: 'success', loaded }, site);
}
