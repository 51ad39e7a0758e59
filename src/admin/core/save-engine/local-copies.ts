import { createStore, del, entries } from 'idb-keyval';
import type { LocalCopy } from './types.ts';

/** Copies that nobody came back for are removed after this time. */
const KEPT_MS = 30 * 24 * 3_600_000;

interface Entry {
  copy: LocalCopy<unknown>;
  at: number;
}

/** The unsaved data of one window in one part of a record. */
export interface DeviceCopy<Data> {
  /** Data that a closed window left behind. */
  found: LocalCopy<Data> | undefined;
  keep(copy: LocalCopy<Data>): void;
  forget(): void;
  /** Lets another window take over what is still kept. */
  release(): void;
}

/**
 * Opens the copy of unsaved data in the browser's database. Each window has its own; the newest
 * one whose window is gone is taken over.
 * @param owner names person, record and part
 */
export async function openDeviceCopy<Data>(owner: string): Promise<DeviceCopy<Data>> {
  const store = createStore('admin-unsaved', 'copies');
  const all = await entries<string, Entry>(store);
  const own = all
    .filter(([key]) => key.startsWith(`${owner}/`))
    .sort(([, a], [, b]) => b.at - a.at);
  let key: string | undefined;
  let release = () => {};
  let found: LocalCopy<Data> | undefined;
  for (const [name, { copy, at }] of own) {
    if (Date.now() - at > KEPT_MS) {
      await del(name, store);
      continue;
    }
    const lock = await claim(name);
    if (!lock) continue;
    key = name;
    release = lock;
    found = copy as LocalCopy<Data>;
    break;
  }
  if (!key) {
    key = `${owner}/${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    release = (await claim(key)) ?? release;
  }
  const name = key;
  // Committed at once, so that a write survives a page that is closed right after it.
  const write = (operation: (copies: IDBObjectStore) => void) => {
    const written = store('readwrite', (copies) => {
      operation(copies);
      copies.transaction.commit();
    });
    // Without room or in a private window the browser refuses; the server still gets the text.
    written.catch(() => {});
  };
  return {
    found,
    keep: (copy) => write((copies) => copies.put({ copy, at: Date.now() } satisfies Entry, name)),
    forget: () => write((copies) => copies.delete(name)),
    release,
  };
}

/** Locks a copy as long as this window lives; undefined if another window has it. */
function claim(name: string): Promise<(() => void) | undefined> {
  // Browsers have locks on https only.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((claimed) => {
    void navigator.locks.request(`unsaved:${name}`, { ifAvailable: true }, (lock) => {
      if (!lock) return claimed(undefined);
      return new Promise<void>((release) => claimed(release));
    });
  });
}
