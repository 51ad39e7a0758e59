import type { z } from 'zod';
import type { Locale } from './locale.ts';
import { slugPattern } from './schemas.ts';

const texts = {
  zh: {
    required: '请填写。',
    shortText: (minimum: number) => `至少 ${minimum} 个字。`,
    longText: (maximum: number) => `最多 ${maximum} 个字，请缩短。`,
    fewEntries: (minimum: number) => `至少需要 ${minimum} 项。`,
    manyEntries: (maximum: number) => `最多 ${maximum} 项，请删去一些。`,
    small: (minimum: number) => `不能小于 ${minimum}。`,
    large: (maximum: number) => `不能大于 ${maximum}。`,
    email: '请写完整的邮箱地址，例如 name@example.com。',
    slug: '请只用小写字母、数字和连字符，例如 release-3-2。',
    url: '请填写完整的网址，以 https:// 开头。',
    uuid: '请填写一条现有内容的 id，可以从导出的表格里复制。',
    format: '格式不对，请检查。',
    choice: '请从列出的选项中选择。',
  },
  en: {
    required: 'Please fill this in.',
    shortText: (minimum: number) => `At least ${minimum} characters.`,
    longText: (maximum: number) => `At most ${maximum} characters. Please shorten it.`,
    fewEntries: (minimum: number) => `At least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}.`,
    manyEntries: (maximum: number) => `At most ${maximum} entries. Please remove some.`,
    small: (minimum: number) => `At least ${minimum}.`,
    large: (maximum: number) => `At most ${maximum}.`,
    email: 'Write a whole email address, such as name@example.com.',
    slug: 'Use lower-case letters, digits and hyphens only, such as release-3-2.',
    url: 'Write a whole address that begins with https://.',
    uuid: 'Give the id of an existing record; an exported table has it.',
    format: 'Please check how this is written.',
    choice: 'Choose one of the list.',
  },
} as const;

/**
 * A refused field in the reader's words, with the limit of the schema. Undefined for problems that
 * no form can have.
 */
export function problemText(issue: z.core.$ZodRawIssue, locale: Locale): string | undefined {
  const text = texts[locale];
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? text.required : undefined;
    case 'too_small':
      return tooSmall(text, String(issue.origin), Number(issue.minimum));
    case 'too_big':
      return tooBig(text, String(issue.origin), Number(issue.maximum));
    case 'invalid_format':
      if (issue.input === '') return text.required;
      return formatText(text, issue);
    case 'invalid_union':
      return issue.input === '' ? text.required : undefined;
    case 'invalid_value':
      return text.choice;
    default:
      return undefined;
  }
}

type Texts = (typeof texts)[Locale];

function formatText(text: Texts, { format, pattern }: z.core.$ZodRawIssue): string {
  if (format === 'email' || format === 'url' || format === 'uuid') return text[format];
  return pattern === String(slugPattern) ? text.slug : text.format;
}

function tooSmall(text: Texts, origin: string, minimum: number): string {
  if (origin === 'string') return minimum === 1 ? text.required : text.shortText(minimum);
  return origin === 'array' ? text.fewEntries(minimum) : text.small(minimum);
}

function tooBig(text: Texts, origin: string, maximum: number): string {
  if (origin === 'string') return text.longText(maximum);
  return origin === 'array' ? text.manyEntries(maximum) : text.large(maximum);
}
