import type { Locale } from '#contracts/locale.ts';
import { RequestError } from '#request/errors.ts';
import { coreMessages } from './messages.ts';

/** The text of a failed request for the reader. Other errors are bugs and are thrown again. */
export function errorText(error: unknown, locale: Locale): string {
  if (!(error instanceof RequestError)) throw error;
  if (error.errorMessage) return error.errorMessage;
  const text = coreMessages[locale];
  return error.kind === 'timeout' || error.status === 0 ? text.offline : text.requestFailed;
}

/** Whether a request failed with this code. */
export function isErrorCode(error: unknown, code: string): error is RequestError {
  return error instanceof RequestError && error.errorCode === code;
}
