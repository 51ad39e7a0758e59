import { z } from 'zod';
import type { FieldProblem } from '#contracts/envelope.ts';
import { AppError } from '#contracts/errors.ts';
import { problemText } from '#contracts/field-problems.ts';
import type { Locale } from '#contracts/locale.ts';

const otherTexts = { zh: z.locales.zhCN().localeError, en: z.locales.en().localeError };
const problemTexts = {
  zh: (issue: z.core.$ZodRawIssue) => problemText(issue, 'zh') ?? otherTexts.zh(issue),
  en: (issue: z.core.$ZodRawIssue) => problemText(issue, 'en') ?? otherTexts.en(issue),
};

/**
 * Parses one part of a request by its schema.
 * @throws AppError VALIDATION_FAILED with every invalid field, in the reader's language
 */
export function parseInput(schema: z.ZodType | undefined, value: unknown, locale: Locale): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: problemTexts[locale] });
  const problems = result.success
    ? unstorable(result.data).map((path) => ({ path, message: unstorableText[locale] }))
    : result.error.issues.flatMap((issue) => problemsOf(issue, locale));
  const fields = problems.slice(0, MAX_PROBLEMS);
  if (result.success && fields.length === 0) return result.data;
  const names = [...new Set(fields.map((field) => field.path))].join(', ');
  throw new AppError('VALIDATION_FAILED', {
    fields,
    messages: {
      zh: `请检查：${names}。${fields[0]?.message ?? ''}`,
      en: `Please check: ${names}. ${fields[0]?.message ?? ''}`,
    },
  });
}

/** The problems of stored content with its schema, in both languages. */
export function problemsIn(
  schema: z.ZodType,
  value: unknown,
): { path: string; message: Record<Locale, string> }[] {
  const inChinese = schema.safeParse(value, { error: problemTexts.zh });
  const inEnglish = schema.safeParse(value, { error: problemTexts.en });
  if (inChinese.success || inEnglish.success) return [];
  const english = inEnglish.error.issues.flatMap((issue) => problemsOf(issue, 'en'));
  return inChinese.error.issues
    .flatMap((issue) => problemsOf(issue, 'zh'))
    .map(({ path, message }, at) => ({
      path,
      message: { zh: message, en: english[at]?.message ?? message },
    }))
    .slice(0, MAX_PROBLEMS);
}

/** Maximum number of problems in one response, so that bad input cannot make it large. */
const MAX_PROBLEMS = 20;
/** Maximum length of a path part in the response; the sender chooses names of unknown fields. */
const MAX_NAME = 64;

const unstorableText: Record<Locale, string> = {
  zh: '含有无法保存的字符',
  en: 'Contains characters that cannot be stored',
};

/** Paths of text that PostgreSQL cannot store: with U+0000 or an unpaired surrogate. */
export function unstorable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [path || '(body)'] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorable(inner, path ? `${path}.${nameOf(key)}` : nameOf(key)),
  );
}

const unknownText: Record<Locale, string> = {
  zh: '没有这个字段',
  en: 'There is no such field',
};

/** Reports unknown fields by their own names, not by the name of the parent object. */
function problemsOf(issue: z.core.$ZodIssue, locale: Locale): FieldProblem[] {
  const path = issue.path.map(nameOf);
  const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MAX_PROBLEMS) : [];
  if (keys.length > 0) {
    return keys.map((key) => ({
      path: [...path, nameOf(key)].join('.'),
      message: unknownText[locale],
    }));
  }
  return [{ path: path.join('.') || '(body)', message: issue.message }];
}

/** One part of a path, cut without splitting a surrogate pair. */
function nameOf(key: PropertyKey): string {
  return String(key).slice(0, MAX_NAME).toWellFormed();
}
