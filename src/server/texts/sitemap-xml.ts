import { escapeXml } from '#contracts/escape.ts';

/** One address of a sitemap. */
export interface SitemapEntry {
  url: string;
  /** Last change of the page, if known. */
  changed: Date | null;
  /** The page in each language, with `x-default`; empty where it has one language. */
  alternates: readonly { language: string; url: string }[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The entries of a page: one per language, each linked to the other. */
export function pairEntries(
  zh: { url: string; changed: Date | null } | null,
  en: { url: string; changed: Date | null } | null,
): SitemapEntry[] {
  const alternates =
    zh && en
      ? [
          { language: 'zh-CN', url: zh.url },
          { language: 'en', url: en.url },
          { language: 'x-default', url: zh.url },
        ]
      : [];
  return [zh, en].flatMap((page) => (page ? { ...page, alternates } : []));
}

/** A sitemap file. */
export function urlSet(entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ url, changed, alternates }) => {
    const links = alternates.map(
      (version) =>
        `<xhtml:link rel="alternate" hreflang="${version.language}" href="${escapeXml(version.url)}"/>`,
    );
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeXml(url)}</loc>${lastmod}${links.join('')}</url>\n`;
  });
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('')}</urlset>\n`;
}

/** The sitemap index. */
export function sitemapIndex(urls: readonly string[]): string {
  const rows = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${rows.join('')}</sitemapindex>\n`;
}
