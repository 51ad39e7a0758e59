import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import { loggedName } from '#api/audit/changes.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { definitionOf } from '#api/records/all.ts';
import { lockById } from '#api/rows.ts';
import { AppError } from '#contracts/errors.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import { trashRight } from '#contracts/trash.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import { violationOf } from '#db/violations.ts';

type Trashed = typeof trashedRecords.$inferSelect;

/**
 * Puts a plain record back as it was, with its id.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if it cannot be put back
 */
export async function recoverFromTrash(
  id: string,
  site: SiteAddresses,
  call: RecordWriter,
): Promise<void> {
  const { transaction, audit, staff } = call;
  const trashed = await lockById(transaction, trashedRecords, id);
  const { kind, name } = trashed;
  if (!hasRight(staff.role, trashRight(kind))) throw new AppError('FORBIDDEN');
  const { recover } = definitionOf(kind);
  const changes = (await recover?.(id, trashed.record, { ...call, site })) ?? {};
  const isBack = await insertAgain(trashed, changes, call);
  if (!isBack) throw new AppError('CONFLICT', { messages: taken(name) });
  await transaction.delete(trashedRecords).where(eq(trashedRecords.id, id));
  audit({
    action: 'trash.recover',
    entityType: kind,
    entityId: id,
    changes: { name: [null, loggedName(name, trashed.record.contact_name)] },
  });
}

/** Adds the row to its table; false if a record with its unique value is there. */
async function insertAgain(
  { kind, id, record, name }: Trashed,
  changes: Record<string, unknown>,
  { transaction }: RecordWriter,
): Promise<boolean> {
  const table = definitionOf(kind).table;
  // A later version of the program may have added columns, which get their defaults, or dropped some.
  const columns = Object.values(getTableColumns(table))
    .map((column) => column.name)
    .filter((column) => column in record);
  const into = sql.join(columns.map(sql.identifier), sql`, `);
  const values = sql.join(
    columns.map((column) => sql`r.${sql.identifier(column)}`),
    sql`, `,
  );
  const { rows } = await transaction
    .execute(sql`
      insert into ${table} (${into})
      select ${values}
      from ${trashedRecords} t, jsonb_populate_record(
        null::${sql.identifier(getTableName(table))}, t.record || ${JSON.stringify(changes)}::jsonb) r
      where t.id = ${id}::uuid
      on conflict do nothing
      returning id`)
    .catch((error: unknown) => {
      if (violationOf(error) !== 'reference') throw error;
      throw new AppError('CONFLICT', { messages: referenceGone(name) });
    });
  return rows.length > 0;
}

const taken = (name: string) => ({
  zh: `已经有另一条“${name}”，不能恢复。请先改掉或删除现有的那一条。`,
  en: `There is another “${name}” by now, so this one cannot be recovered. Change or delete the other one first.`,
});

const referenceGone = (name: string) => ({
  zh: `“${name}”引用的内容已经删除，不能恢复。`,
  en: `“${name}” refers to a record that is deleted, so it cannot be recovered.`,
});
