import type { Locale } from '#contracts/locale.ts';
import { RequestError } from '#request/errors.ts';
import { createStore, useStore } from '#ui/state/store.ts';
import type { AdminApi } from '../../core/api.ts';
import { forgetFile, type KeptUpload, keepFile, keptFiles } from './kept-files.ts';
import { createResumption } from './resumption.ts';
import type { Sending } from './send-file.ts';

/** A file on its way into the library or to a release. */
export interface UploadEntry {
  id: string;
  name: string;
  bytes: number;
  sent: number;
  /** `interrupted`: it goes on by itself when the server is reached again. */
  state: 'waiting' | 'sending' | 'paused' | 'interrupted' | 'adding' | 'done' | 'failed';
  /** Why it failed, in the reader's language. */
  message?: string | undefined;
  /** The file of the library that it replaces. */
  replaces?: string | undefined;
  /** The release that it is the file of. */
  release?: string | undefined;
  /** Id in the library, once it is there. */
  mediaId?: string;
  isDuplicate?: boolean;
}

/** Where uploads go, and what to do when one has arrived. */
interface Connection {
  api: AdminApi;
  locale: Locale;
  onAdded: () => void;
}

/** The server reads the whole of a large file before it answers. */
const timeoutMs = 120_000;
/** Files that are sent at the same time. */
const MOST_AT_ONCE = 2;

const none: readonly UploadEntry[] = [];
const store = createStore<readonly UploadEntry[]>(none);
const kept = new Map<string, KeptUpload>();
const sendings = new Map<string, Sending>();
/** Ids of the uploads on the server whose bytes have all arrived. */
const received = new Map<string, string>();
let connection: Connection | undefined;
let isRestored = false;
const resumption = createResumption(resumeUpload);

/** All uploads of this visit; they go on while other screens are open. */
export function useUploads(): readonly UploadEntry[] {
  return useStore(store, none);
}

/** Sets how to reach the server. The first call goes on with uploads that a reload interrupted. */
export function connectUploads(next: Connection): void {
  connection = next;
  if (isRestored) return;
  isRestored = true;
  window.addEventListener('online', resumption.reconnect);
  void keptFiles().then((uploads) => uploads.forEach(enqueue));
}

/** Uploads files into a folder, or one file in place of another or for a release. */
export function uploadFiles(
  files: Iterable<File>,
  target: Pick<KeptUpload, 'folder' | 'replaces' | 'release'> = {},
): string[] {
  return [...files].map((file) => {
    const upload: KeptUpload = { id: crypto.randomUUID(), file, ...target };
    void keepFile(upload);
    enqueue(upload);
    return upload.id;
  });
}

export function pauseUpload(id: string): void {
  resumption.forget(id);
  sendings.get(id)?.pause();
  change(id, { state: 'paused' });
  startNext();
}

/** Goes on after a pause, an interruption or a failure. */
export function resumeUpload(id: string): void {
  if (!kept.has(id)) return;
  change(id, { state: 'waiting', message: undefined });
  startNext();
}

/** Takes an upload off the list; one that is under way is given up. */
export function removeUpload(id: string): void {
  const entry = store.get().find((item) => item.id === id);
  if (entry && entry.state !== 'done') sendings.get(id)?.cancel();
  forget(id);
  store.set(store.get().filter((item) => item.id !== id));
  startNext();
}

export function clearFinished(): void {
  store.set(store.get().filter(({ state }) => state !== 'done'));
}

function enqueue(upload: KeptUpload): void {
  const { id, file, replaces, release } = upload;
  if (kept.has(id)) return;
  kept.set(id, upload);
  const { name, size: bytes } = file;
  store.set([...store.get(), { id, name, bytes, sent: 0, state: 'waiting', replaces, release }]);
  startNext();
}

function change(id: string, changes: Partial<UploadEntry>): void {
  store.set(store.get().map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
}

function startNext(): void {
  const busy = store.get().filter(({ state }) => state === 'sending' || state === 'adding');
  const free = MOST_AT_ONCE - busy.length;
  const waiting = store.get().filter(({ state }) => state === 'waiting');
  for (const { id } of waiting.slice(0, Math.max(0, free))) {
    change(id, { state: 'sending' });
    void send(id);
  }
}

async function send(id: string): Promise<void> {
  const upload = kept.get(id);
  if (!upload || !connection) return;
  const arrived = received.get(id);
  if (arrived) return add(upload, arrived);
  const { sendFile } = await import('./send-file.ts');
  const sending =
    sendings.get(id) ??
    sendFile(
      upload.file,
      { purpose: upload.release ? 'release' : 'media', locale: connection.locale },
      {
        onProgress(sent) {
          resumption.progressed(id);
          change(id, { sent });
        },
        onSent: (arrived) => void add(upload, arrived),
        onRefused: (message) => fail(id, message),
        onInterrupted: () => interrupt(id),
      },
    );
  sendings.set(id, sending);
  sending.start();
}

/** Puts the received file where it belongs. */
async function add({ id, folder, replaces, release }: KeptUpload, upload: string): Promise<void> {
  if (!connection) return;
  received.set(id, upload);
  change(id, { state: 'adding' });
  const { api, onAdded } = connection;
  try {
    if (release) {
      await api('PUT /admin/releases/:id/file', { params: { id: release }, body: { upload } });
      change(id, { state: 'done' });
    } else if (replaces) {
      await api('PUT /admin/media/:id/file', {
        params: { id: replaces },
        body: { upload },
        timeoutMs,
      });
      change(id, { state: 'done', mediaId: replaces });
    } else {
      const added = await api('POST /admin/media', {
        body: { upload, ...(folder && { folder }) },
        timeoutMs,
      });
      change(id, { state: 'done', mediaId: added.id, isDuplicate: added.isDuplicate });
    }
    forget(id);
    onAdded();
    startNext();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.kind !== 'business' || error.status >= 500) return interrupt(id);
    // A refused file is not asked for again by a retry.
    void forgetFile(id);
    fail(id, error.errorMessage ?? undefined);
  }
}

/** Waits for the server; what has arrived stays there. */
function interrupt(id: string): void {
  sendings.delete(id);
  change(id, { state: 'interrupted' });
  resumption.interrupted(id);
  startNext();
}

function fail(id: string, message: string | undefined): void {
  sendings.delete(id);
  change(id, { state: 'failed', message });
  startNext();
}

function forget(id: string): void {
  resumption.forget(id);
  kept.delete(id);
  sendings.delete(id);
  received.delete(id);
  void forgetFile(id);
}
