import { useCallback, useEffect, useState } from 'react';
import type { SearchResults } from '#api/search/contract.ts';
import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ApiClient } from '#request/client.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { useApi } from '../request/use-api.ts';

/** A query and its answer. */
export interface Answer {
  words: string;
  kind: SearchKind | undefined;
  results: SearchResults;
}

/** State of a search as the visitor types. */
export interface Search {
  /** The newest answer; it stays until the next one arrives. */
  answer: Answer | null;
  /** Whether the answer belongs to the current query. */
  isCurrent: boolean;
  /** Error of the current query. */
  failure: 'offline' | 'failed' | null;
  retry(): void;
}

const LIMIT = 24;
/** Pause in typing after which a search without results is reported, in milliseconds. */
const REPORT_DELAY_MS = 600;
/** Cache lifetime of answers in milliseconds: deleting a letter costs no request. */
const CACHE_MS = 60_000;
const CACHE_SIZE = 60;
const cache = new Map<string, { answer: Answer; at: number }>();

/** Searches as the query changes. The previous request is aborted at once. */
export function useSearch(words: string, kind: SearchKind | undefined): Search {
  const api = useApi();
  const locale = useLocale();
  const [answer, setAnswer] = useState<Answer | null>(() => readCache(keyOf(locale, words, kind)));
  const [failure, setFailure] = useState<Search['failure']>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same query
  useEffect(() => {
    const stop = new AbortController();
    search(api, locale, words, kind, stop.signal).then(
      (next) => {
        if (stop.signal.aborted) return;
        setAnswer(next);
        setFailure(null);
      },
      () => {
        if (!stop.signal.aborted) setFailure(navigator.onLine ? 'failed' : 'offline');
      },
    );
    return () => stop.abort();
  }, [api, locale, words, kind, attempt]);

  useEffect(() => {
    if (!failure) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure, retry]);

  const isCurrent = answer?.words === words && answer.kind === kind;
  const isMiss = isCurrent && words !== '' && answer.results.suggestions !== null;
  useEffect(() => {
    if (!isMiss) return;
    const timer = setTimeout(() => {
      // Only reports missing content to the editors; the answer is already shown.
      api('GET /search', { query: { locale, q: words, limit: 1, settled: '1' } }).catch(() => {});
    }, REPORT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isMiss, api, locale, words]);

  return { answer, isCurrent, failure: isCurrent ? null : failure, retry };
}

/** Fetches the content shown before the visitor types. */
export function fetchFirstView(api: ApiClient, locale: Locale): void {
  search(api, locale, '', undefined).catch(() => {});
}

async function search(
  api: ApiClient,
  locale: Locale,
  words: string,
  kind: SearchKind | undefined,
  signal?: AbortSignal,
): Promise<Answer> {
  const key = keyOf(locale, words, kind);
  const cached = readCache(key);
  if (cached) return cached;
  const results = await api('GET /search', {
    query: { locale, q: words, limit: LIMIT, ...(kind ? { kind } : {}) },
    ...(signal ? { signal } : {}),
  });
  const answer = { words, kind, results };
  cache.delete(key);
  cache.set(key, { answer, at: performance.now() });
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  return answer;
}

function keyOf(locale: Locale, words: string, kind: SearchKind | undefined): string {
  return `${locale} ${kind ?? ''} ${words}`;
}

function readCache(key: string): Answer | null {
  const entry = cache.get(key);
  return entry && performance.now() - entry.at < CACHE_MS ? entry.answer : null;
}
