import { CheckDialog } from './check-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import type { RecordDialog } from './record-bar.tsx';
import type { RecordDialogProps } from './record-dialog-props.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { DiscardDialog, KeepDialog, TrashDialog, WithdrawDialog } from './small-dialogs.tsx';
import { SourceDialog } from './source-dialog.tsx';

const dialogs = {
  preview: PreviewDialog,
  check: CheckDialog,
  publish: PublishDialog,
  schedule: ScheduleDialog,
  withdraw: WithdrawDialog,
  history: HistoryDialog,
  keep: KeepDialog,
  discard: DiscardDialog,
  trash: TrashDialog,
  source: SourceDialog,
} satisfies Record<
  Exclude<RecordDialog['name'], 'conflict'>,
  (props: RecordDialogProps) => React.ReactElement
>;

export function RecordDialogs({ dialog, ...props }: RecordDialogProps & { dialog: RecordDialog }) {
  if (dialog.name === 'conflict') {
    return (
      <ConflictDialog recordId={props.record.id} session={dialog.session} onClose={props.onClose} />
    );
  }
  const Shown = dialogs[dialog.name];
  return <Shown {...props} />;
}
