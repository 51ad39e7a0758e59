/**
 * Constants from section 9 of the specification, and related ones. Other files import them and do
 * not repeat their values.
 */

/** Time-out of a lazily loaded page script, in milliseconds. */
export const PAGE_SCRIPT_TIMEOUT_MS = 120_000;
/** Distance of the notification from the top of the viewport, in CSS pixels. */
export const NOTIFICATION_TOP_PX = 65;
/** Distance of the notification from the left edge of the viewport, in per cent. */
export const NOTIFICATION_LEFT_PERCENT = 50;
/** How long a toast message stays, in milliseconds. */
export const TOAST_DURATION_MS = 3_000;
/** Base path of the router unless the browser global or BASE_PATH says otherwise. */
export const DEFAULT_BASE_PATH = '/';
/** Loading text unless the site settings name another one; the placeholder shows it too. */
export const DEFAULT_LOADING_TEXT = {
  zh: '加载中，请稍候...',
  en: 'Loading, please wait...',
} as const;
/** Message for errors without one; the same in every language. */
export const DEFAULT_ERROR_MESSAGE = 'Request error, please retry.';

/** Default time-out of one request to the API, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Delay before the placeholder appears, so that fast pages do not flash. In milliseconds. */
export const PLACEHOLDER_DELAY_MS = 150;
/** Minimum display time of a placeholder, so that it does not flash. In milliseconds. */
export const PLACEHOLDER_MIN_MS = 300;
/** Maximum length of the errorCode on the exception page; longer ones are cut. */
export const EXCEPTION_CODE_MAX = 64;
/** Maximum length of the errorMessage on the exception page; longer ones are cut. */
export const EXCEPTION_MESSAGE_MAX = 500;
/** Largest JSON body the API accepts from visitors, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Largest JSON body from signed-in staff, in bytes: a page of 100 long blocks fits several times. */
export const MAX_STAFF_BODY_BYTES = 2 * 1024 * 1024;
/** Header of a write that its client may send again: the same key for every try of one step. */
export const REPEAT_HEADER = 'idempotency-key';
/** Maximum page size of a list. */
export const MAX_PAGE_SIZE = 100;
