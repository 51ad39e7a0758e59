import { describe, expect, it } from 'vitest';
import type { Rgb } from './color.ts';
import { fitSettings, SURE_FROM } from './fit.ts';
import type { Frame } from './image.ts';
import { reduce } from './reduce.ts';
import { chooseScreen } from './screen.ts';
import { mixedFrame } from './test-frames.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** A figure of one colour that comes in from below, so wide and so high in parts of the picture. */
function figure(wall: Rgb, fore: Rgb, width: number, height: number): Frame {
  const isFigure = (x: number, y: number) =>
    Math.abs(x / WIDTH - 0.5) < width / 2 && y > HEIGHT * (1 - height);
  // Light and folds, as neither paint nor cloth is flat.
  const light = (x: number, y: number) => 0.9 + 0.1 * Math.sin(x / 23 + y / 31);
  return mixedFrame(WIDTH, HEIGHT, (x, y) => (isFigure(x, y) ? 1 : 0), { wall, fore, light });
}

const nearest = (color: Rgb, of: readonly Rgb[]) =>
  [...of].sort(
    (a, b) =>
      Math.hypot(a[0] - color[0], a[1] - color[1], a[2] - color[2]) -
      Math.hypot(b[0] - color[0], b[1] - color[1], b[2] - color[2]),
  )[0];

const screens: Record<string, Rgb> = {
  green: [60, 150, 75],
  lime: [112, 190, 58],
  blue: [40, 75, 170],
  cyan: [52, 158, 186],
  teal: [26, 128, 118],
  'dim teal': [8, 56, 52],
  'dim blue': [14, 30, 78],
};
const cloths: Record<string, Rgb> = {
  purple: [96, 54, 134],
  navy: [30, 38, 74],
  denim: [72, 96, 138],
  mint: [170, 220, 190],
  'sky blue': [150, 186, 222],
};

describe('chooseScreen', () => {
  for (const [screen, wall] of Object.entries(screens)) {
    for (const [name, cloth] of Object.entries(cloths)) {
      it(`takes the ${screen} screen and not the ${name} cloth before it`, () => {
        const { guesses } = chooseScreen(reduce(figure(wall, cloth, 0.6, 0.7), 2));
        const [first] = guesses;
        expect(first && nearest(first.color, [wall, cloth])).toEqual(wall);
      });
    }
  }

  it('is sure of a wall around a figure', () => {
    const { certainty } = chooseScreen(reduce(figure([60, 150, 75], [205, 160, 135], 0.5, 0.7), 2));
    expect(certainty).toBeGreaterThan(0.9);
  });

  it('takes the colour at the border, though the one before it covers more', () => {
    const picture = figure([60, 150, 75], [40, 75, 170], 0.8, 0.85);
    const { guesses } = chooseScreen(reduce(picture, 2));
    expect(guesses[0]?.color[1]).toBeGreaterThan(guesses[0]?.color[2] as number);
    expect(guesses[0]?.area).toBeLessThan(guesses[1]?.area as number);
  });

  it('takes the even colour of two that are alike in all else', () => {
    const even: Rgb = [60, 150, 75];
    const rough: Rgb = [40, 75, 170];
    const noise = (x: number, y: number) => ((x >> 1) * 7 + (y >> 1) * 13) % 5;
    const picture = mixedFrame(WIDTH, HEIGHT, (x) => (x < WIDTH / 2 ? 0 : 1), {
      wall: even,
      fore: rough,
    });
    const data = Uint8ClampedArray.from(picture.data, (value, i) => {
      const p = i >> 2;
      const [x, y] = [p % WIDTH, Math.floor(p / WIDTH)];
      return x < WIDTH / 2 || i % 4 === 3 ? value : value * (0.55 + 0.15 * noise(x, y));
    });
    const { guesses } = chooseScreen(reduce({ width: WIDTH, height: HEIGHT, data }, 2));
    expect(guesses[0] && nearest(guesses[0].color, [even, rough])).toEqual(even);
  });

  it('finds none in grey, skin and purple', () => {
    for (const wall of [
      [120, 121, 120],
      [205, 160, 135],
      [96, 54, 134],
    ] as const) {
      expect(
        chooseScreen(
          reduce(
            mixedFrame(WIDTH, HEIGHT, () => 0, { wall }),
            2,
          ),
        ).guesses,
      ).toEqual([]);
    }
  });
});

describe('the second guess', () => {
  const green: Rgb = [60, 150, 75];
  const blue: Rgb = [40, 75, 170];
  const halves = mixedFrame(WIDTH, HEIGHT, (x) => (x < WIDTH / 2 ? 0 : 1), {
    wall: green,
    fore: blue,
  });

  it('is there where two colours may be the screen', () => {
    const { screen } = fitSettings(halves);
    expect(screen?.certainty).toBeLessThan(SURE_FROM);
    expect(screen?.other).toBeDefined();
  });

  it('can be taken, and given back', () => {
    const first = fitSettings(halves);
    const second = fitSettings(halves, first.settings, first.screen?.other);
    expect(second.screen?.color).toEqual(first.screen?.other);
    expect(second.settings.samples[0]?.color).toEqual(first.screen?.other);
    expect(second.screen?.other).toEqual(first.screen?.color);
    const third = fitSettings(halves, second.settings, second.screen?.other);
    expect(third.settings).toEqual(first.settings);
  });

  it('is not there where there is one colour', () => {
    const { screen } = fitSettings(figure(green, [205, 160, 135], 0.5, 0.7));
    expect(screen?.certainty).toBe(1);
    expect(screen).not.toHaveProperty('other');
  });
});
