import { useCallback, useEffect, useState } from 'react';
import { createRiskFinder, type FindRisks } from '#contracts/risky-words.ts';
import { useApi } from '#site/request/use-api.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import type { ListedWord } from './machine.ts';

export type WordList =
  | { name: 'loading' }
  | { name: 'failed' }
  | { name: 'ready'; count: number; find: FindRisks<ListedWord> };

/** The list of risky words with its matcher; it is read once. */
export function useWordList(): WordList & { retry(): void } {
  const api = useApi();
  const locale = useLocale();
  const [list, setList] = useState<WordList>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const end = new AbortController();
    setList({ name: 'loading' });
    api('GET /risky-words', { query: { locale }, signal: end.signal }).then(
      ({ items }) => setList({ name: 'ready', count: items.length, find: createRiskFinder(items) }),
      () => {
        if (!end.signal.aborted) setList({ name: 'failed' });
      },
    );
    return () => end.abort();
  }, [locale, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...list, retry };
}
