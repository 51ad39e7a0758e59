/** Settings of a keyer that cuts by distance, searched for one frame as the benchmark searches. */

/** Both ends of the ramp from screen to foreground, as distances from the key colour. */
export interface Ramp {
  readonly similarity: number;
  readonly width: number;
}

const DISTANCE_STEPS = 256;
const ALPHA_STEPS = 32;
const SIMILARITIES = 48;
const WIDTHS = [0.002, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.14, 0.18, 0.24, 0.3, 0.4, 0.5, 0.7];

/** How often each distance meets each wanted alpha: all that the error of a ramp needs. */
function countPairs(
  distances: ArrayLike<number>,
  wanted: (pixel: number) => number,
  farthest: number,
): Float64Array {
  const counts = new Float64Array((DISTANCE_STEPS + 1) * (ALPHA_STEPS + 1));
  for (let p = 0; p < distances.length; p += 1) {
    const d = Math.round(((distances[p] as number) / farthest) * DISTANCE_STEPS);
    const at = d * (ALPHA_STEPS + 1) + Math.round(wanted(p) * ALPHA_STEPS);
    counts[at] = (counts[at] as number) + 1;
  }
  return counts;
}

/** Sum of absolute differences from the wanted alpha. */
function errorOf(counts: Float64Array, alphaAt: (step: number) => number): number {
  let sum = 0;
  for (let d = 0; d <= DISTANCE_STEPS; d += 1) {
    const alpha = alphaAt(d);
    for (let a = 0; a <= ALPHA_STEPS; a += 1) {
      sum += (counts[d * (ALPHA_STEPS + 1) + a] as number) * Math.abs(alpha - a / ALPHA_STEPS);
    }
  }
  return sum;
}

/** The ramp of a grid whose matte is nearest to the wanted one. */
export function nearestRamp(
  distances: ArrayLike<number>,
  wanted: (pixel: number) => number,
  alphaOf: (distance: number, ramp: Ramp) => number,
): Ramp {
  let farthest = 1e-6;
  for (let p = 0; p < distances.length; p += 1) {
    farthest = Math.max(farthest, distances[p] as number);
  }
  const counts = countPairs(distances, wanted, farthest);
  let best: { ramp: Ramp; error: number } | undefined;
  for (let step = 0; step < SIMILARITIES; step += 1) {
    for (const width of WIDTHS) {
      const ramp = { similarity: Math.max(0.00001, (farthest * step) / SIMILARITIES), width };
      const error = errorOf(counts, (d) => alphaOf((d / DISTANCE_STEPS) * farthest, ramp));
      if (!best || error < best.error) best = { ramp, error };
    }
  }
  return (best as { ramp: Ramp }).ramp;
}
