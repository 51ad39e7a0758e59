import { and, eq, isNull, sql } from 'drizzle-orm';
import { startSession } from '#api/access/sessions.ts';
import type { SignInCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { staffSessions, staffUsers } from '#db/schema/staff.ts';
import { mailStaff } from './mails.ts';
import { verifyPassword } from './password-hash.ts';
import type { StaffServices } from './services.ts';
import { createTicket, readTicket, type StaffRow, spendTicket } from './tickets.ts';

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
  const { db, lockout, secondFactor } = services;
  await lockout.begin(db, email);
  const person = await findActive(db, email);
  const isRight = await verifyPassword(password, person?.passwordHash ?? null);
  if (!person || !isRight) return refuse(services, person, 'password', call);
  if (await secondFactor.isOn(db, person.id)) {
    return { ticket: await createTicket(db, person.id, 'second_factor') };
  }
  return complete(services, person, 'password', call);
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
  await lockout.begin(db, person.email);
  const method = await secondFactor.accept(db, person.id, code);
  if (!method) return refuse(services, person, 'app', call);
  if (!(await spendTicket(db, ticket, 'second_factor'))) {
    throw new AppError('LINK_EXPIRED', { messages: ticketExpired });
  }
  return complete(services, person, method, call);
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
  method: Method,
  { client, cookie, requestId }: SignInCall,
): Promise<SignInAnswer> {
  const { id, name, email } = person;
  const context = { actor: 'staff', actorId: id, actorLabel: name, requestId } as const;
  const session = await auditedTransaction(services, context, async (transaction, audit) => {
    await services.lockout.clear(transaction, email);
    const isNew = await isNewDevice(transaction, id, client);
    const started = await startSession(transaction, id, client);
    const now = new Date();
    await transaction.update(staffUsers).set({ lastSignInAt: now }).where(eq(staffUsers.id, id));
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
  return { ticket: null };
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
