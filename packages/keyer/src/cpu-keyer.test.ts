import { describe, expect, it } from 'vitest';
import { keyFrame } from './cpu-keyer.ts';
import type { Frame, Image } from './image.ts';
import { defaultSettings, type KeyerSettings } from './settings.ts';
import { disc, mixedFrame, WALL } from './test-frames.ts';

const WIDTH = 160;
const HEIGHT = 120;
const settings: KeyerSettings = {
  ...defaultSettings,
  samples: [{ color: WALL, tolerance: 0.3 }],
};
const circle = disc(WIDTH, HEIGHT, 34, 6);

const alphaAt = (image: Image, x: number, y: number) =>
  image.data[(y * image.width + x) * 4 + 3] as number;

function meanError(image: Image, truth: (x: number, y: number) => number): number {
  let sum = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) sum += Math.abs(alphaAt(image, x, y) - truth(x, y));
  }
  return sum / (WIDTH * HEIGHT);
}

describe('keyFrame', () => {
  it('gives the matte that the picture was mixed with', () => {
    const { image } = keyFrame(mixedFrame(WIDTH, HEIGHT, circle), settings);
    expect(meanError(image, circle)).toBeLessThan(0.006);
    expect(alphaAt(image, 4, 4)).toBe(0);
    expect(alphaAt(image, WIDTH / 2, HEIGHT / 2)).toBe(1);
  });

  it('gives the same over a wall that falls to 40 per cent of its light', () => {
    const light = (x: number) => 1 - 0.6 * (x / WIDTH);
    const { image } = keyFrame(mixedFrame(WIDTH, HEIGHT, circle, { light }), settings);
    expect(meanError(image, circle)).toBeLessThan(0.008);
    expect(alphaAt(image, WIDTH - 3, 5)).toBe(0);
  });

  it('takes the wall out of the colour of the edge', () => {
    const { image } = keyFrame(mixedFrame(WIDTH, HEIGHT, circle), settings);
    for (let x = 0; x < WIDTH; x += 1) {
      const o = ((HEIGHT / 2) * WIDTH + x) * 4;
      if ((image.data[o + 3] as number) < 0.3) continue;
      expect(image.data[o + 1]).toBeLessThan(image.data[o] as number);
    }
  });

  it('keys a pale veil beside a dress whose colour is the complement of the wall', () => {
    const dress = mixedFrame(WIDTH, HEIGHT, circle, { fore: [160, 75, 140] });
    // Thin cloth hangs in folds: where they turn away, more threads cover.
    const opacity = (x: number) => 0.35 + 0.05 * Math.sin(x / 4);
    const veil = mixedFrame(WIDTH, HEIGHT, opacity, { fore: [188, 188, 188] });
    const veilFrom = WIDTH / 2 + 42;
    const data = Uint8ClampedArray.from(dress.data, (value, i) =>
      (i / 4) % WIDTH >= veilFrom ? (veil.data[i] as number) : value,
    );
    const { image } = keyFrame({ width: WIDTH, height: HEIGHT, data }, settings);
    for (const x of [veilFrom + 6, WIDTH - 8]) {
      const o = ((HEIGHT / 2) * WIDTH + x) * 4;
      expect(Math.abs((image.data[o + 3] as number) - opacity(x))).toBeLessThan(0.05);
      const [r, g, b] = [0, 1, 2].map((i) => image.data[o + i] as number);
      expect(Math.max(r as number, g as number, b as number)).toBeLessThan(
        1.15 * Math.min(r as number, g as number, b as number),
      );
    }
    expect(alphaAt(image, 4, 4)).toBe(0);
    expect(alphaAt(image, WIDTH / 2, HEIGHT / 2)).toBe(1);
  });

  it('keys a blue wall', () => {
    const wall = [40, 75, 170] as const;
    const { image } = keyFrame(mixedFrame(WIDTH, HEIGHT, circle, { wall }), {
      ...settings,
      samples: [{ color: wall, tolerance: 0.3 }],
    });
    expect(meanError(image, circle)).toBeLessThan(0.008);
  });

  it('keys two walls with a sample each', () => {
    const second = [70, 90, 170] as const;
    const left = mixedFrame(WIDTH, HEIGHT, circle);
    const right = mixedFrame(WIDTH, HEIGHT, circle, { wall: second });
    const data = Uint8ClampedArray.from(left.data, (value, i) =>
      (i / 4) % WIDTH < WIDTH / 2 ? value : (right.data[i] as number),
    );
    const one = keyFrame({ width: WIDTH, height: HEIGHT, data }, settings);
    const two = keyFrame(
      { width: WIDTH, height: HEIGHT, data },
      { ...settings, samples: [...settings.samples, { color: second, tolerance: 0.3 }] },
    );
    expect(alphaAt(one.image, WIDTH - 8, 8)).toBe(1);
    expect(alphaAt(two.image, WIDTH - 8, 8)).toBe(0);
  });

  it('cuts off what is outside the area', () => {
    const area = { left: 0, top: 0, right: 0.5, bottom: 1 };
    const { image } = keyFrame(mixedFrame(WIDTH, HEIGHT, circle), { ...settings, area });
    expect(alphaAt(image, WIDTH / 2 + 4, HEIGHT / 2)).toBe(0);
    expect(alphaAt(image, WIDTH / 2 - 4, HEIGHT / 2)).toBe(1);
  });

  it('keeps a protected colour that is like the wall', () => {
    const fore = [75, 140, 60] as const;
    const frame = mixedFrame(WIDTH, HEIGHT, (x, y) => (circle(x, y) > 0.5 ? 1 : 0), { fore });
    const middle = (image: Image) => alphaAt(image, WIDTH / 2, HEIGHT / 2);
    expect(middle(keyFrame(frame, settings).image)).toBeLessThan(0.5);
    const protectedColors = [{ color: fore, tolerance: 0.12 }];
    expect(middle(keyFrame(frame, { ...settings, protectedColors }).image)).toBe(1);
  });

  it('reads the wall from a clean plate', () => {
    const shade = (x: number, y: number) => (Math.hypot(x - 130, y - 60) < 14 ? 0.55 : 1);
    const frame = mixedFrame(WIDTH, HEIGHT, circle, { light: shade });
    const cleanPlate = mixedFrame(WIDTH, HEIGHT, () => 0, { light: shade });
    expect(meanError(keyFrame(frame, settings, { cleanPlate }).image, circle)).toBeLessThan(0.008);
  });

  it('moves and softens the edge', () => {
    const frame = mixedFrame(WIDTH, HEIGHT, disc(WIDTH, HEIGHT, 34, 1));
    const areaOf = (change: Partial<KeyerSettings>) => {
      const { image } = keyFrame(frame, { ...settings, ...change });
      let sum = 0;
      let soft = 0;
      for (let o = 3; o < image.data.length; o += 4) {
        const alpha = image.data[o] as number;
        sum += alpha;
        if (alpha > 0.02 && alpha < 0.98) soft += 1;
      }
      return { sum, soft };
    };
    const plain = areaOf({});
    expect(areaOf({ shrink: 2 }).sum).toBeLessThan(plain.sum - 2 * Math.PI * 32 * 1.5);
    expect(areaOf({ shrink: -2 }).sum).toBeGreaterThan(plain.sum + 2 * Math.PI * 32 * 1.5);
    expect(areaOf({ feather: 3 }).soft).toBeGreaterThan(2 * plain.soft);
  });

  it('smooths over time where the picture stays the same, and only there', () => {
    const first = mixedFrame(WIDTH, HEIGHT, circle);
    const before = { frame: first, keyed: keyFrame(first, settings).keyed };
    const half = { ...settings, clipBlack: 0.01, smoothing: 0.9 };
    const wrong: Image = { ...before.keyed, data: before.keyed.data.map(() => 1) };
    const same = keyFrame(first, half, { before: { frame: first, keyed: wrong } });
    expect(alphaAt(same.image, 4, 4)).toBeCloseTo(0.9, 5);
    const moved = mixedFrame(WIDTH, HEIGHT, (x, y) => circle(x - 40, y));
    const changed = keyFrame(moved, half, { before: { frame: first, keyed: wrong } });
    expect(alphaAt(changed.image, WIDTH / 2 - 20, HEIGHT / 2)).toBeLessThan(0.05);
  });

  it('names every wrong setting', () => {
    const frame: Frame = mixedFrame(8, 8, () => 0);
    const wrong = { ...settings, clipBlack: 0.7, feather: -1, samples: [] };
    expect(() => keyFrame(frame, wrong)).toThrow(/clipBlack .* feather .* samples/s);
  });
});
