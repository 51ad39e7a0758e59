import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { isSame } from '#api/publishing/parts.ts';
import { ruleProblem } from '#api/transfers/rule-problem.ts';
import type { Column, Importer, Resource, RowChange, Values } from '#api/transfers/table.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import { slugSchema } from '#contracts/schemas.ts';
import type { Executor } from '#db/connection.ts';
import { facts } from '#db/schema/facts.ts';
import { filtersOf } from './list.ts';
import { addFact, changeFact, removeFact } from './record.ts';
import { type FactInput, factInput, type listFactsOfStaff } from './staff-contract.ts';
import { shownNames } from './uses.ts';
import { validateFact } from './validate.ts';

type Filter = Omit<RouteInput<typeof listFactsOfStaff>['query'], 'after'>;
type FactRow = typeof facts.$inferSelect;

/** Facts that are read at a time. */
const BATCH = 500;

const columns: Column[] = [
  { name: 'key', schema: slugSchema, labels: ['标识', 'Key'] },
  ...Object.entries(factInput.shape).map(([name, schema]) => ({ name, schema })),
];

/** The facts, by key. */
export const factResource: Resource<Filter> = {
  columns,
  async *rows(db, filter) {
    for (let last = ''; ; ) {
      const page = await db
        .select()
        .from(facts)
        .where(and(filtersOf(filter), last ? gt(facts.key, last) : undefined))
        .orderBy(asc(facts.key))
        .limit(BATCH);
      yield* page.map((row) => ({ key: row.key, ...valuesOf(row) }));
      last = page.at(-1)?.key ?? '';
      if (page.length < BATCH) return;
    }
  },
};

/** What staff write about a fact besides its key. */
function valuesOf(row: FactRow): Values {
  return Object.fromEntries(
    Object.keys(factInput.shape).map((name) => [name, row[name as keyof FactInput]]),
  );
}

/** Values that a new row need not give. */
const defaults = {
  minimum: null,
  maximum: null,
  unitZh: '',
  unitEn: '',
  unitEnOne: '',
  textZh: null,
  textEn: null,
  conditionZh: '',
  conditionEn: '',
  sourceZh: '',
  sourceEn: '',
  phrasesZh: [],
  phrasesEn: [],
};

function inputOf({ record, values }: RowChange): FactInput {
  const { key: _, ...input }: Values = { ...defaults, ...record?.values, ...values };
  return input as FactInput;
}

/** Adds facts, and changes those whose key is known; all texts that show them follow. */
export const factImporter: Importer = {
  key: 'key',
  newRows: 'unknown-key',
  required: ['subject', 'sourceKind', 'checkedOn'],
  async find(db, keys) {
    const rows = await db
      .select()
      .from(facts)
      .where(inArray(facts.key, [...keys]));
    return new Map(rows.map((row) => [row.key, { id: row.id, values: valuesOf(row) }]));
  },
  async check(db, change) {
    const row = change.record && (await findRow(db, change.record.id));
    const names = row ? await shownNames(db, row.key) : [];
    return ruleProblem('key', (locale) =>
      validateFact(inputOf(change), {
        downloadId: row?.downloadId ?? null,
        shownNames: names,
        locale,
      }),
    );
  },
  async apply(call, change) {
    const { record, values } = change;
    const input = inputOf(change);
    let recordId = record?.id;
    if (recordId) {
      const before = await findRow(call.transaction, recordId);
      await changeFact(recordId, { ...input, version: before?.version ?? 0 }, call);
    } else recordId = (await addFact({ ...input, key: String(values.key) }, call)).id;
    const row = await findRow(call.transaction, recordId);
    if (!row) throw new Error('the fact was not written');
    return { recordId, name: row.key, before: record?.values ?? null, after: valuesOf(row) };
  },
  async undo(call, { recordId, before, after }) {
    const row = await findRow(call.transaction, recordId);
    if (!row || !isSame(valuesOf(row), after)) return false;
    try {
      if (before) {
        const input = { ...(before as FactInput), version: row.version };
        await changeFact(recordId, input, call);
      } else await removeFact(recordId, call);
      return true;
    } catch (error) {
      // Texts that were written since show it.
      if (
        error instanceof AppError &&
        ['RECORD_IN_USE', 'VALIDATION_FAILED'].includes(error.code)
      ) {
        return false;
      }
      throw error;
    }
  },
};

async function findRow(db: Executor, id: string): Promise<FactRow | undefined> {
  const [row] = await db.select().from(facts).where(eq(facts.id, id));
  return row;
}
