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
  const { transaction, audit } = call;
  const [group] = await transaction
    .select()
    .from(synonyms)
    .where(eq(synonyms.id, id))
    .for('update');
  if (!group?.terms.includes(term)) throw new AppError('NOT_FOUND');
  const terms = group.terms.filter((other) => other !== term);
  if (terms.length < 2) {
    await moveToTrash({ kind: 'search-synonym', id, name: group.terms.join(' · ') }, call);
  } else await transaction.update(synonyms).set({ terms }).where(eq(synonyms.id, id));
  const changes = changedFields({ terms: group.terms }, { terms: terms.length < 2 ? null : terms });
  audit({ action: 'search_synonym.remove', entityType: 'search-synonym', entityId: id, changes });
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
