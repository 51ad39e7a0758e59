import { type FactValue, splitAtFacts } from '#contracts/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import type { FactUse } from './staff-contract.ts';

/** A sentence that shows a fact, with its placeholders. */
export interface Sentence {
  locale: Locale;
  source: string;
}

/** How a text reads before and after a change. */
export interface Reading {
  before: FactValue;
  after: FactValue;
}

/** Sentences that are shown for one text. */
const MAX_SENTENCES = 5;

/** Rendered from another column of the same row. */
const RENDERED = /(?:_html|^toc)$/;

/**
 * The sentences in the columns of a stored text, or in a draft, that show a fact. Fields that end
 * with a language are in that language.
 */
export function sentencesWith(key: string, row: unknown, locale: Locale): Sentence[] {
  const found = new Map<string, Sentence>();
  collect(row, locale, (text, language) => {
    for (const source of sentencesOf(text)) {
      if (shows(source, key)) found.set(language + source, { locale: language, source });
    }
  });
  return [...found.values()].slice(0, MAX_SENTENCES);
}

/** A sentence in parts, as readers see them before and after a change. */
export function comparedSentence(
  { locale, source }: Sentence,
  { before, after }: Reading,
): FactUse['sentences'][number] {
  // Without the marks of headings, quotes, lists, tables and emphasis.
  const plain = source.replace(/^[\s#>|-]+|[*`]+/g, '');
  const parts = splitAtFacts(plain).flatMap((part) => {
    const name = /^\{\{fact:([^{}]*)\}\}$/.exec(part)?.[1];
    if (name === undefined) return part ? [{ before: part, after: part, isFact: false }] : [];
    return [
      { before: before(name, locale) ?? part, after: after(name, locale) ?? part, isFact: true },
    ];
  });
  return { locale, parts };
}

function collect(
  value: unknown,
  locale: Locale,
  visit: (text: string, locale: Locale) => void,
): void {
  if (typeof value === 'string') visit(value, locale);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!RENDERED.test(name)) collect(inner, languageOf(name) ?? locale, visit);
  }
}

function languageOf(field: string): Locale | undefined {
  if (/(?:^|_)zh$|Zh$/.test(field)) return 'zh';
  return /(?:^|_)en$|En$/.test(field) ? 'en' : undefined;
}

/** A line, table row or sentence each. A stop inside a placeholder or number ends none. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[。！？；])|(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Whether a text has a placeholder of a fact. */
export function shows(text: string, key: string): boolean {
  return text.includes(`{{fact:${key}}}`) || text.includes(`{{fact:${key}.`);
}
