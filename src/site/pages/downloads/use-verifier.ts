import { useEffect, useRef, useState } from 'react';
import { useApi, useErrorPresenter } from '#site/request/use-api.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { type Verdict, verdictOf } from './verdict.ts';

/** Progress of a check. */
export type Check =
  | { state: 'none' }
  | { state: 'working'; name: string; size: number; done: number }
  | { state: 'done'; name: string; sha256: string; verdict: Verdict }
  | { state: 'unreadable'; name: string };

/**
 * Compares a file with the published ones. Only their checksums are fetched; the file is not sent.
 */
export function useVerifier(): { check: Check; verify: (file: File) => Promise<void> } {
  const api = useApi();
  const locale = useLocale();
  const present = useErrorPresenter();
  const [check, setCheck] = useState<Check>({ state: 'none' });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const verify = async (file: File) => {
    const { name, size } = file;
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setCheck({ state: 'working', name, size, done: 0 });
    const published = api('GET /downloads/checksums', { query: { locale } });
    // It is awaited later. Until then a failure must not be reported as an unhandled rejection.
    published.catch(() => {});
    let sha256: string;
    try {
      const onProgress = (done: number) => setCheck({ state: 'working', name, size, done });
      const { sha256OfFile } = await import('./sha256.ts');
      sha256 = await sha256OfFile(file, onProgress, signal);
    } catch {
      if (!signal.aborted) setCheck({ state: 'unreadable', name });
      return;
    }
    try {
      const files = await published;
      if (signal.aborted) return;
      const verdict = verdictOf({ name, size, sha256 }, files);
      setCheck({ state: 'done', name, sha256, verdict });
    } catch (error) {
      if (signal.aborted) return;
      setCheck({ state: 'none' });
      present(error);
    }
  };
  return { check, verify };
}
