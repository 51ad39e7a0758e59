import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Envelope } from '#contracts/envelope.ts';
import { AppError, type ErrorCode, errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { isLockConflict } from '#db/lock-conflicts.ts';
import { DatabaseAwayError, isUnavailable } from '#db/unavailable.ts';
import type { ApiBindings } from './call.ts';
import { requestLocale } from './request-locale.ts';

/** Retry-After of a 503, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

/** Sends the error response of a failed request. */
export function answerError(
  error: unknown,
  c: Context<{ Bindings: ApiBindings }>,
  log: Logger,
): Response {
  const { envelope, status, retryAfter } = failureOf(error, log, {
    requestId: c.env.requestId,
    // The pattern, not the path: a path may contain the token of a secret link.
    route: `${c.req.method} ${routePath(c)}`,
    locale: requestLocale(c.req.query('locale'), c.req.header('accept-language')),
  });
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  return c.json(envelope, status);
}

/** Refusals of access; each is a line of the log. */
const REFUSALS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'CROSS_SITE',
  'FORBIDDEN',
  'STEP_UP_REQUIRED',
  'TWO_FACTOR_REQUIRED',
]);

/** The failed call, for the log and the reader's language. */
interface FailedCall {
  requestId: string;
  /** Method and path pattern of the operation. */
  route: string;
  locale: Locale;
}

/**
 * The only place that turns errors into responses. Known errors are returned by code; any other
 * error is logged and returned as INTERNAL, so that internal details do not leak.
 */
export function failureOf(error: unknown, log: Logger, { requestId, route, locale }: FailedCall) {
  const apiError = apiErrorOf(error);
  if (!apiError) log.error({ err: error, requestId, route }, 'Request failed');
  else if (apiError.code === 'UNAVAILABLE' && !isAway(error)) {
    // While the database is unavailable, the access log is enough.
    log.warn({ reason: reasonOf(error), requestId, route }, 'Request failed with 503');
  }
  const code = apiError?.code ?? 'INTERNAL';
  if (REFUSALS.has(code)) log.info({ code, requestId, route }, 'Access refused');
  const definition = errorTable[code];
  const envelope: Envelope<unknown> = {
    success: false,
    data: apiError?.data ?? null,
    errorCode: code,
    errorMessage: apiError?.messages?.[locale] ?? definition[locale],
    showType: definition.showType,
    ...(apiError?.fields ? { fields: apiError.fields } : {}),
    requestId,
  };
  const { status } = definition;
  const retryAfter = apiError?.retryAfter ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  return { envelope, status, retryAfter };
}

/**
 * An unavailable or overloaded database, a lock that is not free and a full queue are temporary and no
 * bugs: 503 instead of 500.
 */
function apiErrorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isLockConflict(error)) {
    return new AppError('UNAVAILABLE', { messages: inUse, retryAfter: 1, cause: error });
  }
  return isUnavailable(error) ? new AppError('UNAVAILABLE', { cause: error }) : undefined;
}

const inUse = {
  zh: '同一内容正在被他人修改，这次没有改动任何内容，请过几秒再试。',
  en: 'The same thing is being changed by somebody else. Nothing was changed now; please try again in a few seconds.',
};

function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  return error instanceof Error && isAway(error.cause);
}

/** The message of the innermost cause: outer messages may contain query values. */
function reasonOf(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause !== undefined) reason = reason.cause;
  return reason instanceof Error ? reason.message : String(reason);
}
