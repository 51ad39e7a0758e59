import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { beijingDay } from '#contracts/days.ts';
import type { Database } from '#db/connection.ts';
import { dailySalts } from '#db/schema/requests.ts';
import type { Caller, MarkPurpose, Visitor } from './call.ts';

/**
 * Hashes traits such as address and user agent, to distinguish the visitors of a day without
 * identifying them. The first trait is the purpose: hashes for two purposes cannot be compared.
 */
export type VisitorHash = (...traits: string[]) => Promise<string>;

/** The client of a call, as handlers see it. */
export function visitorOf(
  { clientAddress, userAgent, isHead = false }: Caller,
  visitorHash: VisitorHash,
): Visitor {
  const hash = (purpose: MarkPurpose) => visitorHash(purpose, clientAddress, userAgent);
  return { userAgent, isHead, hash };
}

/**
 * Creates visitor hashes with a daily salt. All processes on the database share the salt. It is
 * deleted on the next day; then a stored hash cannot be traced back or linked across days.
 */
export function createVisitorHash(db: Database): VisitorHash {
  let current: { day: string; salt: Promise<string> } | undefined;
  return async (...traits) => {
    // The day of the statistics, so that a visitor counts once a day.
    const day = beijingDay(new Date());
    if (current?.day !== day) {
      const next = { day, salt: readSalt(db, day) };
      current = next;
      next.salt.catch(() => {
        if (current === next) current = undefined;
      });
    }
    const salt = await current.salt;
    return createHmac('sha256', salt).update(traits.join('\n')).digest('base64url').slice(0, 22);
  };
}

/** The salt of a day. The first process inserts it; the others wait for the insert and read it. */
async function readSalt(db: Database, day: string): Promise<string> {
  const salt = randomBytes(32).toString('base64url');
  const [insertion] = await db
    .insert(dailySalts)
    .values({ day, salt })
    .onConflictDoNothing()
    .returning({ salt: dailySalts.salt });
  if (insertion) {
    await db.delete(dailySalts).where(lt(dailySalts.day, day));
    return insertion.salt;
  }
  const [stored] = await db
    .select({ salt: dailySalts.salt })
    .from(dailySalts)
    .where(eq(dailySalts.day, day));
  if (!stored) throw new Error(`the salt of ${day} is missing: check the clock of this machine`);
  return stored.salt;
}
