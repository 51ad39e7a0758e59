import { z } from 'zod';
import type { FieldProblem } from '#contracts/envelope.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';

const problemTexts = {
  zh: z.locales.zhCN().localeError,
  en: z.locales.en().localeError,
};

/**
 * Parses one part of a request by its schema.
 * @throws AppError VALIDATION_FAILED that names every refused field in the reader's language
 */
export function parseInput(schema: z.ZodType | undefined, value: unknown, locale: Locale): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: problemTexts[locale] });
  const fields = result.success
    ? unstorable(result.data).map((path) => ({ path, message: unstorableText[locale] }))
    : result.error.issues.flatMap(problemsOf);
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

const unstorableText: Record<Locale, string> = {
  zh: '含有无法保存的字符',
  en: 'Holds characters that cannot be stored',
};

/** Where a value holds text that PostgreSQL refuses: with U+0000 or half of a surrogate pair. */
function unstorable(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [path || '(body)'] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorable(inner, path ? `${path}.${key}` : key),
  );
}

/** Unknown fields are reported by their own names, not by that of the object that holds them. */
function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.map(String);
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
  if (keys.length > 0) {
    return keys.map((key) => ({ path: [...path, key].join('.'), message: issue.message }));
  }
  return [{ path: path.join('.') || '(body)', message: issue.message }];
}
