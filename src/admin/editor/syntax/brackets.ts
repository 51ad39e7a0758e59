import type { InlineContext } from '@lezer/markdown';
import { bareAddressLength, mayFollow } from '#contracts/bare-addresses.ts';

/** Where the square brackets of a paragraph stand, from its beginning. */
interface Brackets {
  /** Brackets that are no link: what is behind them is no target, or they have no partner. */
  plain: ReadonlySet<number>;
  /** From where to where a bracket is open. */
  spans: readonly (readonly [number, number])[];
}

/** What hides brackets: a backslash, code, tags and addresses. */
const token = /\\.|`+|<[a-z/!][^<>]*>|(https?:\/\/|www\.)|[[\]]/gi;

/** Behind the text of a link: an address with or without a title, or the name of an address. */
const inline =
  /^\(\s*(?:<(?:\\.|[^\\<>\n])*>|(?!<)(?:\\.|[^\\\s()]|\((?:\\.|[^\\\s()])*\))*)(?:\s+(?:"(?:\\.|[^\\"])*"|'(?:\\.|[^\\'])*'|\((?:\\.|[^\\()])*\)))?\s*\)/;
const named = /^\[(?:\\.|[^\\[\]])+\](?!\()/;
/** Looks for targets and ends of code no further. */
const LONGEST = 2_000;

const known = new WeakMap<InlineContext, Brackets>();

/** Whether a square bracket of the paragraph is one of a link. */
export const isPlain = (cx: InlineContext, at: number) => bracketsOf(cx).plain.has(at - cx.offset);

/** What kind of brackets a place is in; there are no links in the text of a link. */
export function bracketsAround(cx: InlineContext, at: number): 'link' | 'plain' | undefined {
  const { plain, spans } = bracketsOf(cx);
  const around = spans.filter(([start, end]) => start < at - cx.offset && at - cx.offset < end);
  if (around.length === 0) return undefined;
  return around.every(([start]) => plain.has(start)) ? 'plain' : 'link';
}

function bracketsOf(cx: InlineContext): Brackets {
  const brackets = known.get(cx) ?? find(cx.slice(cx.offset, cx.end));
  known.set(cx, brackets);
  return brackets;
}

function find(text: string): Brackets {
  const plain = new Set<number>();
  const spans: [number, number][] = [];
  const open: number[] = [];
  let end = 0;
  for (const { 0: sign, 1: start, index } of text.matchAll(token)) {
    if (index < end) continue;
    if (sign[0] === '`') end = index + codeLengthAt(text, index, sign);
    if (start && open.length === 0) end = index + addressLengthAt(text, index);
    if (sign === '[') open.push(index);
    if (sign !== ']') continue;
    const opening = open.pop() ?? index;
    const target = opening < index ? targetLength(text, opening, index) : -1;
    spans.push([opening, index]);
    if (target < 0) plain.add(opening).add(index);
    else end = index + 1 + target;
  }
  for (const start of open) {
    plain.add(start);
    spans.push([start, text.length]);
  }
  return { plain, spans };
}

/** Length of code between two equal runs of backticks. */
function codeLengthAt(text: string, at: number, run: string): number {
  const behind = text.slice(at + run.length, at + LONGEST);
  const closing = new RegExp(`(?<!\`)${run}(?!\`)`).exec(behind);
  return closing ? 2 * run.length + closing.index : 0;
}

function addressLengthAt(text: string, at: number): number {
  const run = text.slice(at, at + LONGEST);
  return mayFollow(text.slice(at - 1, at), run) ? bareAddressLength(run) : 0;
}

/** Length of the target of a link behind its text, none for a footnote; -1 without a target. */
function targetLength(text: string, start: number, end: number): number {
  if (text[start + 1] === '^') return 0;
  const behind = text.slice(end + 1, end + 1 + LONGEST);
  return (inline.exec(behind) ?? named.exec(behind))?.[0].length ?? -1;
}
