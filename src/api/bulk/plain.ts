import { inArray } from 'drizzle-orm';
import { ZodError } from 'zod';
import type { RecordWriter, StaffWriteCall } from '#api/access/staff-registry.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { isSame } from '#api/publishing/parts.ts';
import { definitionOf } from '#api/records/all.ts';
import { lockRow, selectIds, selectNames } from '#api/records/read.ts';
import { ruleProblem } from '#api/transfers/rule-problem.ts';
import { recoverFromTrash } from '#api/trash/recover.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import { AppError } from '#contracts/errors.ts';
import { isPersonal, type RecordKind, recordOf } from '#contracts/records/all.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { hasRight, hiddenFields, recordRight } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import {
  type countPlainRecords,
  MAX_BULK_RECORDS,
  type PlainFilter,
  type PlainInstruction,
  type startPlainBulk,
} from './contract.ts';
import { ChangedSinceError, NothingToDoError } from './failure.ts';
import { rightOf } from './rights.ts';
import { addItems, impossible } from './start.ts';

/** What the undo of a plain record needs: the field before and after, or that it is in the trash. */
export type PlainSnapshot =
  | { field: string; before: unknown; after: unknown }
  | { isInTrash: true };

/**
 * How many plain records match; one more than the limit stands for all above it.
 * @throws AppError FORBIDDEN
 */
export async function countPlain(
  db: Executor,
  kind: RecordKind,
  filter: PlainFilter,
  role: StaffRole,
): Promise<RouteData<typeof countPlainRecords>> {
  if (!hasRight(role, recordRight(kind, 'read'))) throw new AppError('FORBIDDEN');
  const found = await select(db, kind, filter, role);
  return { count: found.length, limit: MAX_BULK_RECORDS };
}

/**
 * Fixes the plain records of an operation; the job then changes them one by one.
 * @throws AppError FORBIDDEN, or VALIDATION_FAILED for no records, too many, or an impossible action
 */
export async function startPlainOperation(
  kind: RecordKind,
  { instruction, records }: RouteInput<typeof startPlainBulk>['body'],
  call: StaffWriteCall,
): Promise<{ id: string }> {
  const { action } = instruction;
  if (!hasRight(call.staff.role, rightOf(kind, action))) throw new AppError('FORBIDDEN');
  if (action === 'set') {
    const isPossible = settableValues(kind, instruction.field).includes(instruction.value);
    if (!isPossible) throw new AppError('VALIDATION_FAILED', { messages: impossible });
  }
  const ids =
    'ids' in records
      ? [...new Set(records.ids)]
      : (await select(call.transaction, kind, records.filter, call.staff.role)).map(({ id }) => id);
  const filter = 'ids' in records ? null : keptFilter(kind, records.filter);
  return { id: await addItems({ resource: kind, action, instruction, filter }, ids, call) };
}

/** A filter as it is kept: people search for persons by name and telephone number. */
function keptFilter(kind: RecordKind, { q, ...filter }: PlainFilter): PlainFilter {
  return q === undefined ? filter : { ...filter, q: isPersonal(kind) ? '***' : q };
}

/** The values that a field may be set to on many records. */
function settableValues(kind: RecordKind, field: string): readonly (string | boolean)[] {
  const { settable, values } = recordOf(kind);
  if (!settable.includes(field)) return [];
  const names = values?.[field]?.zh;
  return names ? Object.keys(names) : [true, false];
}

/** @throws AppError VALIDATION_FAILED for a filter that the list of the kind does not have */
async function select(db: Executor, kind: RecordKind, filter: PlainFilter, role: StaffRole) {
  try {
    const hidden = hiddenFields(role, recordRight(kind, 'read'));
    return await selectIds(db, definitionOf(kind), filter, { limit: MAX_BULK_RECORDS + 1, hidden });
  } catch (error) {
    if (error instanceof ZodError) throw new AppError('VALIDATION_FAILED');
    throw error;
  }
}

/**
 * Carries out the action on one plain record and says what the undo needs.
 * @throws NothingToDoError, or the refusals of the action itself
 */
export async function carryOutPlain(
  writer: RecordWriter,
  site: SiteAddresses,
  kind: RecordKind,
  id: string,
  instruction: PlainInstruction,
): Promise<PlainSnapshot> {
  const { table, remove } = definitionOf(kind);
  const values = await lockRow(writer.transaction, table, id);
  if (!values) throw new AppError('NOT_FOUND');
  if (instruction.action === 'trash') {
    await remove(id, { ...writer, site });
    return { isInTrash: true };
  }
  const { field, value } = instruction;
  if (isSame(values[field], value)) throw new NothingToDoError();
  await set(writer, site, kind, id, { [field]: value });
  return { field, before: values[field], after: value };
}

/**
 * Puts a plain record back as it was before an operation.
 * @throws ChangedSinceError if somebody has changed it since, or AppError if it cannot be put back
 */
export async function putBackPlain(
  writer: RecordWriter,
  site: SiteAddresses,
  kind: RecordKind,
  id: string,
  snapshot: PlainSnapshot,
): Promise<void> {
  const values = await lockRow(writer.transaction, definitionOf(kind).table, id);
  if ('isInTrash' in snapshot) {
    if (values) throw new ChangedSinceError();
    await recoverFromTrash(id, site, writer);
    return;
  }
  const { field, before, after } = snapshot;
  if (!values || !isSame(values[field], after)) throw new ChangedSinceError();
  await set(writer, site, kind, id, { [field]: before });
}

/** Sets a field; a refusal names its reason in both languages. */
async function set(
  writer: RecordWriter,
  site: SiteAddresses,
  kind: RecordKind,
  id: string,
  values: Record<string, unknown>,
): Promise<void> {
  const problem = await ruleProblem('id', (locale) =>
    definitionOf(kind).change(id, values, { ...writer, locale, site }),
  );
  if (problem) throw new AppError('VALIDATION_FAILED', { messages: problem.message });
}

/** Names of plain records by their ids, also of those in the trash. */
export async function readPlainNames(
  db: Executor,
  kind: RecordKind,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = trashedRecords;
  const trashed = await db.select({ id, name }).from(trashedRecords).where(inArray(id, ids));
  const present = await selectNames(db, definitionOf(kind), ids);
  return new Map([...trashed, ...present].map((row) => [row.id, row.name]));
}
