import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ContentKind } from '#contracts/enums/content.ts';
import { TextField } from '#ui/fields.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { useSession } from '../../core/session.tsx';
import { fieldMessages } from './messages.ts';
import { useField } from './part-form.tsx';

/** Other records by their ids, found by search. */
export function RelatedInput({
  name,
  label,
  kind,
}: {
  name: string;
  label: string;
  kind: ContentKind;
}) {
  const text = useMessages(fieldMessages);
  const locale = useLocale();
  const { api } = useSession();
  const { id, value, set, isReadOnly } = useField<string[]>(name);
  const chosen = value ?? [];
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const found = useQuery({
    queryKey: ['records', kind, q],
    queryFn: () => api('GET /admin/records', { query: { q, kind } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const titles = useQueries({
    queries: chosen.map((record) => ({
      queryKey: ['content', 'record', record],
      queryFn: () => api('GET /admin/records/:id', { params: { id: record } }),
    })),
  });
  return (
    <fieldset id={id} disabled={isReadOnly}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <ul className="grid gap-1">
        {chosen.map((record, index) => {
          const { title, name: slug } = titles[index]?.data ?? {};
          const shown = title?.[locale] || title?.zh || slug || '…';
          return (
            <li key={record} className="flex items-center justify-between gap-2 text-sm">
              {shown}
              <button
                type="button"
                className="editor-tool"
                aria-label={text.removeNamed(shown)}
                onClick={() => set(chosen.filter((known) => known !== record))}
              >
                <IconClose size={16} />
              </button>
            </li>
          );
        })}
      </ul>
      <TextField
        label={text.addRelated}
        type="search"
        required
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {q !== '' && (
        <ul className="mt-2 grid rounded-sm border border-line">
          {found.data?.items
            .filter((item) => !chosen.includes(item.id))
            .map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className="menu-item text-start hover:text-key"
                  onClick={() => {
                    set([...chosen, item.id]);
                    setWords('');
                  }}
                >
                  {item.title[locale] || item.title.zh || item.name}
                </button>
              </li>
            ))}
        </ul>
      )}
    </fieldset>
  );
}
