import { eq } from 'drizzle-orm';
import type { RecordWriter, StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { isRiskyWord, normalRiskyWord } from '#contracts/risky-words.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import type { createRiskyWord, updateRiskyWord } from './contract.ts';
import { messages } from './messages.ts';

type Fields = RouteInput<typeof createRiskyWord>['body'];

/** Adds a word. @throws AppError VALIDATION_FAILED if it cannot be matched or is on the list */
export async function addRiskyWord(
  fields: Fields,
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ id: string }> {
  const values = storedFields(fields, locale);
  const [row] = await transaction
    .insert(riskyWords)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: riskyWords.id });
  if (!row) throw refused(messages.known[locale]);
  const changes = changedFields({}, values);
  audit({ action: 'risky_word.create', entityType: 'risky-word', entityId: row.id, changes });
  return row;
}

/** Changes a word. @throws AppError NOT_FOUND, or as `addRiskyWord` */
export async function changeRiskyWord(
  id: string,
  fields: RouteInput<typeof updateRiskyWord>['body'],
  { transaction, audit, locale }: RecordWriter,
): Promise<void> {
  const before = await findWord(transaction, id);
  const values = storedFields(fields, locale);
  if (values.word !== undefined && values.word !== before.word) {
    const [other] = await transaction
      .select({ id: riskyWords.id })
      .from(riskyWords)
      .where(eq(riskyWords.word, values.word));
    if (other) throw refused(messages.known[locale]);
  }
  const changes = changedFields(before, values);
  if (Object.keys(changes).length > 0) {
    await transaction.update(riskyWords).set(values).where(eq(riskyWords.id, id));
  }
  audit({ action: 'risky_word.update', entityType: 'risky-word', entityId: id, changes });
}

/** Moves a word to the trash. @throws AppError NOT_FOUND */
export async function removeRiskyWord(id: string, call: RecordWriter): Promise<void> {
  const { word, category, severity, reasonZh } = await findWord(call.transaction, id);
  await moveToTrash({ kind: 'risky-word', id, name: word }, call);
  const changes = changedFields(
    { word, category, severity, reasonZh },
    { word: null, category: null, severity: null, reasonZh: null },
  );
  call.audit({ action: 'risky_word.delete', entityType: 'risky-word', entityId: id, changes });
}

/** The columns of what staff wrote: texts that may be missing are null instead of empty. */
function storedFields<F extends Partial<Fields>>(fields: F, locale: Locale): F {
  const values = { ...fields };
  for (const name of ['reasonEn', 'suggestionZh', 'suggestionEn'] as const) {
    if (fields[name] === '') Object.assign(values, { [name]: null });
  }
  if (fields.word === undefined) return values;
  const word = normalRiskyWord(fields.word);
  if (!isRiskyWord(word)) throw refused(messages.unusable[locale]);
  return { ...values, word };
}

const refused = (message: string) =>
  new AppError('VALIDATION_FAILED', { fields: [{ path: 'word', message }] });

async function findWord(db: Executor, id: string) {
  const [row] = await db.select().from(riskyWords).where(eq(riskyWords.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
