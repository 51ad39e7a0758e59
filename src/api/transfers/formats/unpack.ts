import { inflateRawSync } from 'node:zlib';
import { MAX_TABLE_BYTES, refusals, refused } from './bounds.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** Stands for a size that is kept in a field for large archives. */
const SIZE_ELSEWHERE = 0xffff_ffff;
/** Files in an xlsx file at most: pictures, notes and other sheets included. */
const MAX_ENTRIES = 1_000;

/** An entry of a ZIP's directory. */
interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedBytes: number;
  statedBytes: number;
  /** Place of its local header. */
  header: number;
}

/**
 * Unpacks a ZIP. All its files count against the bound, also those that are not wanted: they are
 * counted while they are inflated, since the sizes that a ZIP states may be lies.
 * @throws AppError FILE_REFUSED
 */
export function unpackZip(
  content: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, Uint8Array> {
  const zip = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const files = new Map<string, Uint8Array>();
  let left = MAX_TABLE_BYTES;
  let packedLeft = zip.length;
  for (const entry of entriesOf(zip)) {
    // Entries that share their bytes cost little to send and much to unpack.
    packedLeft -= entry.packedBytes;
    if (packedLeft < 0) throw refused(refusals.damaged);
    const file = unpackEntry(zip, entry, left);
    left -= file.length;
    if (isWanted(entry.name)) files.set(entry.name, file);
  }
  return files;
}

function* entriesOf(zip: Buffer): Generator<Entry> {
  const end = zip.lastIndexOf(signature(END_OF_DIRECTORY));
  if (end < 0 || end + 22 > zip.length) throw refused(refusals.damaged);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw refused(refusals.tooLarge);
  let at = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) {
      throw refused(refusals.damaged);
    }
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    yield {
      name: zip.toString('utf8', at + 46, nameEnd),
      method: zip.readUInt16LE(at + 10),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      packedBytes: zip.readUInt32LE(at + 20),
      statedBytes: zip.readUInt32LE(at + 24),
      header: zip.readUInt32LE(at + 42),
    };
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

/** @throws AppError FILE_REFUSED if it has more bytes than are left, or others than it states */
function unpackEntry(zip: Buffer, entry: Entry, left: number): Uint8Array {
  const { method, isEncrypted, packedBytes, statedBytes, header } = entry;
  if (isEncrypted) throw refused(refusals.oldOrLocked);
  if (header + 30 > zip.length || zip.readUInt32LE(header) !== LOCAL_HEADER) {
    throw refused(refusals.damaged);
  }
  const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const packed = zip.subarray(from, from + packedBytes);
  if (packed.length < packedBytes) throw refused(refusals.damaged);
  const file = method === STORED ? packed : inflate(packed, method, left);
  if (file.length > left) throw refused(refusals.tooLarge);
  if (file.length !== statedBytes && statedBytes !== SIZE_ELSEWHERE) {
    throw refused(refusals.damaged);
  }
  return file;
}

function inflate(packed: Buffer, method: number, left: number): Buffer {
  if (method !== DEFLATED) throw refused(refusals.damaged);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) });
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw refused(isTooLarge ? refusals.tooLarge : refusals.damaged, cause);
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
