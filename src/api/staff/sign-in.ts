import { and, eq, isNull, sql } from 'drizzle-orm';
import { endSessionOf, startSession } from '#api/access/sessions.ts';
import type { SignInCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { staffSessions, staffUsers } from '#db/schema/staff.ts';
import type { LockSubject } from './lockout.ts';
import { mailStaff } from './mails.ts';
import { verifyPassword } from './password-hash.ts';
import type { StaffServices } from './services.ts';
import { createSignInTicket, readTicket, type StaffRow, spendTicket } from './tickets.ts';

/** How somebody proved who they are. */
type Method = 'password' | 'app' | 'recovery';

/** Null when signed in, otherwise the ticket for the second factor. */
type SignInAnswer = { ticket: string | null };

/**
 * Signs in with a password. Unknown addresses take the same time and get the same answer as wrong
 * passwords.
 * @throws AppError SIGN_IN_FAILED or SIGN_IN_LOCKED
 */
export async function signInWithPassword(
  services: StaffServices,
  { email, password }: { email: string; password: string },
  call: SignInCall,
): Promise<SignInAnswer> {
  const { db, lockout, lanes, secondFactor } = services;
  // Without the cookie of a device, nothing is read before the turn: whoever comes looks the same.
  const owner = call.device.value === undefined ? undefined : await findActive(db, email);
  const subject = subjectOf(services, owner, email, call);
  const verify = async () => {
    const person = await findActive(db, email);
    const isRight = await lockout.attempt(db, subject, () =>
      verifyPassword(password, person?.passwordHash ?? null),
    );
    return { person, isRight };
  };
  // Counted in its turn only: an attempt that gets none does not count.
  const { person, isRight } =
    owner && 'device' in subject
      ? await lanes.known.run(owner.id, verify, call.signal)
      : await lanes.strangers.run(call.site, verify, call.signal);
  if (!person || !isRight) return refuse(services, person, 'password', call);
  return lockout.succeed(db, subject, async () =>
    (await secondFactor.isOn(db, person.id))
      ? db.transaction(async (transaction) => {
          await noteSignIn(transaction, person, person.lastSignInAt);
          return { ticket: await createSignInTicket(transaction, person.id) };
        })
      : complete(services, person, subject, 'password', call),
  );
}

/** Whose attempts count together with this one: those on a device that the person knows, or all. */
function subjectOf(
  { devices }: StaffServices,
  person: StaffRow | undefined,
  email: string,
  { device }: SignInCall,
): LockSubject {
  const known = person && devices.known(device, person);
  return known ? { device: known } : { email };
}

/** Completes a sign-in with a code. @throws AppError SIGN_IN_FAILED, SIGN_IN_LOCKED, LINK_EXPIRED */
export async function signInWithCode(
  services: StaffServices,
  { ticket, code }: { ticket: string; code: string },
  call: SignInCall,
): Promise<SignInAnswer> {
  const { db, lockout, secondFactor } = services;
  const person = await readTicket(db, ticket, 'second_factor');
  if (!person) throw new AppError('LINK_EXPIRED', { messages: ticketExpired });
  const subject = subjectOf(services, person, person.email, call);
  const method = await lockout.attempt(db, subject, () => secondFactor.accept(db, person.id, code));
  if (!method) return refuse(services, person, 'app', call);
  return lockout.succeed(db, subject, async () => {
    if (!(await spendTicket(db, ticket, 'second_factor'))) {
      throw new AppError('LINK_EXPIRED', { messages: ticketExpired });
    }
    return complete(services, person, subject, method, call);
  });
}

const ticketExpired = {
  zh: '登录超时，请重新输入邮箱和密码。',
  en: 'The sign-in took too long. Please enter your email and password again.',
};

/** The active person with an address. */
export async function findActive(db: Executor, email: string): Promise<StaffRow | undefined> {
  const [person] = await db
    .select()
    .from(staffUsers)
    .where(and(eq(sql`lower(${staffUsers.email})`, email), isNull(staffUsers.deactivatedAt)));
  return person;
}

async function refuse(
  services: StaffServices,
  person: StaffRow | undefined,
  method: Method,
  { requestId }: SignInCall,
): Promise<never> {
  await auditedTransaction(services, { actor: 'visitor', requestId }, (_, audit) =>
    audit({
      action: 'staff.sign_in_failed',
      entityType: 'staff',
      entityId: person?.id ?? null,
      changes: changedFields({}, { method }),
    }),
  );
  throw new AppError('SIGN_IN_FAILED');
}

async function complete(
  services: StaffServices,
  person: StaffRow,
  subject: LockSubject,
  method: Method,
  { client, cookie, device, requestId }: SignInCall,
): Promise<SignInAnswer> {
  const { id, name } = person;
  const context = { actor: 'staff', actorId: id, actorLabel: name, requestId } as const;
  const session = await auditedTransaction(services, context, async (transaction, audit) => {
    const now = new Date();
    await noteSignIn(transaction, person, now);
    await services.lockout.clear(transaction, subject);
    if (cookie.value !== undefined) await endSessionOf(transaction, cookie.value);
    const isNew = await isNewDevice(transaction, id, client);
    const started = await startSession(transaction, id, client);
    if (isNew) {
      await mailStaff(transaction, person, {
        event: 'staff.signed_in',
        payload: {
          name,
          time: now.toISOString(),
          network: client.network,
          device: client.userAgent.slice(0, 200),
        },
      });
    }
    audit({
      action: 'staff.sign_in',
      entityType: 'staff',
      entityId: id,
      changes: changedFields({}, { method }),
    });
    return started;
  });
  cookie.set(session.token, session.expiresAt);
  services.devices.remember(device, person);
  return { ticket: null };
}

/**
 * Notes the time of a sign-in. The account must still be as it was when the password was compared:
 * else a password that was changed meanwhile would open it once more.
 * @throws AppError SIGN_IN_FAILED
 */
async function noteSignIn(
  transaction: Executor,
  { id, passwordHash }: StaffRow,
  lastSignInAt: Date | null,
): Promise<void> {
  const noted = await transaction
    .update(staffUsers)
    .set({ lastSignInAt })
    .where(
      and(
        eq(staffUsers.id, id),
        eq(staffUsers.passwordHash, passwordHash ?? ''),
        isNull(staffUsers.deactivatedAt),
      ),
    )
    .returning({ id: staffUsers.id });
  if (noted.length === 0) throw new AppError('SIGN_IN_FAILED');
}

/** Whether no session of the last months came from the same network with the same browser. */
async function isNewDevice(
  db: Executor,
  userId: string,
  { network, userAgent }: SignInCall['client'],
): Promise<boolean> {
  const [known] = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.userId, userId),
        eq(staffSessions.network, network),
        eq(staffSessions.userAgent, userAgent.slice(0, 400)),
      ),
    )
    .limit(1);
  return known === undefined;
}
