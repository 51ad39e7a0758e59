import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Dialog } from '../core/dialog.tsx';
import { useRefresh } from '../core/use-refresh.ts';
import { SentForm } from '../form/sent-form.tsx';
import { useForm } from '../form/use-form.ts';
import { FolderField } from './folder-field.tsx';
import { mediaMessages } from './messages.ts';
import { splitTags } from './tags.ts';
import { MEDIA_KEY } from './types.ts';

/** Moves the selected files. */
export function MoveDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const text = useMessages(mediaMessages);
  const finish = useFinish(onClose);
  const form = useForm<{ folder: string }>({ folder: '' }, async ({ folder }, api) => {
    const body = { ids, folder: folder || null };
    finish((await api('POST /admin/media-changes', { body })).changed);
  });
  return (
    <Dialog title={text.moveTitle(ids.length)} onClose={onClose}>
      <SentForm form={form} label={text.move}>
        <FolderField {...form.field('folder')} label={text.moveTo} />
      </SentForm>
    </Dialog>
  );
}

/** Adds tags to the selected files and takes others off. */
export function TagDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const text = useMessages(mediaMessages);
  const finish = useFinish(onClose);
  const form = useForm<{ addTags: string; removeTags: string }>(
    { addTags: '', removeTags: '' },
    async ({ addTags, removeTags }, api) => {
      const body = { ids, addTags: splitTags(addTags), removeTags: splitTags(removeTags) };
      finish((await api('POST /admin/media-changes', { body })).changed);
    },
  );
  return (
    <Dialog title={text.tagTitle(ids.length)} onClose={onClose}>
      <SentForm form={form} label={text.save}>
        <TextField {...form.field('addTags')} label={text.addTags} hint={text.tagsHint} />
        <TextField {...form.field('removeTags')} label={text.removeTags} hint={text.tagsHint} />
      </SentForm>
    </Dialog>
  );
}

function useFinish(onClose: () => void) {
  const text = useMessages(mediaMessages);
  const refresh = useRefresh([MEDIA_KEY]);
  return (changed: number) => {
    showToast('success', text.changedMany(changed));
    void refresh();
    onClose();
  };
}
