import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { panoramaProblem } from '#contracts/panorama-shape.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert } from '#ui/icons.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useAnswer } from '../../core/use-answer.ts';
import { MediaPicker } from '../../media/picker.tsx';
import { Thumbnail } from '../../media/thumbnail.tsx';
import { MEDIA_KEY, type MediaItem, type MediaRecord } from '../../media/types.ts';
import { useFormField, useFormState } from '../context.tsx';
import { formKitMessages } from '../messages.ts';
import type { FieldProps } from '../types.ts';
import { FieldFrame } from './frame.tsx';

/** A picture of the media library by its key, as texts and blocks name it. */
export function PictureKeyControl(props: FieldProps) {
  return <PictureField {...props} by="key" />;
}

/** A picture of the media library by its id, as records refer to it. */
export function PictureControl(props: FieldProps) {
  return <PictureField {...props} by="id" />;
}

/** A panorama: a picture of another shape is refused when it is picked. */
export function PanoramaControl(props: FieldProps) {
  const refuse = ({ title, width, height }: MediaItem) =>
    panoramaProblem({ name: title, width, height });
  return <PictureField {...props} by="id" refuse={refuse} />;
}

/** Says why a picture does not suit; undefined if it does. */
type Refuse = (picture: MediaItem) => { zh: string; en: string } | undefined;

function PictureField({
  by,
  refuse,
  ...props
}: FieldProps & { by: 'key' | 'id'; refuse?: Refuse }) {
  const { label, path, isOptional, value, onChange } = props;
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <PictureChoice
        by={by}
        refuse={refuse}
        path={path}
        isOptional={isOptional}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

function PictureChoice({
  by,
  refuse,
  path,
  isOptional,
  value,
  onChange,
}: {
  by: 'key' | 'id';
  refuse: Refuse | undefined;
  path: string;
  isOptional: boolean;
  value: string;
  onChange: (value: string | undefined) => void;
}) {
  const text = useMessages(formKitMessages);
  const locale = useLocale();
  const { isReadOnly } = useFormField(path);
  const [isOpen, setOpen] = useState(false);
  const { data } = useLibraryFile(by, value);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex aspect-[4/3] w-32 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-surface-2 text-xs text-ink-muted">
          {data ? <Thumbnail item={data} size="tile" /> : text.noPicture}
        </span>
        <div className="min-w-0 grow basis-40 text-sm">
          {data && <p className="truncate">{data.title}</p>}
          {data && <Alternative picture={data} />}
          {data === null && <p className="text-bad">{text.unknownPicture(value)}</p>}
          {!isReadOnly && (
            <p className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                {value ? text.changePicture : text.choosePicture}
              </Button>
              {value && isOptional && (
                <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
                  {text.removePicture}
                </Button>
              )}
            </p>
          )}
        </div>
      </div>
      {isOpen && (
        <MediaPicker
          kind="picture"
          onPick={(item) => {
            const problem = refuse?.(item);
            if (problem) {
              showToast('error', problem[locale]);
              return;
            }
            onChange(item[by]);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The file with a key or an id; null if the library has none. */
export function useLibraryFile(by: 'key' | 'id', value: string) {
  return useAnswer(
    [MEDIA_KEY, by, value],
    async (api): Promise<MediaRecord | null> => {
      if (by === 'id') return api('GET /admin/media/:id', { params: { id: value } });
      const { items } = await api('GET /admin/media', { query: { q: value } });
      const item = items.find(({ key }) => key === value);
      return item ? api('GET /admin/media/:id', { params: { id: item.id } }) : null;
    },
    { enabled: value !== '' },
  );
}

/** The alternative text that readers of the block's language get. */
function Alternative({ picture: { id, altZh, altEn, isDecorative } }: { picture: MediaRecord }) {
  const text = useMessages(formKitMessages);
  const { locale } = useFormState();
  const alt = locale === 'zh' ? altZh : altEn;
  if (isDecorative) return <p className="text-ink-muted">{text.decorative}</p>;
  return (
    <p className={alt ? 'text-ink-muted' : 'text-warn'}>
      {!alt && <IconAlert size={16} className="me-1 inline" />}
      {alt ? text.alt(alt) : text.noAlt}{' '}
      <Link to="/media" search={{ id } as never} className="link whitespace-nowrap">
        {text.editAlt}
      </Link>
    </p>
  );
}
