import { and, desc, eq, sql } from 'drizzle-orm';
import { activeSession, endSessions } from '#api/access/sessions.ts';
import { type StaffCall, type StaffWriteCall, staffContext } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { staffSessions, staffUsers } from '#db/schema/staff.ts';
import type { listSessions, updateAccount } from './account-contract.ts';
import { mailStaff } from './mails.ts';
import { requireGoodPassword, setPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { StaffServices } from './services.ts';

/**
 * Marks the session as confirmed. Wrong passwords are counted by session: nobody else can lock it.
 * @throws AppError SIGN_IN_FAILED, SIGN_IN_LOCKED
 */
export async function confirmSession(
  services: StaffServices,
  password: string,
  call: StaffCall,
): Promise<void> {
  const { staff } = call;
  const { db, lockout, lanes } = services;
  const subject = { session: staff.sessionId };
  const verify = async () => {
    const [account] = await db
      .select({ passwordHash: staffUsers.passwordHash })
      .from(staffUsers)
      .where(eq(staffUsers.id, staff.id));
    const known = account?.passwordHash ?? null;
    return lockout.attempt(db, subject, () => verifyPassword(password, known));
  };
  const isRight = await lanes.known.run(staff.id, verify, call.signal);
  const note = (action: string, change?: (transaction: Executor) => Promise<unknown>) =>
    auditedTransaction(services, staffContext(call), async (transaction, audit) => {
      await change?.(transaction);
      audit({ action, entityType: 'staff', entityId: staff.id });
    });
  if (!isRight) {
    await note('staff.confirm_failed');
    throw new AppError('SIGN_IN_FAILED', { messages: wrongPassword });
  }
  await lockout.succeed(db, subject, () =>
    note('staff.confirm', async (transaction) => {
      await lockout.clear(transaction, subject);
      await transaction
        .update(staffSessions)
        .set({ confirmedAt: new Date() })
        .where(eq(staffSessions.id, staff.sessionId));
    }),
  );
}

const wrongPassword = { zh: '密码不正确。', en: 'The password is not correct.' };

/** Changes the own name or language. */
export async function changeAccount(
  body: RouteInput<typeof updateAccount>['body'],
  { staff, transaction, audit }: StaffWriteCall,
): Promise<void> {
  const changes = changedFields({ name: staff.name, locale: staff.locale }, body);
  if (Object.keys(body).length > 0) {
    await transaction
      .update(staffUsers)
      .set({ ...body, version: sql`${staffUsers.version} + 1` })
      .where(eq(staffUsers.id, staff.id));
  }
  audit({ action: 'staff.update', entityType: 'staff', entityId: staff.id, changes });
}

/**
 * Changes the own password; all other sessions end, and only this device stays a known one.
 * @throws AppError VALIDATION_FAILED
 */
export async function changePassword(
  services: StaffServices,
  password: string,
  call: StaffCall,
): Promise<void> {
  const { staff, locale, device, signal } = call;
  requireGoodPassword(password, staff, locale);
  const passwordHash = await services.lanes.known.run(
    staff.id,
    () => hashPassword(password),
    signal,
  );
  await auditedTransaction(services, staffContext(call), async (transaction, audit) => {
    await setPassword(transaction, staff.id, passwordHash);
    await endSessions(transaction, staff.id, staff.sessionId);
    await mailStaff(transaction, staff, {
      event: 'staff.password_changed',
      payload: { name: staff.name, time: new Date().toISOString() },
    });
    audit({ action: 'staff.password_set', entityType: 'staff', entityId: staff.id });
  });
  services.devices.remember(device, { id: staff.id, passwordHash });
}

/** The own active sessions, the last used first. */
export async function readSessions(
  db: Executor,
  { staff }: StaffCall,
): Promise<RouteAnswer<typeof listSessions>> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, staff.id), activeSession))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
  return {
    items: rows.map((session) => ({ ...session, isCurrent: session.id === staff.sessionId })),
  };
}

/** Ends one of the own sessions. @throws AppError NOT_FOUND */
export async function endSession(
  id: string,
  { staff, transaction, audit }: StaffWriteCall,
): Promise<void> {
  const ended = await transaction
    .update(staffSessions)
    .set({ endedAt: new Date() })
    .where(and(eq(staffSessions.id, id), eq(staffSessions.userId, staff.id), activeSession))
    .returning({ id: staffSessions.id });
  if (ended.length === 0) throw new AppError('NOT_FOUND');
  audit({ action: 'staff.sign_out', entityType: 'staff', entityId: staff.id });
}

/** Ends all own sessions but the current one. */
export async function endOtherSessions({
  staff,
  transaction,
  audit,
}: StaffWriteCall): Promise<void> {
  await endSessions(transaction, staff.id, staff.sessionId);
  audit({ action: 'staff.sign_out', entityType: 'staff', entityId: staff.id });
}
