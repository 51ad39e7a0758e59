import { useEffect, useId, useRef, useState } from 'react';
import { MAX_PHOTOS } from '#contracts/sheets/photos.ts';
import { MAX_SHEET_PICTURE_BYTES } from '#contracts/uploads.ts';
import { photoMessages } from '#site/i18n/photos.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { PendingWork } from '#ui/state/pending-work.ts';
import { IconImage } from '#ui/tool-icons.tsx';
import type { KeptPhoto } from '../device/steps.ts';
import { newKey } from '../new-key.ts';
import { PhotoThumb } from './photo-thumb.tsx';

/** Fetched when somebody chooses a photo. */
const loadShrinker = () => import('./shrink.ts');

/**
 * Photos that go with a step. They are made smaller on the device, and kept there until the step was
 * sent.
 */
export function PhotoField({
  token,
  photos,
  work,
  onChange,
}: {
  token: string;
  photos: readonly KeptPhoto[];
  /** Of the form: it sends nothing while photos are being made smaller. */
  work: PendingWork;
  onChange(edit: (now: KeptPhoto[]) => KeptPhoto[]): void;
}) {
  const text = useMessages(photoMessages);
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const room = MAX_PHOTOS - photos.length;
  /** @returns whether all have been added */
  const add = async (files: readonly File[]): Promise<boolean> => {
    setBusy(true);
    setProblem(files.length > room ? text.tooMany(MAX_PHOTOS) : undefined);
    const shrinker = await loadShrinker().catch(() => undefined);
    const added: KeptPhoto[] = [];
    for (const file of files.slice(0, room)) {
      const blob = (await shrinker?.shrinkPhoto(file)) ?? file;
      if (blob.size > MAX_SHEET_PICTURE_BYTES) setProblem(text.tooLarge);
      else added.push({ id: newKey(), blob, takenAt: timeOf(file) });
    }
    setBusy(false);
    onChange((now) => [...now, ...added]);
    return added.length === files.length;
  };
  const take = (target: HTMLInputElement) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) work.add(add(files));
  };
  // After the hydration: what was chosen before it is in the control alone.
  const inputRef = useRef<HTMLInputElement>(null);
  const takeRef = useRef(take);
  useEffect(() => {
    if (inputRef.current) takeRef.current(inputRef.current);
  }, []);
  return (
    <div className="grid gap-2">
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-3" aria-label={text.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id} className="grid gap-1">
              <PhotoThumb photo={photo} token={token} label={text.photo(at + 1)} />
              <button
                type="button"
                className="min-h-11 text-sm text-ink-muted underline hover:text-key"
                onClick={() => onChange((now) => now.filter((one) => one.id !== photo.id))}
              >
                {text.remove}
                <span className="sr-only"> {text.photo(at + 1)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 justify-self-start text-sm text-ink-muted hover:text-key has-focus-visible:outline-2 has-focus-visible:outline-key"
        >
          <IconImage size={16} />
          {isBusy ? text.preparing : text.add}
          <input
            ref={inputRef}
            id={id}
            type="file"
            accept="image/*"
            multiple
            disabled={isBusy}
            className="sr-only"
            onChange={({ target }) => take(target)}
          />
        </label>
      )}
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

/** When the file was last changed: for a photo of a camera, when it was taken. */
function timeOf({ lastModified }: File): string | null {
  return lastModified > 0 ? new Date(lastModified).toISOString() : null;
}
