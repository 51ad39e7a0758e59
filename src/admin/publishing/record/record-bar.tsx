import { useEffect } from 'react';
import { isCreatedKind } from '#contracts/content-kinds.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { ActionMenu } from '../../core/action-menu.tsx';
import { useMay } from '../../core/session.tsx';
import { recordMessages } from './messages.ts';
import type { PartSession } from './part-session.ts';
import { type ContentRecord, saveAll } from './record.ts';
import { SaveStatus } from './save-status.tsx';

/** A dialog of the screen. */
export type RecordDialog =
  | { name: 'preview' | 'check' | 'publish' | 'schedule' | 'withdraw' }
  | { name: 'history' | 'keep' | 'discard' | 'trash' | 'source' }
  | { name: 'conflict'; session: PartSession };

type PlainDialog = Exclude<RecordDialog['name'], 'conflict'>;

/**
 * The bar at the bottom: state of saving, and everything that the person may do with the record. Who
 * only reads has preview, check and history.
 */
export function RecordBar({
  record,
  sessions,
  onOpen,
}: {
  record: ContentRecord;
  sessions: PartSession[];
  onOpen: (dialog: RecordDialog) => void;
}) {
  const text = useMessages(recordMessages);
  const may = useMay();
  const mayEdit = may('content.update');
  useSaveKey(sessions);
  const hasPublic = record.parts.some(
    ({ part, state }) => part !== 'shared' && state === 'published',
  );
  const hasDraft = record.parts.some(({ draft }) => draft);
  const more: [PlainDialog, string, boolean][] = [
    ['schedule', text.schedule, may('content.publish')],
    ['withdraw', text.withdraw, may('content.publish') && hasPublic],
    ['history', text.history, true],
    ['keep', text.keepRevision, mayEdit && hasDraft],
    ['discard', text.discard, mayEdit && hasDraft],
    ['trash', text.trash, may('content.delete') && isCreatedKind(record.kind)],
  ];
  return (
    <section aria-label={text.actions} className="record-bar">
      {mayEdit ? (
        <SaveStatus
          sessions={sessions}
          onCompare={(session) => onOpen({ name: 'conflict', session })}
        />
      ) : (
        <span className="grow" />
      )}
      {/* On phones all buttons stay in one line. */}
      <div className="flex flex-wrap gap-2 max-sm:*:[--pad:12px]">
        <Button variant="secondary" onClick={() => onOpen({ name: 'preview' })}>
          {text.preview}
        </Button>
        <Button
          variant="secondary"
          className="max-sm:hidden"
          onClick={() => onOpen({ name: 'check' })}
        >
          {text.check}
        </Button>
        <ActionMenu
          className="btn btn-secondary"
          align="end"
          items={more
            .filter(([, , isPossible]) => isPossible)
            .map(([name, label]) => ({ label, onClick: () => onOpen({ name }) }))}
        >
          {text.more}
          <IconChevronDown size={18} />
        </ActionMenu>
        {may('content.publish') && (
          <Button onClick={() => onOpen({ name: 'publish' })}>{text.publish}</Button>
        )}
      </div>
    </section>
  );
}

/** Ctrl+S saves at once. */
function useSaveKey(sessions: readonly PartSession[]): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void saveAll(sessions);
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [sessions]);
}
