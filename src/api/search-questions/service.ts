import { and, eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { wordOf } from '#api/search/terms.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { MAX_QUESTIONS } from '#contracts/search-questions.ts';
import type { Executor } from '#db/connection.ts';
import { searchQuestions as asked } from '#db/schema/search.ts';
import type { readSearchQuestions, saveSearchQuestions } from './contract.ts';
import { messages } from './messages.ts';
import { type AskedRecord, findAskedRecord, foundLocales } from './records.ts';

type Saved = RouteData<typeof saveSearchQuestions>;

/** The questions of a record in its languages. @throws AppError NOT_FOUND */
export async function readQuestions(
  db: Executor,
  id: string,
): Promise<RouteData<typeof readSearchQuestions>> {
  const { locales, ...record } = await findAskedRecord(db, id);
  const found = await foundLocales(db, record.id);
  const rows = await db.select().from(asked).where(eq(asked.recordId, record.id));
  return {
    ...record,
    languages: locales.map((locale) => {
      const row = rows.find((one) => one.locale === locale);
      return {
        locale,
        questions: row?.questions ?? [],
        updatedAt: row?.updatedAt.toISOString() ?? null,
        isFound: found.has(locale),
      };
    }),
  };
}

/** Saves the questions of a record. @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function saveQuestions(
  { id, locale }: RouteInput<typeof saveSearchQuestions>['params'],
  { questions, updatedAt }: RouteInput<typeof saveSearchQuestions>['body'],
  call: StaffWriteCall,
): Promise<Saved> {
  const record = await findAskedRecord(call.transaction, id);
  if (!record.locales.includes(locale)) throw new AppError('NOT_FOUND');
  const before = await lockQuestions(call.transaction, record.id, locale);
  if (before.updatedAt !== updatedAt) throw new AppError('CONFLICT');
  const lines = questions.map((question) => question.replace(/\s+/g, ' '));
  const problems = problemsOf(lines, call.locale);
  if (problems.length > 0) throw new AppError('VALIDATION_FAILED', { fields: problems });
  return writeQuestions(record, locale, { before: before.questions, after: lines }, call);
}

/**
 * Adds a question as the last one, unless the record has it already.
 * @returns false if the record has no room for it
 * @throws AppError CONFLICT
 */
export async function addQuestionTo(
  record: AskedRecord,
  locale: Locale,
  question: string,
  call: StaffWriteCall,
): Promise<boolean> {
  const { questions } = await lockQuestions(call.transaction, record.id, locale);
  if (questions.map(wordOf).includes(wordOf(question))) return true;
  if (questions.length >= MAX_QUESTIONS) return false;
  await writeQuestions(
    record,
    locale,
    { before: questions, after: [...questions, question] },
    call,
  );
  return true;
}

/** Removes the questions of a record that is deleted for good. */
export async function forgetQuestions(transaction: Executor, recordId: string): Promise<void> {
  await transaction.delete(asked).where(eq(asked.recordId, recordId));
}

/** Questions without words, and those that the search takes for an earlier one. */
function problemsOf(questions: string[], locale: Locale): FieldProblem[] {
  const words = questions.map(wordOf);
  return words.flatMap((word, at) => {
    const path = `questions.${at}`;
    if (!word) return { path, message: messages.emptyQuestion[locale] };
    return words.indexOf(word) < at ? { path, message: messages.sameQuestion[locale] } : [];
  });
}

const rowOf = (recordId: string, locale: Locale) =>
  and(eq(asked.recordId, recordId), eq(asked.locale, locale));

/** The questions as they are, locked for a change. */
async function lockQuestions(db: Executor, recordId: string, locale: Locale): Promise<Saved> {
  const [row] = await db.select().from(asked).where(rowOf(recordId, locale)).for('update');
  return { questions: row?.questions ?? [], updatedAt: row?.updatedAt.toISOString() ?? null };
}

/** Writes a list that was locked before; triggers bring the search up to date. @throws AppError CONFLICT */
async function writeQuestions(
  { id, kind }: AskedRecord,
  locale: Locale,
  { before, after }: Record<'before' | 'after', string[]>,
  { transaction, audit }: StaffWriteCall,
): Promise<Saved> {
  const changes = changedFields({ questions: before }, { locale, questions: after });
  audit({ action: 'search_question.update', entityType: 'search-question', entityId: id, changes });
  if (after.length === 0) {
    await transaction.delete(asked).where(rowOf(id, locale));
    return { questions: [], updatedAt: null };
  }
  // Two first saves at once find no row to lock: the second one must not overwrite the first.
  const [row] =
    before.length > 0
      ? await transaction
          .update(asked)
          .set({ questions: after })
          .where(rowOf(id, locale))
          .returning()
      : await transaction
          .insert(asked)
          .values({ kind, recordId: id, locale, questions: after })
          .onConflictDoNothing()
          .returning();
  if (!row) throw new AppError('CONFLICT');
  return { questions: row.questions, updatedAt: row.updatedAt.toISOString() };
}
