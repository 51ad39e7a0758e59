/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header for a file of `size` bytes. Undefined sends the whole file: no range, one of
 * another unit, or several at once. Null means that no byte of the range exists (416).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : null;
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end } : null;
}

/** Bytes from the beginning that make a download; a smaller part only tries whether there is more. */
const DOWNLOAD_BYTES = 1024 * 1024;

/** Whether sending these bytes of a file begins its download. */
export function beginsDownload({ start, end }: ByteRange, size: number): boolean {
  return start === 0 && (end === size - 1 || end >= DOWNLOAD_BYTES - 1);
}
