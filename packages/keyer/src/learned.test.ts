import { describe, expect, it } from 'vitest';
import { keyFrame } from './cpu-keyer.ts';
import { CHANGE_SHAPE, learnedChange, MOST_GIVEN, MOST_TAKEN } from './learned.ts';
import { changeWeights, solidWeights, viewWeights } from './learned-weights.ts';
import { sizeOf } from './network.ts';
import { defaultSettings } from './settings.ts';
import { SOLID_SHAPE, VIEW_SHAPE } from './solid.ts';
import { disc, mixedFrame, WALL } from './test-frames.ts';

const WIDTH = 160;
const HEIGHT = 120;
const RADIUS = 34;
const settings = { ...defaultSettings, samples: [{ color: WALL, tolerance: 0.3 }] };

describe('the learned step', () => {
  it.each([
    ['what is opaque', SOLID_SHAPE, solidWeights],
    ['what is opaque, at the second look', VIEW_SHAPE, viewWeights],
    ['the change', CHANGE_SHAPE, changeWeights],
  ] as const)('has a number for each input of each unit: %s', (_, shape, weights) => {
    expect(weights).toHaveLength(sizeOf(shape));
    expect(weights.every(Number.isInteger)).toBe(true);
  });

  it('changes alpha within its bounds, whatever it is given', () => {
    for (const value of [-1, 0, 1, 2]) {
      for (let sharp = 0; sharp < CHANGE_SHAPE.inputs; sharp += 1) {
        const inputs = new Float64Array(CHANGE_SHAPE.inputs).fill(value);
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
    expect(Math.min(...distances)).toBeGreaterThan(RADIUS - 12);
    expect(Math.max(...distances)).toBeLessThan(RADIUS + 8);
  });
});
