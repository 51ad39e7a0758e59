import { and, eq } from 'drizzle-orm';
import { localeOfPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { articleTranslations } from '#db/schema/articles.ts';
import { documentTranslations } from '#db/schema/documents.ts';
import {
  decoded,
  fileExists,
  findRecordAt,
  internalPath,
  isRedirected,
  publicIn,
} from '../addresses.ts';
import type { Finding } from '../contract.ts';
import { type CheckContext, type CheckedPart, findingIn } from './context.ts';
import { messages } from './messages.ts';
import { targetsOf } from './targets.ts';
import { problemOfTextLink } from './text-links.ts';

/** Links of a part; each is looked up in the database. */
const MAX_LINKS = 500;

/** Links that lead nowhere, and to other sites. */
export async function checkLinks(
  context: CheckContext,
  { part, data, definition }: CheckedPart,
): Promise<Finding[]> {
  const { severities } = context;
  const finding = findingIn(part);
  const locale = localeOfPart(part) ?? 'zh';
  const links: Link[] = definition.references(data).filter(({ kind }) => kind === 'link');
  for (const { field, text, form } of definition.texts(data)) {
    if (form !== 'markdown') continue;
    const { links: values, anchors } = await targetsOf(text);
    links.push(...[...new Set(values)].map((value) => ({ field, value, anchors })));
  }
  if (links.length > MAX_LINKS) {
    return [
      finding('block', 'invalid', { field: '' }, messages.tooManyLinks(links.length, MAX_LINKS)),
    ];
  }
  const findings: Finding[] = [];
  for (const { field, value, anchors } of links) {
    const place = { field, quote: value };
    const path = pathOf(value, context.site.publicUrl);
    const message =
      path === undefined
        ? anchors && problemOfTextLink(value, anchors)
        : await problemOfPage(context, { value, path, locale });
    if (message) {
      findings.push(finding(severities['link-dead'], 'link-dead', place, message));
    } else if (path === undefined && /^(?:https?:|\/\/)/i.test(value)) {
      findings.push(
        finding(severities['link-foreign'], 'link-foreign', place, messages.linkForeign(value)),
      );
    }
  }
  return findings;
}

/** A link of a part. */
interface Link {
  field: string;
  value: string;
  /** Set if it stands in a text: what the text has to link to. */
  anchors?: readonly string[];
}

/** The path of a link within the site. Addresses with a host may have capitals in it. */
function pathOf(value: string, publicUrl: string): string | undefined {
  const absolute = /^https?:/i.test(value) ? URL.parse(value)?.href : undefined;
  return internalPath(absolute ?? value, publicUrl);
}

/** Why a link within the site leads nowhere; undefined if it does not. */
async function problemOfPage(
  context: CheckContext,
  { value, path, locale }: { value: string; path: string; locale: Locale },
): Promise<Record<Locale, string> | undefined> {
  if (path.startsWith('/files/')) {
    return (await fileExists(context.db, path)) ? undefined : messages.fileDead(value);
  }
  if (!(await leadsSomewhere(context, path, locale))) return messages.linkDead(value);
  const [, id] = value.split('#');
  return !id || (await hasHeading(context, { path, locale, id }))
    ? undefined
    : messages.idDead(value);
}

/**
 * Whether a text that is public has a heading with this id. Pages of blocks have other anchors, so all
 * pass there; so do those of the record that is being checked, which is not public yet.
 */
async function hasHeading(
  { db, record }: CheckContext,
  { path, locale: textLocale, id }: { path: string; locale: Locale; id: string },
): Promise<boolean> {
  const { kind, record: target, locale } = await findRecordAt(db, path, textLocale);
  if (!target || target.id === record.id || (kind !== 'article' && kind !== 'document'))
    return true;
  const texts = kind === 'article' ? articleTranslations : documentTranslations;
  const recordId =
    kind === 'article' ? articleTranslations.articleId : documentTranslations.documentId;
  const [row] = await db
    .select({ html: texts.bodyHtml })
    .from(texts)
    .where(and(eq(recordId, target.id), eq(texts.locale, locale)));
  return !row || row.html.includes(` id="${decoded(id)}"`);
}

async function leadsSomewhere(
  { db, record, site, locales }: CheckContext,
  address: string,
  textLocale: Locale,
): Promise<boolean> {
  const at = await findRecordAt(db, address, textLocale);
  if (at.kind) {
    if (at.record?.id === record.id) return locales.has(at.locale);
    return publicIn(at) || isRedirected(db, address);
  }
  return site.isPage(at.path) || isRedirected(db, address);
}
