import type { listChecksums } from '#api/downloads/contract.ts';
import type { RouteData } from '#contracts/route.ts';

/** A published file to compare with. */
export type KnownFile = RouteData<typeof listChecksums>[number];

export type Verdict =
  /** Identical content. */
  | { kind: 'genuine'; known: KnownFile }
  /** Same name as a published file, but another size: probably an incomplete download. */
  | { kind: 'incomplete'; known: KnownFile }
  /** Same name and size as a published file, but other content. */
  | { kind: 'altered'; known: KnownFile }
  /** Not a published file. */
  | { kind: 'unknown' };

/** Browsers add a number to repeated downloads of the same name: `cyan (1).zip`, `cyan(1).zip`. */
const copyMark = / ?\(\d+\)(?=\.[a-z.]+$)/i;

/** Compares a file with the published files. */
export function verdictOf(
  file: { name: string; size: number; sha256: string },
  files: readonly KnownFile[],
): Verdict {
  const same = files.find(({ sha256 }) => sha256 === file.sha256);
  if (same) return { kind: 'genuine', known: same };
  const name = file.name.replace(copyMark, '').toLowerCase();
  const named = files.find((known) => known.name.toLowerCase() === name);
  if (!named) return { kind: 'unknown' };
  return { kind: named.bytes === file.size ? 'altered' : 'incomplete', known: named };
}
