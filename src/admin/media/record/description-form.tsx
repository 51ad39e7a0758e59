import { useState } from 'react';
import { text as both, field } from '#contracts/form-labels.ts';
import type { Focus } from '#contracts/picture.ts';
import { CheckboxField, TextAreaField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useRefresh } from '../../core/use-refresh.ts';
import { PictureControl } from '../../form/fields/picture.tsx';
import { FormFrame } from '../../form/schema-form.tsx';
import { SentForm } from '../../form/sent-form.tsx';
import { useForm } from '../../form/use-form.ts';
import { FolderField } from '../folder-field.tsx';
import { mediaMessages } from '../messages.ts';
import { splitTags } from '../tags.ts';
import { MEDIA_KEY, type MediaRecord } from '../types.ts';
import { FocusPoint } from './focus-point.tsx';
import { Preview } from './preview.tsx';

const posterLabel = field(
  '视频封面',
  'Poster',
  both(
    '播放前显示的图片。没有封面时显示视频的第一帧。',
    'The picture that is shown before it plays; without one, its first frame.',
  ),
);

interface Values {
  title: string;
  altZh: string;
  altEn: string;
  isDecorative: boolean;
  folder: string;
  tags: string;
}

/** Title, alternative texts, focal point, folder and tags of a file. */
export function DescriptionForm({
  record,
  asksForAlt = false,
  onSaved,
}: {
  record: MediaRecord;
  /** The caret goes to the first alternative text that is missing. */
  asksForAlt?: boolean;
  onSaved?: (() => void) | undefined;
}) {
  const text = useMessages(mediaMessages);
  const refresh = useRefresh([MEDIA_KEY]);
  const { id, title, altZh, altEn, isDecorative, folder, tags, picture, kind } = record;
  // Of the values in the form: what somebody else saves meanwhile must not be overwritten.
  const [version, setVersion] = useState(record.version);
  const [posterId, setPosterId] = useState(record.posterId);
  const [focus, setFocus] = useState<Focus | null>(record.focus);
  const form = useForm<Values>(
    { title, altZh, altEn, isDecorative, folder: folder ?? '', tags: tags.join(', ') },
    async (values, api) => {
      const body = {
        ...values,
        version,
        focus,
        ...(kind === 'video' && { posterId }),
        folder: values.folder || null,
        tags: splitTags(values.tags),
      };
      const saved = await api('PATCH /admin/media/:id', { params: { id }, body });
      setVersion(saved.version);
      await refresh(text.saved);
      onSaved?.();
    },
  );
  const decorates = form.value.isDecorative;
  const isImage = record.file === null;
  return (
    <SentForm form={form} label={text.save}>
      {picture ? (
        <FocusPoint record={record} focus={focus} onChange={setFocus} />
      ) : (
        <Preview record={record} />
      )}
      <TextField {...form.field('title')} label={text.titleField} required />
      {kind === 'video' && (
        <FormFrame>
          <PictureControl
            shape={{ kind: 'picture' }}
            label={posterLabel}
            path="posterId"
            isOptional
            value={posterId}
            onChange={(id) => setPosterId(typeof id === 'string' ? id : null)}
          />
        </FormFrame>
      )}
      <div className="empty:hidden">
        {isImage && <CheckboxField {...form.flag('isDecorative')} label={text.decorative} />}
        {isImage && !decorates && (
          <div className="mt-2 grid gap-4">
            <TextAreaField
              {...form.field('altZh')}
              autoFocus={asksForAlt && altZh === ''}
              rows={2}
              required
              label={text.altZh}
              hint={text.altHint}
            />
            <TextAreaField
              {...form.field('altEn')}
              autoFocus={asksForAlt && altZh !== '' && altEn === ''}
              rows={2}
              required
              lang="en"
              label={text.altEn}
            />
          </div>
        )}
      </div>
      <FolderField {...form.field('folder')} label={text.folder} />
      <TextField {...form.field('tags')} label={text.tags} hint={text.tagsHint} />
    </SentForm>
  );
}
