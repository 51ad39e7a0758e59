import { expect, test } from 'vitest';
import { bandwidthBounds } from '#contracts/bandwidth.ts';
import { type Line, measure, type Progress } from './measure.ts';
import { resultOf } from './statistics.ts';

/** A line with a fixed speed and delay, and a clock that only it moves. */
function simulatedLine(mbit: number, delay = 20) {
  let now = 0;
  const sizes: number[] = [];
  const line: Line = {
    now: () => now,
    async send({ size }, signal) {
      signal.throwIfAborted();
      sizes.push(size);
      now += delay + (size * 8) / (mbit * 1000);
    },
  };
  return { line, sizes };
}

test('the speed of a line is measured without its delay, within the bytes of a run', async () => {
  const { line, sizes } = simulatedLine(40);
  const seen: Progress[] = [];
  const end = await measure(line, new AbortController().signal, (progress) => seen.push(progress));
  const result = resultOf(end.samples, end.roundTrips);
  expect(result?.low).toBeCloseTo(40, 0);
  expect(result?.delay).toBeCloseTo(20, 0);
  const sent = sizes.reduce((sum, size) => sum + size, 0);
  expect(sent).toBeLessThanOrEqual(bandwidthBounds.runBytes);
  expect(sent).toBeGreaterThan(bandwidthBounds.runBytes * 0.9);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(bandwidthBounds.sampleBytes);
  expect(seen.at(-1)?.samples.length).toBe(end.samples.length);
});

test('samples grow from small ones, and stay small on a slow line', async () => {
  const fast = simulatedLine(100);
  await measure(fast.line, new AbortController().signal, () => {});
  expect(fast.sizes.slice(5, 8)).toEqual([65_536, 262_144, 1_048_576]);
  const slow = simulatedLine(0.5);
  await measure(slow.line, new AbortController().signal, () => {});
  expect(Math.max(...slow.sizes.slice(6))).toBeLessThan(30_000);
});

test('a cancelled test rejects, and so does one that the server refuses', async () => {
  const { line } = simulatedLine(10);
  const cancel = new AbortController();
  const cancelled = measure(line, cancel.signal, () => cancel.abort());
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  const refused: Line = {
    now: () => 0,
    send: () => Promise.reject(new Error('too many')),
  };
  await expect(measure(refused, new AbortController().signal, () => {})).rejects.toThrow(
    'too many',
  );
});
