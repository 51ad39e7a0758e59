import { Toolbar as Base } from '@base-ui/react/toolbar';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Icon, IconAlert, IconChart, IconCode, IconInfo, IconPlay } from '#ui/icons.tsx';
import {
  IconBold,
  IconHeading,
  IconImage,
  IconItalic,
  IconLink,
  IconList,
  IconNumberedList,
  IconQuote,
  IconRedo,
  IconSubheading,
  IconTable,
  IconUndo,
} from '#ui/tool-icons.tsx';
import type { EditorCommand } from './editor-commands.ts';
import { editorMessages } from './messages.ts';

const groups: readonly (readonly [EditorCommand, Icon][])[] = [
  [
    ['heading2', IconHeading],
    ['heading3', IconSubheading],
    ['bold', IconBold],
    ['italic', IconItalic],
  ],
  [
    ['list', IconList],
    ['numbered', IconNumberedList],
    ['quote', IconQuote],
    ['note', IconInfo],
    ['warning', IconAlert],
  ],
  [
    ['link', IconLink],
    ['picture', IconImage],
    ['video', IconPlay],
    ['table', IconTable],
    ['code', IconCode],
    ['fact', IconChart],
  ],
  [
    ['undo', IconUndo],
    ['redo', IconRedo],
  ],
];

const keys: Partial<Record<EditorCommand, string>> = {
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  link: 'Ctrl+K',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Y',
};

/** Buttons above a text: one stop of the Tab key, then the arrow keys. */
export function Toolbar({ onCommand }: { onCommand: (command: EditorCommand) => void }) {
  const text = useMessages(editorMessages);
  return (
    <Base.Root className="editor-toolbar" aria-label={text.toolbar}>
      {groups.map((group) => (
        <Base.Group key={group[0]?.[0]} className="flex">
          {group.map(([command, Picture]) => {
            const label = text.commands[command];
            return (
              <Base.Button
                key={command}
                className="editor-tool"
                aria-label={label}
                title={keys[command] ? `${label} (${keys[command]})` : label}
                // The text keeps its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onCommand(command)}
              >
                <Picture size={18} />
              </Base.Button>
            );
          })}
        </Base.Group>
      ))}
    </Base.Root>
  );
}
