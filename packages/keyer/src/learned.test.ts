import { describe, expect, it } from 'vitest';
import { keyFrame } from './cpu-keyer.ts';
import { INPUTS, learnedChange, MOST_GIVEN, MOST_TAKEN, WEIGHTS } from './learned.ts';
import { weights } from './learned-weights.ts';
import { defaultSettings } from './settings.ts';
import { disc, mixedFrame, WALL } from './test-frames.ts';

const WIDTH = 160;
const HEIGHT = 120;
const RADIUS = 34;
const settings = { ...defaultSettings, samples: [{ color: WALL, tolerance: 0.3 }] };

describe('the learned step', () => {
  it('has a number for each input of each unit', () => {
    expect(weights).toHaveLength(WEIGHTS);
    expect(weights.every(Number.isInteger)).toBe(true);
  });

  it('changes alpha within its bounds, whatever it is given', () => {
    for (const value of [-1, 0, 1, 2]) {
      for (let sharp = 0; sharp < INPUTS; sharp += 1) {
        const inputs = new Float64Array(INPUTS).fill(value);
        inputs[sharp] = -value;
        const change = learnedChange(inputs);
        expect(change).toBeGreaterThanOrEqual(-MOST_TAKEN);
        expect(change).toBeLessThanOrEqual(MOST_GIVEN);
      }
    }
  });

  it('reaches the edge only: nothing inside, nothing on the screen', () => {
    const frame = mixedFrame(WIDTH, HEIGHT, disc(WIDTH, HEIGHT, RADIUS, 4));
    const distances: number[] = [];
    keyFrame(frame, settings, {
      watch: (pixel) => {
        const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
        distances.push(Math.hypot(x + 0.5 - WIDTH / 2, y + 0.5 - HEIGHT / 2));
      },
    });
    expect(distances.length).toBeGreaterThan(200);
    expect(Math.min(...distances)).toBeGreaterThan(RADIUS - 8);
    expect(Math.max(...distances)).toBeLessThan(RADIUS + 8);
  });
});
