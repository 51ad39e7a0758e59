import type { listChecksums } from '#api/downloads/contract.ts';
import type { RouteData } from '#contracts/route.ts';

/** A published file to compare with. */
export type PublishedFile = RouteData<typeof listChecksums>[number];

export type Verdict =
  /** Identical content. */
  | { kind: 'genuine'; published: PublishedFile }
  /** Identical content of a version that is not offered any more. */
  | { kind: 'withdrawn'; published: PublishedFile }
  /** Same name as a published file, but shorter: probably an incomplete download. */
  | { kind: 'incomplete'; published: PublishedFile }
  /** Same name as a published file, but longer: no broken download adds anything. */
  | { kind: 'longer'; published: PublishedFile }
  /** Same name and size as a published file, but other content. */
  | { kind: 'altered'; published: PublishedFile }
  /** Not a published file. */
  | { kind: 'unknown' };

/** Browsers add a number to repeated downloads of the same name: `cyan (1).zip`, `cyan(1).zip`. */
const copyMark = / ?\(\d+\)(?=\.[a-z.]+$)/i;

/** Compares a file with the published files. */
export function verdictOf(
  file: { name: string; size: number; sha256: string },
  files: readonly PublishedFile[],
): Verdict {
  const identical = files.find(({ sha256 }) => sha256 === file.sha256);
  if (identical) {
    return { kind: identical.withdrawn === null ? 'genuine' : 'withdrawn', published: identical };
  }
  const name = file.name.replace(copyMark, '').toLowerCase();
  const namesake = files.find((published) => published.name.toLowerCase() === name);
  if (!namesake) return { kind: 'unknown' };
  const difference = file.size - namesake.bytes;
  const kind = difference === 0 ? 'altered' : difference < 0 ? 'incomplete' : 'longer';
  return { kind, published: namesake };
}
