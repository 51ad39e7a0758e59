import { eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { lockById } from '#api/rows.ts';
import { wordOf } from '#api/search/terms.ts';
import { messages as questionMessages } from '#api/search-questions/messages.ts';
import { findAskedRecord, foundLocales } from '#api/search-questions/records.ts';
import { addQuestionTo } from '#api/search-questions/service.ts';
import type { HandlingStatus } from '#contracts/enums/visits.ts';
import { invalidField } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { searchSynonyms } from '#db/schema/search.ts';
import { searchMisses as misses } from '#db/schema/visits.ts';
import { type addQuestion, type addSynonym, type handleSearchMiss, MAX_TERMS } from './contract.ts';
import { messages } from './messages.ts';

/** Ignores a search, or puts it back. @throws AppError NOT_FOUND */
export async function markSearchMiss(
  id: string,
  { status }: RouteInput<typeof handleSearchMiss>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const before = await lockById(transaction, misses, id);
  await setStatus(transaction, id, status);
  const changes = changedFields({ status: before.status }, { query: before.query, status });
  audit({ action: 'search_miss.update', entityType: 'search-miss', entityId: id, changes });
}

/**
 * Makes a search mean the same as a word: it joins the group of that word, or begins one with it.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export async function joinSynonyms(
  id: string,
  { term }: RouteInput<typeof addSynonym>['body'],
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ terms: string[] }> {
  const { query } = await lockById(transaction, misses, id);
  const word = wordOf(term);
  if (!word || word === wordOf(query)) throw invalidField('term', messages.sameWord[locale]);
  // The list is short; saves wait for each other, so that none is lost.
  const groups = await transaction.select().from(searchSynonyms).for('update');
  const group = groups.find(({ active, terms }) => active && terms.map(wordOf).includes(word));
  const terms = [...new Set([...(group?.terms ?? [term]), query])];
  if (terms.length > MAX_TERMS) throw invalidField('term', messages.manyWords[locale]);
  if (group) {
    await transaction.update(searchSynonyms).set({ terms }).where(eq(searchSynonyms.id, group.id));
  } else await transaction.insert(searchSynonyms).values({ terms });
  await setStatus(transaction, id, 'done');
  const changes = changedFields({ terms: group?.terms }, { query, terms });
  audit({ action: 'search_miss.synonym', entityType: 'search-miss', entityId: id, changes });
  return { terms };
}

/** Adds a search to the questions of a record. @throws AppError NOT_FOUND, VALIDATION_FAILED */
export async function askRecord(
  id: string,
  { recordId }: RouteInput<typeof addQuestion>['body'],
  call: StaffWriteCall,
): Promise<void> {
  const { transaction, audit, locale } = call;
  const miss = await lockById(transaction, misses, id);
  if (!(await foundLocales(transaction, recordId)).has(miss.locale)) {
    throw invalidField('recordId', messages.noRecord[locale]);
  }
  const record = await findAskedRecord(transaction, recordId);
  const isAdded = await addQuestionTo(record, miss.locale, miss.query, call);
  if (!isAdded) throw invalidField('recordId', questionMessages.manyQuestions[locale]);
  await setStatus(transaction, id, 'done');
  const changes = changedFields({}, { query: miss.query, record: record.title[miss.locale] });
  audit({ action: 'search_miss.question', entityType: 'search-miss', entityId: id, changes });
}

async function setStatus(db: Executor, id: string, status: HandlingStatus): Promise<void> {
  await db.update(misses).set({ status }).where(eq(misses.id, id));
}
