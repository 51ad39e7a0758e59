import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { emptyObject } from '#api/empty-values.ts';
import type { PublishStatus } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import type { DraftTable } from '../draft-tables.ts';
import { definePart, type PartData } from '../kind.ts';
import { publishedAgain, publishedNow, stateOf } from '../translation.ts';
import { type ColumnName, type Columns, columnMap, columnOf, type StoredFields } from './fields.ts';

export interface TextFields<Data extends PartData, Table extends PgTable>
  extends StoredFields<Data, Table> {
  /** The column with the id of the record. */
  recordId: ColumnName<Table>;
  /** Columns that are made from the text, such as rendered Markdown. */
  made?(data: Data, context: { db: Executor; locale: Locale }): Promise<Columns<Table>>;
  /** Columns that only a row has that was published before. */
  changed?(data: Data): object;
}

/** The texts of a record, a row for each language: columns of `translation()` and its own. */
export function textParts<Data extends PartData, Table extends PgTable>(
  fields: TextFields<Data, Table>,
) {
  const table: PgTable = fields.table;
  const recordId = columnOf(table, fields.recordId);
  const language = columnOf(table, 'locale');
  const publishedAt = columnOf(table, 'publishedAt');
  const isText = (id: string, locale: Locale) => and(eq(recordId, id), eq(language, locale));
  const { dataOf, valuesOf } = columnMap(fields);
  return {
    part: (locale: Locale) =>
      definePart<Data>({
        schema: fields.schema,
        empty: emptyObject(fields.schema, fields.empty),
        async read(db, id) {
          const [row] = await db.select().from(table).where(isText(id, locale));
          if (!row) return undefined;
          return {
            data: dataOf(row) as Data,
            state: stateOf(row.status as PublishStatus),
            publishedAt: row.publishedAt as Date | null,
          };
        },
        async write(db, id, data) {
          const columns = { ...valuesOf(data), ...(await fields.made?.(data, { db, locale })) };
          await db
            .insert(table)
            .values({ [fields.recordId]: id, locale, ...columns, ...publishedNow() })
            .onConflictDoUpdate({
              target: [recordId, language],
              set: { ...columns, ...publishedAgain({ publishedAt }), ...fields.changed?.(data) },
            });
        },
        texts: fields.texts ?? (() => []),
        references: fields.references ?? (() => []),
      }),
    draftTables: [{ table, recordId }] satisfies DraftTable[],
    async withdraw(db: Executor, id: string, locale: Locale): Promise<void> {
      await db.update(table).set({ status: 'archived' }).where(isText(id, locale));
    },
  };
}
