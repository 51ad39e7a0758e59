import { createHash, hash, randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A body with known length and hash, so that it can be signed and sent again. */
export interface Upload {
  body: Blob | Uint8Array<ArrayBuffer>;
  bytes: number;
  /** In lower-case hexadecimal. */
  sha256: string;
  /** Removes temporary files of the upload. */
  remove(): Promise<void>;
}

/** An upload of bytes in memory. */
export function readIntoMemory(content: Uint8Array): Upload {
  return {
    body: new Uint8Array(content),
    bytes: content.byteLength,
    sha256: hash('sha256', content),
    remove: async () => {},
  };
}

/** Writes a stream to a temporary file, so that an interrupted stream never reaches the store. */
export async function spool(content: Readable, folder: string): Promise<Upload> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  const remove = () => rm(file, { force: true });
  const sum = createHash('sha256');
  try {
    await pipeline(
      content,
      async function* (chunks) {
        for await (const chunk of chunks) {
          sum.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    );
    const body = await openAsBlob(file);
    return { body, bytes: body.size, sha256: sum.digest('hex'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
