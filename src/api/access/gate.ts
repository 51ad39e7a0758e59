import { timingSafeEqual } from 'node:crypto';
import type { StaffPolicy } from '#api/http/policy.ts';
import { nameOwner } from '#bounded/run.ts';
import { AppError } from '#contracts/errors.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { requireSameOrigin } from './origin.ts';
import { SessionCookieFormat } from './session-cookie.ts';
import { findSession, type SignedIn } from './sessions.ts';
import { csrfToken } from './tokens.ts';

/** How long an entered password allows operations that need it. */
export const STEP_UP_MINUTES = 10;

/** Header with the token against forged writes. */
export const CSRF_HEADER = 'x-csrf-token';

export interface GateOptions {
  db: Executor;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

/** Decides whether a request may call an operation of the back office. */
export class StaffGate {
  readonly cookie: SessionCookieFormat;
  readonly #db: Executor;
  readonly #publicUrl: string;

  constructor({ db, publicUrl }: GateOptions) {
    this.#db = db;
    this.#publicUrl = publicUrl;
    this.cookie = new SessionCookieFormat(publicUrl);
  }

  /** Admits a page of the site, without a session. @throws AppError CROSS_SITE */
  admitVisitor({ method, headers }: Request): void {
    if (isWrite(method)) requireSameOrigin(headers, this.#publicUrl);
  }

  /**
   * Admits a signed-in person with the right that the policy names.
   * @throws AppError SIGN_IN_REQUIRED, CROSS_SITE, TWO_FACTOR_REQUIRED, FORBIDDEN or
   * STEP_UP_REQUIRED
   */
  async admit(
    { method, headers }: Request,
    { access, stepUp }: Pick<StaffPolicy, 'access' | 'stepUp'>,
  ): Promise<SignedIn> {
    if (isWrite(method)) requireSameOrigin(headers, this.#publicUrl);
    const token = this.cookie.read(headers);
    const person = token === undefined ? undefined : await findSession(this.#db, token);
    if (!person) throw new AppError('SIGN_IN_REQUIRED');
    nameOwner(person.id);
    if (isWrite(method)) requireCsrfToken(headers, person);
    if (access !== 'signed-in' && access !== 'sign-in') {
      if (!hasRight(person.role, access)) throw new AppError('FORBIDDEN');
      if (lacksTwoFactor(person)) throw new AppError('TWO_FACTOR_REQUIRED');
    }
    if (stepUp && !isConfirmed(person)) throw new AppError('STEP_UP_REQUIRED');
    return person;
  }
}

const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD';

function requireCsrfToken(headers: Headers, { token }: SignedIn): void {
  const given = Buffer.from(headers.get(CSRF_HEADER) ?? '');
  const expected = Buffer.from(csrfToken(token));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AppError('CROSS_SITE');
  }
}

function lacksTwoFactor({ hasTwoFactor, twoFactorDueAt }: SignedIn): boolean {
  return !hasTwoFactor && twoFactorDueAt !== null && twoFactorDueAt.getTime() <= Date.now();
}

function isConfirmed({ confirmedAt }: SignedIn): boolean {
  return Date.now() - confirmedAt.getTime() < STEP_UP_MINUTES * 60_000;
}
