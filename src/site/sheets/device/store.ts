import { createStore, get, set, update } from 'idb-keyval';
import type { CommentDraft, Step } from './steps.ts';

/** What one link has on this device. */
interface KeptLink {
  /** In the order in which they were done. */
  steps: Step[];
  draft?: CommentDraft | undefined;
}

const nothing: KeptLink = { steps: [] };
/** Name of the person, for all links. */
const AUTHOR = 'author';
const linkKey = (token: string) => `link-${token}`;

/** Opened at the first use, in the browser. */
let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('sheets', 'links');
  return opened;
};
/** Stands in where the browser keeps nothing, as in some private windows. */
const memory = new Map<string, unknown>();

/** What a link has on this device. */
export async function readKept(token: string): Promise<KeptLink> {
  return (await read<KeptLink>(linkKey(token))) ?? nothing;
}

/** Changes what a link has; changes of several windows come one after the other. */
export async function changeKept(
  token: string,
  change: (kept: KeptLink) => KeptLink,
): Promise<KeptLink> {
  const key = linkKey(token);
  let changed = nothing;
  const apply = (kept: KeptLink | undefined) => {
    changed = change(kept ?? nothing);
    return changed;
  };
  try {
    await update<KeptLink>(key, apply, store());
  } catch {
    memory.set(key, apply(memory.get(key) as KeptLink | undefined));
  }
  return changed;
}

/** Name of who wrote last on this device. */
export const readAuthor = async () => (await read<string>(AUTHOR)) ?? '';

export async function keepAuthor(name: string): Promise<void> {
  try {
    await set(AUTHOR, name, store());
  } catch {
    memory.set(AUTHOR, name);
  }
}

async function read<Value>(key: string): Promise<Value | undefined> {
  const own = memory.get(key) as Value | undefined;
  if (own !== undefined) return own;
  try {
    return await get<Value>(key, store());
  } catch {
    return undefined;
  }
}
