import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { hashToken, newToken } from '#api/access/tokens.ts';
import type { TicketPurpose } from '#contracts/enums/staff.ts';
import type { Executor } from '#db/connection.ts';
import { staffTickets, staffUsers } from '#db/schema/staff.ts';
import { linkToken } from './links.ts';

/** Validity of each kind of ticket in minutes. An invitation is a longer new-password ticket. */
const MINUTES: Record<TicketPurpose, number> = { second_factor: 5, new_password: 60 };
/** Validity of an invitation. */
export const INVITATION_MINUTES = 7 * 24 * 60;
/** A link that is younger is sent again. */
const FRESH_MINUTES = 10;

export type StaffRow = typeof staffUsers.$inferSelect;

/** Creates a ticket for the second step of a sign-in; returns its secret. Earlier ones stop working. */
export async function createSignInTicket(db: Executor, userId: string): Promise<string> {
  await db
    .update(staffTickets)
    .set({ usedAt: new Date() })
    .where(and(isWaiting(userId), eq(staffTickets.purpose, 'second_factor')));
  const token = newToken();
  await insertTicket(db, { userId, purpose: 'second_factor', token });
  return token;
}

/** A ticket whose secret is in a link. */
export interface LinkTicket {
  id: string;
  token: string;
}

/**
 * Creates a ticket to choose a password. Earlier ones go on working until one is used: else strangers
 * who ask for links would make a person's links useless.
 */
export async function createLinkTicket(
  db: Executor,
  keys: KeyRing,
  userId: string,
  minutes = MINUTES.new_password,
): Promise<LinkTicket> {
  const id = randomUUID();
  const token = linkToken({ keys }, id);
  await insertTicket(db, { id, userId, purpose: 'new_password', token, minutes });
  return { id, token };
}

/** The id of an unused ticket to choose a password that was made a moment ago. */
export async function findFreshTicket(db: Executor, userId: string): Promise<string | undefined> {
  const [ticket] = await db
    .select({ id: staffTickets.id })
    .from(staffTickets)
    .where(
      and(
        isWaiting(userId),
        eq(staffTickets.purpose, 'new_password'),
        sql`${staffTickets.createdAt} > now() - make_interval(mins => ${FRESH_MINUTES})`,
      ),
    )
    .limit(1);
  return ticket?.id;
}

/** The active person of a valid ticket, which stays valid. */
export async function readTicket(
  db: Executor,
  token: string,
  purpose: TicketPurpose,
): Promise<StaffRow | undefined> {
  const [row] = await db
    .select({ person: staffUsers })
    .from(staffTickets)
    .innerJoin(staffUsers, eq(staffUsers.id, staffTickets.userId))
    .where(and(isValid(token, purpose), isNull(staffUsers.deactivatedAt)));
  return row?.person;
}

/** Uses up a ticket; false if another request has used it. */
export async function spendTicket(
  db: Executor,
  token: string,
  purpose: TicketPurpose,
): Promise<boolean> {
  const used = await db
    .update(staffTickets)
    .set({ usedAt: new Date() })
    .where(isValid(token, purpose))
    .returning({ id: staffTickets.id });
  return used.length > 0;
}

/**
 * Makes every link and ticket of a person that waits invalid. Each change of password, second factor,
 * role, state or address calls it in its transaction: whoever got one before must not use it after.
 */
export async function voidTickets(db: Executor, userId: string): Promise<void> {
  await db.update(staffTickets).set({ usedAt: new Date() }).where(isWaiting(userId));
}

async function insertTicket(
  db: Executor,
  ticket: { id?: string; userId: string; purpose: TicketPurpose; token: string; minutes?: number },
): Promise<void> {
  const { token, minutes = MINUTES[ticket.purpose], ...values } = ticket;
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await db.insert(staffTickets).values({ ...values, tokenHash: hashToken(token), expiresAt });
}

const isWaiting = (userId: string) =>
  and(eq(staffTickets.userId, userId), isNull(staffTickets.usedAt));

function isValid(token: string, purpose: TicketPurpose) {
  return and(
    eq(staffTickets.tokenHash, hashToken(token)),
    eq(staffTickets.purpose, purpose),
    isNull(staffTickets.usedAt),
    gt(staffTickets.expiresAt, sql`now()`),
  );
}
