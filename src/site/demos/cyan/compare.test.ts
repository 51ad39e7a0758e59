import { expect, it } from 'vitest';
import { fitSettings } from '#keyer/fit.ts';
import type { Frame } from '#keyer/image.ts';
import { disc, mixedFrame } from '#keyer/test-frames.ts';
import { compareKeyers } from './compare.ts';
import { compared } from './work.ts';

const [WIDTH, HEIGHT] = [96, 64];
/** White cloth: half covered, its distance in chroma from the wall is large. */
const truth = disc(WIDTH, HEIGHT, 20, 8);
const frame = mixedFrame(WIDTH, HEIGHT, truth, { fore: [225, 225, 225] });
const background = mixedFrame(WIDTH, HEIGHT, () => 1, { fore: [30, 30, 120] });

const at = ({ data }: Frame, x: number, y: number) => [
  ...data.slice((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4),
];

it('keys a frame with every keyer, over the same background', () => {
  const { settings } = fitSettings(frame);
  const results = compareKeyers({ frame, background, settings });
  for (const name of compared) {
    const { composite, matte } = results[name];
    // The best ramp of a keyer may leave its inside a step or two below solid.
    expect(at(matte, WIDTH / 2, HEIGHT / 2)[0], name).toBeGreaterThan(245);
    expect(at(matte, 2, 2), name).toEqual([0, 0, 0, 255]);
    expect(at(composite, 2, 2), name).toEqual([30, 30, 120, 255]);
  }
  // Left edge of the disc, a little less than half covered: this keyer raises larger alphas.
  const edge = WIDTH / 2 - 21;
  const right = 255 * truth(edge, HEIGHT / 2);
  for (const name of compared) {
    const alpha = at(results[name].matte, edge, HEIGHT / 2)[0] as number;
    // Tuned for the frame: at their defaults FFmpeg's filters have 255 here, and OBS has 0.
    expect(Math.abs(alpha - right), name).toBeLessThan(60);
  }
});
