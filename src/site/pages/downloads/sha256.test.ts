import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256OfFile } from './sha256.ts';

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Pseudo-random bytes, the same in each run. */
const bytesOf = (length: number) =>
  Uint8Array.from({ length }, (_, index) => (index * 167 + (index >> 8) * 31) & 255);
const never = new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

describe('sha256OfFile', () => {
  it('uses the SHA-256 of the browser for small files', async () => {
    const bytes = bytesOf(5000);
    expect(await sha256OfFile(new Blob([bytes]), () => {}, never)).toBe(expected(bytes));
  });

  it('reads in chunks where the browser has no SHA-256, and reports progress', async () => {
    vi.stubGlobal('crypto', {});
    const bytes = bytesOf(300_000);
    const steps: number[] = [];
    const sum = await sha256OfFile(new Blob([bytes]), (done) => steps.push(done), never);
    expect(sum).toBe(expected(bytes));
    expect(steps.at(-1)).toBe(bytes.length);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });

  it('stops when the signal is aborted', async () => {
    vi.stubGlobal('crypto', {});
    const controller = new AbortController();
    controller.abort();
    await expect(sha256OfFile(new Blob(['x']), () => {}, controller.signal)).rejects.toThrow();
  });
});
