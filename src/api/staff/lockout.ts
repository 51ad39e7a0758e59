import { eq, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { staffLockouts } from '#db/schema/staff.ts';

/** Failed attempts in a row that start the first lock. */
const FREE_ATTEMPTS = 5;
/** First and longest lock, in minutes; each further failure doubles it. */
const LOCK_MINUTES = { first: 1, longest: 60 } as const;

/**
 * Counts failed attempts by email address. Known and unknown addresses are counted alike, so that
 * a lock does not tell whether somebody exists.
 */
export class Lockout {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /**
   * Counts an attempt before it is tried, so that attempts at the same moment count too.
   * @throws AppError SIGN_IN_LOCKED while the address is locked
   */
  async begin(db: Executor, email: string): Promise<void> {
    const emailHash = this.#hash(email);
    const failures = sql`${staffLockouts.failures} + 1`;
    const doublings = sql`least(${failures} - ${FREE_ATTEMPTS}, 10)`;
    const minutes = sql`least(${LOCK_MINUTES.longest}::int, ${LOCK_MINUTES.first} * (2 ^ ${doublings})::int)`;
    const counted = await db
      .insert(staffLockouts)
      .values({ emailHash, failures: 1 })
      .onConflictDoUpdate({
        target: staffLockouts.emailHash,
        set: {
          failures,
          lockedUntil: sql`case when ${failures} >= ${FREE_ATTEMPTS} then now() + make_interval(mins => ${minutes}) end`,
          lastFailedAt: sql`now()`,
        },
        setWhere: sql`${staffLockouts.lockedUntil} is null or ${staffLockouts.lockedUntil} <= now()`,
      })
      .returning({ failures: staffLockouts.failures });
    if (counted.length === 0) throw lockedError(await this.#lockedUntil(db, emailHash));
  }

  /** Forgets the failures of an address after a success or a new password. */
  async clear(db: Executor, email: string): Promise<void> {
    await db.delete(staffLockouts).where(eq(staffLockouts.emailHash, this.#hash(email)));
  }

  async #lockedUntil(db: Executor, emailHash: string): Promise<Date> {
    const [row] = await db
      .select({ lockedUntil: staffLockouts.lockedUntil })
      .from(staffLockouts)
      .where(eq(staffLockouts.emailHash, emailHash));
    return row?.lockedUntil ?? new Date();
  }

  #hash(email: string): string {
    return this.#keys.mac('email', email);
  }
}

function lockedError(until: Date): AppError {
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000));
  return new AppError('SIGN_IN_LOCKED', {
    messages: {
      zh: `失败次数过多，登录已锁定，请在 ${minutes} 分钟后再试，或通过邮件重设密码。`,
      en: `Too many failed attempts. Try again in ${minutes} min, or reset your password by mail.`,
    },
  });
}
