/**
 * Constants that the specification fixes (section 9) and the ones that belong beside them.
 * They live in this one file; nothing else repeats their values.
 */

/** How long a lazily loaded page script may take before it counts as failed, in milliseconds. */
export const PAGE_SCRIPT_TIMEOUT_MS = 120_000;
/** Where show type 9 leads unless the site settings name another page. */
export const DEFAULT_EXCEPTION_PATH = '/exception';
/** Distance of the notification from the top of the viewport, in CSS pixels. */
export const NOTIFICATION_TOP_PX = 65;
/** Distance of the notification from the left edge of the viewport, in per cent. */
export const NOTIFICATION_LEFT_PERCENT = 50;
/** How long a toast message stays, in milliseconds. */
export const TOAST_DURATION_MS = 3_000;
/** Base path of the router unless the browser global or BASE_PATH says otherwise. */
export const DEFAULT_BASE_PATH = '/';
/** The loading view's text unless the site settings name another; also the placeholder's. */
export const DEFAULT_LOADING_TEXT = {
  zh: '加载中，请稍候...',
  en: 'Loading, please wait...',
} as const;
/** What the user reads when an error carries no message; the same in every language. */
export const DEFAULT_ERROR_MESSAGE = 'Request error, please retry.';

/** Default time-out of one request to the API, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** How long a page may take before the placeholder appears, so that fast pages do not flash. */
export const PLACEHOLDER_DELAY_MS = 150;
/** How long a placeholder stays once shown, so that it does not flash either. */
export const PLACEHOLDER_MIN_MS = 300;
/** Longest errorCode the exception page shows; longer ones are cut. */
export const EXCEPTION_CODE_MAX = 64;
/** Longest errorMessage the exception page shows; longer ones are cut. */
export const EXCEPTION_MESSAGE_MAX = 500;
/** Largest JSON body the API accepts, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;
/** Most rows one page of a list may ask for. */
export const MAX_PAGE_SIZE = 100;
