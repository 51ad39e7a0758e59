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
 * Whose failed attempts count together: those of strangers at an address, those on a known device, or
 * those in a session. A lock of one does not reach the others.
 */
export type LockSubject = { email: string } | { device: string } | { session: string };

/**
 * Counts failed attempts. Known and unknown addresses are counted alike, so that a lock does not tell
 * whether somebody exists.
 */
export class Lockout {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /**
   * Makes an attempt: compares a password or a code. It is counted before, so that attempts at the same
   * moment count too, and given back if the comparison failed for want of room or of the database.
   * After a right one, `clear` forgets the count.
   * @throws AppError SIGN_IN_LOCKED while the subject is locked
   */
  async attempt<Result>(
    db: Executor,
    subject: LockSubject,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.#begin(db, subject);
    try {
      return await work();
    } catch (error) {
      await this.#giveBack(db, subject);
      throw error;
    }
  }

  /** Forgets the failures after a success or a new password. */
  async clear(db: Executor, subject: LockSubject): Promise<void> {
    await db.delete(staffLockouts).where(eq(staffLockouts.subjectHash, this.#hash(subject)));
  }

  async #begin(db: Executor, subject: LockSubject): Promise<void> {
    const subjectHash = this.#hash(subject);
    const failures = sql`${staffLockouts.failures} + 1`;
    const doublings = sql`least(${failures} - ${FREE_ATTEMPTS}, 10)`;
    const minutes = sql`least(${LOCK_MINUTES.longest}::int, ${LOCK_MINUTES.first} * (2 ^ ${doublings})::int)`;
    const counted = await db
      .insert(staffLockouts)
      .values({ subjectHash, failures: 1 })
      .onConflictDoUpdate({
        target: staffLockouts.subjectHash,
        set: {
          failures,
          lockedUntil: sql`case when ${failures} >= ${FREE_ATTEMPTS} then now() + make_interval(mins => ${minutes}) end`,
          lastFailedAt: sql`now()`,
        },
        setWhere: sql`${staffLockouts.lockedUntil} is null or ${staffLockouts.lockedUntil} <= now()`,
      })
      .returning({ failures: staffLockouts.failures });
    if (counted.length === 0) throw lockedError(await this.#lockedUntil(db, subjectHash));
  }

  /**
   * Does what follows a right password or code, such as starting a session. The attempt is given back
   * if that fails for want of room or of the database.
   */
  async succeed<Result>(
    db: Executor,
    subject: LockSubject,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const isRefused = error instanceof AppError && error.code !== 'UNAVAILABLE';
      if (!isRefused) await this.#giveBack(db, subject);
      throw error;
    }
  }

  /** Takes back an attempt, and with it the lock that it may have started. */
  async #giveBack(db: Executor, subject: LockSubject): Promise<void> {
    const given = db
      .update(staffLockouts)
      .set({ failures: sql`greatest(${staffLockouts.failures} - 1, 0)`, lockedUntil: null })
      .where(eq(staffLockouts.subjectHash, this.#hash(subject)));
    // Where this fails too, the database is away: the caller reports the first error.
    await given.catch(() => {});
  }

  async #lockedUntil(db: Executor, subjectHash: string): Promise<Date> {
    const [row] = await db
      .select({ lockedUntil: staffLockouts.lockedUntil })
      .from(staffLockouts)
      .where(eq(staffLockouts.subjectHash, subjectHash));
    return row?.lockedUntil ?? new Date();
  }

  #hash(subject: LockSubject): string {
    const [[kind, value] = []] = Object.entries(subject);
    return this.#keys.mac('email', kind === 'email' ? String(value) : `${kind} ${value}`);
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
