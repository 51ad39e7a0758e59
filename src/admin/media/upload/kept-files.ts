/** An upload that a reload must not lose. */
export interface KeptUpload {
  id: string;
  file: File;
  /** The release that it is the file of; others go into the library. */
  release?: string;
  /** Folder of the library for it. */
  folder?: string;
  /** The file of the library that it replaces. */
  replaces?: string;
}

const DATABASE = 'admin-uploads';
const STORE = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Larger files are not copied into the browser's storage. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Keeps a file on this device until it is uploaded. Where the browser refuses (private window, full
 * disk) and for large files, choosing the same file again resumes its upload.
 */
export async function keepFile(upload: KeptUpload): Promise<void> {
  if (upload.file.size > MOST_BYTES) return;
  await run('readwrite', (store) => store.put(upload)).catch(() => undefined);
}

export async function forgetFile(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** The files that were not uploaded completely. */
export async function keptFiles(): Promise<KeptUpload[]> {
  return run<KeptUpload[]>('readonly', (store) => store.getAll()).catch(() => []);
}
