import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResumption, RESUME_MS } from './resumption.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const resumed: string[] = [];
  return { resumed, resumption: createResumption((id) => resumed.push(id)) };
}

test('an interrupted upload goes on by itself, after longer and longer pauses', async () => {
  const { resumed, resumption } = open();
  for (const pause of [...RESUME_MS, RESUME_MS.at(-1) ?? 0]) {
    resumption.interrupted('a');
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(resumed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(resumed.splice(0)).toEqual(['a']);
  }
});

test('all go on at once when the network is back, and only once', async () => {
  const { resumed, resumption } = open();
  resumption.interrupted('a');
  resumption.interrupted('b');
  resumption.reconnect();
  expect(resumed).toEqual(['a', 'b']);
  resumption.reconnect();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(resumed).toEqual(['a', 'b']);
});

test('an upload that was paused or given up stays where it is', async () => {
  const { resumed, resumption } = open();
  resumption.interrupted('a');
  resumption.forget('a');
  resumption.reconnect();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(resumed).toEqual([]);
});

test('after progress the first pause is short again', async () => {
  const { resumed, resumption } = open();
  resumption.interrupted('a');
  resumption.reconnect();
  resumption.progressed('a');
  resumption.interrupted('a');
  await vi.advanceTimersByTimeAsync(RESUME_MS[0] ?? 0);
  expect(resumed).toEqual(['a', 'a']);
});
