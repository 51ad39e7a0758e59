/** Where the matte begins and ends, in fractions of the width. */
export type Borders = readonly [first: number, second: number];

/** The still picture has its borders there too. */
export const thirds: Borders = [1 / 3, 2 / 3];

/** Moves a border; it stays in the picture and pushes the other one on. */
export function moved([first, second]: Borders, which: 0 | 1, to: number): Borders {
  const at = Math.min(1, Math.max(0, to));
  return which === 0 ? [at, Math.max(at, second)] : [Math.min(first, at), at];
}

/** The border that a pointer at this place takes; of two at one place, the one on its side. */
export function nearest([first, second]: Borders, at: number): 0 | 1 {
  if (first === second) return at < first ? 0 : 1;
  return Math.abs(at - first) <= Math.abs(at - second) ? 0 : 1;
}
