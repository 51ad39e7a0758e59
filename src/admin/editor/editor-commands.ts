import { redo, undo } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { insertBlock } from './lines/insert-block.ts';
import { calloutBlock, codeBlock, toggleLines } from './markdown-commands.ts';
import { toggleMarks } from './marks/toggle-marks.ts';

/** What toolbar, menu and keys can do with the text. */
export const editorCommands = [
  'heading2',
  'heading3',
  'bold',
  'italic',
  'list',
  'numbered',
  'quote',
  'note',
  'tip',
  'warning',
  'caution',
  'link',
  'picture',
  'video',
  'table',
  'code',
  'rule',
  'fact',
  'undo',
  'redo',
] as const;
export type EditorCommand = (typeof editorCommands)[number];

/** Commands that ask for something first. */
export type DialogCommand = 'link' | 'picture' | 'video' | 'table' | 'fact';

const direct: Record<Exclude<EditorCommand, DialogCommand>, (view: EditorView) => void> = {
  heading2: toggleLines('## '),
  heading3: toggleLines('### '),
  bold: toggleMarks('**'),
  italic: toggleMarks('*'),
  list: toggleLines('- '),
  numbered: toggleLines('1. '),
  quote: toggleLines('> '),
  note: (view) => view.dispatch(calloutBlock(view.state, 'note')),
  tip: (view) => view.dispatch(calloutBlock(view.state, 'tip')),
  warning: (view) => view.dispatch(calloutBlock(view.state, 'warning')),
  caution: (view) => view.dispatch(calloutBlock(view.state, 'caution')),
  code: (view) => view.dispatch(codeBlock(view.state)),
  rule: (view) => view.dispatch(insertBlock(view.state, '---')),
  undo,
  redo,
};

export function isDialogCommand(command: EditorCommand): command is DialogCommand {
  return !(command in direct);
}

/** Runs a command that needs no dialog. */
export function runCommand(view: EditorView, command: Exclude<EditorCommand, DialogCommand>): void {
  direct[command](view);
  view.focus();
}
