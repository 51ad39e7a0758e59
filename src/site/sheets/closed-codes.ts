import { RequestError } from '#request/errors.ts';

/** The answers to a link that opens no sheet: it needs its passcode, or it has ended. */
const closedCodes = ['PASSCODE_REQUIRED', 'LINK_CLOSED'] as const;
export type ClosedCode = (typeof closedCodes)[number];

/** Whether a link did not open its sheet, and the page says why. */
export function isClosedSheet(error: unknown): error is RequestError & { errorCode: ClosedCode } {
  return error instanceof RequestError && closedCodes.some((code) => code === error.errorCode);
}
