import type { listChecksums } from '#api/downloads/contract.ts';
import type { RouteData } from '#contracts/route.ts';

/** A public file to compare with. */
export type KnownFile = RouteData<typeof listChecksums>[number];

/** What became of a check. */
export type Verdict =
  /** The same to the last bit. */
  | { kind: 'genuine'; known: KnownFile }
  /** Called like one of ours but shorter or longer: most likely the download broke off. */
  | { kind: 'incomplete'; known: KnownFile }
  /** Called like one of ours and as long, but with other content. */
  | { kind: 'altered'; known: KnownFile }
  /** None of ours. */
  | { kind: 'unknown' };

/** Browsers add a number to a second download of the same name: `cyan (1).zip`, `cyan(1).zip`. */
const copyMark = / ?\(\d+\)(?=\.[a-z.]+$)/i;

/** Compares a file with those that were published. */
export function judge(
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
