import type { EditorState, Line } from '@codemirror/state';
import { type SyntaxNode, treeOf } from '../syntax/site-markdown.ts';

/** The structure around a place: what a new line there must begin with, and what it is part of. */
export interface LinePlace {
  line: Line;
  /** Quotes and entries of lists around the place, the outermost first. */
  containers: SyntaxNode[];
  /** Begins each further line in these containers. */
  prefix: string;
  /** Code or a table at the place. */
  block: SyntaxNode | undefined;
}

const container = /^(?:Blockquote|ListItem)$/;
const literal = /^(?:FencedCode|CodeBlock|HTMLBlock|CommentBlock)$/;
/** Marks of quotes and entries at the start of a line, with the box of a task. */
const lineMarks =
  /^(?:[ \t]*(?:>[ \t]?|(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)))*(?:\[[ xX]\](?:[ \t]+|$))?/;
const itemMark = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]{1,4}(?=\S))?/;

/** Looks at the structure around a place. */
export function placeAt(state: EditorState, at: number): LinePlace {
  const line = state.doc.lineAt(at);
  const containers: SyntaxNode[] = [];
  let block: SyntaxNode | undefined;
  // A line without anything on it is outside of what is above it, unless that is code.
  const isBlank = line.text.trim() === '';
  for (let node: SyntaxNode | null = treeOf(state).resolveInner(at, -1); node; node = node.parent) {
    if (literal.test(node.name) && !isBehind(state, node, at)) block = node;
    else if (node.name === 'Table' && !isBlank) block ??= node;
    else if (container.test(node.name) && (!isBlank || block)) containers.unshift(node);
  }
  return { line, containers, prefix: prefixOf(state, containers), block };
}

/** Whether a place is at the end of the fence that closes a code block. */
function isBehind(state: EditorState, node: SyntaxNode, at: number): boolean {
  const [first, last] = [node.firstChild, node.lastChild];
  const isClosed = last?.name === 'CodeMark' && last.from !== first?.from;
  return node.name === 'FencedCode' && isClosed && at >= last.from && at <= state.doc.lineAt(at).to;
}

/** What begins a line that goes on in containers. */
export function prefixOf(state: EditorState, containers: readonly SyntaxNode[]): string {
  return containers
    .map(({ name, from }) => {
      if (name === 'Blockquote') return '> ';
      const [mark = ''] =
        itemMark.exec(state.doc.lineAt(from).text.slice(from - state.doc.lineAt(from).from)) ?? [];
      return ' '.repeat(Math.max(mark.length, mark.trimEnd().length + 1));
    })
    .join('');
}

/** Characters of the marks that begin a line in containers. */
export function marksLength({ line, containers }: LinePlace): number {
  return containers.length > 0 ? (lineMarks.exec(line.text)?.[0].length ?? 0) : 0;
}

/** Whether a line has nothing but the marks of quotes. */
export function isBlankLine(line: Line | undefined): boolean {
  return line === undefined || /^[ \t>]*$/.test(line.text);
}

/** The line above or below another one. */
export function lineBeside(state: EditorState, { number }: Line, step: 1 | -1): Line | undefined {
  const other = number + step;
  return other >= 1 && other <= state.doc.lines ? state.doc.line(other) : undefined;
}
