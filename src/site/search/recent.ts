import type { Locale } from '#contracts/locale.ts';
import { createStore, useStore } from '#ui/state/store.ts';

/** Recent searches on this device, newest first. The list is never sent to the server. */
export type Recent = Readonly<Record<Locale, readonly string[]>>;

const STORAGE_KEY = 'searches';
const MOST = 5;
const nothing: Recent = { zh: [], en: [] };
const store = createStore<Recent>(nothing);

/** The recent searches in a language. */
export function useRecent(locale: Locale): readonly string[] {
  return useStore(store, nothing)[locale];
}

/** Reads the stored searches again: another tab may have changed them. */
export function refreshRecent(): void {
  try {
    store.set(parseRecent(localStorage.getItem(STORAGE_KEY)));
  } catch {
    // Storage may be disabled. This page still has its own searches.
  }
}

/** Adds a search to the list. */
export function rememberSearch(locale: Locale, words: string): void {
  keep({ ...store.get(), [locale]: withWords(store.get()[locale], words) });
}

/** Deletes the searches of all languages. */
export function forgetSearches(): void {
  keep(nothing);
}

/** Puts a search first. Case is ignored, and earlier searches that are its prefixes are removed. */
export function withWords(list: readonly string[], words: string): string[] {
  const text = words.trim();
  if (text.length < 2) return [...list];
  const others = list.filter((one) => !text.toLowerCase().startsWith(one.toLowerCase()));
  return [text, ...others].slice(0, MOST);
}

/** Parses the stored searches, which another version may have written. */
export function parseRecent(stored: string | null): Recent {
  try {
    const data = JSON.parse(stored ?? 'null') as Partial<Record<Locale, unknown>> | null;
    return { zh: textsOf(data?.zh), en: textsOf(data?.en) };
  } catch {
    return nothing;
  }
}

function textsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, MOST);
}

function keep(recent: Recent): void {
  store.set(recent);
  try {
    if (recent.zh.length + recent.en.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
  } catch {
    // Storage may be full or disabled. The page keeps them in memory.
  }
}
