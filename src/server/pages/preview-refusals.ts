import { MarkdownLimitError } from '#content/markdown/limits.ts';
import { FactInCodeError, UnknownMediaError } from '#content/markdown/text-errors.ts';
import { AppError, type ErrorCode, errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { type CachedResponse, cachedResponse } from '../cache/response-cache.ts';
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
  const unfit = unfitText(error, locale);
  if (unfit) return { status: UNFIT, lines: [unfit, advice[locale]] };
  if (!(error instanceof AppError)) return undefined;
  const { status, [locale]: text } = errorTable[error.code];
  const message = error.messages?.[locale] ?? text;
  const lines = error.code === 'VALIDATION_FAILED' ? [message, advice[locale]] : [message];
  return { status: error.code === 'VALIDATION_FAILED' ? UNFIT : status, lines };
}

/** What is wrong with the text of a draft. */
function unfitText(error: unknown, locale: Locale): string | undefined {
  if (error instanceof UnknownMediaError) {
    const names = error.names.join(locale === 'zh' ? '、' : ', ');
    return locale === 'zh'
      ? `媒体库里没有这些文件：${names}。`
      : `The media library does not have these files: ${names}.`;
  }
  if (error instanceof FactInCodeError) return factInCode[locale];
  if (error instanceof MarkdownLimitError) {
    return locale === 'zh' ? `正文超过了排版的限度：${error.message}` : error.message;
  }
  return undefined;
}

const titles = { zh: '暂时不能预览', en: 'There is no preview' };

const advice = {
  zh: '请在后台改正这份草稿，保存后再预览。',
  en: 'Correct the draft in the back office, save it, and open the preview again.',
};

const factInCode = {
  zh: '代码里用了 {{fact:…}} 占位符，高亮显示会把它拆开。请在代码里直接写出数值，或把这段代码标为纯文本。',
  en: 'A sample of code shows {{fact:…}}, which its colours would cut. Write the value itself, or mark the code as plain text.',
};
