import { CopyButton } from '#ui/copy-button.tsx';
import { formatBytes } from '#ui/i18n/format.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconUpload } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { Panel } from '../core/panel.tsx';
import { FileButton } from '../media/upload/file-button.tsx';
import { UploadPanel } from '../media/upload/panel.tsx';
import { useConnectedUploads } from '../media/upload/use-connected-uploads.ts';
import { releaseMessages } from './messages.ts';
import type { Release } from './use-releases.ts';

/** The file of a version, and its upload while it is a draft. */
export function ReleaseFile({ release, isReadOnly }: { release: Release; isReadOnly: boolean }) {
  const text = useMessages(releaseMessages);
  const upload = useConnectedUploads();
  const { id, file, upload: waiting } = release;
  return (
    <Panel
      title={text.file}
      aside={
        !isReadOnly && (
          <FileButton
            variant="secondary"
            size="sm"
            icon={IconUpload}
            accept=""
            label={file ? text.replaceFile : text.upload}
            onFiles={(files) => upload([...files].slice(0, 1), { release: id })}
          />
        )
      }
    >
      <div className="grid gap-4">
        {!isReadOnly && <p className="text-sm text-ink-muted">{text.uploadHint}</p>}
        <UploadPanel release={id} />
        {waiting?.state === 'storing' && (
          <Notice>
            <span role="status">{text.storing(waiting.name)}</span>
          </Notice>
        )}
        {waiting && waiting.state !== 'storing' && (
          <Notice kind="error">{text.fileProblems[waiting.state](waiting.name)}</Notice>
        )}
        {file ? <FileFacts file={file} /> : !waiting && <p>{text.noFile}</p>}
      </div>
    </Panel>
  );
}

/** Name, size and hash of a stored file. */
export function FileFacts({
  file: { name, bytes, sha256 },
}: {
  file: NonNullable<Release['file']>;
}) {
  const text = useMessages(releaseMessages);
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-muted">{text.fileName}</dt>
      <dd className="wrap-anywhere">{name}</dd>
      <dt className="text-ink-muted">{text.size}</dt>
      <dd className="tabular-nums">{formatBytes(bytes)}</dd>
      <dt className="text-ink-muted">SHA-256</dt>
      <dd className="flex flex-wrap items-center gap-x-3">
        <code className="min-w-0 font-mono text-xs break-all">{sha256}</code>
        <CopyButton text={sha256} variant="ghost" size="sm" flush aria-label={text.copySha256}>
          {text.copy}
        </CopyButton>
      </dd>
    </dl>
  );
}
