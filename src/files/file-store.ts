import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Facts about a stored file. */
export interface FileInfo {
  /** Size of the whole file. */
  bytes: number;
  /** With its quotes; changes with the content. */
  etag: string;
  modifiedAt: Date;
}

/** A stored file and a stream of its content, which the caller must read or destroy. */
export interface OpenFile extends FileInfo {
  content: Readable;
}

/** One entry of a listing. */
export interface ListedFile {
  key: string;
  bytes: number;
}

/** How a browser should treat a file that it downloads from the store itself. */
export interface DownloadOptions {
  /** Value of the Content-Disposition header. */
  disposition: string;
  mime: string;
  /** How long the address is valid. */
  seconds: number;
}

/**
 * Keeps files by key. Every method throws InvalidFileKeyError for a key that does not match
 * FILE_KEY_PATTERN, and FileStoreError where the store fails.
 */
export interface FileStore {
  /** Makes or checks the place of the files; call it once at the start. */
  prepare(): Promise<void>;
  /** Stores a file or replaces it. Atomic: readers see the old or the new content, never a part. */
  put(key: string, content: Uint8Array | Readable, mime: string): Promise<void>;
  /** Opens a file or some bytes of it; undefined where there is no such file or no such bytes. */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  stat(key: string): Promise<FileInfo | undefined>;
  /** Deletes a file; a missing one is no error. */
  delete(key: string): Promise<void>;
  /** All files below a folder, at any depth, in no particular order. */
  list(folder: string): AsyncIterable<ListedFile>;
  /**
   * A signed address at which a browser downloads the file from the store itself; undefined where
   * visitors cannot reach the store, and the application must send the file.
   */
  downloadUrl(key: string, options: DownloadOptions): Promise<string | undefined>;
}

/** A failure of the store: full disk, no access, no answer. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
  /** HTTP status of the store's answer; undefined where there was no answer. */
  readonly status: number | undefined;

  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}
