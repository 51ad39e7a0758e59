import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { changedFields } from '#api/audit/changes.ts';
import { refuseViolations } from '#api/publishing/violations.ts';
import { lockById } from '#api/rows.ts';
import { moveToTrash } from '#api/trash/move.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { RecordCall, RecordDefinition, TextColumn, Values, WriteRules } from './definition.ts';

/** Adding, changing and deleting records that need nothing but rules for their fields. */
export function plainWrites(
  {
    record: { kind, personal },
    table,
    name,
  }: Pick<RecordDefinition, 'record' | 'table'> & { name: TextColumn },
  { nameField, taken, whyKept, stored = (values) => values, remembered }: WriteRules,
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
  const columns = getTableColumns(table);
  /** Texts that may be missing are null instead of empty. */
  const columnsOf = (values: Values, { locale }: RecordCall): Values =>
    Object.fromEntries(
      Object.entries(stored(values, locale)).map(([field, value]) => [
        field,
        value === '' && !columns[field]?.notNull ? null : value,
      ]),
    );
  const takenIn = ({ locale }: RecordCall) =>
    taken ? invalidField(nameField, taken[locale]) : new AppError('CONFLICT');
  const isTaken = async ({ transaction }: RecordCall, id: string, value: string) => {
    const others = transaction.select({ id: table.id }).from(table);
    return (await others.where(and(eq(name, value), ne(table.id, id)))).length > 0;
  };
  return {
    async add(values, call) {
      const row = columnsOf(values, call);
      const [added] = await refuseViolations(() =>
        call.transaction
          .insert(table)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: table.id }),
      );
      if (!added) throw takenIn(call);
      const id = String(added.id);
      note(call, 'create', id, changedFields({}, row, personal));
      return { id };
    },
    async change(id, values, call) {
      const before = await lockById(call.transaction, table, id);
      const after = columnsOf(values, call);
      const changes = changedFields(before, after, personal);
      if (taken && changes[nameField] && (await isTaken(call, id, String(after[nameField])))) {
        throw takenIn(call);
      }
      if (Object.keys(changes).length > 0) {
        await refuseViolations(() =>
          call.transaction.update(table).set(after).where(eq(table.id, id)),
        );
      }
      note(call, 'update', id, changes);
    },
    async remove(id, call) {
      const row = await lockById(call.transaction, table, id);
      const messages = await whyKept?.(call.transaction, row);
      if (messages) throw new AppError('RECORD_IN_USE', { messages });
      await moveToTrash({ kind, table, id, name: String(row[nameField]) }, call);
      const before = Object.fromEntries(remembered.map((field) => [field, row[field]]));
      note(call, 'delete', id, changedFields(row, nothingOf(before), personal));
    },
  };
}

/** The same fields without values, as the audit log has those of a deleted record. */
export const nothingOf = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((field) => [field, null]));
