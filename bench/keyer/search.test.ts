import { expect, it } from 'vitest';
import type { Clip } from './clips.ts';
import { gradientLength } from './metrics.ts';
import { rivals, wallFacts } from './rivals.ts';
import { searchBest } from './search.ts';

const WIDTH = 16;
const HEIGHT = 8;
const PIXELS = WIDTH * HEIGHT;

/** Left half wall, right half white; hard edge, so that every rival can be right. */
const clip: Clip = {
  key: 'plain',
  half: 'tuning',
  title: 'plain',
  wallColor: [0.05, 0.3, 0.07],
  width: WIDTH,
  height: HEIGHT,
  frames: [
    {
      yuv: {
        width: WIDTH,
        height: HEIGHT,
        y: new Uint8Array(PIXELS),
        u: Uint8Array.from({ length: PIXELS / 4 }, (_, i) => (i % 8 < 4 ? 100 : 128)),
        v: Uint8Array.from({ length: PIXELS / 4 }, (_, i) => (i % 8 < 4 ? 90 : 128)),
      },
      rgba: Uint8Array.from({ length: PIXELS * 4 }, (_, i) =>
        i % 4 === 3 ? 255 : Math.floor(i / 4) % WIDTH < 8 ? ([60, 150, 75][i % 4] as number) : 240,
      ),
      truth: Float32Array.from({ length: PIXELS * 4 }, (_, i) =>
        Math.floor(i / 4) % WIDTH < 8 ? 0 : 1,
      ),
    },
  ],
};

const alpha = Float32Array.from({ length: PIXELS }, (_, p) => (p % WIDTH < 8 ? 0 : 1));
const gradients = [gradientLength(alpha, WIDTH, HEIGHT)];
const backgrounds = [new Float32Array(PIXELS * 3)];

for (const rival of rivals) {
  it(`finds settings with which ${rival.name} parts wall and white`, () => {
    const wall = wallFacts(clip);
    expect(wall).toEqual({ blue: false, picked: [60, 150, 75] });
    const { sad } = searchBest(rival, clip, wall, gradients, backgrounds);
    const [frame] = clip.frames;
    if (!frame) throw new Error('The clip has no frame.');
    const { data } = rival.keyed(frame, rival.distances(frame, sad.key), sad, wall);
    let error = 0;
    for (let p = 0; p < PIXELS; p += 1) {
      // Filters over neighbours blur the hard edge itself.
      const x = p % WIDTH;
      if (x < 6 || x > 9) error += Math.abs((data[p * 4 + 3] as number) - (alpha[p] as number));
    }
    expect(error).toBeLessThan(0.01 * PIXELS);
  });
}
