import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Sha256, sha256OfFile } from './sha256.ts';

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Bytes that look like chance but are always the same. */
const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 167 + (index >> 8) * 31) & 255);
const never = new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

describe('Sha256', () => {
  it.each([0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])('%i bytes', (length) => {
    const hash = new Sha256();
    hash.update(bytesOf(length));
    expect(hash.digest()).toBe(expected(bytesOf(length)));
  });

  it('takes pieces of any length', () => {
    const bytes = bytesOf(10_000);
    for (const size of [1, 7, 63, 64, 65, 1000, 4096]) {
      const hash = new Sha256();
      for (let at = 0; at < bytes.length; at += size) hash.update(bytes.subarray(at, at + size));
      expect(hash.digest()).toBe(expected(bytes));
    }
  });
});

describe('sha256OfFile', () => {
  it('uses the browser where it can', async () => {
    const bytes = bytesOf(5000);
    expect(await sha256OfFile(new Blob([bytes]), () => {}, never)).toBe(expected(bytes));
  });

  it('reads piece by piece where the browser has none, and tells how far it is', async () => {
    vi.stubGlobal('crypto', {});
    const bytes = bytesOf(300_000);
    const steps: number[] = [];
    const sum = await sha256OfFile(new Blob([bytes]), (done) => steps.push(done), never);
    expect(sum).toBe(expected(bytes));
    expect(steps.at(-1)).toBe(bytes.length);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  it('stops when it is told to', async () => {
    vi.stubGlobal('crypto', {});
    const controller = new AbortController();
    controller.abort();
    await expect(sha256OfFile(new Blob(['x']), () => {}, controller.signal)).rejects.toThrow();
  });
});
