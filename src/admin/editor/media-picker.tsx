import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { basePath } from '../core/api.ts';
import { Dialog } from '../core/dialog.tsx';
import { useSession } from '../core/session.tsx';
import { type MediaItem, thumbnailOf } from './media-item.ts';
import { pickerMessages } from './picker-messages.ts';

/** A dialog in which a picture of the media library is chosen. `children` come below the pictures. */
export function MediaPicker({
  title,
  chosen,
  onChoose,
  onClose,
  children,
}: {
  title: string;
  chosen?: MediaItem | undefined;
  onChoose: (item: MediaItem) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const text = useMessages(pickerMessages);
  const { api } = useSession();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const query = useQuery({
    queryKey: ['media', 'picker', q],
    queryFn: () => api('GET /admin/media', { query: { q, state: 'ready' } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <TextField
        label={text.search}
        type="search"
        required
        autoFocus
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="mt-4 max-h-[46vh] overflow-y-auto">
        <Answer query={query}>
          {({ items, next }) => (
            <>
              {items.length === 0 && (
                <p className="py-10 text-center text-ink-muted">{text.none}</p>
              )}
              <ul className="grid grid-cols-2 gap-3 p-1 sm:grid-cols-4">
                {items.map((item) => (
                  <li key={item.id}>
                    <button
                      type="button"
                      className="picker-item"
                      aria-pressed={chosen?.id === item.id}
                      onClick={() => onChoose(item)}
                    >
                      <img src={thumbnailOf(item, basePath) ?? undefined} alt="" loading="lazy" />
                      <span className="block truncate">{item.title}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {next && <p className="py-3 text-center text-sm text-ink-muted">{text.more}</p>}
            </>
          )}
        </Answer>
      </div>
      {children}
    </Dialog>
  );
}
