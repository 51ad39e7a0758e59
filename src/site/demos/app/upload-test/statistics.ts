/** One sample: how many bytes arrived in which time. */
export interface Sample {
  bytes: number;
  /** Time on the line in milliseconds, without the round trip of the answer. */
  milliseconds: number;
}

export interface LineResult {
  /** The rate of half of the samples, in Mbit/s. */
  typical: number;
  /** The lowest rate of a steady stretch, in Mbit/s: streams are planned by it. */
  low: number;
  /** Shortest round trip of a small request, in milliseconds. */
  delay: number;
  /** Mean difference from one round trip to the next, in milliseconds. */
  jitter: number;
}

/** Samples of a stretch: one slow sample alone may be chance. */
const STRETCH = 3;

export function mbitPerSecond({ bytes, milliseconds }: Sample): number {
  return (bytes * 8) / 1000 / Math.max(1, milliseconds);
}

/** The result of a test; undefined without a sample. */
export function resultOf(
  samples: readonly Sample[],
  roundTrips: readonly number[],
): LineResult | undefined {
  if (samples.length === 0) return undefined;
  return {
    typical: median(samples.map(mbitPerSecond)),
    low: lowestStretch(samples),
    delay: Math.min(...roundTrips),
    jitter: meanDifference(roundTrips),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

function lowestStretch(samples: readonly Sample[]): number {
  const length = Math.min(STRETCH, samples.length);
  const rates = samples.slice(length - 1).map((_, at) => {
    const stretch = samples.slice(at, at + length);
    return mbitPerSecond({
      bytes: stretch.reduce((sum, { bytes }) => sum + bytes, 0),
      milliseconds: stretch.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    });
  });
  return Math.min(...rates);
}

function meanDifference(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const differences = values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? value)));
  return differences.reduce((sum, value) => sum + value, 0) / differences.length;
}
