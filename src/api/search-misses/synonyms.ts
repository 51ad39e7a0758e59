import { and, arrayContains, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import type { CheckContext, RecordCall, Values } from '#api/records/definition.ts';
import { lockById } from '#api/rows.ts';
import { wordOf } from '#api/search/terms.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { searchSynonyms as synonyms } from '#db/schema/search.ts';
import { synonymHasWords } from '#db/word-search.ts';
import type { removeSynonym, synonymQuery } from './contract.ts';
import { messages } from './messages.ts';

const entityType = 'search-synonym';
/** The condition of the list: only groups that the search uses. */
export const synonymFilter = ({ q }: Pick<z.output<typeof synonymQuery>, 'q'>) =>
  and(eq(synonyms.active, true), q ? synonymHasWords(q) : undefined);

/** Takes a word out of its group; a group of two goes to the trash. @throws AppError NOT_FOUND */
export async function takeSynonymOut(
  { id, term }: RouteInput<typeof removeSynonym>['params'],
  call: RecordWriter,
): Promise<void> {
  const { terms } = await lockById(call.transaction, synonyms, id);
  if (!terms.includes(term)) throw new AppError('NOT_FOUND');
  const others = terms.filter((other) => other !== term);
  await writeSynonymGroup(id, others.length < 2 ? null : others, 'search_synonym.remove', call);
}

/** Adds a group. */
export async function addSynonymGroup(
  terms: string[],
  { transaction, audit }: RecordWriter,
): Promise<{ id: string }> {
  const [row] = await transaction.insert(synonyms).values({ terms }).returning({ id: synonyms.id });
  if (!row) throw new Error('the group was not added');
  const changes = changedFields({}, { terms });
  audit({ action: 'search_synonym.create', entityType, entityId: row.id, changes });
  return row;
}

/** Changes the words of a group; null moves it to the trash. @throws AppError NOT_FOUND */
export async function writeSynonymGroup(
  id: string,
  terms: string[] | null,
  action: 'search_synonym.update' | 'search_synonym.remove',
  call: RecordWriter,
): Promise<void> {
  const { transaction, audit } = call;
  const before = await lockById(transaction, synonyms, id);
  if (terms) await transaction.update(synonyms).set({ terms }).where(eq(synonyms.id, id));
  else
    await moveToTrash(
      { kind: entityType, table: synonyms, id, name: before.terms.join(' · ') },
      call,
    );
  const changes = changedFields({ terms: before.terms }, { terms });
  audit({ action, entityType, entityId: id, changes });
}

/**
 * Refuses a group without two words to search for, and a new one whose words are together already, as
 * when the same table is imported again.
 * @throws AppError VALIDATION_FAILED
 */
export async function checkGroup(terms: string[], { db, id, locale }: CheckContext): Promise<void> {
  const refuse = (name: keyof typeof messages) => invalidField('terms', messages[name][locale]);
  const words = terms.map(wordOf);
  if (words.includes('')) throw refuse('emptyWord');
  if (new Set(words).size < 2) throw refuse('fewWords');
  if (!id && (await hasGroupWith(db, terms))) throw refuse('sameGroup');
}

/** Refuses a group from the trash whose words are together in another group. @throws AppError CONFLICT */
export async function refuseKnownGroup(
  _: string,
  row: Values,
  { transaction }: RecordCall,
): Promise<Values> {
  if (!(await hasGroupWith(transaction, row.terms as string[]))) return {};
  throw new AppError('CONFLICT', { messages: messages.knownGroup });
}

/** Whether a group that the search uses has all of these words. */
async function hasGroupWith(db: Executor, terms: string[]): Promise<boolean> {
  const [group] = await db
    .select({ id: synonyms.id })
    .from(synonyms)
    .where(and(eq(synonyms.active, true), arrayContains(synonyms.terms, terms)))
    .limit(1);
  return group !== undefined;
}
