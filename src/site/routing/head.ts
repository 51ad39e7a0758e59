import type { Locale } from '#contracts/locale.ts';
import { pickText } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { PageHead } from '../page.ts';
import type { LoadedPage } from './page-view.tsx';
import { screens } from './screens.ts';
import { fallbackRow, hasEnglish, type RouteRow, splitLocale } from './table.ts';

interface HeadInput {
  row: RouteRow;
  locale: Locale;
  /** Path of the match, base path excluded. */
  pathname: string;
  search: Record<string, string>;
  site: SiteState;
}

type Attributes = Record<string, string>;

/** An element that a page puts into the document's head. */
export type HeadTag =
  | { kind: 'meta' | 'link'; attributes: Attributes }
  | { kind: 'structured-data'; value: object };

/** What a page says of itself in the document: its title and its head elements. */
export interface DocumentHead {
  title: string;
  tags: HeadTag[];
}

const meta = (attributes: Attributes): HeadTag => ({ kind: 'meta', attributes });
const link = (attributes: Attributes): HeadTag => ({ kind: 'link', attributes });

/** The part of a router's match that the head is made from. */
export interface DocumentMatch {
  status: string;
  pathname: string;
  loaderData?: unknown;
  loaderDeps?: unknown;
  staticData: { info?: { row: RouteRow; locale: Locale } };
}

/** Title, description, canonical address, language pairs, share card and structured data. */
export function documentHead(matches: readonly DocumentMatch[], site: SiteState): DocumentHead {
  const match = matches.at(-1);
  if (!match?.staticData.info) return { title: site.defaultTitle.zh, tags: [robots] };
  const { row, locale } = match.staticData.info;
  const failed = match.status !== 'success';
  const loaded = match.loaderData as LoadedPage | undefined;
  const page = failed ? undefined : screens.get(row.screen)?.current();
  const own: PageHead = page?.head?.({ data: loaded?.data, locale, site }) ?? {};
  const search = (match.loaderDeps ?? {}) as Record<string, string>;
  const input: HeadInput = { row, locale, pathname: match.pathname, search, site };
  // What a page could not load has the fallback's title, or the page's own where it only failed.
  const missing = match.status === 'notFound' ? fallbackRow.title[locale] : null;
  const title = documentTitle(missing ?? own.title ?? row.title[locale] ?? null, input);
  const description = own.description ?? pickText(site.description, locale);
  const indexed = !row.secret && !row.fresh && !failed;
  return {
    title,
    tags: [
      meta({ name: 'description', content: description }),
      ...(indexed ? shareCard(input, own, title, description) : [robots]),
      ...(indexed ? addressLinks(input, own) : []),
      ...(own.structuredData ?? []).map((value): HeadTag => ({ kind: 'structured-data', value })),
    ],
  };
}

/** Language and theme of the document for the page shown. */
export function documentLook(matches: readonly DocumentMatch[]) {
  const { row, locale } = matches.at(-1)?.staticData.info ?? { row: fallbackRow, locale: 'zh' };
  return { lang: locale === 'zh' ? 'zh-CN' : 'en', theme: row.theme };
}

const robots = meta({ name: 'robots', content: 'noindex, nofollow' });

/** The page's title with the brand behind it; the provider's Chinese title where it has none. */
function documentTitle(title: string | null, { locale, site }: HeadInput): string {
  const { defaultTitle, brandName } = site;
  if (!title) return locale === 'en' ? pickText(defaultTitle, 'en') : defaultTitle.zh;
  const brand = pickText(brandName, locale);
  return title.includes(brand) ? title : `${title} - ${brand}`;
}

function shareCard(
  { locale, site, pathname, search }: HeadInput,
  own: PageHead,
  title: string,
  description: string,
): HeadTag[] {
  const { publicUrl, brandName } = site;
  const image = own.image ? new URL(own.image.replace(/^\//, ''), publicUrl).href : null;
  return [
    meta({ property: 'og:type', content: own.kind ?? 'website' }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: absolute(publicUrl, pathname, search) }),
    meta({ property: 'og:site_name', content: pickText(brandName, locale) }),
    meta({ property: 'og:locale', content: locale === 'en' ? 'en_US' : 'zh_CN' }),
    ...(image ? [meta({ property: 'og:image', content: image })] : []),
  ];
}

/** Canonical address, and the pair of languages where the page exists in both. */
function addressLinks({ row, site, pathname, search }: HeadInput, own: PageHead): HeadTag[] {
  const { publicUrl } = site;
  const { path } = splitLocale(pathname);
  const links: HeadTag[] = [
    link({ rel: 'canonical', href: absolute(publicUrl, pathname, search) }),
  ];
  if (!hasEnglish(row) || own.hasTwin === false) return links;
  const zh = absolute(publicUrl, path, search);
  const en = absolute(publicUrl, `/en${path}`, search);
  return [
    ...links,
    link({ rel: 'alternate', hreflang: 'zh-CN', href: zh }),
    link({ rel: 'alternate', hreflang: 'en', href: en }),
    link({ rel: 'alternate', hreflang: 'x-default', href: zh }),
  ];
}

function absolute(publicUrl: string, pathname: string, search: Record<string, string>): string {
  const path = pathname === '/en' ? '/en/' : pathname;
  const query = new URLSearchParams(search).toString();
  return publicUrl.replace(/\/$/, '') + path + (query && `?${query}`);
}
