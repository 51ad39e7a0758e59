import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconDownload, IconRefresh } from '#ui/icons.tsx';
import { showToast } from '#ui/state/notices.ts';
import { IconTrash } from '#ui/tool-icons.tsx';
import { basePath } from '../../core/api.ts';
import { HistoryLink } from '../../core/record-actions.tsx';
import { useMay, useSession } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { mediaMessages } from '../messages.ts';
import { MEDIA_KEY, type MediaRecord } from '../types.ts';
import { FileButton } from '../upload/file-button.tsx';
import { UploadPanel } from '../upload/panel.tsx';
import { useConnectedUploads } from '../upload/use-connected-uploads.ts';

/** Download, replace, delete and restore. */
export function FileActions({ record, onClose }: { record: MediaRecord; onClose: () => void }) {
  const text = useMessages(mediaMessages);
  const { api } = useSession();
  const may = useMay();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const { id, state, isReplacing, deletedAt, kind } = record;
  const hasOriginal = kind !== 'picture' || state === 'ready' || isReplacing;
  const finish = async (message: string) => {
    showToast('success', message);
    onClose();
    await queries.invalidateQueries({ queryKey: [MEDIA_KEY] });
  };
  const remove = () =>
    run(async () => {
      await api('DELETE /admin/media/:id', { params: { id } });
      await finish(text.deleted);
    });
  const restore = () =>
    run(async () => {
      await api('POST /admin/media/:id/restoration', { params: { id } });
      await finish(text.restored);
    });
  return (
    <div className="border-t border-line pt-5">
      {may('media.update') && <UploadPanel replaces={id} />}
      <div className="flex flex-wrap gap-2">
        {hasOriginal && (
          <Button
            variant="secondary"
            size="sm"
            icon={IconDownload}
            href={`${basePath}api/admin/media/${id}/original`}
            download
          >
            {text.download}
          </Button>
        )}
        {may('media.update') && !deletedAt && state !== 'processing' && <Replace record={record} />}
        {may('media.delete') && !deletedAt && (
          <Button variant="secondary" size="sm" icon={IconTrash} busy={isBusy} onClick={remove}>
            {text.delete}
          </Button>
        )}
        <HistoryLink entityType="media" entityId={id} isSmall />
        {may('media.delete') && deletedAt && (
          <Button size="sm" icon={IconRefresh} busy={isBusy} onClick={restore}>
            {text.restore}
          </Button>
        )}
      </div>
    </div>
  );
}

function Replace({ record: { id, kind } }: { record: MediaRecord }) {
  const text = useMessages(mediaMessages);
  const upload = useConnectedUploads();
  return (
    <FileButton
      variant="secondary"
      size="sm"
      icon={IconRefresh}
      label={text.replace}
      {...(kind === 'drawing' && { accept: 'image/svg+xml' })}
      onFiles={(files) => {
        upload(files, { replaces: id });
        showToast('success', text.replaceStarted);
      }}
    />
  );
}
