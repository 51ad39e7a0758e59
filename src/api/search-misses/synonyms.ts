import { and, arrayContains, desc, eq, lt } from 'drizzle-orm';
import type { RecordWriter, StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { searchSynonyms as synonyms } from '#db/schema/search.ts';
import { synonymHasWords } from '#db/word-search.ts';
import type { listSynonyms, removeSynonym } from './contract.ts';
import { messages } from './messages.ts';

const entityType = 'search-synonym';
/** Groups of one page. */
const PAGE_SIZE = 50;

/** One page of the groups that the search uses, the newest first. */
export async function readSynonymGroups(
  db: Executor,
  { q, after }: RouteInput<typeof listSynonyms>['query'],
): Promise<RouteData<typeof listSynonyms>> {
  const rows = await db
    .select({ id: synonyms.id, terms: synonyms.terms })
    .from(synonyms)
    .where(
      and(
        eq(synonyms.active, true),
        q ? synonymHasWords(q) : undefined,
        after ? lt(synonyms.id, after) : undefined,
      ),
    )
    .orderBy(desc(synonyms.id))
    .limit(PAGE_SIZE + 1);
  const items = rows.slice(0, PAGE_SIZE);
  return { items, next: rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

/** Takes a word out of its group; a group of two goes to the trash. @throws AppError NOT_FOUND */
export async function takeSynonymOut(
  { id, term }: RouteInput<typeof removeSynonym>['params'],
  call: StaffWriteCall,
): Promise<void> {
  const { terms } = await lockSynonymGroup(call.transaction, id);
  if (!terms.includes(term)) throw new AppError('NOT_FOUND');
  const others = terms.filter((other) => other !== term);
  await writeSynonymGroup(id, others.length < 2 ? null : others, 'search_synonym.remove', call);
}

/** Adds a group. */
export async function addSynonymGroup(
  terms: string[],
  { transaction, audit }: StaffWriteCall,
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
  call: StaffWriteCall,
): Promise<void> {
  const { transaction, audit } = call;
  const before = await lockSynonymGroup(transaction, id);
  if (terms) await transaction.update(synonyms).set({ terms }).where(eq(synonyms.id, id));
  else await moveToTrash({ kind: entityType, id, name: before.terms.join(' · ') }, call);
  const changes = changedFields({ terms: before.terms }, { terms });
  audit({ action, entityType, entityId: id, changes });
}

/** A group, locked for a change. @throws AppError NOT_FOUND */
async function lockSynonymGroup(db: Executor, id: string): Promise<{ terms: string[] }> {
  const [group] = await db.select().from(synonyms).where(eq(synonyms.id, id)).for('update');
  if (!group) throw new AppError('NOT_FOUND');
  return group;
}

/** Refuses a group from the trash whose words are together in another group. @throws AppError CONFLICT */
export async function refuseKnownGroup(
  row: Record<string, unknown>,
  { transaction }: Pick<RecordWriter, 'transaction'>,
): Promise<void> {
  const [known] = await transaction
    .select({ id: synonyms.id })
    .from(synonyms)
    .where(and(eq(synonyms.active, true), arrayContains(synonyms.terms, row.terms as string[])));
  if (known) throw new AppError('CONFLICT', { messages: messages.knownGroup });
}
