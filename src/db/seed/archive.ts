import { gzipSync, strToU8, type Zippable, zipSync } from 'fflate';

/** Texts or bytes of an archive by file name. */
export type ArchiveFiles = Record<string, string | Uint8Array>;

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? strToU8(content) : content;

/**
 * Makes an archive. Its bytes depend on the arguments only: all files get the given
 * time.
 */
export function makeArchive(
  format: 'zip' | 'tar.gz' | 'tgz',
  files: ArchiveFiles,
  time: Date,
): Uint8Array {
  if (format === 'zip') {
    const contents: Zippable = {};
    for (const [name, content] of Object.entries(files)) contents[name] = bytesOf(content);
    // ZIP times have no time zone, and the library writes local time.
    const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()];
    return zipSync(contents, { mtime: new Date(year, month, day, 10) });
  }
  return gzipSync(tar(files, time), { mtime: time });
}

/** Media types of the archives. */
export const archiveTypes = {
  zip: 'application/zip',
  'tar.gz': 'application/gzip',
  tgz: 'application/gzip',
} as const;

const BLOCK = 512;

/** A tape archive (POSIX ustar). */
function tar(files: ArchiveFiles, time: Date): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (const [name, file] of Object.entries(files)) {
    const content = bytesOf(file);
    blocks.push(tarHeader(name, content.length, time));
    const padded = new Uint8Array(Math.ceil(content.length / BLOCK) * BLOCK);
    padded.set(content);
    blocks.push(padded);
  }
  // Two empty blocks end the archive.
  blocks.push(new Uint8Array(2 * BLOCK));
  return Buffer.concat(blocks);
}

/** A header with the offsets and lengths of POSIX ustar. */
function tarHeader(name: string, size: number, time: Date): Uint8Array {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  header.write(name, 0, 100);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(time.getTime() / 1000), 12), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\u0000 `, 148, 'latin1');
  return header;
}
