import { afterEach, expect, test, vi } from 'vitest';
import { panoramaWidths, savesData } from './panorama-picture.ts';

test.each([
  [[1024, 2048], false, [1024, 2048]],
  [[480, 960, 1600, 2400], false, [960, 2400]],
  [[1024, 4096], true, [1024]],
  [[800], false, [800]],
  [[2048], false, [2048]],
])('of files %j a visitor (saves data: %s) gets %j', (widths, saves, loaded) => {
  expect(panoramaWidths({ widths }, saves)).toEqual(loaded);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('a browser that says %j saves data: %s', (navigator, saves) => {
  vi.stubGlobal('navigator', navigator);
  expect(savesData()).toBe(saves);
});
