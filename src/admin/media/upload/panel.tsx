import { Bar } from '#ui/bar.tsx';
import { Button } from '#ui/button.tsx';
import { formatBytes } from '#ui/i18n/format.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import {
  type Icon,
  IconAlert,
  IconCheckCircle,
  IconClose,
  IconPlay,
  IconRefresh,
} from '#ui/icons.tsx';
import { IconPause } from '#ui/tool-icons.tsx';
import { useSearchFields } from '../../core/search-fields.ts';
import { mediaMessages } from '../messages.ts';
import {
  clearFinished,
  pauseUpload,
  removeUpload,
  resumeUpload,
  type UploadEntry,
  useUploads,
} from './uploads.ts';

/**
 * The uploads of this visit into the library, those that replace one of its files, or those of a
 * release; absent while there are none.
 */
export function UploadPanel({
  replaces,
  release,
  onShow,
}: {
  replaces?: string;
  release?: string;
  onShow?: (mediaId: string) => void;
}) {
  const text = useMessages(mediaMessages);
  const all = useUploads();
  const uploads = all.filter(
    (upload) => upload.release === release && (!replaces || upload.replaces === replaces),
  );
  if (uploads.length === 0) return null;
  const isAnyDone = uploads.some(({ state }) => state === 'done');
  return (
    <section aria-label={text.uploads} className="panel mb-4 p-4">
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-sm font-medium">{text.uploads}</h2>
        {isAnyDone && (
          <Button variant="ghost" size="sm" flush onClick={clearFinished}>
            {text.clearDone}
          </Button>
        )}
      </div>
      <ul className="grid max-h-72 grid-cols-1 gap-3 overflow-y-auto">
        {uploads.map((upload) => (
          <Upload key={upload.id} upload={upload} onShow={onShow} />
        ))}
      </ul>
    </section>
  );
}

/** Opens an added file in the library's drawer. */
export function LibraryUploads() {
  const { change } = useSearchFields();
  return <UploadPanel onShow={(id) => change({ id })} />;
}

function Upload({
  upload,
  onShow,
}: {
  upload: UploadEntry;
  onShow: ((mediaId: string) => void) | undefined;
}) {
  const text = useMessages(mediaMessages);
  const { name, bytes, sent, state, mediaId, isDuplicate } = upload;
  const share = state === 'done' || state === 'adding' ? 1 : sent / Math.max(1, bytes);
  const percent = Math.floor(share * 100);
  const message = upload.message ?? (state === 'failed' ? text.uploadFailed : undefined);
  return (
    <li className="flex items-center gap-3 text-sm">
      <Mark state={state} />
      <span className="min-w-0 grow">
        <span className="flex justify-between gap-3">
          <span className="truncate">{name}</span>
          <span className="shrink-0 text-ink-muted tabular-nums" role="status">
            {isDuplicate
              ? text.duplicate
              : state === 'sending'
                ? `${percent}% · ${formatBytes(bytes)}`
                : state === 'interrupted'
                  ? text.uploadInterrupted(percent)
                  : text.uploadStates[state]}
          </span>
        </span>
        {message ? (
          <span className="mt-1 block text-bad">{message}</span>
        ) : (
          state !== 'done' && <Bar share={share} className="mt-1.5 h-1" />
        )}
      </span>
      <span className="flex shrink-0">
        {state === 'done' && mediaId && onShow && (
          <Button variant="ghost" size="sm" onClick={() => onShow(mediaId)}>
            {text.showFile}
          </Button>
        )}
        {state === 'sending' && (
          <Act icon={IconPause} label={text.pause(name)} onClick={() => pauseUpload(upload.id)} />
        )}
        {state === 'paused' && (
          <Act icon={IconPlay} label={text.resume(name)} onClick={() => resumeUpload(upload.id)} />
        )}
        {(state === 'failed' || state === 'interrupted') && (
          <Button
            variant="ghost"
            size="sm"
            icon={IconRefresh}
            aria-label={text.retryUpload(name)}
            onClick={() => resumeUpload(upload.id)}
          >
            {state === 'failed' ? text.retryNow : text.resumeNow}
          </Button>
        )}
        {state !== 'adding' && (
          <Act
            icon={IconClose}
            label={text.removeUpload(name)}
            onClick={() => removeUpload(upload.id)}
          />
        )}
      </span>
    </li>
  );
}

function Mark({ state }: { state: UploadEntry['state'] }) {
  if (state === 'done') return <IconCheckCircle className="shrink-0 text-good" />;
  if (state === 'interrupted') return <IconAlert className="shrink-0 text-warn" />;
  if (state === 'failed') return <IconAlert className="shrink-0 text-bad" />;
  return <IconUploadMark isBusy={state === 'sending' || state === 'adding'} />;
}

function IconUploadMark({ isBusy }: { isBusy: boolean }) {
  return isBusy ? (
    <span className="spinner size-5 shrink-0" aria-hidden="true" />
  ) : (
    <IconPause className="shrink-0 text-ink-muted" />
  );
}

function Act({
  icon: Picture,
  label,
  onClick,
}: {
  icon: Icon;
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="flex size-11 items-center justify-center text-ink-muted hover:text-ink"
    >
      <Picture size={18} />
    </button>
  );
}
