import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useSession } from '../../core/session.tsx';
import { MediaPicker } from '../../media/picker.tsx';
import { sourceOf } from '../../media/thumbnail.tsx';
import { MEDIA_KEY } from '../../media/types.ts';
import { fieldMessages } from './messages.ts';
import { useField } from './part-form.tsx';

/** A picture of the media library by its id, or none. */
export function PictureInput({ name, label }: { name: string; label: string }) {
  const { id, value, set, error, isReadOnly } = useField<string | null>(name);
  return (
    <fieldset id={id} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <PictureChoice value={value ?? null} onChange={set} isReadOnly={isReadOnly} />
      {error && <p className="mt-1.5 text-sm text-bad">{error}</p>}
    </fieldset>
  );
}

export function PictureChoice({
  value,
  onChange,
  isReadOnly,
}: {
  value: string | null;
  onChange: (id: string | null) => void;
  isReadOnly: boolean;
}) {
  const text = useMessages(fieldMessages);
  const { api } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: [MEDIA_KEY, 'id', value],
    queryFn: () => api('GET /admin/media/:id', { params: { id: value ?? '' } }),
    enabled: value !== null,
  });
  const src = data && sourceOf(data, 'tile');
  return (
    <div className="flex items-center gap-4">
      <span className="flex aspect-[4/3] w-32 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-surface-2 text-xs text-ink-muted">
        {src ? (
          <img src={src} alt={data.title} className="size-full object-cover" />
        ) : (
          text.noPicture
        )}
      </span>
      {!isReadOnly && (
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {value ? text.changePicture : text.choosePicture}
          </Button>
          {value && (
            <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
              {text.removePicture}
            </Button>
          )}
        </span>
      )}
      {isOpen && (
        <MediaPicker
          kind="picture"
          onPick={(item) => {
            onChange(item.id);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
