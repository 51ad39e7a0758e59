import { localeOfPart } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { findRecordAt, internalPath, isRedirected, publicIn } from '../addresses.ts';
import type { Finding } from '../contract.ts';
import { type CheckContext, type CheckedPart, findingIn } from './context.ts';
import { messages } from './messages.ts';
import { targetsOf } from './targets.ts';

/** Links of a part; each is looked up in the database. */
const MAX_LINKS = 500;

/** Links to pages that do not exist, and to other sites. */
export async function checkLinks(
  context: CheckContext,
  { part, data, definition }: CheckedPart,
): Promise<Finding[]> {
  const { severities } = context;
  const finding = findingIn(part);
  const locale = localeOfPart(part) ?? 'zh';
  const links = definition.references(data).filter(({ kind }) => kind === 'link');
  for (const { field, text, form } of definition.texts(data)) {
    if (form !== 'markdown') continue;
    const { links: values } = await targetsOf(text);
    links.push(...[...new Set(values)].map((value) => ({ field, kind: 'link', value }) as const));
  }
  if (links.length > MAX_LINKS) {
    return [
      finding('block', 'invalid', { field: '' }, messages.tooManyLinks(links.length, MAX_LINKS)),
    ];
  }
  const findings: Finding[] = [];
  for (const { field, value } of links) {
    const place = { field, quote: value };
    const path = internalPath(value, context.site.publicUrl);
    if (path === undefined) {
      if (/^https?:/i.test(value)) {
        findings.push(
          finding(severities['link-foreign'], 'link-foreign', place, messages.linkForeign(value)),
        );
      }
    } else if (!(await leadsSomewhere(context, path, locale))) {
      findings.push(finding(severities['link-dead'], 'link-dead', place, messages.linkDead(value)));
    }
  }
  return findings;
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
  return at.path.startsWith('/files/') || site.isPage(at.path) || isRedirected(db, address);
}
