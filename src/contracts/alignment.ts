/** Places of an entry in two lists; undefined in a list that does not have it. */
export type Places = [number | undefined, number | undefined];

/** Most pairs that are compared to align two lists: 1,400 entries of each, changed all over. */
const MAX_PAIRS = 2_000_000;

/**
 * Pairs of equal entries in order, with undefined beside those that only one list has. Lists that
 * differ in too many entries between an equal beginning and end are not aligned there.
 */
export function alignedPlaces(left: readonly string[], right: readonly string[]): Places[] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  const [leftEnd, rightEnd] = [left.length - end, right.length - end];
  const middle =
    (leftEnd - start) * (rightEnd - start) > MAX_PAIRS
      ? [
          ...range(start, leftEnd).map((i): Places => [i, undefined]),
          ...range(start, rightEnd).map((j): Places => [undefined, j]),
        ]
      : commonPlaces(left.slice(start, leftEnd), right.slice(start, rightEnd)).map(
          ([i, j]): Places => [i === undefined ? i : i + start, j === undefined ? j : j + start],
        );
  return [
    ...range(0, start).map((at): Places => [at, at]),
    ...middle,
    ...range(0, end).map((at): Places => [leftEnd + at, rightEnd + at]),
  ];
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Aligns two lists by their longest common sequence. */
function commonPlaces(left: readonly string[], right: readonly string[]): Places[] {
  const width = right.length + 1;
  // lengths[i * width + j]: longest common sequence of left[i..] and right[j..].
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        left[i] === right[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const places: Places[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) places.push([i++, j++]);
    else if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1))) {
      places.push([i++, undefined]);
    } else places.push([undefined, j++]);
  }
  return places;
}
