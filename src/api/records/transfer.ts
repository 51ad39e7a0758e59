import { and, getTableColumns, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { isSame } from '#api/publishing/parts.ts';
import { lockById } from '#api/rows.ts';
import { ruleProblem } from '#api/transfers/rule-problem.ts';
import {
  allRows,
  BATCH,
  type Column,
  type Importer,
  idsAmong,
  type Resource,
} from '#api/transfers/table.ts';
import { AppError } from '#contracts/errors.ts';
import type { PlainRecord } from '#contracts/records/record.ts';
import type { Executor } from '#db/connection.ts';
import type { RecordDefinition, Values } from './definition.ts';
import { lockRow, readRows, selectNames } from './read.ts';
import { resolveReferences, withNames } from './references.ts';

/**
 * The table of a kind for exports and imports, in the order of its list.
 * @param hidden fields that the reader does not see
 */
export function recordTable(
  definition: RecordDefinition,
  hidden: readonly string[] = [],
): Resource<Values> {
  const { record, fields, valuesOf, references = {}, transfer } = definition;
  const { key, labels, exported = {} } = transfer;
  const columns = Object.entries(fields).flatMap(([name, schema]): Column[] => {
    if (hidden.includes(name)) return [];
    const words = wordsOf(record, name);
    const own = references[name] ? nameSchema : (schema as z.ZodType);
    const column = { name, schema: own, labels: labels?.[name] ?? [] };
    return [words ? { ...column, words } : column];
  });
  const only = Object.keys(exported);
  return {
    ...(record.personal && { personalFilters: ['q'] }),
    columns: [
      ...(key in fields ? [] : [{ name: key }]),
      ...columns,
      ...only.map((name) => ({ name })),
    ],
    async *rows(db, filters) {
      const limits = { limit: BATCH, hidden, more: exported };
      const rows = allRows(
        (after?: string) => readRows(db, definition, { ...filters, after }, limits),
        ({ place }) => place,
      );
      for await (const row of rows) {
        const extra = Object.fromEntries(only.map((name) => [name, row[name]]));
        yield { [key]: row[key], ...withNames(definition, row, valuesOf(row)), ...extra };
      }
    },
  };
}

/** A cell with the name of another record. */
const nameSchema = z.string().trim().max(200).nullable();

/** The names of a field's values, which a table may have in their place. */
function wordsOf({ values }: PlainRecord, field: string): Column['words'] {
  const names = values?.[field]?.zh;
  return names && Object.fromEntries(Object.entries(names).map(([value, name]) => [name, value]));
}

/** Adds records, and changes those whose key is known. */
export function recordImporter(definition: RecordDefinition, site: SiteAddresses): Importer {
  const { table, fields, where, valuesOf, shown = {}, transfer, add, change, remove } = definition;
  const { key, normalKey, defaults, check } = transfer;
  const isById = key === 'id';
  const find = async (db: Executor, keys: readonly string[]) => {
    const column = getTableColumns(table)[key] ?? table.id;
    const rows: Values[] = await db
      .select({ ...getTableColumns(table), ...shown })
      .from(table as PgTable)
      .where(and(inArray(column, isById ? idsAmong(keys) : [...keys]), where({}, [])));
    return new Map(
      rows.map((row) => {
        const stored = valuesOf(row);
        const values = withNames(definition, row, stored);
        return [String(row[key]), { id: String(row.id), values, stored }];
      }),
    );
  };
  return {
    key,
    ...(normalKey && { normalKey }),
    newRows: isById ? 'without-key' : 'unknown-key',
    required: Object.keys(fields).filter((name) => name !== key && !(name in defaults)),
    find,
    check: (db, { record, values }) =>
      ruleProblem(key, async (locale) => {
        const id = record && { id: record.id };
        const given = await resolveReferences(definition, values, { db, locale });
        return check?.({ ...defaults, ...record?.stored, ...given }, { db, site, locale, ...id });
      }),
    async apply(call, { record, values }) {
      const { transaction: db, locale } = call;
      const given = await resolveReferences(definition, values, { db, locale });
      if (record) await change(record.id, given, { ...call, site });
      const added = record ?? (await add({ ...defaults, ...given }, { ...call, site }));
      const recordId = added.id;
      const row = await lockById(call.transaction, table, recordId);
      const [named] = await selectNames(call.transaction, definition, [recordId]);
      const before = record?.stored ?? null;
      return { recordId, name: named?.name ?? '', before, after: valuesOf(row) };
    },
    async undo(call, { recordId, before, after }) {
      const row = await lockRow(call.transaction, table, recordId);
      if (!row || !isSame(valuesOf(row), after)) return false;
      try {
        if (before) await change(recordId, before, { ...call, site });
        else await remove(recordId, { ...call, site });
        return true;
      } catch (error) {
        // It is in use by now, or the rules do not allow what was before.
        if (error instanceof AppError && refusals.includes(error.code)) return false;
        throw error;
      }
    },
  };
}

const refusals: readonly string[] = ['RECORD_IN_USE', 'VALIDATION_FAILED'];
