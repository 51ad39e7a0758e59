import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { endSessions } from '#api/access/sessions.ts';
import type { SignInCall } from '#api/access/staff-registry.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { passwordProblem } from '#contracts/staff/password.ts';
import type { Executor } from '#db/connection.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { mailStaff } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import type { StaffServices } from './services.ts';
import { findActive } from './sign-in.ts';
import {
  createLinkTicket,
  findFreshTicket,
  readTicket,
  spendTicket,
  voidTickets,
} from './tickets.ts';

/** Every request takes this long, so that its time does not tell whether an address is known. */
const REQUEST_MS = 400;

/**
 * Sends a link to choose a new password, if the address is that of an active person who has not got
 * several in this hour. A link of the last minutes is sent again.
 */
export async function requestNewPassword(
  services: StaffServices,
  email: string,
  { requestId }: Pick<SignInCall, 'requestId'>,
): Promise<void> {
  const send = async () => {
    const person = await findActive(services.db, email);
    if (!person || !(await mayMail(services, person.id))) return;
    await auditedTransaction(services, { actor: 'visitor', requestId }, async (tx, audit) => {
      const fresh = await findFreshTicket(tx, person.id);
      const ticket = fresh ?? (await createLinkTicket(tx, services.links.keys, person.id)).id;
      await mailStaff(tx, person, {
        event: 'staff.password_request',
        payload: { name: person.name, ticket },
      });
      audit({ action: 'staff.password_request', entityType: 'staff', entityId: person.id });
    });
  };
  await Promise.all([send(), sleep(REQUEST_MS)]);
}

/** Counts a mail to a person; false if there were too many. The answer to the request is the same. */
async function mayMail({ linkMails }: StaffServices, personId: string): Promise<boolean> {
  try {
    await linkMails(personId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/**
 * Sets a password by the link of a mail. A lock of the sign-in ends, all sessions end, and the device
 * is known from now on: whoever locks the address again does not keep its owner out.
 * @throws AppError LINK_EXPIRED, VALIDATION_FAILED
 */
export async function chooseNewPassword(
  services: StaffServices,
  { token, password }: { token: string; password: string },
  { requestId, locale, device, signal }: SignInCall,
): Promise<{ email: string }> {
  const person = await readTicket(services.db, token, 'new_password');
  if (!person) throw new AppError('LINK_EXPIRED');
  requireGoodPassword(password, person, locale);
  const { lanes, lockout, devices } = services;
  const passwordHash = await lanes.known.run(person.id, () => hashPassword(password), signal);
  const { id, name, email } = person;
  const context = { actor: 'staff', actorId: id, actorLabel: name, requestId } as const;
  await auditedTransaction(services, context, async (transaction, audit) => {
    if (!(await spendTicket(transaction, token, 'new_password')))
      throw new AppError('LINK_EXPIRED');
    await setPassword(transaction, id, passwordHash);
    await endSessions(transaction, id);
    await lockout.clear(transaction, { email });
    audit({ action: 'staff.password_set', entityType: 'staff', entityId: id });
  });
  devices.remember(device, { id, passwordHash });
  return { email };
}

/** @throws AppError VALIDATION_FAILED for the field `password` */
export function requireGoodPassword(
  password: string,
  person: { name: string; email: string },
  locale: Locale,
): void {
  const message = passwordProblem(password, person, locale);
  if (message) throw invalidField('password', message);
}

/** Stores the hash of a new password; waiting links and tickets stop working. */
export async function setPassword(
  db: Executor,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .update(staffUsers)
    .set({ passwordHash, passwordChangedAt: new Date() })
    .where(eq(staffUsers.id, userId));
  await voidTickets(db, userId);
}
