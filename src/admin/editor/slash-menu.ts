import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { EditorCommand } from './editor-commands.ts';

/** An entry of the menu. */
export interface SlashItem {
  label: string;
  /** Words that find it besides its label, such as its pinyin. */
  words: string;
  command: EditorCommand;
}

/**
 * A menu that opens with `/` at the start of a line. With a Chinese input method the same key types
 * `、`, so that opens it too.
 */
export function slashMenu(
  items: readonly SlashItem[],
  run: (view: EditorView, command: EditorCommand) => void,
) {
  const options = items.map(
    ({ label, words, command }): Completion => ({
      label: `/${label} ${words}`,
      displayLabel: label,
      apply(view, _completion, from, to) {
        view.dispatch({ changes: { from, to }, userEvent: 'delete' });
        run(view, command);
      },
    }),
  );
  const source = (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/^\s*[/、]\S*/);
    if (!typed) return null;
    const from = typed.from + typed.text.search(/[/、]/);
    const query = context.state.sliceDoc(from + 1, context.pos).toLowerCase();
    const found = options.filter(({ label }) => label.toLowerCase().includes(query));
    if (found.length === 0) return null;
    // Asked again at once for each letter: Enter right after a letter would otherwise break the line.
    const update: CompletionResult['update'] = (_result, _from, _to, next) => source(next);
    return { from, options: found, filter: false, update };
  };
  return autocompletion({
    override: [source],
    icons: false,
    activateOnTypingDelay: 0,
    interactionDelay: 0,
  });
}
