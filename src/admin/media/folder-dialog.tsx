import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { mediaMessages } from './messages.ts';
import { MEDIA_KEY } from './types.ts';

/** Creates a folder, or renames the given one. */
export function FolderDialog({
  folder,
  parent,
  onDone,
  onClose,
}: {
  folder: { id: string; path: string } | undefined;
  /** Path that a new folder's path begins with. */
  parent: string | undefined;
  onDone: (path: string) => void;
  onClose: () => void;
}) {
  const text = useMessages(mediaMessages);
  const refresh = useRefresh([MEDIA_KEY]);
  const start = folder?.path ?? (parent ? `${parent}/` : '');
  const form = useForm<{ path: string }>({ path: start }, async (body, api) => {
    if (folder) await api('PATCH /admin/media-folders/:id', { params: { id: folder.id }, body });
    else await api('POST /admin/media-folders', { body });
    await refresh();
    onDone(body.path.trim());
    onClose();
  });
  return (
    <Dialog title={folder ? text.renameFolder : text.newFolder} onClose={onClose}>
      <SentForm form={form} label={folder ? text.save : text.create}>
        <TextField
          {...form.field('path')}
          label={text.folderName}
          hint={text.folderHint}
          required
        />
      </SentForm>
    </Dialog>
  );
}
