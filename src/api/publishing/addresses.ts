import { and, eq, isNull } from 'drizzle-orm';
import { findReleaseFile } from '#api/downloads/files.ts';
import { findMediaFile } from '#api/media/files.ts';
import type { ContentKind } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import { redirects } from '#db/schema/site.ts';
import { isFileKey } from '#files/file-key.ts';
import type { SiteAddresses } from './checks/context.ts';
import { kindOf } from './kinds.ts';

/** The path of a link within the site, without base path and fragment; undefined for all others. */
export function internalPath(link: string, publicUrl: string): string | undefined {
  const address = link.startsWith(publicUrl) ? `/${link.slice(publicUrl.length)}` : link;
  return /^\/(?!\/)/.test(address) ? address.replace(/#.*$/, '') : undefined;
}

/** Addresses of records by kind; the group is the slug. */
const recordPaths: readonly [ContentKind, RegExp][] = [
  // The page of the privacy notice belongs to its versions.
  ['article', /^\/show\/(?!privacy$)([^/?]+)$/],
  ['document', /^\/dmfaq\/([^/?]+)$/],
  ['case', /^\/cases\?(?:.*&)?case=([^&]+)/],
];

/** What an address of the site names. */
export interface AddressedPage {
  /** Chinese path without query. */
  path: string;
  /** Language in which the page is shown. */
  locale: Locale;
  /** Set if the address is one of a record, even where there is none. */
  kind?: ContentKind;
  record?: { id: string; facets: string[] } | undefined;
}

/** Finds the record that an address names. `textLocale` is the language of the text with the link. */
export async function findRecordAt(
  db: Executor,
  address: string,
  textLocale: Locale = 'zh',
): Promise<AddressedPage> {
  const isEnglish = address === '/en' || address.startsWith('/en/');
  const chinese = isEnglish ? address.slice(3) || '/' : address;
  const locale = isEnglish ? 'en' : textLocale;
  const [path = '/'] = chinese.split('?');
  for (const [kind, pattern] of recordPaths) {
    const slug = pattern.exec(chinese)?.[1];
    if (!slug) continue;
    const shown = kindOf(kind).hasEnglish ? locale : 'zh';
    return { path, locale: shown, kind, record: await findTarget(db, kind, slug) };
  }
  return { path, locale };
}

/** Whether the record at an address is public in the language in which it is shown. */
export function publicIn({ record, locale }: AddressedPage): boolean {
  return record?.facets.includes(`${locale}:published`) ?? false;
}

/** Whether visitors find a page or a file at an address without a redirect. */
export async function pageExists(
  db: Executor,
  { isPage }: Pick<SiteAddresses, 'isPage'>,
  address: string,
): Promise<boolean> {
  const at = await findRecordAt(db, address);
  return at.kind ? publicIn(at) : at.path.startsWith('/files/') || isPage(at.path);
}

/** Text of an address with its escapes undone; as it is where they are none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether visitors may fetch the file at a path of the site. */
export async function fileExists(db: Executor, path: string): Promise<boolean> {
  const [at = ''] = path.split('?');
  const [, release, name] = /^\/files\/downloads\/([\da-f-]{36})\/([^/]+)$/.exec(at) ?? [];
  if (release && name) {
    return (await findReleaseFile(db, release, decoded(name))) !== undefined;
  }
  const [, key] = /^\/files\/(media\/.+)$/.exec(at) ?? [];
  return key !== undefined && isFileKey(key) && (await findMediaFile(db, key)) !== undefined;
}

async function findTarget(db: Executor, kind: ContentKind, slug: string) {
  const [row] = await db
    .select({ id: contentRecords.id, facets: contentRecords.facets })
    .from(contentRecords)
    .where(
      and(
        eq(contentRecords.kind, kind),
        eq(contentRecords.name, slug),
        isNull(contentRecords.deletedAt),
      ),
    );
  return row;
}

/** Whether an active redirect starts at an address. */
export async function isRedirected(db: Executor, address: string): Promise<boolean> {
  const [path = ''] = address.split('?');
  const [row] = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(eq(redirects.fromPath, path), eq(redirects.active, true)));
  return row !== undefined;
}
