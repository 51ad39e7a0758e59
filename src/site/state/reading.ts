import { useEffect } from 'react';
import { createStore, useStore } from '#ui/state/store.ts';

/** The document that was open last, and how far it was read. */
export interface LastRead {
  slug: string;
  title: string;
  /** The heading that was passed last; absent at the top. */
  heading?: { id: string; text: string } | undefined;
}

/** What this device remembers of the learning centre. Nothing of it leaves the device. */
export interface Reading {
  /** Documents read to the end or marked as read, with the day. */
  read: Readonly<Record<string, string>>;
  last: LastRead | null;
}

const STORAGE_KEY = 'reading';
/** More than anybody reads; keeps a damaged or endless record from filling the device. */
const MOST = 1000;
const nothing: Reading = { read: {}, last: null };
const store = createStore<Reading>(nothing);
let followed = false;

/** What this device remembers; nothing on the server and until the browser has looked. */
export function useReading(): Reading {
  useEffect(follow, []);
  return useStore(store, nothing);
}

/** Whether anything is remembered at all. */
export function isEmpty({ read, last }: Reading): boolean {
  return last === null && Object.keys(read).length === 0;
}

/** Marks a document as read, or takes the mark away. */
export function markRead(slug: string, isRead: boolean): void {
  const { [slug]: _, ...others } = load().read;
  const read = isRead ? { ...others, [slug]: new Date().toISOString().slice(0, 10) } : others;
  keep({ ...load(), read });
}

/** Remembers where the reader is. */
export function rememberPlace(last: LastRead): void {
  keep({ ...load(), last });
}

/** Forgets everything. */
export function forgetReading(): void {
  keep(nothing);
}

/** Reads the record of the device, whatever another page or version may have left there. */
export function parseReading(stored: string | null): Reading {
  try {
    const { read, last } = JSON.parse(stored ?? 'null') as Partial<Reading>;
    const days = Object.entries(read ?? {})
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .slice(0, MOST);
    const isLast = typeof last?.slug === 'string' && typeof last.title === 'string';
    return { read: Object.fromEntries(days), last: isLast ? last : null };
  } catch {
    return nothing;
  }
}

/** Starts following the record, also as other tabs change it. */
function follow(): void {
  if (!followed) {
    followed = true;
    addEventListener('storage', ({ key }) => {
      if (key === STORAGE_KEY || key === null) store.set(load());
    });
  }
  const found = load();
  if (JSON.stringify(found) !== JSON.stringify(store.get())) store.set(found);
}

function load(): Reading {
  try {
    return parseReading(localStorage.getItem(STORAGE_KEY));
  } catch {
    return store.get();
  }
}

function keep(reading: Reading): void {
  store.set(reading);
  try {
    if (isEmpty(reading)) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(reading));
  } catch {
    // Storage may be full or switched off; this page still knows.
  }
}
