import { AppError, type ErrorCode, errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { type CachedResponse, cachedResponse } from '../cache/cached-response.ts';
import type { HtmlDocument } from './html-document.ts';

/** There is no preview for now. */
export class PreviewLimitError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(code: Extract<ErrorCode, 'RATE_LIMITED' | 'UNAVAILABLE'>, retryAfterSeconds: number) {
    super(code);
    this.name = 'PreviewLimitError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The page that says why there is no preview and what to do; undefined for an unexpected error. */
export function previewRefusal(
  error: unknown,
  locale: Locale,
  makeDocument: (locale: Locale, title: string, lines: readonly string[]) => HtmlDocument,
): CachedResponse | undefined {
  const reason = reasonOf(error, locale);
  if (!reason) return undefined;
  const { html, policy } = makeDocument(locale, titles[locale], reason.lines);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    ...(error instanceof PreviewLimitError && { 'retry-after': String(error.retryAfterSeconds) }),
  };
  return cachedResponse(reason.status, headers, html, []);
}

/** Status for a draft that cannot be shown as it is. */
const UNFIT = 422;

function reasonOf(error: unknown, locale: Locale): { status: number; lines: string[] } | undefined {
  if (!(error instanceof AppError)) return undefined;
  const { status, [locale]: text } = errorTable[error.code];
  const message = error.messages?.[locale] ?? text;
  const lines = error.code === 'VALIDATION_FAILED' ? [message, advice[locale]] : [message];
  return { status: error.code === 'VALIDATION_FAILED' ? UNFIT : status, lines };
}

const titles = { zh: '暂时不能预览', en: 'There is no preview' };

const advice = {
  zh: '请在后台改正这份草稿，保存后再预览。',
  en: 'Correct the draft in the back office, save it, and open the preview again.',
};
