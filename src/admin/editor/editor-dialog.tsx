import type { DialogCommand } from './editor-commands.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { FactDialog } from './fact-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';
import { VideoDialog } from './video-dialog.tsx';

const dialogs = {
  link: LinkDialog,
  picture: PictureDialog,
  video: VideoDialog,
  table: TableDialog,
  fact: FactDialog,
} satisfies Record<DialogCommand, (props: EditorDialogProps) => React.ReactElement>;

/** The dialog of a command that asks for something first. */
export function EditorDialog({
  command,
  ...props
}: EditorDialogProps & { command: DialogCommand }) {
  const Shown = dialogs[command];
  return <Shown {...props} />;
}
