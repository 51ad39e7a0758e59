import { isLockConflict } from './lock-conflicts.ts';

/** The database is known to be away: nothing was sent to it. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
  readonly isUnavailable = true;

  constructor() {
    super('The database is away');
  }
}

/**
 * Codes of Node and PostgreSQL for a server that is away, starting, stopping or out of connections,
 * that cancelled a statement which took too long (57014), or that ended a transaction in which nothing
 * happened for too long (25P03).
 */
const CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '25P03',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** Errors of `pg` that have no code. */
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|^timeout expired$/;

interface Cause {
  isUnavailable?: unknown;
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Whether an error, or what caused it, is a matter of time: the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { isUnavailable: known, code, syscall, message, cause }: Cause = error;
  if (known === true || isLockConflict(error)) return true;
  if (CODES.has(String(code)) || MESSAGES.test(String(message))) return true;
  // A Unix socket that is gone. A missing file has the same code and is a bug.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return isUnavailable(cause);
}
