import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useSession } from '../core/session.tsx';
import type { EditorDialogProps } from './editor-dialog.tsx';
import { pictureMarkdown } from './markdown-commands.ts';
import type { MediaItem } from './media-item.ts';
import { MediaPicker } from './media-picker.tsx';
import { editorMessages } from './messages.ts';

/** Chooses a picture, then its text and caption in the language of the text. */
export function PictureDialog({ locale, onInsert, onClose }: EditorDialogProps) {
  const text = useMessages(editorMessages);
  const { api } = useSession();
  const [item, setItem] = useState<MediaItem>();
  const [alt, setAlt] = useState('');
  const choose = async (chosen: MediaItem) => {
    setItem(chosen);
    const { altZh, altEn } = await api('GET /admin/media/:id', { params: { id: chosen.id } });
    setAlt((given) => given || (locale === 'zh' ? altZh : altEn));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const caption = String(new FormData(event.currentTarget).get('caption'));
    if (item) onInsert({ markdown: pictureMarkdown(item.key, alt, caption), isBlock: true });
  };
  return (
    <MediaPicker title={text.pictureTitle} chosen={item} onChoose={choose} onClose={onClose}>
      <form onSubmit={submit} className="mt-5 grid gap-5">
        <TextField
          label={text.alt}
          hint={text.altHint}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <TextField label={text.caption} name="caption" />
        <Button type="submit" disabled={!item} className="justify-self-start">
          {text.insert}
        </Button>
      </form>
    </MediaPicker>
  );
}
