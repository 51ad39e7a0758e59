import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Answer } from '../../core/answer.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { Findings } from './findings.tsx';
import { recordMessages } from './messages.ts';
import type { RecordDialogProps } from './record-dialog-props.ts';
import { useFindings } from './use-findings.ts';

/** Checks the record without publishing it. */
export function CheckDialog({ record, sessions, onGoTo, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const query = useFindings(record.id, sessions);
  return (
    <Dialog title={useMessages(recordMessages).check} onClose={onClose} isWide>
      <Answer query={query}>
        {({ findings }) =>
          findings.length === 0 ? (
            <Notice kind="success">{text.noFindings}</Notice>
          ) : (
            <Findings
              kind={record.kind}
              sessions={sessions}
              findings={findings}
              onGoTo={onGoTo}
              onMended={() => void query.refetch()}
            />
          )
        }
      </Answer>
    </Dialog>
  );
}
