import { describe, expect, it } from 'vitest';
import { steady } from './steady.ts';

const one = (value: number) => ({ width: 1, height: 1, data: Float32Array.of(value) });

describe('smoothing in time', () => {
  it('takes the first matte, and the first of another size, as it is', () => {
    expect(steady(undefined, one(0.7)).data[0]).toBeCloseTo(0.7);
    const wide = { width: 2, height: 1, data: Float32Array.of(0, 1) };
    expect(steady(one(0.5), wide)).toBe(wide);
  });

  it('damps flicker to less than half', () => {
    expect((steady(one(0.5), one(0.6)).data[0] as number) - 0.5).toBeLessThan(0.06);
    expect(steady(one(0.5), one(0.6)).data[0]).toBeGreaterThan(0.5);
  });

  it('follows what moves at once', () => {
    expect(steady(one(0), one(1)).data[0]).toBeCloseTo(1);
    expect(steady(one(0.9), one(0.1)).data[0]).toBeCloseTo(0.1);
  });
});
