import type { Locale } from '#contracts/locale.ts';
import { queryOf } from './query.ts';
import {
  findRow,
  hasEnglish,
  localizePath,
  type RouteRow,
  type routeTable,
  type SiteHref,
} from './table.ts';

/** Paths of rows with an English version and without parameters. */
type PairedPath = Extract<
  SiteHref,
  '/' | '/info' | '/cases' | '/product/3d' | '/product/app' | '/support/download'
>;

/**
 * The page nearest in content, in both languages, for a row that has only a Chinese version or
 * whose record is not translated. Rows without a line here have none nearer than the home page.
 */
const nearest: Partial<Record<(typeof routeTable)[number]['path'], PairedPath>> = {
  '/show/:uid': '/info',
  '/cases': '/cases',
  '/support/download': '/support/download',
  // Articles are what the learning centre has in English.
  '/support/document': '/info',
  '/dmfaq/:uid': '/info',
  '/QRCode_dami': '/product/app',
  // The codes are for the app's Pro edition.
  '/ad/sony': '/product/app',
  '/share/liveReport/:id': '/product/app',
  '/share/:id': '/product/3d',
  '/share/order/impl/:id': '/product/3d',
  '/share/requirement/:uuid': '/product/3d',
  '/share/device/:uuid': '/product/3d',
  '/share/implConfirm/:uuid': '/product/3d',
};

/** The page that the language link of a page opens. */
export interface OtherLanguage {
  /** Path and query. */
  address: string;
  /** Set if it is another page, because this one is not translated. */
  instead: RouteRow | null;
}

/** The same page in the other language, or the one nearest to it. */
export function inOtherLanguage({
  row,
  locale,
  path,
  search,
  isTranslated,
  counterpart = null,
}: {
  row: RouteRow;
  locale: Locale;
  /** Chinese path. */
  path: string;
  search: Record<string, string>;
  /** False if the record exists in this language only. */
  isTranslated: boolean;
  /** Chinese path of another kind of page with this text in the other language. */
  counterpart?: string | null;
}): OtherLanguage {
  const other = locale === 'zh' ? 'en' : 'zh';
  const target = findRow(path);
  if (!target) return { address: localizePath('/', other), instead: null };
  if (isTranslated && (other === 'zh' || hasEnglish(target))) {
    return { address: localizePath(path, other) + sharedQuery(row, search), instead: null };
  }
  if (counterpart) return { address: localizePath(counterpart, other), instead: null };
  const paths: Partial<Record<string, PairedPath>> = nearest;
  const near = paths[row.path] ?? '/';
  return { address: localizePath(near, other), instead: findRow(near) ?? null };
}

/**
 * Query fields of the address that are also valid in the other language. Words to search for are
 * not, and the page of a list is not: the other language may have fewer of them, with other items.
 */
function sharedQuery({ query = [], personalQuery = [] }: RouteRow, search: Record<string, string>) {
  const own = ['q', 'page', ...personalQuery];
  const names = query.filter((name) => !own.includes(name));
  return queryOf(names, (name) => search[name]);
}
