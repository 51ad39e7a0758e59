import { expect, it } from 'vitest';
import { LINEAR_OF_BYTE } from '#keyer/color.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import { fitSettings } from '#keyer/fit.ts';
import type { TruthFrame } from '../clips.ts';
import { recipeOf } from './recipe.ts';
import { HEIGHT, makeScene, WIDTH } from './scene.ts';

// Where the learned step raises a faint alpha, the grey that is left must get darker with it.
it('gives back no more light than the picture has', () => {
  const { rgba } = makeScene(recipeOf(20)).frames[0] as TruthFrame;
  const frame = { width: WIDTH, height: HEIGHT, data: rgba };
  const { data } = keyFrame(frame, fitSettings(frame).settings).image;
  let greatest = 0;
  for (let o = 0; o < data.length; o += 4) {
    const of = (i: number) => (data[o + i] as number) * (data[o + 3] as number);
    const seen = (i: number) => LINEAR_OF_BYTE[rgba[o + i] as number] as number;
    const more = Math.max(of(0), of(1), of(2)) - Math.max(seen(0), seen(1), seen(2));
    greatest = Math.max(greatest, more);
  }
  expect(greatest).toBeLessThan(0.1);
});
