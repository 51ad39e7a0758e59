import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AdminEndpoints } from '#api/endpoints.ts';
import type { ContentKind } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import { TextField } from '#ui/fields.tsx';
import { useSession } from '../../core/session.tsx';

/** A record as the search shows it. */
export type FoundRecord = RouteData<AdminEndpoints['GET /admin/records']>['items'][number];

/** Finds a record by words of its title. */
export function RecordSearch({
  label,
  none,
  locale,
  kind,
  initialWords = '',
  onPick,
}: {
  label: string;
  /** Shown if nothing matches. */
  none: string;
  /** Language of the titles. */
  locale: Locale;
  /** Only records of this kind. */
  kind?: ContentKind | undefined;
  initialWords?: string;
  onPick: (record: FoundRecord, title: string) => void;
}) {
  const { api } = useSession();
  const [words, setWords] = useState(initialWords);
  const q = useDeferredValue(words.trim());
  const { data } = useQuery({
    queryKey: ['records', kind, q],
    queryFn: () => api('GET /admin/records', { query: { q, kind } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <div>
      <TextField
        label={label}
        type="search"
        required
        autoFocus
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {q !== '' && data && (
        <ul className="mt-2 max-h-60 overflow-y-auto rounded-sm border border-line">
          {data.items.length === 0 && <li className="px-4 py-3 text-sm text-ink-muted">{none}</li>}
          {data.items.map((record) => {
            const title = record.title[locale] || record.title.zh || record.name;
            return (
              <li key={record.id}>
                <button
                  type="button"
                  className="menu-item justify-between gap-4 text-start hover:text-key"
                  onClick={() => onPick(record, title)}
                >
                  <span className="min-w-0 truncate">{title}</span>
                  <span className="shrink-0 text-xs text-ink-muted">{record.path}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
