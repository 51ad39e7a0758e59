import { escapeXml } from '#contracts/escape.ts';
import { withoutJoiners } from '#contracts/joiners.ts';
import type { Locale } from '#contracts/locale.ts';

/** One entry of a feed; URLs are absolute. */
export interface FeedEntry {
  /** Permanent: does not change with the title or the URL. */
  id: string;
  url: string;
  title: string;
  /** Plain text. */
  summary: string;
  html: string;
  image: string | null;
  author: string;
  tags: string[];
  publishedAt: Date;
  /** Never before `publishedAt`. */
  updatedAt: Date;
}

/** A feed in one language; URLs are absolute. */
export interface Feed {
  locale: Locale;
  title: string;
  description: string;
  /** Name of the provider. */
  author: string;
  /** The page with the same entries. */
  home: string;
  icon: string;
  entries: FeedEntry[];
}

/** Feed formats, named by file extension. */
export const feedFormats = ['atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Media types of the formats. */
export const feedTypes: Record<FeedFormat, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** Serialises a feed. @param self the feed's own absolute URL */
export function writeFeed(feed: Feed, format: FeedFormat, self: string): string {
  return withoutJoiners(format === 'atom' ? writeAtom(feed, self) : writeJson(feed, self));
}

const languages: Record<Locale, string> = { zh: 'zh-CN', en: 'en' };

/** Atom 1.0 (RFC 4287). */
function writeAtom(feed: Feed, self: string): string {
  const { locale, title, description, author, home, icon, entries } = feed;
  const updated = new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[locale]}">`,
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(description)}</subtitle>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    `<icon>${escapeXml(icon)}</icon>`,
    `<author><name>${escapeXml(author)}</name><uri>${escapeXml(home)}</uri></author>`,
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('\n');
}

function atomEntry(entry: FeedEntry): string {
  return [
    '<entry>',
    `<id>${escapeXml(entry.id)}</id>`,
    `<title>${escapeXml(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
    `<published>${entry.publishedAt.toISOString()}</published>`,
    `<updated>${entry.updatedAt.toISOString()}</updated>`,
    `<author><name>${escapeXml(entry.author)}</name></author>`,
    ...entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    `<summary>${escapeXml(entry.summary)}</summary>`,
    `<content type="html">${escapeXml(entry.html)}</content>`,
    '</entry>',
  ].join('\n');
}

/** JSON Feed 1.1. */
function writeJson(feed: Feed, self: string): string {
  const { locale, title, description, author, home, icon, entries } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    favicon: icon,
    language: languages[locale],
    authors: [{ name: author, url: home }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      ...(entry.image ? { image: entry.image } : {}),
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
      authors: [{ name: entry.author }],
      tags: entry.tags,
    })),
  });
}
