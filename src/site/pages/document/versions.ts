/** Result of comparing a version with a document's range; null if it is not a version. */
export type Fit = 'fits' | 'below' | 'above' | null;

/** Compares a version typed by the reader with the first and last version of a document. */
export function fitOf(version: string, from: string | null, to: string | null): Fit {
  const parts = partsOf(version);
  if (!parts) return null;
  const lower = from ? partsOf(from) : null;
  const upper = to ? partsOf(to) : null;
  if (lower && compare(parts, lower) < 0) return 'below';
  // "Up to 3.2" includes every 3.2.x: parts that the range does not give are not compared.
  if (upper && to && compare(parts.slice(0, to.split('.').length), upper) > 0) return 'above';
  return 'fits';
}

function partsOf(version: string): number[] | null {
  const match = /^\s*[vV]?(\d{1,4})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:[-+][\w.]*)?\s*$/.exec(
    version,
  );
  if (!match) return null;
  return match.slice(1, 4).map((part) => Number(part ?? 0));
}

function compare(a: number[], b: number[]): number {
  for (const [index, part] of a.entries()) {
    const difference = part - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
