import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { WriteDeps } from '#api/audit/transaction.ts';
import { AppError } from '#contracts/errors.ts';
import { readHead } from '../head.ts';
import { sheetKindOf } from '../kinds.ts';
import * as contract from './contract.ts';
import { createSheetOf } from './create.ts';
import { readOwners, readSheets } from './listing.ts';
import { readTableFor } from './read-table.ts';
import { readSheetRecord } from './record.ts';
import { saveSheetRecord } from './save.ts';
import { findBeforeSending, sendLockedSheet } from './send.ts';
import {
  closeLockedSheet,
  recoverSheetOf,
  trashLockedSheet,
  withdrawLockedSheet,
} from './stages.ts';
import { deleteTemplate, readTemplates, saveTemplate } from './templates.ts';
import { addNoteToTimeline, readSheetTimeline } from './timeline.ts';

/** What staff do with sheets of all kinds. */
export function registerSheetStaff(registry: StaffRegistry, deps: WriteDeps): void {
  const { db } = deps;
  const read = { access: 'sheets.read' } as const;
  const update = { access: 'sheets.update' } as const;
  const send = { access: 'sheets.send' } as const;
  registry.add(contract.listSheets, read, ({ query }) => readSheets(db, query));
  registry.add(contract.readSheet, read, ({ params }, { staff }) =>
    readSheetRecord(db, params.id, staff.role),
  );
  registry.add(contract.createSheet, { access: 'sheets.create' }, ({ body }, call) =>
    createSheetOf(body, call),
  );
  registry.add(
    contract.saveSheet,
    { access: 'sheets.update', transaction: false },
    ({ params, body }, call) => saveSheetRecord(deps, params.id, body, call),
  );
  registry.add(contract.findInSheet, read, async ({ params }) => ({
    findings: await findBeforeSending(db, params.id),
  }));
  registry.add(contract.sendSheet, send, async ({ params: { id }, body }, call) => {
    const { kind } = await readHead(call.transaction, id);
    if (sheetKindOf(kind).sendsItself) throw new AppError('NOT_FOUND');
    const { sheet } = await sendLockedSheet(id, body, call);
    return { version: sheet.version, revision: sheet.revision };
  });
  registry.add(contract.withdrawSheet, send, ({ params, body }, call) =>
    withdrawLockedSheet(params.id, body.version, call),
  );
  registry.add(contract.closeSheet, send, ({ params, body }, call) =>
    closeLockedSheet(params.id, body.version, call),
  );
  registry.add(contract.trashSheet, { access: 'sheets.delete' }, ({ params, body }, call) =>
    trashLockedSheet(params.id, body.version, call),
  );
  registry.add(contract.recoverSheet, { access: 'sheets.delete' }, ({ params }, call) =>
    recoverSheetOf(params.id, call),
  );
  registry.add(contract.readTimeline, read, ({ params }) => readSheetTimeline(db, params.id));
  registry.add(contract.addTimelineNote, update, ({ params, body }, call) =>
    addNoteToTimeline(params.id, body.text, call),
  );
  registry.add(
    contract.readSheetTable,
    { access: 'sheets.update', isLong: true, transaction: false },
    (input, call) => readTableFor(db, input, call),
  );
  registry.add(contract.listSheetOwners, { access: 'sheets.update' }, () => readOwners(db));
  registry.add(contract.listSheetTemplates, read, ({ query }) => readTemplates(db, query));
  registry.add(contract.saveSheetAsTemplate, update, ({ params, body }, call) =>
    saveTemplate(params.id, body.name, call),
  );
  registry.add(contract.deleteSheetTemplate, update, ({ params }, call) =>
    deleteTemplate(params.id, call),
  );
}
