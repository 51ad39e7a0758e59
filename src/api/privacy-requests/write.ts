import { eq, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { newReference } from '#api/bookings/reference.ts';
import { withdrawConsents } from '#api/consents/consents.ts';
import { readPersonContact } from '#api/persons/contact.ts';
import { erasePerson } from '#api/persons/erase.ts';
import { findRecords } from '#api/persons/find.ts';
import type { PrivacyRequestStatus } from '#contracts/enums/privacy.ts';
import { personSources } from '#contracts/enums/privacy.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { privacyRequests as requests } from '#db/schema/privacy.ts';
import type { createPrivacyRequest, endPrivacyRequest } from './contract.ts';
import { dueDay } from './due-day.ts';
import { messages } from './messages.ts';
import { contactOf } from './read.ts';

const entityType = 'privacy-request';

/** Takes down a request. @throws AppError VALIDATION_FAILED for what is no contact */
export async function takeRequest(
  { kind, contact: typed }: RouteInput<typeof createPrivacyRequest>['body'],
  { transaction, audit, staff, locale }: StaffWriteCall,
  now = new Date(),
): Promise<{ id: string }> {
  const contact = readPersonContact(typed);
  if (!contact) {
    throw new AppError('VALIDATION_FAILED', {
      fields: [{ path: 'contact', message: messages.contact[locale] }],
    });
  }
  const [row] = await transaction
    .insert(requests)
    .values({
      reference: newReference(now, 'PR'),
      kind,
      ...contact,
      dueOn: dueDay(now),
      handledBy: staff.id,
    })
    .returning({ id: requests.id, reference: requests.reference });
  if (!row) throw new Error('the request was not written');
  const changes = { reference: [null, row.reference], kind: [null, kind] } as const;
  audit({ action: 'privacy_request.create', entityType, entityId: row.id, changes });
  return { id: row.id };
}

/** Notes that the person has confirmed the request. @throws AppError NOT_FOUND, CONFLICT */
export async function verifyRequest(
  id: string,
  { transaction, audit, staff }: StaffWriteCall,
): Promise<void> {
  const { request } = await lockOpen(transaction, id);
  await transaction
    .update(requests)
    .set({ status: 'verified', verifiedAt: sql`now()`, handledBy: staff.id })
    .where(eq(requests.id, id));
  const changes = { status: [request.status, 'verified'] } as const;
  audit({ action: 'privacy_request.verify', entityType, entityId: id, changes });
}

/** The contacts of a request that may be acted on. @throws AppError NOT_FOUND, CONFLICT */
export async function readVerified(db: Executor, id: string) {
  const { request, contact } = await lockOpen(db, id);
  if (!request.verifiedAt) throw new AppError('CONFLICT', { messages: messages.unverified });
  return { request, contact };
}

/** Erases what is stored about the person. @throws AppError NOT_FOUND, CONFLICT */
export async function eraseOfRequest(
  id: string,
  keys: KeyRing,
  { transaction, audit, staff }: StaffWriteCall,
): Promise<void> {
  const { request, contact } = await readVerified(transaction, id);
  if (request.kind === 'export') throw new AppError('CONFLICT', { messages: messages.onlyCopy });
  const withdrawn = await withdrawConsents(transaction, keys, contact);
  const now = await erasePerson(transaction, contact);
  const erased = Object.fromEntries(
    personSources.flatMap((source) => {
      const count = (request.erased?.[source] ?? 0) + (now[source] ?? 0);
      return count > 0 ? [[source, count]] : [];
    }),
  );
  await transaction
    .update(requests)
    .set({ erased, handledBy: staff.id })
    .where(eq(requests.id, id));
  const changes = { erased: [null, now], consents: [null, withdrawn] } as const;
  audit({ action: 'privacy_request.erase', entityType, entityId: id, changes });
}

/** Ends a request and forgets its contact. @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function endRequest(
  id: string,
  { status, note }: RouteInput<typeof endPrivacyRequest>['body'],
  { transaction, audit, staff, locale }: StaffWriteCall,
): Promise<void> {
  if (status === 'refused' && !note) {
    throw new AppError('VALIDATION_FAILED', {
      fields: [{ path: 'note', message: messages.reason[locale] }],
    });
  }
  const { request } = await lockOpen(transaction, id);
  if (status === 'done') await refuseUndone(transaction, id);
  await transaction
    .update(requests)
    .set({
      status: status satisfies PrivacyRequestStatus,
      note,
      doneAt: sql`now()`,
      phone: null,
      email: null,
      wechat: null,
      handledBy: staff.id,
    })
    .where(eq(requests.id, id));
  const changes = { status: [request.status, status] } as const;
  audit({ action: 'privacy_request.end', entityType, entityId: id, changes });
}

/** A request is done when the person was verified and nothing is left that can be erased. */
async function refuseUndone(transaction: Executor, id: string): Promise<void> {
  const { request, contact } = await readVerified(transaction, id);
  if (request.kind === 'export') return;
  const { found } = await findRecords(transaction, contact);
  if (found.some(({ records }) => records.some(({ kept }) => kept === null))) {
    throw new AppError('CONFLICT', { messages: messages.left });
  }
}

async function lockOpen(db: Executor, id: string) {
  const [request] = await db.select().from(requests).where(eq(requests.id, id)).for('update');
  if (!request) throw new AppError('NOT_FOUND');
  const contact = contactOf(request);
  if (!contact) throw new AppError('CONFLICT', { messages: messages.ended });
  return { request, contact };
}
