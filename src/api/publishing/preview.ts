import { timingSafeEqual } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { parseInput } from '#api/http/validation.ts';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { contentParts } from '#db/schema/content.ts';
import { conflictOfDrafts } from './draft-conflicts.ts';
import { layDrafts, type Transaction } from './draft-tables.ts';
import type { PartData, PartDefinition, RecordKey } from './kind.ts';
import { kindOf, partOf, partsOf } from './kinds.ts';
import { currentData, readPartStatus } from './parts.ts';
import { findRecord } from './records.ts';
import { refuseViolations, violationTexts } from './violations.ts';

/** Query field of a page's address that shows the draft. */
export const PREVIEW_FIELD = 'preview';

/** What a preview link shows. */
export interface PreviewTarget {
  recordId: string;
  locale: Locale;
}

/** What a token allows. */
interface PreviewGrant extends PreviewTarget {
  /** Says which link it is: the same token may be written in several ways. */
  link: string;
}

/** A signed token for a preview; it ends by time only. */
export function previewToken(
  keys: KeyRing,
  { recordId, locale }: PreviewTarget,
  expiresAt: Date,
): string {
  const text = [recordId, locale, Math.floor(expiresAt.getTime() / 1000)].join('.');
  return [text, keys.newestId('preview'), keys.mac('preview', text)].join('.');
}

/** The target of a token. @throws AppError LINK_EXPIRED, NOT_FOUND for a token of somebody else */
export function readPreviewToken(keys: KeyRing, token: string, now = Date.now()): PreviewGrant {
  const [recordId = '', language, seconds = '', keyId = '', mac = ''] = token.split('.');
  const locale = locales.find((one) => one === language);
  if (!locale || !keys.knows('preview', keyId)) throw new AppError('NOT_FOUND');
  const link = [recordId, locale, seconds].join('.');
  const expected = keys.mac('preview', link, keyId);
  const isEqual =
    mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
  if (!isEqual) throw new AppError('NOT_FOUND');
  if (Number(seconds) * 1000 <= now) throw new AppError('LINK_EXPIRED');
  return { recordId, locale, link };
}

/** Address of a preview below the base path, without a slash at its beginning. */
export async function previewPath(
  db: Executor,
  keys: KeyRing,
  target: PreviewTarget,
  expiresAt: Date,
): Promise<string> {
  const { kind, name } = await findRecord(db, target.recordId, { withTrash: true });
  const { hasEnglish, parts } = kindOf(kind);
  const hasTexts = locales.some((locale) => parts[locale]);
  const isShown = parts[target.locale] && (target.locale === 'zh' || hasEnglish);
  if (hasTexts && !isShown) throw new AppError('NOT_FOUND');
  const prefix = target.locale === 'en' && hasEnglish ? 'en' : '';
  const page = (prefix + (await draftedPath(db, { id: target.recordId, kind }, name))).replace(
    /^\//,
    '',
  );
  const token = previewToken(keys, target, expiresAt);
  return `${page}${page.includes('?') ? '&' : '?'}${PREVIEW_FIELD}=${token}`;
}

/** Path of the page that shows a record with its drafts: a preview is at the future address. */
export async function draftedPath(db: Executor, record: RecordKey, name: string): Promise<string> {
  const { parts, path, pageOf } = kindOf(record.kind);
  if (!parts.shared) return path(name);
  const data = currentData(record.kind, await readPartStatus(db, record, 'shared'));
  const { slug } = data;
  const page = await pageOf?.(db, data);
  return page ?? path(typeof slug === 'string' && slug !== '' ? slug : name);
}

/**
 * Shows a record to a transaction as it would be if its drafts were published; see `layDrafts`.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED if a draft cannot be shown yet, and the errors of
 * rendering
 */
export async function showDrafts(
  transaction: Transaction,
  { recordId, locale }: PreviewTarget,
): Promise<void> {
  const record = await findRecord(transaction, recordId, { withTrash: true });
  const { draftTables, preview } = kindOf(record.kind);
  const contents: { definition: PartDefinition; data: PartData }[] = [];
  for (const part of shownParts(record.kind, locale)) {
    const status = await readPartStatus(transaction, record, part);
    const definition = partOf(record.kind, part);
    const data = parseInput(definition.schema, currentData(record.kind, status), locale);
    contents.push({ definition, data: data as PartData });
  }
  await layDrafts(transaction, recordId, draftTables, async (savepoint) => {
    for (const { definition, data } of contents) {
      await refuseViolations(() => definition.write(savepoint, recordId, data));
    }
    await preview?.(savepoint, recordId);
  });
  const conflict = await conflictOfDrafts(transaction, recordId, draftTables);
  if (conflict) throw new AppError('VALIDATION_FAILED', { messages: violationTexts[conflict] });
}

/** What a preview shows of the drafts of a record, as a text that changes with each save. */
export async function draftVersion(
  db: Executor,
  { recordId, locale }: PreviewTarget,
): Promise<string> {
  const rows = await db
    .select({ part: contentParts.part, version: contentParts.version })
    .from(contentParts)
    .where(and(eq(contentParts.recordId, recordId), inArray(contentParts.part, ['shared', locale])))
    .orderBy(contentParts.part);
  return rows.map(({ part, version }) => part + version).join(' ');
}

function shownParts(kind: ContentKind, locale: Locale): ContentPart[] {
  return partsOf(kind).filter((part) => part === 'shared' || part === locale);
}
