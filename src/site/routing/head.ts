import { productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import { pickText } from '#contracts/locale.ts';
import {
  type SharePicture,
  type SharePictureName,
  sharePictureFile,
  sharePictureSizes,
  sharePictureVersion,
} from '#contracts/share-picture.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { PageHead } from '../page.ts';
import type { RouteInfo } from './context.ts';
import { pageModules } from './page-modules.ts';
import type { LoadedPage } from './page-view.tsx';
import { queryOf } from './query.ts';
import { sharePictureName } from './share-pictures.ts';
import { fallbackRow, hasEnglish, type RouteRow, splitLocale, themeOf } from './table.ts';

type Attributes = Record<string, string>;

/** An element in the document's head. */
export type HeadTag =
  | { kind: 'meta' | 'link'; attributes: Attributes }
  | { kind: 'structured-data'; value: object };

export interface DocumentHead {
  title: string;
  tags: HeadTag[];
  /** Text of the page's share pictures; null for pages that must not be indexed. */
  sharePicture: SharePicture | null;
}

const meta = (attributes: Attributes): HeadTag => ({ kind: 'meta', attributes });
const property = (name: string, content: string): HeadTag => meta({ property: name, content });
const link = (attributes: Attributes): HeadTag => ({ kind: 'link', attributes });

/** The part of a router match that the head depends on. */
export interface DocumentMatch {
  status: string;
  pathname: string;
  search?: Record<string, unknown>;
  loaderData?: unknown;
  loaderDeps?: unknown;
  staticData: { info?: RouteInfo };
}

/** A requested page with its data. */
export interface PageState extends RouteInfo {
  /** Chinese path. */
  path: string;
  /** The query fields of the route's row. */
  search: Record<string, string>;
  /** Status from the router: `success`, `notFound` or another failure. */
  status: string;
  loaded: LoadedPage | undefined;
}

/** A page that exists, with its addresses. */
interface FoundPage {
  row: RouteRow;
  locale: Locale;
  site: SiteState;
  own: PageHead;
  /** Whether it exists in both languages. */
  isPair: boolean;
  name: SharePictureName;
  /** The Chinese path with the canonical query fields. */
  address: string;
  /** Title without the brand, which share pictures show separately. */
  title: string;
  description: string;
}

/** The head of the router's current page. */
export function documentHead(matches: readonly DocumentMatch[], site: SiteState): DocumentHead {
  const match = matches.at(-1);
  if (!match?.staticData.info)
    return { title: site.defaultTitle.zh, tags: [hidden], sharePicture: null };
  return pageHead(
    {
      ...match.staticData.info,
      path: splitLocale(match.pathname).path,
      search: (match.loaderDeps ?? {}) as Record<string, string>,
      status: match.status,
      loaded: match.loaderData as LoadedPage | undefined,
    },
    site,
  );
}

/** Title, description, canonical address, language alternates, share picture and structured data. */
export function pageHead(state: PageState, site: SiteState): DocumentHead {
  const { row, locale, path, search, status, loaded } = state;
  const failed = status !== 'success';
  const page = failed ? undefined : pageModules.get(row.page)?.current();
  const own: PageHead = page?.head?.({ data: loaded?.data, locale, site }) ?? {};
  // A missing page gets the fallback's title. A page that failed keeps its row's title.
  const missing = status === 'notFound' ? fallbackRow.title[locale] : null;
  const plainTitle = missing ?? own.title ?? row.title[locale] ?? null;
  const title = documentTitle(plainTitle, locale, site);
  // Chats preview the description of any address, so a secret page must not show its own.
  const ownDescription = row.secret ? undefined : own.description;
  const description = ownDescription ?? pickText(site.description, locale);
  const tags = [meta({ name: 'description', content: description })];
  if (failed || row.secret || row.fresh || row.personalQuery?.some((field) => search[field])) {
    return {
      title,
      tags: [...tags, hidden, ...(own.postsForm ? [ownReferrer] : [])],
      sharePicture: null,
    };
  }
  const isEmpty = own.isEmpty && Object.keys(search).length > 0;
  if (search.q || isEmpty) return { title, tags: [...tags, unlisted], sharePicture: null };
  const name = sharePictureName(row, path, search);
  const address = path + canonicalQuery(row, name, own.query ?? search);
  // The same page of a list holds other items in the other language, or none.
  const isPair = hasEnglish(row) && loaded?.hasOtherLanguage !== false && !search.page;
  const facts = {
    row,
    locale,
    site,
    own,
    isPair,
    name,
    address,
    title: plainTitle ?? title,
    description,
  };
  const sharePicture = sharePictureOf(facts);
  return {
    title,
    tags: [
      ...tags,
      ...addressLinks(facts),
      ...otherForms(facts),
      ...openGraph(facts, sharePicture),
      ...(own.structuredData ?? []).map((value): HeadTag => ({ kind: 'structured-data', value })),
    ],
    sharePicture,
  };
}

/** Language and theme of the document for the current page. */
export function documentAttributes(matches: readonly DocumentMatch[]) {
  const match = matches.at(-1);
  const { row, locale } = match?.staticData.info ?? { row: fallbackRow, locale: 'zh' };
  return {
    lang: locale === 'zh' ? 'zh-CN' : 'en',
    theme: themeOf(row, match?.search ?? {}),
  };
}

/** Takes the place of the header, after which a browser sends no origin with a form. */
const ownReferrer = meta({ name: 'referrer', content: 'same-origin' });
const hidden = meta({ name: 'robots', content: 'noindex, nofollow' });
/** For search results and empty lists: not indexed, but links are followed. */
const unlisted = meta({ name: 'robots', content: 'noindex, follow' });

/** The page's title and the brand, or the site's default title. */
function documentTitle(title: string | null, locale: Locale, site: SiteState): string {
  const { defaultTitle, brandName } = site;
  if (!title) return locale === 'en' ? pickText(defaultTitle, 'en') : defaultTitle.zh;
  const brand = pickText(brandName, locale);
  return title.includes(brand) ? title : `${title} - ${brand}`;
}

/** The canonical query fields. An open record is the same page in every list. */
function canonicalQuery(
  row: RouteRow,
  { subject }: SharePictureName,
  search: Record<string, string | undefined>,
) {
  const names = subject === 'case' ? ['case'] : (row.canonical ?? []);
  return queryOf(names, (name) => search[name]);
}

function sharePictureOf({
  row,
  locale,
  site,
  own,
  name,
  address,
  description,
}: FoundPage): SharePicture {
  const { sharePicture = {} } = own;
  const isRecord = name.subject !== 'page';
  // All pages of a list have the share picture of its first page.
  const listTitle = row.title[locale] ?? pickText(site.defaultTitle, locale);
  const [path = ''] = address.split('?');
  return {
    ...name,
    locale,
    title: sharePicture.title ?? (isRecord ? own.title : undefined) ?? listTitle,
    summary: sharePicture.summary ?? description,
    eyebrow: sharePicture.eyebrow ?? null,
    product:
      sharePicture.product ??
      productKeys.find((key) => name.subject === 'product' && key === name.slug) ??
      null,
    cover: sharePicture.cover
      ? { src: sharePicture.cover.src, widths: sharePicture.cover.widths }
      : null,
    brand: pickText(site.brandName, locale),
    url: absolute(site, locale, isRecord ? address : path),
  };
}

function openGraph(page: FoundPage, picture: SharePicture): HeadTag[] {
  const { isPair, locale, site, own, address, title, description } = page;
  const { article } = own;
  const { width, height } = sharePictureSizes.og;
  return [
    property('og:type', own.kind ?? 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', absolute(site, locale, address)),
    property('og:site_name', picture.brand),
    property('og:locale', openGraphLocale[locale]),
    ...(isPair
      ? [property('og:locale:alternate', openGraphLocale[locale === 'zh' ? 'en' : 'zh'])]
      : []),
    property(
      'og:image',
      site.publicUrl + sharePictureFile('og', picture, sharePictureVersion(picture)),
    ),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', picture.title),
    ...(article
      ? [
          property('article:published_time', article.publishedAt),
          property('article:modified_time', article.modifiedAt ?? article.publishedAt),
          ...(article.section ? [property('article:section', article.section)] : []),
        ]
      : []),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

const openGraphLocale: Record<Locale, string> = { zh: 'zh_CN', en: 'en_US' };

/** Canonical address, and the language alternates if the page exists in both. */
function addressLinks({ isPair, locale, site, address }: FoundPage): HeadTag[] {
  const canonical = link({ rel: 'canonical', href: absolute(site, locale, address) });
  if (!isPair) return [canonical];
  return [
    canonical,
    alternate(site, 'zh', address, { hreflang: 'zh-CN' }),
    alternate(site, 'en', address, { hreflang: 'en' }),
    alternate(site, 'zh', address, { hreflang: 'x-default' }),
  ];
}

/** Links to the page's feed in both formats and to its Markdown version. */
function otherForms({ locale, site, own: { feed, markdown } }: FoundPage): HeadTag[] {
  const inFormat = (format: string, type: string) =>
    feed
      ? alternate(site, locale, feed.path.replace(/(?=\?|$)/, format), { type, title: feed.title })
      : [];
  return [
    inFormat('.atom', 'application/atom+xml'),
    inFormat('.json', 'application/feed+json'),
    markdown ? alternate(site, locale, markdown, { type: 'text/markdown' }) : [],
  ].flat();
}

/** A link to another format or language of the page, by its Chinese path and query. */
function alternate(site: SiteState, locale: Locale, path: string, attributes: Attributes): HeadTag {
  return link({ rel: 'alternate', ...attributes, href: absolute(site, locale, path) });
}

/** Public address of a Chinese path, with query, in a language. */
function absolute({ publicUrl }: SiteState, locale: Locale, address: string): string {
  return publicUrl.replace(/\/$/, '') + (locale === 'en' ? `/en${address}` : address);
}
