import { and, desc, eq, gt } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import type { SheetHead } from './head.ts';

/** Events that a refusal names at most. */
const MAX_EVENTS = 20;

/** What the client has seen of the sheet, as its body says. */
export interface Seen {
  revision?: number | undefined;
  contentHash?: string | undefined;
}

/** Refuses a sheet that is not in the stage of the operation. @throws AppError CONFLICT */
export async function requireStage(
  transaction: Executor,
  sheet: SheetHead,
  stage: 'open' | undefined,
): Promise<void> {
  if (stage === undefined || sheet.stage === stage) return;
  throw await conflict(transaction, sheet, {}, closed);
}

/**
 * Refuses a client that has seen another revision or content of the sheet than its newest.
 * @throws AppError CONFLICT with what happened since, as data
 */
export async function requireSeen(
  transaction: Executor,
  sheet: SheetHead,
  seen: Seen,
): Promise<void> {
  const isOtherRevision = seen.revision !== undefined && seen.revision !== sheet.revision;
  const isOtherContent =
    seen.contentHash !== undefined &&
    seen.contentHash !== (await newestHash(transaction, sheet.id));
  if (isOtherRevision || isOtherContent) throw await conflict(transaction, sheet, seen, changed);
}

async function newestHash(db: Executor, sheetId: string): Promise<string | null> {
  const [newest] = await db
    .select({ contentHash: sheetRevisions.contentHash })
    .from(sheetRevisions)
    .where(eq(sheetRevisions.sheetId, sheetId))
    .orderBy(desc(sheetRevisions.revision))
    .limit(1);
  return newest?.contentHash ?? null;
}

async function conflict(
  db: Executor,
  { id, stage, revision }: SheetHead,
  seen: Seen,
  messages: Record<Locale, string>,
): Promise<AppError> {
  const isNew = seen.revision === undefined ? undefined : gt(sheetEvents.revision, seen.revision);
  const rows = await db
    .select({
      kind: sheetEvents.kind,
      text: sheetEvents.text,
      party: sheetEvents.party,
      happenedAt: sheetEvents.happenedAt,
    })
    .from(sheetEvents)
    .where(and(eq(sheetEvents.sheetId, id), isNew))
    .orderBy(desc(sheetEvents.happenedAt), desc(sheetEvents.id))
    .limit(MAX_EVENTS);
  const events = rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }));
  const contentHash = await newestHash(db, id);
  return new AppError('CONFLICT', { messages, data: { stage, revision, contentHash, events } });
}

const closed = {
  zh: '这份单据已经办结，这次没有改动任何内容。请刷新页面看看结果。',
  en: 'This sheet is closed, so nothing was changed. Please reload the page to see the result.',
};

const changed = {
  zh: '这份单据在您打开之后有了变化，这次没有改动任何内容。请看过变化再继续。',
  en: 'This sheet has changed since you opened it, so nothing was changed now. Please look at what is new before you go on.',
};
