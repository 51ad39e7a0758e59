import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { KeyRing } from '#api/access/key-ring.ts';
import { hashToken } from '#api/access/tokens.ts';
import type { Executor } from '#db/connection.ts';
import { staffRecoveryCodes, staffTwoFactors } from '#db/schema/staff.ts';

/** What authenticator apps expect: SHA-1, six digits, a new code every 30 seconds. */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of the step before and after are accepted: clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Letters and digits that are not mistaken for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 12;

/** A TOTP secret in the form that apps take. */
export interface TwoFactorSetup {
  /** For typing. */
  secret: string;
  /** For the QR code. */
  uri: string;
}

/** Second factors: codes of an authenticator app, and recovery codes. */
export class SecondFactor {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** Makes a new secret; it counts once `confirm` has seen a code of it. */
  async begin(
    db: Executor,
    person: { id: string; email: string },
    issuer: string,
  ): Promise<TwoFactorSetup> {
    const secret = new Secret({ size: 20 });
    const encrypted = this.#keys.encrypt('second-factor', secret.base32, person.id);
    const values = { secret: encrypted, confirmedAt: null, lastStep: null };
    await db
      .insert(staffTwoFactors)
      .values({ userId: person.id, ...values })
      .onConflictDoUpdate({ target: staffTwoFactors.userId, set: values });
    const totp = new TOTP({ ...TOTP_OPTIONS, secret, issuer, label: person.email });
    return { secret: secret.base32, uri: totp.toString() };
  }

  /** Takes the first code of a new secret; false if it is wrong. */
  async confirm(db: Executor, userId: string, code: string): Promise<boolean> {
    const [row] = await db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, userId));
    if (!row || row.confirmedAt) return false;
    const step = this.#stepOf(row, code);
    if (step === undefined) return false;
    await db
      .update(staffTwoFactors)
      .set({ confirmedAt: new Date(), lastStep: step })
      .where(eq(staffTwoFactors.userId, userId));
    return true;
  }

  async isOn(db: Executor, userId: string): Promise<boolean> {
    const [row] = await db
      .select({ userId: staffTwoFactors.userId })
      .from(staffTwoFactors)
      .where(and(eq(staffTwoFactors.userId, userId), isNotNull(staffTwoFactors.confirmedAt)));
    return row !== undefined;
  }

  /** Accepts a code of the app or a recovery code, each once. */
  async accept(
    db: Executor,
    userId: string,
    code: string,
  ): Promise<'app' | 'recovery' | undefined> {
    const text = code.replace(/[\s-]/g, '').toUpperCase();
    if (/^\d{6}$/.test(text))
      return (await this.#acceptAppCode(db, userId, text)) ? 'app' : undefined;
    const used = await db
      .update(staffRecoveryCodes)
      .set({ usedAt: new Date() })
      .where(
        and(
          eq(staffRecoveryCodes.userId, userId),
          eq(staffRecoveryCodes.codeHash, hashToken(userId + text)),
          isNull(staffRecoveryCodes.usedAt),
        ),
      )
      .returning({ id: staffRecoveryCodes.id });
    return used.length > 0 ? 'recovery' : undefined;
  }

  /** Replaces the recovery codes; they are shown once. */
  async renewRecoveryCodes(db: Executor, userId: string): Promise<string[]> {
    await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await db
      .insert(staffRecoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: hashToken(userId + code) })));
    return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
  }

  async countRecoveryCodes(db: Executor, userId: string): Promise<number> {
    const rows = await db
      .select({ id: staffRecoveryCodes.id })
      .from(staffRecoveryCodes)
      .where(and(eq(staffRecoveryCodes.userId, userId), isNull(staffRecoveryCodes.usedAt)));
    return rows.length;
  }

  /** Removes the second factor and its recovery codes. */
  async remove(db: Executor, userId: string): Promise<void> {
    await db.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, userId));
    await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  }

  async #acceptAppCode(db: Executor, userId: string, code: string): Promise<boolean> {
    const [row] = await db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, userId));
    const step = row?.confirmedAt ? this.#stepOf(row, code) : undefined;
    if (step === undefined) return false;
    // Only a later step than the last one: a code that somebody saw is worth nothing.
    const used = await db
      .update(staffTwoFactors)
      .set({ lastStep: step })
      .where(
        and(
          eq(staffTwoFactors.userId, userId),
          or(isNull(staffTwoFactors.lastStep), lt(staffTwoFactors.lastStep, step)),
        ),
      )
      .returning({ userId: staffTwoFactors.userId });
    return used.length > 0;
  }

  /** The time step that a code belongs to; undefined if it is wrong. */
  #stepOf(row: typeof staffTwoFactors.$inferSelect, code: string): number | undefined {
    const secret = Secret.fromBase32(this.#keys.decrypt('second-factor', row.secret, row.userId));
    const delta = TOTP.validate({ ...TOTP_OPTIONS, secret, token: code, window: WINDOW });
    return delta === null ? undefined : TOTP.counter({ period: TOTP_OPTIONS.period }) + delta;
  }
}

function newRecoveryCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
