import { describe, expect, it } from 'vitest';
import { moved, nearest, thirds } from './borders.ts';

describe('the borders of the wipe', () => {
  it('stay in the picture and never cross', () => {
    expect(moved(thirds, 0, -3)).toEqual([0, 2 / 3]);
    expect(moved(thirds, 1, 3)).toEqual([1 / 3, 1]);
    expect(moved(thirds, 0, 0.9)).toEqual([0.9, 0.9]);
    expect(moved(thirds, 1, 0.1)).toEqual([0.1, 0.1]);
  });

  it('come apart again when both are at one place', () => {
    expect(nearest([0.5, 0.5], 0.4)).toBe(0);
    expect(nearest([0.5, 0.5], 0.6)).toBe(1);
    expect(nearest([0, 0], 0.2)).toBe(1);
    expect(nearest(thirds, 0.4)).toBe(0);
    expect(nearest(thirds, 0.6)).toBe(1);
  });
});
