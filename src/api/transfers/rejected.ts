import { eq } from 'drizzle-orm';
import type { FileStream, StaffCall } from '#api/access/staff-registry.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { importChanges } from '#db/schema/imports.ts';
import type { exportRejected } from './contract.ts';
import { writers } from './formats/write.ts';
import { cellsBeside, problemHead } from './heads.ts';
import { type ImportServices, openImport } from './open-import.ts';
import type { Column, Values } from './table.ts';
import type { CheckedRow } from './wrong-row.ts';

/**
 * The rows of an uploaded table that an import leaves, as they were given, with what is wrong with
 * them: to be corrected and imported again.
 */
export async function exportRejectedRows(
  services: ImportServices,
  { format, import: batch, ...request }: RouteInput<typeof exportRejected>['query'],
  call: StaffCall,
): Promise<FileStream> {
  const { table, given } = await openImport(services, request, call);
  const written = batch ? await writtenRows(services.db, batch) : undefined;
  const isLeft = ({ state, row }: CheckedRow) =>
    state === 'wrong' || (written !== undefined && state !== 'unchanged' && !written.has(row));
  const left = table.rows.flatMap((checked, at) => {
    const cells = given.rows[at]?.cells;
    return cells && isLeft(checked) ? [{ ...checked, cells }] : [];
  });
  const named = table.places.map(([index]): [number, Column] => [
    index,
    { name: given.head[index] ?? '' },
  ]);
  const beside = left.map(({ cells }) => cellsBeside(cells, given.head));
  const most = Math.max(0, ...beside.map((texts) => texts.length));
  // Last, where they are again a problem of their row only.
  const nameless = Array.from(
    { length: most },
    (_, at): Column => ({
      name: `+${at + 1}`,
      title: { zh: '', en: '' },
    }),
  );
  async function* rows(): AsyncGenerator<Values> {
    for (const [at, { cells, problems }] of left.entries()) {
      yield Object.fromEntries([
        ...named.map(([index, { name }]) => [name, cells[index]]),
        [problemHead.en, problems.map(({ message }) => message[call.locale]).join(' ')],
        ...nameless.map(({ name }, index) => [name, beside[at]?.[index]]),
      ]);
    }
  }
  const columns = [
    ...named.map(([, column]) => column),
    { name: problemHead.en, title: problemHead },
    ...nameless,
  ];
  return {
    content: writers[format](columns, rows(), call.locale),
    fileName: `${request.resource}-rejected.${format}`,
  };
}

/** The rows of a table that an import has written. */
async function writtenRows(db: Executor, batch: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ row: importChanges.row })
    .from(importChanges)
    .where(eq(importChanges.batchId, batch));
  return new Set(rows.map(({ row }) => row));
}
