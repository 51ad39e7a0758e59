import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptFiles } from './kept-files.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('all who ask within six seconds get the same bytes, and then it is made anew', async () => {
  const files = new KeptFiles();
  const make = vi.fn(async () => new Uint8Array(3));
  const [one, other] = await Promise.all([files.get('a', make), files.get('a', make)]);
  expect(other).toBe(one);
  vi.advanceTimersByTime(5_999);
  expect(await files.get('a', make)).toBe(one);
  vi.advanceTimersByTime(1);
  expect(await files.get('a', make)).not.toBe(one);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a failure is not kept, and no more than twelve files are', async () => {
  const files = new KeptFiles();
  await expect(files.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const make = vi.fn(async () => new Uint8Array(1));
  for (let key = 0; key < 13; key += 1) await files.get(`${key}`, make);
  await files.get('11', make);
  expect(make).toHaveBeenCalledTimes(13);
  await files.get('12', make);
  expect(make).toHaveBeenCalledTimes(14);
});
