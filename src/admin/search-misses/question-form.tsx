import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { useAction } from '../core/use-action.ts';
import { useAnswer } from '../core/use-answer.ts';
import { searchMissMessages } from './messages.ts';
import type { SearchMiss } from './types.ts';

/** Adds the search to the questions of a record that is found by words of its title. */
export function QuestionForm({
  miss: { id, locale },
  onDone,
}: {
  miss: SearchMiss;
  onDone: () => void;
}) {
  const text = useMessages(searchMissMessages);
  const { run, isBusy } = useAction();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { data } = useAnswer(
    ['search-records', locale, q],
    (api) => api('GET /admin/search-records', { query: { q, locale } }),
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  const add = (recordId: string) =>
    run(async (api) => {
      await api('POST /admin/search-misses/:id/question', { params: { id }, body: { recordId } });
      showToast('success', text.questionAdded);
      setWords('');
      onDone();
    });
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="font-semibold">{text.questionTitle}</h3>
        <p className="mt-1 text-sm text-ink-muted">{text.questionText}</p>
      </div>
      <div>
        <TextField
          label={text.record}
          type="search"
          required
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {q !== '' && data && (
          <ul className="mt-2 max-h-60 overflow-y-auto rounded-sm border border-line">
            {data.items.length === 0 && (
              <li className="px-4 py-3 text-sm text-ink-muted">{text.noRecord}</li>
            )}
            {data.items.map((record) => (
              <li key={record.id}>
                <button
                  type="button"
                  className="menu-item justify-between gap-4 text-start hover:text-key"
                  title={text.addQuestion(record.title)}
                  disabled={isBusy}
                  onClick={() => void add(record.id)}
                >
                  <span className="min-w-0 truncate">{record.title}</span>
                  <span className="shrink-0 text-xs text-ink-muted">{text.kinds[record.kind]}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
