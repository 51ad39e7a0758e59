import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { formKitMessages } from '../messages.ts';
import type { Found, RecordSource } from '../sources.ts';

/** Finds a record by words of its name. */
export function RecordSearch<Item extends Found>({
  source,
  locale,
  label,
  initialWords = '',
  onPick,
}: {
  source: RecordSource<Item>;
  /** Language of the names. */
  locale: Locale;
  /** In place of what the source is searched by. */
  label?: string;
  initialWords?: string;
  onPick: (record: Item) => void;
}) {
  const text = useMessages(formKitMessages);
  const reader = useLocale();
  const [words, setWords] = useState(initialWords);
  const q = useDeferredValue(words.trim());
  const { data } = useAnswer(
    [...source.key, 'found', locale, q],
    (api) => source.find(api, q, locale),
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  return (
    <div>
      <TextField
        label={label ?? source.label[reader]}
        type="search"
        required
        autoFocus
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {q !== '' && data && (
        <ul className="mt-2 max-h-60 overflow-y-auto rounded-sm border border-line">
          {data.length === 0 && (
            <li className="px-4 py-3 text-sm text-ink-muted">{text.noMatch}</li>
          )}
          {data.map((record) => (
            <li key={record.id}>
              <button
                type="button"
                className="menu-item justify-between gap-4 text-start hover:text-key"
                onClick={() => onPick(record)}
              >
                <span className="min-w-0 truncate">{record.name}</span>
                <span className="shrink-0 text-xs text-ink-muted">{record.detail}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
