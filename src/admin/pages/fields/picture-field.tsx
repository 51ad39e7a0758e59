import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert } from '#ui/icons.tsx';
import { useSession } from '../../core/session.tsx';
import { MediaPicker } from '../../media/picker.tsx';
import { Thumbnail } from '../../media/thumbnail.tsx';
import { MEDIA_KEY, type MediaRecord } from '../../media/types.ts';
import { useBlockField, useBlockForm } from './block-form-context.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { BlockFieldProps } from './field-props.ts';
import { blockFieldMessages } from './messages.ts';

/** A picture of the media library by its key. */
export function BlockPictureField({ label, path, isOptional, value, onChange }: BlockFieldProps) {
  const text = useMessages(blockFieldMessages);
  const { isReadOnly } = useBlockField(path);
  const [isOpen, setOpen] = useState(false);
  const key = typeof value === 'string' ? value : '';
  const { data } = usePicture(key);
  return (
    <FieldFrame label={label} path={path} isOptional={isOptional}>
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex aspect-[4/3] w-32 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-surface-2 text-xs text-ink-muted">
          {data ? <Thumbnail item={data} size="tile" /> : text.noPicture}
        </span>
        <div className="min-w-0 grow basis-40 text-sm">
          {data && <p className="truncate">{data.title}</p>}
          {data && <Alternative picture={data} />}
          {data === null && <p className="text-bad">{text.unknownPicture(key)}</p>}
          {!isReadOnly && (
            <p className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                {key ? text.changePicture : text.choosePicture}
              </Button>
              {key && isOptional && (
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
            onChange(item.key);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}

/** The picture with a key; null if the library has none. */
function usePicture(key: string) {
  const { api } = useSession();
  return useQuery({
    queryKey: [MEDIA_KEY, 'record', key],
    queryFn: async (): Promise<MediaRecord | null> => {
      const { items } = await api('GET /admin/media', { query: { q: key } });
      const item = items.find((one) => one.key === key);
      return item ? api('GET /admin/media/:id', { params: { id: item.id } }) : null;
    },
    enabled: key !== '',
  });
}

/** The alternative text that readers of the block's language get. */
function Alternative({ picture: { id, altZh, altEn, isDecorative } }: { picture: MediaRecord }) {
  const text = useMessages(blockFieldMessages);
  const { locale } = useBlockForm();
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
