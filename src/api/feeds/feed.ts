import type { Locale } from '#contracts/locale.ts';

/** One entry of a feed; addresses are absolute. */
export interface FeedEntry {
  /** Stays the same whatever becomes of title and address. */
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

/** A list of news that readers follow, in one language; addresses are absolute. */
export interface Feed {
  locale: Locale;
  title: string;
  description: string;
  /** The provider. */
  author: string;
  /** The page that shows the same. */
  home: string;
  icon: string;
  entries: FeedEntry[];
}

/** The forms a feed is served in, named by the ending of its address. */
export const feedFormats = ['atom', 'json'] as const;
/** A form that a feed is served in. */
export type FeedFormat = (typeof feedFormats)[number];

/** Media types of the forms. */
export const feedTypes: Record<FeedFormat, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** A feed as text. @param self its own absolute address */
export function writeFeed(feed: Feed, format: FeedFormat, self: string): string {
  return format === 'atom' ? writeAtom(feed, self) : writeJson(feed, self);
}

const languages: Record<Locale, string> = { zh: 'zh-CN', en: 'en' };

/** Atom 1.0 (RFC 4287). */
function writeAtom(feed: Feed, self: string): string {
  const { locale, title, description, author, home, icon, entries } = feed;
  const updated = new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[locale]}">`,
    `<id>${xml(self)}</id>`,
    `<title>${xml(title)}</title>`,
    `<subtitle>${xml(description)}</subtitle>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(home)}"/>`,
    `<icon>${xml(icon)}</icon>`,
    `<author><name>${xml(author)}</name><uri>${xml(home)}</uri></author>`,
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('\n');
}

function atomEntry(entry: FeedEntry): string {
  return [
    '<entry>',
    `<id>${xml(entry.id)}</id>`,
    `<title>${xml(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(entry.url)}"/>`,
    `<published>${entry.publishedAt.toISOString()}</published>`,
    `<updated>${entry.updatedAt.toISOString()}</updated>`,
    `<author><name>${xml(entry.author)}</name></author>`,
    ...entry.tags.map((tag) => `<category term="${xml(tag)}"/>`),
    `<summary>${xml(entry.summary)}</summary>`,
    `<content type="html">${xml(entry.html)}</content>`,
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

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML; characters that XML cannot hold are left out. */
function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (character) => escapes[character] ?? '')
  );
}
