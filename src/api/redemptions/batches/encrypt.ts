import { createCipheriv, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

// The format of `openssl enc -aes-256-ctr -pbkdf2`, so that whoever gets the file needs nothing of
// ours to open it. Each part can be written alone, as the counter says where it begins. A changed
// file shows by the check symbols of its codes.
const MARK = 'Salted__';
const ITERATIONS = 600_000;
const KEY_BYTES = 32;
const BLOCK_BYTES = 16;

/** The key of a file and the counter of its first block. */
export interface FileKey {
  key: Buffer;
  counter: Buffer;
}

/** @param salt 8 bytes in hexadecimal */
export async function deriveFileKey(passphrase: string, salt: string): Promise<FileKey> {
  const bytes = await promisify(pbkdf2)(
    passphrase,
    Buffer.from(salt, 'hex'),
    ITERATIONS,
    KEY_BYTES + BLOCK_BYTES,
    'sha256',
  );
  return { key: bytes.subarray(0, KEY_BYTES), counter: bytes.subarray(KEY_BYTES) };
}

/** What a file begins with. */
export function fileHead(salt: string): Buffer {
  return Buffer.concat([Buffer.from(MARK), Buffer.from(salt, 'hex')]);
}

/** Encrypts a part. @param offset bytes of text before it, whole blocks of 16 */
export function encryptPart({ key, counter }: FileKey, offset: number, text: string): Buffer {
  if (offset % BLOCK_BYTES !== 0) throw new RangeError('a part begins with a whole block');
  const first = BigInt(`0x${counter.toString('hex')}`) + BigInt(offset / BLOCK_BYTES);
  const start = Buffer.from(BigInt.asUintN(128, first).toString(16).padStart(32, '0'), 'hex');
  return createCipheriv('aes-256-ctr', key, start).update(text, 'utf8');
}
