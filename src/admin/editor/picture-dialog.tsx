import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Dialog } from '../core/dialog.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { useAnswer } from '../core/use-answer.ts';
import { useRefresh } from '../core/use-refresh.ts';
import { MediaPicker } from '../media/picker.tsx';
import { MEDIA_KEY, type MediaItem } from '../media/types.ts';
import type { EditorDialogProps } from './editor-dialog-props.ts';
import { pictureMarkdown } from './markdown-commands.ts';
import { editorMessages } from './messages.ts';

/** Chooses a picture, then its text and caption in the language of the text. */
export function PictureDialog(props: EditorDialogProps) {
  const [item, setItem] = useState<MediaItem>();
  if (!item) return <MediaPicker onPick={setItem} onClose={props.onClose} />;
  return <Description {...props} item={item} />;
}

function Description({ item, locale, onInsert, onClose }: EditorDialogProps & { item: MediaItem }) {
  const text = useMessages(editorMessages);
  const query = useAnswer([MEDIA_KEY, 'id', item.id], (api) =>
    api('GET /admin/media/:id', { params: { id: item.id } }),
  );
  const may = useMay();
  const refresh = useRefresh([MEDIA_KEY]);
  const { run, isBusy } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const alt = String(form.get('alt')).trim();
    void run(async (api) => {
      if (form.get('keeps') && alt && query.data) {
        await api('PATCH /admin/media/:id', {
          params: { id: item.id },
          body: {
            version: query.data.version,
            ...(locale === 'zh' ? { altZh: alt } : { altEn: alt }),
          },
        });
        await refresh();
      }
      const markdown = pictureMarkdown(item.key, alt, String(form.get('caption')));
      onInsert({ markdown, isBlock: true });
    });
  };
  return (
    <Dialog title={text.pictureTitle} description={item.title} onClose={onClose}>
      <Answer query={query}>
        {({ altZh, altEn, isDecorative }) => (
          <form onSubmit={submit} className="grid gap-5">
            <TextField
              label={text.alt}
              hint={text.altHint}
              name="alt"
              required={!isDecorative}
              defaultValue={locale === 'zh' ? altZh : altEn}
            />
            {!isDecorative && (locale === 'zh' ? altZh : altEn) === '' && may('media.update') && (
              <CheckboxField
                label={text.keepAlt}
                hint={text.keepAltHint}
                name="keeps"
                value="yes"
                defaultChecked
              />
            )}
            <TextField label={text.caption} name="caption" />
            <Button type="submit" busy={isBusy} className="justify-self-start">
              {text.insert}
            </Button>
          </form>
        )}
      </Answer>
    </Dialog>
  );
}
