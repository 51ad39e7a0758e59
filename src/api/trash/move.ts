import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import type { RecordKind } from '#contracts/records/all.ts';
import { trashedRecords } from '#db/schema/trash.ts';

/**
 * Deletes a plain record and keeps its row in the trash, so that no reader of its table needs to know
 * of the trash. The caller has made sure that it exists and may go.
 */
export async function moveToTrash(
  { kind, table, id, name }: { kind: RecordKind; table: PgTable; id: string; name: string },
  { transaction, staff }: Pick<RecordWriter, 'transaction' | 'staff'>,
): Promise<void> {
  await transaction.execute(sql`
    with deleted as (delete from ${table} where id = ${id}::uuid returning *)
    insert into ${trashedRecords} (id, kind, name, record, deleted_by, deleted_at)
    select deleted.id, ${kind}::text, ${name}::text, to_jsonb(deleted), ${staff.id}::uuid,
      date_trunc('milliseconds', now())
    from deleted`);
}
