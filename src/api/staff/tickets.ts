import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hashToken, newToken } from '#api/access/tokens.ts';
import type { TicketPurpose } from '#contracts/enums/staff.ts';
import type { Executor } from '#db/connection.ts';
import { staffTickets, staffUsers } from '#db/schema/staff.ts';

/** Validity of each kind of ticket in minutes. An invitation is a longer new-password ticket. */
const MINUTES: Record<TicketPurpose, number> = { second_factor: 5, new_password: 60 };
/** Validity of an invitation. */
export const INVITATION_MINUTES = 7 * 24 * 60;

export type StaffRow = typeof staffUsers.$inferSelect;

/** Creates a ticket; returns its secret. Earlier tickets of the purpose stop working. */
export async function createTicket(
  db: Executor,
  userId: string,
  purpose: TicketPurpose,
  minutes = MINUTES[purpose],
): Promise<string> {
  await voidTickets(db, userId, purpose);
  const token = newToken();
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await db.insert(staffTickets).values({ userId, purpose, tokenHash: hashToken(token), expiresAt });
  return token;
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

/** Makes a person's unused tickets of a purpose invalid. */
export async function voidTickets(
  db: Executor,
  userId: string,
  purpose: TicketPurpose,
): Promise<void> {
  await db
    .update(staffTickets)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(staffTickets.userId, userId),
        eq(staffTickets.purpose, purpose),
        isNull(staffTickets.usedAt),
      ),
    );
}

function isValid(token: string, purpose: TicketPurpose) {
  return and(
    eq(staffTickets.tokenHash, hashToken(token)),
    eq(staffTickets.purpose, purpose),
    isNull(staffTickets.usedAt),
    gt(staffTickets.expiresAt, sql`now()`),
  );
}
