import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** Metadata of a stored file. */
export interface FileInfo {
  /** Size of the whole file. */
  bytes: number;
  /** ETag with its quotes; changes with the content. */
  etag: string;
  modifiedAt: Date;
}

/** A stored file and its content stream. The caller must read or destroy the stream. */
export interface OpenFile extends FileInfo {
  content: Readable;
}

/** One entry of a listing. */
export interface ListedFile {
  key: string;
  bytes: number;
}

/** Response options of a download directly from the store. */
export interface DownloadOptions {
  /** Value of the Content-Disposition header. */
  disposition: string;
  mime: string;
  /** How long the URL is valid. */
  seconds: number;
}

/**
 * Stores files by key. Every method throws InvalidFileKeyError if the key does not match
 * FILE_KEY_PATTERN, and FileStoreError if the store fails.
 */
export interface FileStore {
  /** Creates or checks the storage location. Call it once at startup. */
  prepare(): Promise<void>;
  /**
   * Stores or replaces a file. Atomic: readers see the old or the new content, never a partial
   * file.
   */
  put(key: string, content: Uint8Array | Readable, mime: string): Promise<void>;
  /** Opens a file or a byte range; undefined if the file or the range does not exist. */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  stat(key: string): Promise<FileInfo | undefined>;
  /** Deletes a file; a missing file is not an error. */
  delete(key: string): Promise<void>;
  /**
   * Bytes that may still be stored before the disk counts as full, negative if it does; undefined if
   * the store has no such bound.
   */
  room(): Promise<number | undefined>;
  /** All files in a folder and its subfolders, or in the whole store, in no particular order. */
  list(folder?: string): AsyncIterable<ListedFile>;
  /**
   * A signed URL for a download directly from the store; undefined if visitors cannot reach the
   * store, so the application must send the file.
   */
  downloadUrl(key: string, options: DownloadOptions): Promise<string | undefined>;
}

/** The store failed: full disk, no access, or no response. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
  /** HTTP status of the store's response; undefined if there was none. */
  readonly status: number | undefined;

  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}
