import { and, eq, isNull } from 'drizzle-orm';
import { type ContentKind, localeOfPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import { redirects } from '#db/schema/site.ts';
import type { Finding } from '../contract.ts';
import { kindOf } from '../kinds.ts';
import { type CheckContext, type CheckedPart, findingIn } from './context.ts';
import { messages } from './messages.ts';
import { targetsOf } from './targets.ts';

/** Links to pages that do not exist, and to other sites. */
export async function checkLinks(
  context: CheckContext,
  { part, data, definition }: CheckedPart,
): Promise<Finding[]> {
  const finding = findingIn(part);
  const locale = localeOfPart(part) ?? 'zh';
  const links = definition.references(data).filter(({ kind }) => kind === 'link');
  for (const { field, text, form } of definition.texts(data)) {
    if (form !== 'markdown') continue;
    const { links: values } = await targetsOf(text);
    links.push(...values.map((value) => ({ field, kind: 'link', value }) as const));
  }
  const findings: Finding[] = [];
  for (const { field, value } of links) {
    const place = { field, quote: value };
    const path = internalPath(value, context.site.publicUrl);
    if (path === undefined) {
      if (/^https?:/i.test(value)) {
        findings.push(finding('warn', 'link-foreign', place, messages.linkForeign(value)));
      }
    } else if (!(await leadsSomewhere(context, path, locale))) {
      findings.push(finding('block', 'link-dead', place, messages.linkDead(value)));
    }
  }
  return findings;
}

/** The path of a link within the site, without base path and fragment; undefined for all others. */
function internalPath(link: string, publicUrl: string): string | undefined {
  const address = link.startsWith(publicUrl) ? `/${link.slice(publicUrl.length)}` : link;
  return /^\/(?!\/)/.test(address) ? address.replace(/#.*$/, '') : undefined;
}

/** Addresses of records by kind; the group is the slug. */
const recordPaths: readonly [ContentKind, RegExp][] = [
  ['article', /^\/show\/([^/?]+)$/],
  ['document', /^\/dmfaq\/([^/?]+)$/],
  ['case', /^\/cases\?(?:.*&)?case=([^&]+)/],
];

async function leadsSomewhere(
  { db, record, site, locales }: CheckContext,
  address: string,
  textLocale: Locale,
): Promise<boolean> {
  const isEnglish = address === '/en' || address.startsWith('/en/');
  const chinese = isEnglish ? address.slice(3) || '/' : address;
  const locale = isEnglish ? 'en' : textLocale;
  for (const [kind, pattern] of recordPaths) {
    const slug = pattern.exec(chinese)?.[1];
    if (!slug) continue;
    const wanted = locale === 'en' && kindOf(kind).hasEnglish ? 'en' : 'zh';
    const target = await findTarget(db, kind, slug);
    if (target?.id === record.id) return locales.has(wanted);
    if (target?.facets.includes(`${wanted}:published`)) return true;
    return isRedirected(db, address);
  }
  const [path = '/'] = chinese.split('?');
  return path.startsWith('/files/') || site.isPage(path) || isRedirected(db, address);
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

async function isRedirected(db: Executor, address: string): Promise<boolean> {
  const [path = ''] = address.split('?');
  const [row] = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(eq(redirects.fromPath, path), eq(redirects.active, true)));
  return row !== undefined;
}
