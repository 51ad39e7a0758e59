import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '../syntax/site-markdown.ts';

/** A stretch of a text, by places in the document. */
export interface Range {
  from: number;
  to: number;
}

/** A paragraph, heading, item or cell: marks of emphasis cannot reach beyond it. */
export interface InlineBlock extends Range {
  /** Elements in it, outer ones first. */
  elements: InlineElement[];
  /** Marks of quotes at the start of its lines. */
  quoteMarks: Range[];
}

/** Bold text, a link, code and the like. */
export interface InlineElement extends Range {
  name: string;
  /** The text that it is about; what has none is taken as a whole. */
  inside: Range | undefined;
}

const blocks = /^(?:Paragraph|(?:ATX|Setext)Heading\d|TableCell|Task|LinkReference)$/;
const elements =
  /^(?:Emphasis|StrongEmphasis|Strikethrough|Link|Image|InlineCode|Autolink|URL|HTMLTag|Escape|Entity|HardBreak)$/;
const marks = /^(?:EmphasisMark|StrikethroughMark|CodeMark|LinkMark)$/;
/** What begins a block without being its text: the kind of a callout, the name of a footnote. */
const beginning = /^(?:\[![a-z]+\][^\n]*(?:\n[ \t>]*|$)|\[\^[^\]\n]+\]:[ \t]*)/i;

/** The blocks that a selection touches, without code and HTML. */
export function inlineBlocksAt(state: EditorState, tree: Tree, { from, to }: Range): InlineBlock[] {
  const found: InlineBlock[] = [];
  tree.iterate({
    from,
    to,
    enter({ name, node }) {
      if (!blocks.test(name)) return true;
      const block = blockOf(state, node);
      if (block && block.from <= to && block.to >= from) found.push(block);
      return false;
    },
  });
  return found;
}

function blockOf(state: EditorState, node: SyntaxNode): InlineBlock | undefined {
  const text = state.sliceDoc(node.from, node.to);
  const [skipped = ''] = beginning.exec(text) ?? [];
  if (node.name === 'LinkReference' && !skipped) return undefined;
  let from = node.from + skipped.length;
  let { to } = node;
  const block: InlineBlock = { from, to, elements: [], quoteMarks: [] };
  node.cursor().iterate((child) => {
    if (child.name === 'TaskMarker') from = child.to;
    else if (child.name === 'QuoteMark') block.quoteMarks.push({ from: child.from, to: child.to });
    else if (child.name === 'HeaderMark') {
      if (child.from === node.from) from = child.to;
      else to = child.from;
    } else if (elements.test(child.name) && child.from >= from) {
      block.elements.push(elementOf(child.node));
    }
  });
  return { ...block, from, to };
}

function elementOf(node: SyntaxNode): InlineElement {
  const [first, second] = childrenOf(node).filter(({ name }) => marks.test(name));
  const hasText = node.name !== 'Image' && node.name !== 'Autolink' && first && second;
  return {
    name: node.name,
    from: node.from,
    to: node.to,
    inside: hasText ? { from: first.to, to: second.from } : undefined,
  };
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** What an element has around its text. */
export function signsOf({ from, to, inside }: InlineElement): Range[] {
  if (!inside) return [];
  return [
    { from, to: inside.from },
    { from: inside.to, to },
  ];
}

/** Whether a character is in one of the ranges. */
export function includes(ranges: readonly Range[], at: number): boolean {
  return ranges.some(({ from, to }) => from <= at && at < to);
}
