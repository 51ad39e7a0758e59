import type { BothTexts, Locale } from '../locale.ts';
import type { MessageTemplate, TemplateValue } from './template.ts';

/** Text of a message in one language, with `{{name}}` where values go. */
export interface MessageText {
  subject: string;
  body: string;
}

/** A piece of a line: words of the template, or a value. */
export interface Piece {
  text: string;
  /** Whose words they are: only the template's own words and its links may become links. */
  from: 'template' | 'value' | 'link';
}

/** A message as its reader gets it. */
export interface Rendered {
  /** One line. */
  subject: string;
  lines: readonly (readonly Piece[])[];
}

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** The names of values in a text, in their order. */
export const placesIn = (text: string): string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name);

/**
 * Writes the values of a payload into a text. A line that has values, all of them empty, is left out.
 * Values are written as they are: what looks like a placeholder in one stays as it is.
 */
export function renderMessage(
  text: MessageText,
  { values }: Pick<MessageTemplate, 'values'>,
  payload: Readonly<Record<string, unknown>>,
  locale: Locale,
): Rendered {
  const write = (name: string) => written(values[name], payload[name], locale);
  const subject = text.subject.replace(PLACE, (_, name: string) => write(name));
  const lines = text.body.split('\n').flatMap((line) => {
    const names = placesIn(line);
    if (names.length > 0 && names.every((name) => write(name) === '')) return [];
    return brokenUp(
      piecesOf(line, (name) => ({
        text: write(name),
        from: values[name]?.isLink ? 'link' : 'value',
      })),
    );
  });
  return { subject: subject.replace(/\s+/g, ' ').trim(), lines: trimmed(lines) };
}

/** The text of a line. */
export const textOf = (line: readonly Piece[]): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trimEnd();

/** A message as plain text. */
export const plainText = ({ lines }: Rendered): string => lines.map(textOf).join('\n');

function piecesOf(line: string, valueAt: (name: string) => Piece): Piece[] {
  // The odd parts are the names of values.
  return line
    .split(PLACE)
    .map((part, at): Piece => (at % 2 === 0 ? { text: part, from: 'template' } : valueAt(part)))
    .filter(({ text }) => text !== '');
}

/** Splits a line of a template where its values have line breaks. */
function brokenUp(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, from } of pieces) {
    const [first = '', ...further] = text.split(/\r?\n/);
    lines.at(-1)?.push({ text: first, from });
    for (const next of further) lines.push([{ text: next, from }]);
  }
  return lines;
}

/** Without empty lines at both ends and without two of them in a row. */
function trimmed(lines: readonly Piece[][]): Piece[][] {
  const isEmpty = (line: readonly Piece[] | undefined) => !line || textOf(line) === '';
  const kept = lines.filter((line, at) => !isEmpty(line) || !isEmpty(lines[at - 1]));
  while (kept.length > 0 && isEmpty(kept[0])) kept.shift();
  while (kept.length > 0 && isEmpty(kept.at(-1))) kept.pop();
  return kept;
}

const separators: BothTexts = { zh: '、', en: ', ' };

function written(value: TemplateValue | undefined, given: unknown, locale: Locale): string {
  if (given === null || given === undefined || given === '') return '';
  if (value?.format) return value.format(given, locale);
  if (Array.isArray(given)) {
    return given.map((one) => written(value, one, locale)).join(separators[locale]);
  }
  return value?.words?.[String(given)]?.[locale] ?? String(given);
}
