import { bandwidthBounds } from '#contracts/bandwidth.ts';
import { mbitPerSecond, type Sample } from './statistics.ts';

/** Longest run in milliseconds. */
export const RUN_MS = 10_000;
/** Small requests at the start: they open the connection and measure the round trip. */
const ROUND_TRIPS = 5;
const SMALL_BYTES = 32;
/** Samples whose speed still grows: TCP begins slowly. */
const WARM_UP_SAMPLES = 2;
/** Time that one sample should take, in milliseconds; its size follows from the last one. */
const SAMPLE_MS = 400;
const FIRST_BYTES = 64 * 1024;
const LEAST_BYTES = 16 * 1024;

/** How a test reaches the server and the clock. */
export interface Line {
  /** Sends bytes; resolves when the server has all of them. */
  send(bytes: Blob, signal: AbortSignal): Promise<void>;
  now(): number;
}

/** What a test has seen so far. */
export interface Progress {
  /** Milliseconds since its start. */
  elapsed: number;
  samples: readonly Sample[];
  roundTrips: readonly number[];
}

/**
 * Sends growing samples one after the other over one connection, as a stream does. Ends after ten
 * seconds or when the bytes of the run are used up.
 * @param signal cancels the test: it then rejects with the signal's reason
 */
export async function measure(
  line: Line,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  const noise = incompressible(bandwidthBounds.sampleBytes);
  const started = line.now();
  const roundTrips: number[] = [];
  const warmUp: Sample[] = [];
  const samples: Sample[] = [];
  const progress = (): Progress => ({
    elapsed: line.now() - started,
    // On a slow line, the first samples are all there is.
    samples: samples.length > 0 ? samples : warmUp,
    roundTrips,
  });
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), RUN_MS);
  const either = AbortSignal.any([signal, end.signal]);
  const timed = async (bytes: number) => {
    const from = line.now();
    await line.send(noise.slice(0, bytes), either);
    return line.now() - from;
  };
  try {
    for (let count = 0; count < ROUND_TRIPS; count += 1) roundTrips.push(await timed(SMALL_BYTES));
    // The first one also opened the connection.
    roundTrips.shift();
    const delay = Math.min(...roundTrips);
    let sent = SMALL_BYTES * ROUND_TRIPS;
    let bytes = FIRST_BYTES;
    while (sent + bytes <= bandwidthBounds.runBytes) {
      const elapsed = await timed(bytes);
      // On a fast line the delay may take up most of the time, and varies.
      const milliseconds = Math.max(elapsed / 2, elapsed - delay);
      sent += bytes;
      const sample = { bytes, milliseconds };
      if (warmUp.length < WARM_UP_SAMPLES) warmUp.push(sample);
      else samples.push(sample);
      onProgress(progress());
      bytes = nextSize(sample);
    }
  } catch (error) {
    if (signal.aborted || !end.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  return progress();
}

function nextSize(last: Sample): number {
  const wanted = Math.round((mbitPerSecond(last) * 1000 * SAMPLE_MS) / 8);
  // At most four times as much: one lucky sample must not make a slow line wait.
  const most = Math.min(bandwidthBounds.sampleBytes, last.bytes * 4);
  return Math.max(LEAST_BYTES, Math.min(most, wanted));
}

/** Random bytes: nothing on the way can make them smaller. */
function incompressible(length: number): Blob {
  const bytes = new Uint8Array(length);
  // One call fills at most 65,536 bytes.
  for (let at = 0; at < length; at += 65_536)
    crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return new Blob([bytes]);
}
