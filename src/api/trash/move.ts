import { sql } from 'drizzle-orm';
import type { RecordWriter } from '#api/access/staff-registry.ts';
import type { TrashedKind } from '#contracts/enums/trash.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import { trashTables } from './tables.ts';

/**
 * Deletes a plain record and keeps its row in the trash, so that no reader of its table needs to know
 * of the trash. The caller has made sure that it exists and may go.
 */
export async function moveToTrash(
  { kind, id, name }: { kind: TrashedKind; id: string; name: string },
  { transaction, staff }: Pick<RecordWriter, 'transaction' | 'staff'>,
): Promise<void> {
  await transaction.execute(sql`
    with deleted as (delete from ${trashTables[kind]} where id = ${id}::uuid returning *)
    insert into ${trashedRecords} (id, kind, name, record, deleted_by, deleted_at)
    select deleted.id, ${kind}::text, ${name}::text, to_jsonb(deleted), ${staff.id}::uuid,
      date_trunc('milliseconds', now())
    from deleted`);
}
