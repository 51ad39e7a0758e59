import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const DEFLATED = 8;

/**
 * Unpacks all files of a ZIP and counts their bytes: the sizes that it states may be lies.
 * @throws RangeError if they have more than `limit` bytes, or if it is no plain ZIP
 */
export async function requireUnpackedSize(content: Uint8Array, limit: number): Promise<void> {
  const zip = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = zip.lastIndexOf(signature(END_OF_DIRECTORY));
  if (end < 0) throw new RangeError('the ZIP has no directory');
  const count = zip.readUInt16LE(end + 10);
  let left = limit;
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new RangeError('the directory is damaged');
    left -= await unpackedBytes(zip, at, left);
    if (left < 0) throw new RangeError(`the ZIP unpacks to more than ${limit} bytes`);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

/** Bytes of the file whose entry in the directory is at a place. @throws RangeError above the limit */
async function unpackedBytes(zip: Buffer, entry: number, limit: number): Promise<number> {
  const packed = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  if (zip.readUInt32LE(local) !== LOCAL_HEADER) throw new RangeError('a file is missing');
  if (zip.readUInt16LE(entry + 10) !== DEFLATED) return packed;
  if (packed === 0) throw new RangeError('a file does not state its size');
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const options = { maxOutputLength: Math.max(1, limit) };
  return (await inflate(zip.subarray(from, from + packed), options)).length;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
