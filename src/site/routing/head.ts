import type { Locale } from '#contracts/locale.ts';
import { pickText } from '#contracts/locale.ts';
import type { Page, PageHead } from '../page.ts';
import type { RouterContext } from './route-tree.tsx';
import { hasEnglish, type RouteRow, splitLocale } from './table.ts';

interface HeadInput {
  row: RouteRow;
  locale: Locale;
  page: Page | undefined;
  data: unknown;
  /** Path of the match, base path excluded. */
  pathname: string;
  search: Record<string, string>;
  /** Whether the page could not be loaded, so that its data must not be looked at. */
  failed: boolean;
  context: RouterContext;
}

type Tag = Record<string, string>;

/** Title, description, canonical address, language pairs, share card and structured data. */
export function headTags(input: HeadInput) {
  const { row, locale, context } = input;
  const { site } = context;
  const own: PageHead =
    input.failed || !input.page?.head ? {} : input.page.head({ data: input.data, locale, site });
  const title = documentTitle(own.title ?? row.title[locale] ?? null, input);
  const description = own.description ?? pickText(site.description, locale);
  const indexed = !row.secret && !row.fresh && !input.failed;
  const meta: Array<Tag | object> = [
    { title },
    { name: 'description', content: description },
    ...(indexed ? shareCard(input, own, title, description) : [robots]),
    ...(own.structuredData ?? []).map((entry) => ({ 'script:ld+json': entry })),
  ];
  return { meta, links: indexed ? addressLinks(input, own) : [] };
}

const robots = { name: 'robots', content: 'noindex, nofollow' };

/** The page's title with the brand behind it; the provider's Chinese title where it has none. */
function documentTitle(title: string | null, { locale, context }: HeadInput): string {
  const { defaultTitle, brandName } = context.site;
  if (!title) return locale === 'en' ? pickText(defaultTitle, 'en') : defaultTitle.zh;
  const brand = pickText(brandName, locale);
  return title.includes(brand) ? title : `${title} - ${brand}`;
}

function shareCard(
  { locale, context, pathname, search }: HeadInput,
  own: PageHead,
  title: string,
  description: string,
): Tag[] {
  const { publicUrl, brandName } = context.site;
  const image = own.image ? new URL(own.image.replace(/^\//, ''), publicUrl).href : null;
  return [
    { property: 'og:type', content: own.kind ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(publicUrl, pathname, search) },
    { property: 'og:site_name', content: pickText(brandName, locale) },
    { property: 'og:locale', content: locale === 'en' ? 'en_US' : 'zh_CN' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}

/** Canonical address, and the pair of languages where the page exists in both. */
function addressLinks({ row, context, pathname, search }: HeadInput, own: PageHead): Tag[] {
  const { publicUrl } = context.site;
  const { path } = splitLocale(pathname);
  const links: Tag[] = [{ rel: 'canonical', href: absolute(publicUrl, pathname, search) }];
  if (!hasEnglish(row) || own.hasTwin === false) return links;
  const zh = absolute(publicUrl, path, search);
  const en = absolute(publicUrl, `/en${path}`, search);
  return [
    ...links,
    { rel: 'alternate', hrefLang: 'zh-CN', href: zh },
    { rel: 'alternate', hrefLang: 'en', href: en },
    { rel: 'alternate', hrefLang: 'x-default', href: zh },
  ];
}

function absolute(publicUrl: string, pathname: string, search: Record<string, string>): string {
  const path = pathname === '/en' ? '/en/' : pathname;
  const query = new URLSearchParams(search).toString();
  return publicUrl.replace(/\/$/, '') + path + (query && `?${query}`);
}
