import { lazy, Suspense } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../../core/answer.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { entryListOf } from './block-conflict.ts';
import { dialogMessages } from './dialog-messages.ts';
import { Difference } from './difference.tsx';
import { useFieldName } from './differences.tsx';
import type { PartSession } from './part-session.ts';
import type { RecordDialogProps } from './record-dialog-props.ts';

const BlockFieldName = lazy(() => import('../../pages/block-field-name.tsx'));

/** The changes of the Chinese text, in the editor of a record. */
export function SourceDialog({ record, sessions, onClose }: RecordDialogProps) {
  const source = sessions.find(({ part }) => part === 'zh');
  return <SourceChangesDialog recordId={record.id} source={source} onClose={onClose} />;
}

/** What has changed in the Chinese text since the translation, by paragraph. */
export function SourceChangesDialog({
  recordId,
  source,
  onClose,
}: {
  recordId: string;
  /** The Chinese part in the editor, for the names of blocks. */
  source?: PartSession | undefined;
  onClose: () => void;
}) {
  const text = useMessages(dialogMessages);
  const fieldName = useFieldName();
  const query = useAnswer(['content', 'source', recordId], (api) =>
    api('GET /admin/records/:id/source-changes', { params: { id: recordId } }),
  );
  return (
    <Dialog title={text.sourceTitle} description={text.sourceText} onClose={onClose} isWide>
      <Answer query={query}>
        {({ paragraphs }) =>
          paragraphs.length === 0 ? (
            <p className="text-ink-muted">{text.noDifferences}</p>
          ) : (
            <ol className="grid gap-4">
              {paragraphs.map(({ field, before, after }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and never reordered
                <li key={index}>
                  <p className="mb-1 text-xs text-ink-muted">
                    {entryListOf(field)?.list === 'blocks' ? (
                      <Suspense>
                        <BlockFieldName field={field} source={source} />
                      </Suspense>
                    ) : (
                      fieldName(field)
                    )}
                  </p>
                  <Difference before={before ?? ''} after={after ?? ''} />
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
    </Dialog>
  );
}
