import type { EditorState } from '@codemirror/state';
import {
  isBlankLine,
  type LinePlace,
  lineBeside,
  marksLength,
  placeAt,
  prefixOf,
} from '../lines/containers.ts';
import { withPrefix } from '../lines/insert-block.ts';
import { isRow } from '../lines/tables.ts';
import { siteMarkdown } from '../syntax/site-markdown.ts';

/** What a paste puts in place of what. */
export interface FittedPaste {
  from: number;
  to: number;
  insert: string;
}

/**
 * Fits a pasted text into the place of the selection: each line begins as those of the quote or list
 * around it, a block stands by itself, a cell takes one line, and code takes the plain text.
 */
export function fitPaste(state: EditorState, markdown: string, plain: string): FittedPaste {
  const { from, to } = state.selection.main;
  const place = placeAt(state, from);
  const text = unix(markdown);
  if (isRow(place)) return { from, to, insert: asCell(text, unix(plain)) };
  if (place.block) return { from, to, insert: unix(plain).replaceAll('\n', `\n${place.prefix}`) };
  const { first, last, count } = blocksOf(text);
  if (!isList(first) || !isEmptyEntry(state, place)) {
    const isSeveral = count > 1 || first !== 'Paragraph';
    const start = isSeveral ? startAbove(state, from, place, first) : '';
    const end = last === 'Paragraph' ? '' : endBelow(state, to, place);
    return { from, to, insert: start + withPrefix(text, place.prefix) + end };
  }
  // Entries of a list take the place of an empty one.
  const outer = prefixOf(state, place.containers.slice(0, -1));
  const begin = place.containers.at(-1)?.from ?? from;
  return { from: begin, to, insert: withPrefix(text, outer) + endBelow(state, to, place) };
}

function unix(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Breaks, with the backslash of hard ones, become spaces. */
function inOneLine(text: string): string {
  return text
    .trim()
    .replace(/(?<!\\)\\\n/g, '\n')
    .replace(/\s*\n\s*/g, ' ');
}

/** A cell has no blocks, and a pipe ends it. */
function asCell(markdown: string, plain: string): string {
  const { first, count } = blocksOf(markdown);
  const isPhrase = count === 1 && first === 'Paragraph';
  const text = inOneLine(isPhrase ? markdown : plain.replaceAll('\t', ' '));
  return text.replace(/(?<!\\)\|/g, '\\|');
}

/** Names of the first and the last block of a text. */
function blocksOf(text: string) {
  const names: string[] = [];
  const { topNode } = siteMarkdown().language.parser.parse(text);
  for (let node = topNode.firstChild; node; node = node.nextSibling) names.push(node.name);
  return { first: names[0] ?? 'Paragraph', last: names.at(-1) ?? 'Paragraph', count: names.length };
}

function isList(name: string): boolean {
  return name === 'BulletList' || name === 'OrderedList';
}

function isEmptyEntry(state: EditorState, place: LinePlace): boolean {
  const { line, containers } = place;
  const inner = containers.at(-1);
  const { to } = state.selection.main;
  const content = line.text.slice(marksLength(place));
  return (
    inner?.name === 'ListItem' && inner.from >= line.from && content.trim() === '' && to <= line.to
  );
}

/** Separates several blocks, or one that is no paragraph, from the text above. */
function startAbove(state: EditorState, from: number, place: LinePlace, first: string): string {
  const { line, containers, prefix } = place;
  const before = state.sliceDoc(line.from + marksLength(place), from);
  if (before.trim() !== '') {
    return first === 'Paragraph' ? '' : `\n${prefix.trimEnd()}\n${prefix}`;
  }
  const isFirst = (containers.at(-1)?.from ?? -1) >= line.from;
  return isFirst || isBlankLine(lineBeside(state, line, -1)) ? '' : `\n${prefix}`;
}

/** Separates a block from the text below. */
function endBelow(state: EditorState, to: number, { prefix }: LinePlace): string {
  const line = state.doc.lineAt(to);
  const blank = `\n${prefix.trimEnd()}`;
  if (state.sliceDoc(to, line.to).trim() !== '') return `${blank}\n${prefix}`;
  return isBlankLine(lineBeside(state, line, 1)) ? '' : blank;
}
