import type { KeyRing } from '#api/access/key-ring.ts';
import type { AuditEntry } from '#api/audit/trail.ts';
import { AuditTrail } from '#api/audit/trail.ts';
import type { Database, Executor } from '#db/connection.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { type SeedOptions, seed } from '#db/seed/seed.ts';
import { addDemoAcceptance } from './acceptance.ts';
import { addDemoCodes } from './codes.ts';
import { DEMO_REQUEST, DemoDesk } from './desk.ts';
import { addDemoDeviceSheet } from './device-sheet.ts';
import { addDemoReports } from './live-reports.ts';
import type { PrivatePictureSource } from './private-picture.ts';
import { addDemoRequirement } from './requirement.ts';
import { addDemoWorkOrder } from './work-order.ts';

/** How a database is filled. */
export interface FillOptions extends Omit<SeedOptions, 'addSheets'> {
  keys: KeyRing;
}

/** Fills a database without site settings in one transaction; returns whether it did. */
export function fillSite(db: Database, { keys, ...options }: FillOptions): Promise<boolean> {
  const { files, mediaDir } = options;
  return seed(db, {
    ...options,
    addSheets: (transaction) => addDemoSheets(transaction, keys, { files, mediaDir }),
  });
}

/**
 * The demo project's sheets, made in the order of its days, and codes to try, with their entries of the
 * audit log.
 */
async function addDemoSheets(
  transaction: Executor,
  keys: KeyRing,
  pictures: PrivatePictureSource,
): Promise<void> {
  const entries: AuditEntry[] = [];
  const audit = (entry: AuditEntry) => entries.push(entry);
  const desk = new DemoDesk({ transaction, keys, pictures, audit });
  await addDemoRequirement(desk);
  const orderId = await addDemoWorkOrder(desk);
  await addDemoReports(desk);
  await addDemoDeviceSheet(desk);
  await addDemoAcceptance(desk, orderId);
  await addDemoCodes(transaction, keys, audit);
  // Nobody waits for news of the demo.
  await transaction.delete(outboxMessages);
  await new AuditTrail(keys).append(transaction, entries, {
    actor: 'system',
    requestId: DEMO_REQUEST,
  });
}
