/** A file format of programs, recognised by its bytes. */
interface PackageType {
  mime: string;
  /** Endings of names, in lower case. */
  endings: readonly string[];
  /** Hexadecimal bytes at the beginning of the file. */
  magic?: string;
  /** Hexadecimal bytes at the beginning of the last 512 bytes. */
  trailer?: string;
}

const types: readonly PackageType[] = [
  {
    mime: 'application/vnd.android.package-archive',
    endings: ['.apk', '.aab', '.xapk'],
    magic: '504b0304',
  },
  {
    mime: 'application/zip',
    endings: ['.zip', '.ipa', '.msix', '.jar', '.whl'],
    magic: '504b0304',
  },
  { mime: 'application/gzip', endings: ['.gz', '.tgz'], magic: '1f8b08' },
  { mime: 'application/x-xz', endings: ['.xz'], magic: 'fd377a585a00' },
  { mime: 'application/zstd', endings: ['.zst'], magic: '28b52ffd' },
  { mime: 'application/x-7z-compressed', endings: ['.7z'], magic: '377abcaf271c' },
  { mime: 'application/vnd.microsoft.portable-executable', endings: ['.exe'], magic: '4d5a' },
  { mime: 'application/x-msi', endings: ['.msi'], magic: 'd0cf11e0a1b11ae1' },
  { mime: 'application/x-xar', endings: ['.pkg'], magic: '78617221' },
  { mime: 'application/x-apple-diskimage', endings: ['.dmg'], trailer: '6b6f6c79' },
  {
    mime: 'application/vnd.debian.binary-package',
    endings: ['.deb'],
    magic: '213c617263683e0a',
  },
  { mime: 'application/x-rpm', endings: ['.rpm'], magic: 'edabeedb' },
  { mime: 'application/x-executable', endings: ['.appimage', '.run'], magic: '7f454c46' },
];

/** Bytes that `packageType` looks at, at the beginning and at the end of a file. */
export const HEAD_BYTES = 16;
export const TRAILER_BYTES = 512;

/** Endings of names that a release may have. */
export const packageEndings = types.flatMap(({ endings }) => endings);

/**
 * Media type of a program's file; undefined if its bytes are not those of the format that its name
 * says.
 */
export function packageType(
  fileName: string,
  { head, trailer }: { head: Uint8Array; trailer: Uint8Array },
): string | undefined {
  const name = fileName.toLowerCase();
  const begins = (bytes: Uint8Array, wanted = '') =>
    Buffer.from(bytes)
      .subarray(0, wanted.length / 2)
      .toString('hex') === wanted;
  return types.find(
    (type) =>
      type.endings.some((ending) => name.endsWith(ending)) &&
      begins(head, type.magic) &&
      begins(trailer, type.trailer),
  )?.mime;
}
