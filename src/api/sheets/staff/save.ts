import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type StaffCall, staffContext } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { entityOf } from '#api/audit/trail.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { parseInput } from '#api/http/validation.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { canonicalJson } from '#contracts/sheets/canonical.ts';
import type { Executor } from '#db/connection.ts';
import { projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { lockSheet, readHead, type SheetHead } from '../head.ts';
import { sheetKindOf } from '../kinds.ts';
import type { SheetWriter } from '../writer.ts';
import type { saveSheet as saveContract } from './contract.ts';
import { canOwnSheets } from './listing.ts';
import { headFields } from './record.ts';

type Input = RouteInput<typeof saveContract>['body'];

/**
 * Saves head and body. While a sheet is a draft, only the first save of a person is in the audit log:
 * the next ones come every few seconds. Once customers see it, each one is.
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED
 */
export function saveSheetRecord(
  deps: WriteDeps,
  id: string,
  input: Input,
  call: StaffCall,
): Promise<RouteData<typeof saveContract>> {
  return auditedTransaction(deps, staffContext(call), (transaction, audit) =>
    saveSheet(id, input, { transaction, audit, staff: call.staff, locale: call.locale }),
  );
}

/** Saves head and body in the caller's transaction; see `saveSheetRecord`. */
export async function saveSheet(
  id: string,
  input: Input,
  { transaction, audit, staff, locale, at = new Date() }: SheetWriter & { locale: Locale },
): Promise<{ version: number }> {
  const sheet = await lockSheet(transaction, id);
  const kind = sheetKindOf(sheet.kind);
  const schema = z.object({ body: kind.body });
  const { body } = parseInput(schema, { body: input.body }, locale) as z.output<typeof schema>;
  const before = await kind.read(transaction, id);
  const lists = Object.keys(body).filter((name) => !isSame(body[name], before[name]));
  // The customer may be a person, and the log stays.
  const heads = changedFields(headFields(sheet), input.head, ['customerName']);
  if (lists.length === 0 && Object.keys(heads).length === 0) return { version: sheet.version };
  await lockSheet(transaction, id, { version: input.version, stages: kind.editable });
  await writeHead(transaction, sheet, input.head, { editedBy: staff.id, editedAt: at });
  if (lists.length > 0) await kind.write(transaction, id, body);
  if (sheet.stage !== 'draft' || sheet.editedBy !== staff.id) {
    audit({
      action: 'sheet.update',
      ...entityOf(sheet),
      changes: { ...heads, ...(lists.length > 0 && { body: [null, lists.join(', ')] }) },
    });
  }
  const { version } = await readHead(transaction, id);
  return { version };
}

const isSame = (one: unknown, other: unknown) =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

async function writeHead(
  db: Executor,
  sheet: SheetHead,
  head: Input['head'],
  edit: { editedBy: string | null; editedAt: Date },
): Promise<void> {
  if (head.projectId && head.projectId !== sheet.projectId) {
    const found = await db.select().from(projects).where(eq(projects.id, head.projectId));
    if (found.length === 0) throw notInList('head.projectId');
  }
  if (head.ownerId && head.ownerId !== sheet.ownerId) {
    const isOwner = and(eq(staffUsers.id, head.ownerId), canOwnSheets());
    const found = await db.select().from(staffUsers).where(isOwner);
    if (found.length === 0) throw notInList('head.ownerId');
  }
  const waitingSince = head.waitingOn === sheet.waitingOn ? sheet.waitingSince : edit.editedAt;
  await db
    .update(sheets)
    .set({ ...head, waitingSince: head.waitingOn && waitingSince, ...edit })
    .where(eq(sheets.id, sheet.id));
}

function notInList(path: string): AppError {
  const messages = { zh: '请从列出的选项中选择。', en: 'Choose one of the list.' };
  return new AppError('VALIDATION_FAILED', { fields: [{ path, message: messages.zh }], messages });
}
