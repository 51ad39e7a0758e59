import { requestLocale } from '#api/http/request-locale.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { errorTable } from '#contracts/errors.ts';

/** Reason for a refusal: too many requests of one sender, or of all senders together. */
export type RefusalCode = Extract<ErrorCode, 'RATE_LIMITED' | 'UNAVAILABLE'>;

/** The answer to a refused request. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * The answer to a request that is refused for now: the API's envelope below `/api`, else a line
 * of text in the visitor's language.
 * @param url path and query below the base path
 */
export function refusal(
  code: RefusalCode,
  { url, acceptLanguage, requestId }: { url: string; acceptLanguage?: string; requestId: string },
  retryAfterSeconds: number,
): Refusal {
  const definition = errorTable[code];
  const isApi = url.startsWith('/api/');
  const text = definition[requestLocale(url.startsWith('/en/') ? 'en' : undefined, acceptLanguage)];
  const envelope = {
    success: false,
    data: null,
    errorCode: code,
    errorMessage: text,
    showType: definition.showType,
    requestId,
  };
  return {
    status: definition.status,
    headers: {
      'content-type': `${isApi ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
    body: isApi ? JSON.stringify(envelope) : `${text}\n`,
  };
}
