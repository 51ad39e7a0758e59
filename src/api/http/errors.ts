import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Envelope } from '#contracts/envelope.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ApiBindings } from './registry.ts';
import { requestLocale } from './request-locale.ts';

/** Answers a failed request over HTTP. */
export function answerError(
  error: unknown,
  c: Context<{ Bindings: ApiBindings }>,
  log: Logger,
): Response {
  const { envelope, status } = failureOf(error, log, {
    requestId: c.env.requestId,
    // The pattern, not the path: that may hold the token of a secret link.
    route: `${c.req.method} ${routePath(c)}`,
    locale: requestLocale(c.req.query('locale'), c.req.header('accept-language')),
  });
  return c.json(envelope, status);
}

/** The call that failed, for the log and for the reader's language. */
interface FailedCall {
  requestId: string;
  /** Method and pattern of the operation. */
  route: string;
  locale: Locale;
}

/**
 * The API's one error exit: a known error passes by its code, anything else is logged whole and
 * answered as INTERNAL so that nothing of the inside leaks.
 */
export function failureOf(error: unknown, log: Logger, { requestId, route, locale }: FailedCall) {
  const known = error instanceof AppError ? error : unavailable(error);
  if (!known || known.code === 'UNAVAILABLE') {
    log.error({ err: error, requestId, route }, 'request failed');
  }
  const code = known?.code ?? 'INTERNAL';
  const definition = errorTable[code];
  const envelope: Envelope<never> = {
    success: false,
    data: null,
    errorCode: code,
    errorMessage: known?.messages?.[locale] ?? definition[locale],
    showType: definition.showType,
    ...(known?.fields ? { fields: known.fields } : {}),
    requestId,
  };
  return { envelope, status: definition.status };
}

/** What says that the database is away, or gave up a statement that took too long (57014). */
const passingFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  '57014',
  '57P01',
  '57P03',
]);

/** A database that is away or overloaded is a matter of time, not a bug: 503 rather than 500. */
function unavailable(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (
      passingFailures.has(code) ||
      /Connection terminated|timeout exceeded when trying to connect/.test(cause.message)
    ) {
      return new AppError('UNAVAILABLE', { cause: error });
    }
  }
  return undefined;
}
