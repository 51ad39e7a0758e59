import { lexemesOf } from './terms.ts';

/**
 * Part of a record: the title; the questions it answers; title, summary, headings and questions;
 * words that its text repeats; or everything.
 */
export type Field = 'title' | 'question' | 'head' | 'often' | 'any';

/** One form of a term. */
export interface Form {
  /** Folded. */
  text: string;
  /** Whether the form is a prefix. */
  prefix?: boolean;
  /** Not the typed word itself, but words that begin with it, or a synonym. */
  relation?: 'prefix' | 'synonym';
}

/** A term of a query: it matches in any of its forms. */
export interface Term {
  /** As typed, folded. */
  text: string;
  /** The term itself first, then its synonyms. */
  forms: Form[];
  /** Not a word of its own: a single character, or a pair of characters. */
  isPart?: boolean;
  /** A record may lack it: a part beside words. */
  isOptional?: boolean;
}

/** Prefixes of stored terms for each part of a record; see `search_terms` in src/db/functions. */
const marks: Record<Field, string> = { title: '#', question: '?', head: '^', often: '+', any: '' };

/**
 * The condition that a field contains all terms, as `tsquery` text. The tags are conditions too: at
 * least one tag of each list must match.
 */
export function queryOf(terms: Term[], field: Field, tags: string[][] = []): string {
  return all([
    ...terms.map((term) => termQuery(term, field)),
    ...tags.map((list) => any(list.map((tag) => quoted(`=${tag}`)))),
  ]);
}

/** The words of the terms that may occur in a text, for highlights. */
export function wordsOf(terms: Term[]): string[] {
  return [...new Set(terms.flatMap(({ forms }) => forms.map(({ text }) => text)))];
}

/** A word of this length is probably complete and not the start of a longer one. */
const SHORTEST_WHOLE = 3;

/** The terms with a complete last word, if it could also be a prefix; else null. */
export function asWhole(terms: Term[]): Term[] | null {
  const last = terms.at(-1);
  if (!last?.forms.some(({ prefix }) => prefix) || last.text.length < SHORTEST_WHOLE) return null;
  return [...terms.slice(0, -1), { ...last, forms: last.forms.filter(({ prefix }) => !prefix) }];
}

/** The condition that a field contains a term. */
export function termQuery(term: Term, field: Field): string {
  const forms = term.forms.map(({ text, prefix = false }) => ({
    lexemes: lexemesOf(text),
    prefix,
  }));
  // A text with 导播台 also contains 导播: conditions on both would be redundant.
  const needed = forms.filter(
    (form, at) =>
      !forms.some(
        (other, index) =>
          other !== form &&
          !form.prefix &&
          !isShortPrefix(other) &&
          other.lexemes.every((lexeme) => form.lexemes.includes(lexeme)) &&
          (other.lexemes.length < form.lexemes.length || index < at),
      ),
  );
  return any(needed.map((form) => formQuery(form, field)));
}

/** Prefixes of one or two letters are not searched in all fields. */
function isShortPrefix({ lexemes, prefix }: { lexemes: string[]; prefix: boolean }): boolean {
  return prefix && (lexemes.at(-1)?.length ?? 0) < 3;
}

function formQuery({ lexemes, prefix }: { lexemes: string[]; prefix: boolean }, field: Field) {
  const last = lexemes.length - 1;
  return all(lexemes.map((lexeme, at) => lexemeQuery(lexeme, field, prefix && at === last)));
}

/**
 * One stored term in a field. A single character or letter is searched only in titles, two letters
 * only in titles, summaries and headings: longer lists of matches would be too slow.
 */
export function lexemeQuery(lexeme: string, field: Field, prefix = false): string {
  const [only = ''] = lexeme;
  const isCharacter = lexeme.length === 1 && only > '\u3000';
  if (isCharacter) {
    const inTitle = quoted(`#${lexeme}`);
    if (field === 'title' || field === 'often') return inTitle;
    if (field === 'question') return `${quoted(`?${lexeme}`)}:*`;
    return any([inTitle, `${quoted(`^${lexeme}`)}:*`]);
  }
  if (!prefix) return quoted(marks[field] + lexeme);
  const narrowed =
    lexeme.length === 1 ? 'title' : lexeme.length === 2 && field === 'any' ? 'head' : field;
  return `${quoted(marks[narrowed] + lexeme)}:*`;
}

export function all(conditions: string[]): string {
  return join(conditions, ' & ');
}

export function any(conditions: string[]): string {
  return join([...new Set(conditions)], ' | ');
}

function join(conditions: string[], operator: string): string {
  const [first = ''] = conditions;
  return conditions.length === 1 ? first : `(${conditions.join(operator)})`;
}

/** A term in the syntax of `tsquery`. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
