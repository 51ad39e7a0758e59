import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../core/dialog.tsx';
import { MediaPicker } from '../media/picker.tsx';
import type { MediaItem } from '../media/types.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { pictureMarkdown } from './markdown-commands.ts';
import { editorMessages } from './messages.ts';

/** Chooses a video, then its name and caption in the language of the text. */
export function VideoDialog({ onInsert, onClose }: EditorDialogProps) {
  const text = useMessages(editorMessages);
  const [item, setItem] = useState<MediaItem>();
  if (!item) return <MediaPicker kind="video" onPick={setItem} onClose={onClose} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, caption] = [String(form.get('name')), String(form.get('caption'))];
    onInsert({ markdown: pictureMarkdown(item.key, name, caption), isBlock: true });
  };
  return (
    <Dialog title={text.videoTitle} description={item.title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <TextField
          label={text.videoName}
          hint={text.videoNameHint}
          name="name"
          required
          defaultValue={item.title}
        />
        <TextField label={text.caption} name="caption" />
        <Button type="submit" className="justify-self-start">
          {text.insert}
        </Button>
      </form>
    </Dialog>
  );
}
