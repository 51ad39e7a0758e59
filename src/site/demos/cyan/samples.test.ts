import { expect, it } from 'vitest';
import type { Rgb } from '#keyer/color.ts';
import { defaultSettings, settingsErrors } from '#keyer/settings.ts';
import { addGuard, addSample } from './samples.ts';

const colors: Rgb[] = [1, 2, 3, 4, 5].map((value) => [value, 2 * value, 3 * value]);

it('adds colours of the wall with the tolerance of the first, at most four', () => {
  const full = colors.reduce(addSample, {
    ...defaultSettings,
    samples: [{ color: [60, 150, 75], tolerance: 0.22 }],
  });
  expect(full.samples.map(({ color }) => color)).toEqual([
    [60, 150, 75],
    colors[0],
    colors[1],
    colors[4],
  ]);
  expect(full.samples.every(({ tolerance }) => tolerance === 0.22)).toBe(true);
  expect(settingsErrors(full)).toEqual([]);
});

it('adds protected colours, at most four', () => {
  const full = colors.reduce(addGuard, defaultSettings);
  expect(full.protectedColors.map(({ color }) => color)).toEqual([
    colors[0],
    colors[1],
    colors[2],
    colors[4],
  ]);
  expect(settingsErrors(full)).toEqual([]);
});
