import { lexemesOf } from './terms.ts';

/** Where a term must stand: in the title, in title, summary or headings, or anywhere. */
export type Field = 'title' | 'head' | 'any';

/** One way to say a term. */
export interface Form {
  /** Folded. */
  text: string;
  /** Whether more letters may follow. */
  prefix?: boolean;
}

/** What a visitor looks for: every one of a query's terms must be found, in one of its forms. */
export interface Term {
  /** As it was typed, folded. */
  text: string;
  /** Itself first, then what means the same. */
  forms: Form[];
  /** A condition in place of the forms, where the term is a guess. */
  guess?: (field: Field) => string;
}

/** The marks that the migration puts before terms of a part of a record. */
const marks: Record<Field, string> = { title: '#', head: '^', any: '' };

/**
 * The condition that all terms stand in a field, as text of a `tsquery`. Tags are conditions too: of
 * each list one must be carried.
 */
export function queryOf(terms: Term[], field: Field, tags: string[][] = []): string {
  return all([
    ...terms.map((term) => termQuery(term, field)),
    ...tags.map((list) => any(list.map((tag) => quoted(`=${tag}`)))),
  ]);
}

/** The words that a text may hold of the terms, to be marked in it. */
export function wordsOf(terms: Term[]): string[] {
  return [...new Set(terms.flatMap(({ forms }) => forms.map(({ text }) => text)))];
}

/** Shortest word that is more likely meant as it is than as the beginning of another. */
const SHORTEST_WHOLE = 3;

/** The terms with the last word as it is, where it may also be the beginning of another; else null. */
export function asWhole(terms: Term[]): Term[] | null {
  const last = terms.at(-1);
  if (!last?.forms.some(({ prefix }) => prefix) || last.text.length < SHORTEST_WHOLE) return null;
  return [...terms.slice(0, -1), { ...last, forms: last.forms.map(({ text }) => ({ text })) }];
}

/** The condition that a term stands in a field. */
export function termQuery(term: Term, field: Field): string {
  if (term.guess) return term.guess(field);
  const forms = term.forms.map(({ text, prefix = false }) => ({
    lexemes: lexemesOf(text),
    prefix,
  }));
  // A text that holds 导播台 holds 导播: asking for both would only cost more.
  const needed = forms.filter(
    (form, at) =>
      !forms.some(
        (other, place) =>
          other !== form &&
          !form.prefix &&
          other.lexemes.every((lexeme) => form.lexemes.includes(lexeme)) &&
          (other.lexemes.length < form.lexemes.length || place < at),
      ),
  );
  return any(needed.map((form) => formQuery(form, field)));
}

function formQuery({ lexemes, prefix }: { lexemes: string[]; prefix: boolean }, field: Field) {
  const last = lexemes.length - 1;
  return all(lexemes.map((lexeme, at) => lexemeQuery(lexeme, field, prefix && at === last)));
}

/**
 * One stored term in a field. Of a single character or letter the title alone is asked, of two
 * letters the head: their continuations are too many to gather.
 */
export function lexemeQuery(lexeme: string, field: Field, prefix = false): string {
  const [only = ''] = lexeme;
  const isCharacter = lexeme.length === 1 && only > '\u3000';
  if (isCharacter) {
    const inTitle = quoted(`#${lexeme}`);
    return field === 'title' ? inTitle : any([inTitle, `${quoted(`^${lexeme}`)}:*`]);
  }
  if (!prefix) return quoted(marks[field] + lexeme);
  const narrowed =
    lexeme.length === 1 ? 'title' : lexeme.length === 2 && field === 'any' ? 'head' : field;
  return `${quoted(marks[narrowed] + lexeme)}:*`;
}

/** All of the conditions. */
export function all(conditions: string[]): string {
  return join(conditions, ' & ');
}

/** Any of the conditions. */
export function any(conditions: string[]): string {
  return join([...new Set(conditions)], ' | ');
}

function join(conditions: string[], operator: string): string {
  const [first = ''] = conditions;
  return conditions.length === 1 ? first : `(${conditions.join(operator)})`;
}

/** A term as `tsquery` reads it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
