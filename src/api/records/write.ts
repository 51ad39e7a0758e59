import { and, eq, ne } from 'drizzle-orm';
import { changedFields } from '#api/audit/changes.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { AppError } from '#contracts/errors.ts';
import type { RecordCall, RecordDefinition, TextColumn, Values, WriteRules } from './definition.ts';
import { lockKnownRow } from './read.ts';

/** Adding, changing and deleting records that need nothing but rules for their fields. */
export function plainWrites(
  {
    record: { kind },
    table,
    name,
  }: Pick<RecordDefinition, 'record' | 'table'> & { name: TextColumn },
  { nameField, taken, stored = (values) => values, remembered }: WriteRules,
): Pick<RecordDefinition, 'add' | 'change' | 'remove'> {
  const note = (
    { audit }: RecordCall,
    action: 'create' | 'update' | 'delete',
    entityId: string,
    changes: ReturnType<typeof changedFields>,
  ) =>
    audit({
      action: `${kind.replaceAll('-', '_')}.${action}`,
      entityType: kind,
      entityId,
      changes,
    });
  const takenIn = ({ locale }: RecordCall) =>
    taken
      ? new AppError('VALIDATION_FAILED', {
          fields: [{ path: nameField, message: taken[locale] }],
        })
      : new AppError('CONFLICT');
  const isTaken = async ({ transaction }: RecordCall, id: string, value: string) => {
    const others = transaction.select({ id: table.id }).from(table);
    return (await others.where(and(eq(name, value), ne(table.id, id)))).length > 0;
  };
  return {
    async add(values, call) {
      const columns = stored(values, call.locale);
      const [row] = await call.transaction
        .insert(table)
        .values(columns)
        .onConflictDoNothing()
        .returning({ id: table.id });
      if (!row) throw takenIn(call);
      const id = String(row.id);
      note(call, 'create', id, changedFields({}, columns));
      return { id };
    },
    async change(id, values, call) {
      const before = await lockKnownRow(call.transaction, table, id);
      const columns = stored(values, call.locale);
      const changes = changedFields(before, columns);
      if (taken && changes[nameField] && (await isTaken(call, id, String(columns[nameField])))) {
        throw takenIn(call);
      }
      if (Object.keys(changes).length > 0) {
        await call.transaction.update(table).set(columns).where(eq(table.id, id));
      }
      note(call, 'update', id, changes);
    },
    async remove(id, call) {
      const row = await lockKnownRow(call.transaction, table, id);
      await moveToTrash({ kind, table, id, name: String(row[nameField]) }, call);
      const before = Object.fromEntries(remembered.map((field) => [field, row[field]]));
      note(call, 'delete', id, changedFields(before, nothingOf(before)));
    },
  };
}

/** The same fields without values, as the audit log has those of a deleted record. */
export const nothingOf = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((field) => [field, null]));
