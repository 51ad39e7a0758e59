import { type FileStream, type StaffCall, staffContext } from '#api/access/staff-registry.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import type { TransferFormat } from '#contracts/enums/transfers.ts';
import { named, type TableResource } from './column-names/names.ts';
import { writers } from './formats/write.ts';
import type { Resource } from './table.ts';

/**
 * Sends a table of all records that match a filter, its columns named in the language of the call. The
 * audit log says who took it.
 */
export async function exportTable<Filter extends object>(
  deps: WriteDeps,
  call: StaffCall,
  entityType: TableResource,
  resource: Resource<Filter>,
  { format, ...filter }: Filter & { format: TransferFormat },
): Promise<FileStream> {
  await auditedTransaction(deps, staffContext(call), (_, audit) => {
    const hidden: readonly string[] = resource.personalFilters ?? [];
    const filterValues = Object.entries(filter).map(([name, value]) => [
      name,
      value !== undefined && hidden.includes(name) ? '***' : value,
    ]);
    const changes = {
      format: [null, format],
      filter: [null, Object.fromEntries(filterValues)],
    } as const;
    audit({ action: 'table.export', entityType, entityId: null, changes: { ...changes } });
  });
  const rows = inTurns(call, resource.rows(deps.db, filter as unknown as Filter));
  const day = new Date().toISOString().slice(0, 10);
  return {
    content: writers[format](named(entityType, resource.columns), rows, call.locale),
    fileName: `${entityType}-${day}.${format}`,
  };
}

/** Reads rows as the client takes them, each in a turn of the person who exports. */
async function* inTurns<Row>({ inTurn }: StaffCall, rows: AsyncIterable<Row>) {
  const iterator = rows[Symbol.asyncIterator]();
  for (;;) {
    const step = await inTurn(() => iterator.next());
    if (step.done) return;
    yield step.value;
  }
}
