import { timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '#api/access/key-ring.ts';
import { parseInput } from '#api/http/validation.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import type { PartData, RecordKey } from './kind.ts';
import { kindOf, partOf } from './kinds.ts';
import { currentData, readPartStatus } from './parts.ts';
import { findRecord } from './records.ts';

/** Query field of a page's address that shows the draft. */
export const PREVIEW_FIELD = 'preview';

/** What a preview link shows. */
export interface PreviewTarget {
  recordId: string;
  locale: Locale;
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
export function readPreviewToken(keys: KeyRing, token: string, now = Date.now()): PreviewTarget {
  const [recordId = '', language, seconds = '', keyId = '', mac = ''] = token.split('.');
  const locale = locales.find((one) => one === language);
  if (!locale || !keys.knows('preview', keyId)) throw new AppError('NOT_FOUND');
  const expected = keys.mac('preview', [recordId, locale, seconds].join('.'), keyId);
  const isEqual =
    mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected));
  if (!isEqual) throw new AppError('NOT_FOUND');
  if (Number(seconds) * 1000 <= now) throw new AppError('LINK_EXPIRED');
  return { recordId, locale };
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
 * Writes the drafts of a record as if they were published. The transaction must be rolled back.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED if a draft cannot be shown yet
 */
export async function writeDrafts(
  transaction: Executor,
  { recordId, locale }: PreviewTarget,
): Promise<void> {
  const record = await findRecord(transaction, recordId, { withTrash: true });
  for (const part of ['shared', locale] as const) {
    if (!kindOf(record.kind).parts[part]) continue;
    const status = await readPartStatus(transaction, record, part);
    const { schema, write } = partOf(record.kind, part);
    const data = parseInput(schema, currentData(record.kind, status), locale) as PartData;
    await write(transaction, recordId, data);
  }
  await kindOf(record.kind).preview?.(transaction, recordId);
}
