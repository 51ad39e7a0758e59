/** The database ended a transaction in favour of another one: a deadlock, or no serial order. */
const LOST = new Set(['40001', '40P01']);
/** A lock was not free within `lock_timeout`. */
const LOCK_TIMEOUT = '55P03';

/** Whether a transaction failed because of another one, and would probably succeed at once. */
export function lostToAnother(error: unknown): boolean {
  return LOST.has(codeOf(error) ?? '');
}

/** Whether a transaction failed because others hold or want the same rows. */
export function isLockConflict(error: unknown): boolean {
  return lostToAnother(error) || codeOf(error) === LOCK_TIMEOUT;
}

/** The code of PostgreSQL in an error or in what caused it. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : codeOf(error.cause);
}
