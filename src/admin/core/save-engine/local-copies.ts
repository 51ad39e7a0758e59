import { createStore, del, entries, set } from 'idb-keyval';
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
  const write = oneAtATime();
  const name = key;
  return {
    found,
    keep: (copy) => write(() => set(name, { copy, at: Date.now() } satisfies Entry, store)),
    forget: () => write(() => del(name, store)),
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

/** Runs one write at a time; of those that come in the meantime only the last. */
function oneAtATime() {
  let next: (() => Promise<void>) | undefined;
  let isBusy = false;
  return async (operation: () => Promise<void>): Promise<void> => {
    next = operation;
    if (isBusy) return;
    isBusy = true;
    while (next) {
      const current: () => Promise<void> = next;
      next = undefined;
      // Without room or in a private window the browser refuses; the server still gets the text.
      await current().catch(() => {});
    }
    isBusy = false;
  };
}
