import type { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { calloutChips } from './callout-chips.ts';
import { createView, setText } from './create-view.ts';
import {
  type DialogCommand,
  type EditorCommand,
  isDialogCommand,
  runCommand,
} from './editor-commands.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { Insertion } from './editor-dialog-props.ts';
import { factChips } from './fact-chips.ts';
import { useFacts } from './facts.ts';
import { insertBlock } from './lines/insert-block.ts';
import { insertText } from './markdown-commands.ts';
import { editorMessages } from './messages.ts';
import { type PasteReport, pasteHandler } from './paste/paste-handler.ts';
import { PasteNotice } from './paste-notice.tsx';
import { pictureWidgets } from './picture-widgets.ts';
import { slashMenu } from './slash-menu.ts';
import type { TextEditorProps } from './text-editor-props.ts';
import { Toolbar } from './toolbar.tsx';
import { usePictures } from './use-pictures.ts';

/** Entries of the menu that `/` opens, in its order. */
const slashCommands = [
  'heading2',
  'heading3',
  'picture',
  'video',
  'list',
  'numbered',
  'table',
  'quote',
  'note',
  'tip',
  'warning',
  'caution',
  'link',
  'fact',
  'code',
  'rule',
] as const;

/** The editor with toolbar, dialogs and notices. */
export default function MarkdownEditor(props: TextEditorProps) {
  const text = useMessages(editorMessages);
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [dialog, setDialog] = useState<{
    command: DialogCommand;
    range?: { from: number; to: number };
  }>();
  const [report, setReport] = useState<PasteReport>();
  const [isPasting, setPasting] = useState(false);
  const { showFact } = useFacts(props.locale);
  const pictures = usePictures();

  const run = (at: EditorView, command: EditorCommand) => {
    if (isDialogCommand(command)) setDialog({ command });
    else runCommand(at, command);
  };
  // The view lives longer than one rendering: it always calls the newest functions.
  const current = useRef({ ...props, run, showFact, pictures });
  current.current = { ...props, run, showFact, pictures };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is made once; the rest comes through `current`
  useEffect(() => {
    if (!parent.current) return;
    const created = createView({
      parent: parent.current,
      doc: props.value,
      attributes: {
        id: props.id,
        'aria-label': props.label,
        lang: props.locale === 'zh' ? 'zh-CN' : 'en',
        spellcheck: 'true',
        ...(props.describedBy && { 'aria-describedby': props.describedBy }),
      },
      placeholder: text.placeholder,
      isReadOnly: props.isReadOnly,
      phrases: text.phrases,
      onChange: (value) => current.current.onChange(value),
      run: (at, command) => current.current.run(at, command),
      extensions: [
        calloutChips(props.locale),
        factChips((name) => current.current.showFact(name)),
        pictureWidgets({
          show: (...picture) => current.current.pictures.show(...picture),
          replaceLabel: text.replacePicture,
          replace: (range) => setDialog({ command: 'picture', range }),
        }),
        slashMenu(
          slashCommands.map((command) => ({
            command,
            label: text.commands[command],
            words: text.words[command],
          })),
          (at, command) => current.current.run(at, command),
        ),
        pasteHandler({
          importPicture: (address) => current.current.pictures.importFrom(address),
          onPasted: setReport,
          onBusy: setPasting,
        }),
      ],
    });
    view.current = created;
    return () => created.destroy();
  }, []);

  useEffect(() => {
    if (view.current) setText(view.current, props.value);
  }, [props.value]);

  const insert = ({ markdown, isBlock }: Insertion, range?: { from: number; to: number }) => {
    const at = view.current;
    if (!at) return;
    if (range) at.dispatch({ changes: { ...range, insert: markdown }, userEvent: 'input.insert' });
    else at.dispatch((isBlock ? insertBlock : insertText)(at.state, markdown));
  };
  const close = () => {
    setDialog(undefined);
    view.current?.focus();
  };
  return (
    <div className="editor" data-invalid={props.isInvalid || undefined}>
      {!props.isReadOnly && (
        <Toolbar onCommand={(command) => view.current && run(view.current, command)} />
      )}
      <div ref={parent} />
      {isPasting && (
        <p role="status" className="border-t border-line px-4 py-2 text-sm text-ink-muted">
          {text.pasting}
        </p>
      )}
      {report && <PasteNotice report={report} onClose={() => setReport(undefined)} />}
      {dialog && view.current && (
        <EditorDialog
          command={dialog.command}
          locale={props.locale}
          selectedText={view.current.state.sliceDoc(
            view.current.state.selection.main.from,
            view.current.state.selection.main.to,
          )}
          onInsert={(insertion) => {
            insert(insertion, dialog.range);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
