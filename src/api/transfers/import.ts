import { type StaffCall, type StaffWriteCall, staffContext } from '#api/access/staff-registry.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { type RowState, rowStates } from '#contracts/enums/transfers.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { applyRows } from './apply-rows.ts';
import type { applyImport, checkImport } from './contract.ts';
import { titleOf } from './heads.ts';
import {
  type GivenUpload,
  type ImportServices,
  type OpenedImport,
  openImport,
} from './open-import.ts';
import type { Imported } from './resources.ts';
import type { CheckedRow } from './wrong-row.ts';

/** Problems in an answer at most. */
const MAX_PROBLEMS = 200;

/** Says what an import would do. */
export async function checkUpload(
  storage: ImportServices,
  request: GivenUpload,
  call: StaffCall,
): Promise<RouteData<typeof checkImport>> {
  const { table, resource } = await openImport(storage, request, call);
  return {
    counts: countStates(table.rows),
    unknownColumns: table.unknownColumns,
    problems: problemsIn(table.rows, resource, call.locale),
  };
}

/**
 * Imports a table: all of it, or what is right of it. It is read and compared before the transaction
 * begins, which holds others up.
 * @throws AppError VALIDATION_FAILED if a row is wrong that must not be left, or nothing would change
 */
export async function importUpload(
  services: WriteDeps & ImportServices,
  { leaveWrong, ...request }: RouteInput<typeof applyImport>['body'],
  call: StaffCall,
): Promise<RouteData<typeof applyImport>> {
  const opened = await openImport(services, request, call);
  const counts = countStates(opened.table.rows);
  if (counts.wrong > 0 && !leaveWrong) refuse(texts.wrong);
  if (counts.new + counts.changed === 0) refuse(counts.wrong > 0 ? texts.allWrong : texts.nothing);
  return auditedTransaction(services, staffContext(call), (transaction, audit) =>
    writeTable(opened, { ...request, leaveWrong }, { ...call, transaction, audit }),
  );
}

async function writeTable(
  opened: OpenedImport,
  request: RouteInput<typeof applyImport>['body'],
  call: StaffWriteCall,
): Promise<RouteData<typeof applyImport>> {
  const { id, rows } = await applyRows(opened, request, call);
  const counts = countStates(rows);
  const count = counts.new + counts.changed;
  if (count === 0) refuse(texts.allWrong);
  const changes = {
    resource: [null, request.resource] as [unknown, unknown],
    count: [null, count] as [unknown, unknown],
  };
  call.audit({ action: 'table.import', entityType: 'import', entityId: id, changes });
  return { id, counts, problems: problemsIn(rows, opened.resource, call.locale) };
}

function countStates(rows: readonly CheckedRow[]): Record<RowState, number> {
  const of = (state: RowState) => rows.filter((row) => row.state === state).length;
  return Object.fromEntries(rowStates.map((state) => [state, of(state)])) as Record<
    RowState,
    number
  >;
}

/** The problems of rows, their columns by the names of the interface. */
function problemsIn(rows: readonly CheckedRow[], { columns }: Imported, locale: Locale) {
  const nameOf = (name: string) => {
    const column = columns.find((known) => known.name === name);
    return column ? titleOf(column)[locale] : name;
  };
  return rows
    .flatMap(({ row, problems }) =>
      problems.map(({ column, value, message }) => ({
        row,
        column,
        columnName: nameOf(column),
        value,
        message: message[locale],
      })),
    )
    .slice(0, MAX_PROBLEMS);
}

function refuse(messages: Record<Locale, string>): never {
  throw new AppError('VALIDATION_FAILED', { messages });
}

const texts = {
  wrong: {
    zh: '有几行需要先改正，什么都没有导入。',
    en: 'Some rows must be corrected first. Nothing was imported.',
  },
  allWrong: {
    zh: '没有一行可以导入，请先改正。什么都没有导入。',
    en: 'No row can be imported; correct them first. Nothing was imported.',
  },
  nothing: { zh: '表格与现有内容相同，没有要导入的。', en: 'The table changes nothing.' },
};
