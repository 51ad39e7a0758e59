import { expect, it } from 'vitest';
import type { ColorSample } from '#keyer/settings.ts';
import { cellOf, keyRegion, SCOPE, scopeCounts } from './vectorscope.ts';

const sample: ColorSample = { color: [60, 150, 75], tolerance: 0.35 };

it('has grey in the middle, red above it and blue to the right', () => {
  const middle = (SCOPE / 2 - 1) * SCOPE + SCOPE / 2;
  expect(cellOf(128, 128, 128)).toBe(middle);
  expect(Math.floor(cellOf(255, 0, 0) / SCOPE)).toBeLessThan(SCOPE / 4);
  expect(cellOf(0, 0, 255) % SCOPE).toBe(SCOPE - 1);
});

it('counts every pixel once', () => {
  const data = Uint8Array.from([60, 150, 75, 255, 60, 150, 75, 255, 128, 128, 128, 255]);
  const counts = scopeCounts({ width: 3, height: 1, data });
  expect(counts[cellOf(60, 150, 75)]).toBe(2);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
});

it('marks the colours that the key takes, and those of further samples', () => {
  const region = keyRegion([sample]);
  expect(region[cellOf(...sample.color)]).toBe(1);
  expect(region[cellOf(128, 128, 128)]).toBe(0);
  expect(region[cellOf(60, 80, 160)]).toBe(0);
  const both = keyRegion([sample, { color: [60, 80, 160], tolerance: 0.3 }]);
  expect(both[cellOf(60, 80, 160)]).toBe(1);
});
