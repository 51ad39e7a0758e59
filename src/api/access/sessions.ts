import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { staffSessions, staffTwoFactors, staffUsers } from '#db/schema/staff.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session ends after this time, and earlier if it is not used. */
const SESSION_HOURS = 7 * 24;
const IDLE_HOURS = 12;
/** The time of the last request is written at most this often. */
const SEEN_EVERY_MS = 60_000;

/** A signed-in person with the session. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  locale: Locale;
  sessionId: string;
  /** Secret of the session. */
  token: string;
  /** Time when the password was last entered in this session. */
  confirmedAt: Date;
  hasTwoFactor: boolean;
  /** Time from which the role needs a second factor; null if it needs none. */
  twoFactorDueAt: Date | null;
}

/** The client of a session. */
export interface ClientTrace {
  network: string;
  userAgent: string;
}

/** Starts a session; returns its secret. */
export async function startSession(
  db: Executor,
  userId: string,
  { network, userAgent }: ClientTrace,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + SESSION_HOURS * 3_600_000);
  await db.insert(staffSessions).values({
    userId,
    tokenHash: hashToken(token),
    expiresAt,
    network,
    userAgent: userAgent.slice(0, 400),
  });
  return { token, expiresAt };
}

/** Sessions that have neither ended nor expired. */
export const activeSession = and(
  isNull(staffSessions.endedAt),
  gt(staffSessions.expiresAt, sql`now()`),
  gt(staffSessions.lastSeenAt, sql`now() - make_interval(hours => ${sql.raw(String(IDLE_HOURS))})`),
);

/** The person of an active session. Role and account are read at every request. */
export async function findSession(db: Executor, token: string): Promise<SignedIn | undefined> {
  const [row] = await db
    .select({
      id: staffUsers.id,
      name: staffUsers.name,
      email: staffUsers.email,
      role: staffUsers.role,
      locale: staffUsers.locale,
      twoFactorDueAt: staffUsers.twoFactorDueAt,
      sessionId: staffSessions.id,
      confirmedAt: staffSessions.confirmedAt,
      lastSeenAt: staffSessions.lastSeenAt,
      secondFactorSince: staffTwoFactors.confirmedAt,
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .leftJoin(staffTwoFactors, eq(staffTwoFactors.userId, staffUsers.id))
    .where(
      and(
        eq(staffSessions.tokenHash, hashToken(token)),
        activeSession,
        isNull(staffUsers.deactivatedAt),
      ),
    );
  if (!row) return undefined;
  const { secondFactorSince, lastSeenAt, ...person } = row;
  if (Date.now() - lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await db
      .update(staffSessions)
      .set({ lastSeenAt: new Date() })
      .where(eq(staffSessions.id, person.sessionId));
  }
  return { ...person, token, hasTwoFactor: secondFactorSince !== null };
}

/** Ends the session with this secret, if there is one. */
export async function endSessionOf(db: Executor, token: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: new Date() })
    .where(and(eq(staffSessions.tokenHash, hashToken(token)), isNull(staffSessions.endedAt)));
}

/** Ends all sessions of a person, or all but one. */
export async function endSessions(db: Executor, userId: string, except?: string): Promise<void> {
  await db
    .update(staffSessions)
    .set({ endedAt: new Date() })
    .where(
      and(
        eq(staffSessions.userId, userId),
        isNull(staffSessions.endedAt),
        except === undefined ? undefined : sql`${staffSessions.id} <> ${except}`,
      ),
    );
}
