import { problemsIn } from '#api/http/validation.ts';
import { type ContentPart, localeOfPart } from '#contracts/enums/content.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { askTogether } from '#db/outside-transaction.ts';
import type { Finding } from '../contract.ts';
import type { PartData, PartText, RecordKey } from '../kind.ts';
import { kindOf, partOf, partsOf } from '../kinds.ts';
import { currentData } from '../parts.ts';
import { RecordParts } from '../record-parts.ts';
import { type CheckContext, findingIn, openChecks, type SiteAddresses } from './context.ts';
import { checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { messages } from './messages.ts';
import { checkPictures } from './pictures.ts';
import { checkSlug } from './slug.ts';
import { checkLengths, checkWords } from './texts.ts';

/** Content of a part that is to be published. */
interface PartContent {
  part: ContentPart;
  data: PartData;
}

/** Checks parts of a record before they are published. */
export async function checkParts(
  db: Executor,
  site: SiteAddresses,
  record: RecordParts,
  contents: readonly PartContent[],
): Promise<Finding[]> {
  const publicLocales = await readPublicLocales(record);
  for (const { part } of contents) {
    const locale = localeOfPart(part);
    if (locale) publicLocales.add(locale);
  }
  const context = await openChecks(db, { record, site, locales: publicLocales });
  const findings = await askTogether(contents.map((content) => () => checkPart(context, content)));
  return [
    ...findings.flat(),
    ...(await checkKind(db, record, contents)),
    ...missingTranslations(context, contents),
  ];
}

/** Checks everything that is written of a record, public or not. */
export async function checkAllParts(
  db: Executor,
  site: SiteAddresses,
  key: RecordKey,
): Promise<Finding[]> {
  const record = new RecordParts(db, key);
  const contents: PartContent[] = [];
  for (const part of partsOf(record.kind)) {
    const status = await record.status(part);
    if (status.draft || status.stored) {
      contents.push({ part, data: currentData(record.kind, status) });
    }
  }
  return checkParts(db, site, record, contents);
}

/** Checks texts that become public with a record but are in none of its parts. */
export async function checkTexts(
  db: Executor,
  site: SiteAddresses,
  record: RecordKey,
  texts: Record<Locale, PartText[]>,
): Promise<Finding[]> {
  const context = await openChecks(db, { record, site, locales: new Set(locales) });
  const checks: (() => Promise<Finding[]>)[] = [];
  for (const part of locales) {
    const definition = { texts: () => texts[part], references: () => [] };
    const checked = { part, data: {}, definition };
    checks.push(
      () => checkWords(context, checked),
      () => checkPictures(context, checked),
      () => checkLinks(context, checked),
      () => checkMarkup(checked),
    );
  }
  return (await askTogether(checks)).flat();
}

async function checkPart(context: CheckContext, { part, data }: PartContent): Promise<Finding[]> {
  const definition = partOf(context.record.kind, part);
  const problems = problemsIn(definition.schema, data);
  if (problems.length > 0) {
    const finding = findingIn(part);
    return problems.map(({ path, message }) =>
      finding('block', 'invalid', { field: path }, message),
    );
  }
  const checked = { part, data: definition.schema.parse(data), definition };
  const findings = await askTogether([
    () => checkSlug(context, checked),
    () => checkWords(context, checked),
    async () => checkLengths(context, checked),
    () => checkPictures(context, checked),
    () => checkLinks(context, checked),
    () => checkMarkup(checked),
  ]);
  return findings.flat();
}

/** What only this kind of content can have. Parts that are not published count as they are public. */
async function checkKind(
  db: Executor,
  record: RecordParts,
  contents: readonly PartContent[],
): Promise<Finding[]> {
  const { check } = kindOf(record.kind);
  if (!check) return [];
  const parts: Parameters<typeof check>[2] = {};
  for (const part of partsOf(record.kind)) {
    const content = contents.find((one) => one.part === part);
    const data = content?.data ?? (await record.stored(part))?.data;
    if (data) parts[part] = { data, isPublished: content !== undefined };
  }
  const findings = await check(db, record, parts);
  return findings.map((finding) => ({ ...finding, message: { ...finding.message } }));
}

function missingTranslations(
  { record, locales: publicLocales, severities }: CheckContext,
  contents: readonly PartContent[],
): Finding[] {
  const isText = contents.some(({ part }) => part !== 'shared');
  const { parts } = kindOf(record.kind);
  return locales
    .filter((locale) => isText && parts[locale] && !publicLocales.has(locale))
    .map((locale) =>
      findingIn(locale)(
        severities['translation-missing'],
        'translation-missing',
        { field: '' },
        messages.translationMissing[locale],
      ),
    );
}

async function readPublicLocales(record: RecordParts): Promise<Set<Locale>> {
  const { parts } = kindOf(record.kind);
  const found = new Set<Locale>();
  for (const locale of locales) {
    const stored = parts[locale] && (await record.stored(locale));
    if (stored?.state === 'published') found.add(locale);
  }
  return found;
}
