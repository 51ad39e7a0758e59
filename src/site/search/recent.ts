import type { Locale } from '#contracts/locale.ts';
import { createStore, useStore } from '#ui/state/store.ts';

/** What was searched for on this device, newest first. Nothing of it leaves the device. */
export type Recent = Readonly<Record<Locale, readonly string[]>>;

const STORAGE_KEY = 'searches';
const MOST = 5;
const nothing: Recent = { zh: [], en: [] };
const store = createStore<Recent>(nothing);

/** The recent searches in a language. */
export function useRecent(locale: Locale): readonly string[] {
  return useStore(store, nothing)[locale];
}

/** Reads the device's record again: another page may have written it. */
export function refreshRecent(): void {
  try {
    store.set(parseRecent(localStorage.getItem(STORAGE_KEY)));
  } catch {
    // Storage may be switched off; this page still knows its own.
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(locale: Locale, words: string): void {
  keep({ ...store.get(), [locale]: withWords(store.get()[locale], words) });
}

/** Forgets the searches of all languages. */
export function forgetSearches(): void {
  keep(nothing);
}

/** Puts words in front; they count as the same whatever their case, and replace their beginnings. */
export function withWords(list: readonly string[], words: string): string[] {
  const added = words.trim();
  if (added.length < 2) return [...list];
  const others = list.filter((one) => !added.toLowerCase().startsWith(one.toLowerCase()));
  return [added, ...others].slice(0, MOST);
}

/** Reads the record of the device, whatever another version may have left there. */
export function parseRecent(stored: string | null): Recent {
  try {
    const found = JSON.parse(stored ?? 'null') as Partial<Record<Locale, unknown>> | null;
    return { zh: textsOf(found?.zh), en: textsOf(found?.en) };
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
    // Storage may be full or switched off; this page still knows.
  }
}
