import { z } from 'zod';
import { blockDefinitions } from '#blocks/schemas.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import { problemText } from '#contracts/field-problems.ts';
import type { Locale } from '#contracts/locale.ts';
import { isBlockType } from './fields.ts';

const otherTexts = { zh: z.locales.zhCN().localeError, en: z.locales.en().localeError };

/** Blocks do not change: each edit makes another one. */
const cache = { zh: new WeakMap<object, FieldProblem[]>(), en: new WeakMap() };

/** What prevents a block from being published, by field, in the reader's language. */
export function blockProblems(block: StoredBlock, locale: Locale): readonly FieldProblem[] {
  const known = cache[locale].get(block);
  if (known) return known;
  const problems = issuesOf(block, locale).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  cache[locale].set(block, problems);
  return problems;
}

/**
 * Whether a form can show a block: its type is known, and each value is of the kind that its field
 * has. Texts may be empty or too long, and lists too short.
 */
export function isEditable(block: StoredBlock): boolean {
  return isBlockType(block.type) && issuesOf(block, 'en').every(isUnfinished);
}

function issuesOf(block: StoredBlock, locale: Locale): z.core.$ZodIssue[] {
  if (!isBlockType(block.type)) return [];
  const { error } = blockDefinitions[block.type].stored.safeParse(block, {
    reportInput: true,
    error: (issue) => problemText(issue, locale) ?? otherTexts[locale](issue),
  });
  return error?.issues ?? [];
}

const unfinished = new Set(['too_small', 'too_big', 'invalid_format', 'invalid_value', 'custom']);

function isUnfinished({ code, input }: z.core.$ZodIssue): boolean {
  return unfinished.has(code) || input === undefined || (code === 'invalid_union' && input === '');
}
