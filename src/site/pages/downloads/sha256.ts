import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Largest file for the browser's own SHA-256, which needs the whole file in memory. */
const MAX_WHOLE_BYTES = 16 * 1024 * 1024;

/**
 * SHA-256 of a file, computed on this device. The browser's own is faster, but needs the whole
 * file in memory and a secure context, so large files are read in chunks.
 * @param onProgress bytes read so far
 */
export async function sha256OfFile(
  file: Blob,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle && file.size <= MAX_WHOLE_BYTES) {
    const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
    signal.throwIfAborted();
    return bytesToHex(new Uint8Array(digest));
  }
  const hash = sha256.create();
  const reader = file.stream().getReader();
  let done = 0;
  try {
    for (;;) {
      signal.throwIfAborted();
      const chunk = await reader.read();
      if (chunk.done) return bytesToHex(hash.digest());
      hash.update(chunk.value);
      done += chunk.value.length;
      onProgress(done);
    }
  } finally {
    reader.releaseLock();
  }
}
