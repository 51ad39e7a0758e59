import type { ShareKind } from '#contracts/sheets/kinds.ts';
import type { Database } from '#db/connection.ts';
import { addAcceptanceSheet } from './acceptance-sheets.ts';
import { addDeviceSheet } from './device-sheets.ts';
import { addLiveReport } from './live-reports.ts';
import { addRequirement, addRequirementVersion } from './requirements.ts';
import { addScene } from './scenes.ts';
import { addWorkOrder } from './work-orders.ts';

/** Adds one record of each kind that a shared link can open; returns their ids. */
export async function addLinkedRecords(db: Database): Promise<Record<ShareKind, string>> {
  const requirement = await addRequirement(db);
  await addRequirementVersion(db, { sheetId: requirement, version: 1 });
  return {
    scene: await addScene(db, { slug: 'linked' }),
    'live-report': await addLiveReport(db, { key: 'linked' }),
    'work-order': await addWorkOrder(db),
    requirement,
    'device-sheet': await addDeviceSheet(db),
    acceptance: (await addAcceptanceSheet(db, { items: [{}, {}] })).id,
  };
}
