import { and, arrayContains, desc, eq, inArray, lt } from 'drizzle-orm';
import { isSame } from '#api/publishing/parts.ts';
import { wordOf } from '#api/search/terms.ts';
import {
  allItems,
  type Column,
  type Importer,
  idsAmong,
  type Resource,
  type Values,
} from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { searchSynonyms as synonyms } from '#db/schema/search.ts';
import { searchMisses as misses } from '#db/schema/visits.ts';
import { type listSearchMisses, type listSynonyms, termsSchema } from './contract.ts';
import { filtersOf } from './list.ts';
import { messages } from './messages.ts';
import { addSynonymGroup, readSynonymGroups, writeSynonymGroup } from './synonyms.ts';

/** Searches that are read at a time. */
const BATCH = 500;

const missColumns = ['query', 'locale', 'count', 'status', 'lastAskedAt', 'createdAt'] as const;

/** Searches without result, the newest first: their counts change while they are read. */
export const searchMissResource: Resource<
  Omit<RouteInput<typeof listSearchMisses>['query'], 'after'>
> = {
  columns: missColumns.map((name) => ({ name })),
  async *rows(db, filter) {
    for (let last = ''; ; ) {
      const page = await db
        .select()
        .from(misses)
        .where(and(...filtersOf(filter), last ? lt(misses.id, last) : undefined))
        .orderBy(desc(misses.id))
        .limit(BATCH);
      yield* page;
      last = page.at(-1)?.id ?? '';
      if (page.length < BATCH) return;
    }
  },
};

const columns: Column[] = [
  { name: 'id' },
  { name: 'terms', schema: termsSchema, labels: ['近义词', '词语', 'Terms'] },
];

/** The groups of synonyms that the search uses, the newest first. */
export const synonymResource: Resource<Omit<RouteInput<typeof listSynonyms>['query'], 'after'>> = {
  columns,
  rows: (db, filter) => allItems((after) => readSynonymGroups(db, { ...filter, after })),
};

const termsOf = ({ terms }: Values) => terms as string[];

/** Changes groups of synonyms; a row without an id is a new group. */
export const synonymImporter: Importer = {
  key: 'id',
  newRows: 'without-key',
  required: ['terms'],
  async find(db, keys) {
    const rows = await db
      .select({ id: synonyms.id, terms: synonyms.terms })
      .from(synonyms)
      .where(and(inArray(synonyms.id, idsAmong(keys)), eq(synonyms.active, true)));
    return new Map(rows.map((row) => [row.id, { id: row.id, values: row }]));
  },
  problem({ values }) {
    if (!values.terms) return undefined;
    const words = termsOf(values).map(wordOf);
    if (words.includes('')) return { column: 'terms', message: messages.emptyWord };
    return new Set(words).size < 2 ? { column: 'terms', message: messages.fewWords } : undefined;
  },
  async check(db, { record, values }) {
    const isKnown = !record && (await hasGroupWith(db, termsOf(values)));
    return isKnown ? { column: 'terms', message: messages.sameGroup } : undefined;
  },
  async apply(call, { record, values }) {
    const terms = termsOf(values);
    if (record) await writeSynonymGroup(record.id, terms, 'search_synonym.update', call);
    const recordId = record?.id ?? (await addSynonymGroup(terms, call)).id;
    const before = record ? { terms: termsOf(record.values) } : null;
    return { recordId, name: terms.join(', '), before, after: { terms } };
  },
  async undo(call, { recordId, before, after }) {
    const [row] = await call.transaction
      .select({ terms: synonyms.terms })
      .from(synonyms)
      .where(eq(synonyms.id, recordId))
      .for('update');
    if (!row || !isSame(row, after)) return false;
    if (before) await writeSynonymGroup(recordId, termsOf(before), 'search_synonym.update', call);
    else await writeSynonymGroup(recordId, null, 'search_synonym.remove', call);
    return true;
  },
};

/** Whether a group has all of these words, as when the same table is imported again. */
async function hasGroupWith(db: Executor, terms: string[]): Promise<boolean> {
  const [group] = await db
    .select({ id: synonyms.id })
    .from(synonyms)
    .where(and(eq(synonyms.active, true), arrayContains(synonyms.terms, terms)))
    .limit(1);
  return group !== undefined;
}
