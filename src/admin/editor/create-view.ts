import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap } from '@codemirror/lang-markdown';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder, tooltips } from '@codemirror/view';
import type { EditorCommand } from './editor-commands.ts';
import { editorTheme } from './editor-theme.ts';
import { lineChanges } from './line-changes.ts';
import { breakLine, startParagraph } from './lines/enter.ts';
import { toggleMarks } from './marks/toggle-marks.ts';
import { styleNonce } from './style-nonce.ts';
import { siteMarkdown } from './syntax/site-markdown.ts';

export interface ViewSettings {
  parent: HTMLElement;
  doc: string;
  /** Attributes of the element with the text: name, id, language. */
  attributes: Record<string, string>;
  placeholder: string;
  isReadOnly: boolean;
  /** Texts of the search panel in the language of the interface. */
  phrases: Record<string, string>;
  onChange(text: string): void;
  run(view: EditorView, command: EditorCommand): void;
  extensions: Extension;
}

/**
 * Heights in pixels of the toolbar and of the bar at the bottom: cursor and menus stay clear of both.
 * The theme leaves room below the text, so that the last line is not in the margin.
 */
const TOOLBAR_PX = 56;
const BAR_PX = 88;

/** Creates the editor of one Markdown text. Tab leaves it, so that the keyboard is not trapped. */
export function createView(settings: ViewSettings): EditorView {
  const key = (name: string, command: EditorCommand) => ({
    key: name,
    run(view: EditorView) {
      settings.run(view, command);
      return true;
    },
  });
  return new EditorView({
    parent: settings.parent,
    state: EditorState.create({
      doc: settings.doc,
      extensions: [
        EditorView.cspNonce.of(styleNonce()),
        EditorView.contentAttributes.of(settings.attributes),
        EditorState.phrases.of(settings.phrases),
        EditorState.readOnly.of(settings.isReadOnly),
        EditorView.lineWrapping,
        EditorState.allowMultipleSelections.of(false),
        settings.extensions,
        history(),
        drawSelection(),
        EditorView.scrollMargins.of(({ scrollDOM }) => {
          // Menus are hidden in the margins, so the one at the top is only what the toolbar covers.
          const covered = TOOLBAR_PX - scrollDOM.getBoundingClientRect().top;
          return { top: Math.min(TOOLBAR_PX, Math.max(0, covered)), bottom: BAR_PX };
        }),
        tooltips({
          tooltipSpace: () => ({
            top: 0,
            left: 0,
            right: innerWidth,
            bottom: innerHeight - BAR_PX,
          }),
        }),
        search({ top: true }),
        siteMarkdown(),
        placeholder(settings.placeholder),
        editorTheme,
        keymap.of([
          key('Mod-b', 'bold'),
          key('Mod-i', 'italic'),
          key('Mod-k', 'link'),
          { key: 'Mod-Shift-x', run: toggleMarks('~~'), preventDefault: true },
          { key: 'Mod-e', run: toggleMarks('`'), preventDefault: true },
          { key: 'Enter', run: startParagraph, shift: breakLine },
          ...markdownKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...searchKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) settings.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
}

/**
 * Shows another text, as one step that can be undone. Only the lines that differ are replaced, so
 * that the cursor stays; a line in which an input method composes is left alone. What arrives while
 * somebody writes here was written by others: undoing leaves it.
 */
export function setText(view: EditorView, text: string): void {
  const { doc, selection } = view.state;
  const changes = lineChanges(doc, text);
  if (changes.length === 0) return;
  const line = doc.lineAt(selection.main.head);
  const isComposed = changes.some(({ from, to }) => from <= line.to && to >= line.from);
  if (view.composing && isComposed) return;
  view.dispatch({
    changes,
    ...(view.hasFocus && { annotations: Transaction.addToHistory.of(false) }),
  });
}
