import { useEffect } from 'react';
import { createStore, useStore } from '#ui/state/store.ts';

/** The last open document and the position in it. */
export interface LastRead {
  slug: string;
  title: string;
  /** The last heading that was scrolled past; absent at the top. */
  heading?: { id: string; text: string } | undefined;
}

/** Reading progress on this device. It is never sent to the server. */
export interface Reading {
  /** Documents read to the end or marked as read, with the date. */
  read: Readonly<Record<string, string>>;
  last: LastRead | null;
}

const STORAGE_KEY = 'reading';
/** Most stored documents: a bound in case the stored data is invalid. */
const MAX_DOCUMENTS = 1000;
const nothing: Reading = { read: {}, last: null };
const store = createStore<Reading>(nothing);
let isFollowing = false;

/** Reading progress of this device; empty on the server and before hydration. */
export function useReading(): Reading {
  useEffect(follow, []);
  return useStore(store, nothing);
}

/** Whether any progress is stored. */
export function isEmpty({ read, last }: Reading): boolean {
  return last === null && Object.keys(read).length === 0;
}

/** Marks a document as read, or removes the mark. */
export function markRead(slug: string, isRead: boolean): void {
  const { [slug]: _, ...others } = load().read;
  const read = isRead ? { ...others, [slug]: new Date().toISOString().slice(0, 10) } : others;
  save({ ...load(), read });
}

/** Stores the reader's position. */
export function rememberPlace(last: LastRead): void {
  save({ ...load(), last });
}

/** Deletes all progress. */
export function forgetReading(): void {
  save(nothing);
}

/** Parses stored progress, which another page or version may have written. */
export function parseReading(stored: string | null): Reading {
  try {
    const { read, last } = JSON.parse(stored ?? 'null') as Partial<Reading>;
    const days = Object.entries(read ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .slice(0, MAX_DOCUMENTS);
    const isLast = typeof last?.slug === 'string' && typeof last.title === 'string';
    return { read: Object.fromEntries(days), last: isLast ? last : null };
  } catch {
    return nothing;
  }
}

/** Starts following the stored progress, including changes from other tabs. */
function follow(): void {
  if (!isFollowing) {
    isFollowing = true;
    addEventListener('storage', ({ key }) => {
      if (key === STORAGE_KEY || key === null) store.set(load());
    });
  }
  const progress = load();
  if (JSON.stringify(progress) !== JSON.stringify(store.get())) store.set(progress);
}

function load(): Reading {
  try {
    return parseReading(localStorage.getItem(STORAGE_KEY));
  } catch {
    return store.get();
  }
}

function save(reading: Reading): void {
  store.set(reading);
  try {
    if (isEmpty(reading)) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(reading));
  } catch {
    // Storage may be full or disabled. The page keeps it in memory.
  }
}
