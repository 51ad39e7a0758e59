import type { ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { formatBytes } from '#ui/i18n/format.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Answer } from '../../core/answer.tsx';
import { basePath } from '../../core/api.ts';
import { Dialog } from '../../core/dialog.tsx';
import { useMay } from '../../core/session.tsx';
import { mediaMessages } from '../messages.ts';
import type { MediaRecord } from '../types.ts';
import { useMediaRecord } from '../use-media.ts';
import { DescriptionForm } from './description-form.tsx';
import { FileActions } from './file-actions.tsx';
import { Preview } from './preview.tsx';
import { ProcessingNotice } from './processing-notice.tsx';
import { Uses } from './uses.tsx';

/** Everything about one file, beside the list. */
export function MediaDrawer({
  id,
  asksForAlt = false,
  onClose,
}: {
  id: string;
  /** It was opened for the alternative text that is missing: the caret goes there. */
  asksForAlt?: boolean;
  onClose: () => void;
}) {
  const text = useMessages(mediaMessages);
  const query = useMediaRecord(id);
  return (
    <Dialog title={query.data?.title ?? text.details} onClose={onClose} isDrawer closesOutside>
      <Answer query={query}>
        {(record) => (
          <Record key={record.id} record={record} asksForAlt={asksForAlt} onClose={onClose} />
        )}
      </Answer>
    </Dialog>
  );
}

function Record({
  record,
  asksForAlt,
  onClose,
}: {
  record: MediaRecord;
  asksForAlt: boolean;
  onClose: () => void;
}) {
  const text = useMessages(mediaMessages);
  const may = useMay();
  const dates = useDates();
  const { deletedAt } = record;
  const isEditable = may('media.update') && !deletedAt;
  return (
    <div className="grid gap-6">
      {deletedAt && <Notice kind="warning">{text.inTrash(dates.day(deletedAt))}</Notice>}
      <ProcessingNotice record={record} />
      {isEditable ? (
        <DescriptionForm
          record={record}
          asksForAlt={asksForAlt}
          onSaved={asksForAlt ? onClose : undefined}
        />
      ) : (
        <>
          <Preview record={record} />
          {record.file === null && <Description record={record} />}
        </>
      )}
      <Uses uses={record.uses} />
      <Facts record={record} />
      <FileActions record={record} onClose={onClose} />
    </div>
  );
}

/** The alternative texts, for roles that may not change them. */
function Description({ record: { altZh, altEn, isDecorative } }: { record: MediaRecord }) {
  const text = useMessages(mediaMessages);
  if (isDecorative) return <p className="text-sm">{text.decorative}</p>;
  return (
    <List
      rows={[
        [text.altZh, altZh || '—'],
        [text.altEn, altEn || '—'],
      ]}
    />
  );
}

function Facts({ record }: { record: MediaRecord }) {
  const text = useMessages(mediaMessages);
  const dates = useDates();
  const { key, file, fileName, width, height, bytes, createdAt, uploadedBy, credit } = record;
  const code = `media:${key}`;
  return (
    <List
      rows={[
        [
          text.key,
          <span key="key" className="flex flex-wrap items-center gap-x-2">
            <code className="font-mono text-xs break-all">{code}</code>
            <CopyButton text={code} variant="ghost" size="sm" flush>
              {text.copyKey}
            </CopyButton>
          </span>,
        ],
        [
          text.file,
          <span key="file" className="wrap-anywhere">
            {fileName}
          </span>,
        ],
        ...(width === null ? [] : ([[text.pixels, `${width}×${height}`]] as const)),
        ...(file === null
          ? []
          : ([[text.address, <PublicAddress key="address" file={file} />]] as const)),
        [text.size, formatBytes(bytes)],
        [text.added, dates.moment(createdAt)],
        ...(uploadedBy ? ([[text.uploadedBy, uploadedBy]] as const) : []),
        ...(credit ? ([[text.origin, credit]] as const) : []),
      ]}
    />
  );
}

/** The address of a file that is sent as it is, for links in texts. */
function PublicAddress({ file }: { file: string }) {
  const text = useMessages(mediaMessages);
  const address = `${basePath}files/${file}`;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <a href={address} target="_blank" rel="noopener" className="link break-all">
        {text.openFile}
      </a>
      <CopyButton text={address} variant="ghost" size="sm" flush>
        {text.copyAddress}
      </CopyButton>
    </span>
  );
}

function List({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[7em_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-sm">
      {rows.map(([term, detail]) => (
        <div key={term} className="contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="min-w-0">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
