import type { ContentPart } from '#contracts/enums/content.ts';
import type { PartSession } from './part-session.ts';
import type { ContentRecord } from './record.ts';
import type { RecordDialog } from './record-bar.tsx';

/** What every dialog of the screen gets. */
export interface RecordDialogProps {
  record: ContentRecord;
  sessions: PartSession[];
  /** Leads to a field. */
  onGoTo: (part: ContentPart, field: string) => void;
  onOpen: (dialog: RecordDialog) => void;
  onClose: () => void;
  onTrashed: () => void;
}
