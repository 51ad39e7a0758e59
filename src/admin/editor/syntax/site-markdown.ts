import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { addressSyntax } from './address-syntax.ts';
import { bracketSyntax } from './bracket-syntax.ts';
import { emphasisSyntax } from './emphasis-syntax.ts';

/** Time in milliseconds that a key may wait for the structure of a long text. */
const PARSE_MS = 200;

/** The Markdown of the site's texts. Keys are bound by the editor. */
export const siteMarkdown = () =>
  markdown({
    base: markdownLanguage,
    extensions: [emphasisSyntax, addressSyntax, bracketSyntax],
    completeHTMLTags: false,
    addKeymap: false,
  });

export type Tree = ReturnType<typeof syntaxTree>;
export type SyntaxNode = Tree['topNode'];

/** The structure of a text. */
export function treeOf(state: EditorState): Tree {
  return ensureSyntaxTree(state, state.doc.length, PARSE_MS) ?? syntaxTree(state);
}
