import { describe, expect, it } from 'vitest';
import type { Rgb } from './color.ts';
import { keyFrame } from './cpu-keyer.ts';
import { fitSettings } from './fit.ts';
import type { Frame } from './image.ts';
import { erode } from './morphology.ts';
import { mixedFrame } from './test-frames.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** A figure of cloth with folds of light, in a frame of screen; `checks` are of another colour. */
function clothFrame(wall: Rgb, cloth: Rgb, checks?: { color: Rgb; size: number }): Frame {
  const isCloth = (x: number, y: number) => Math.abs(x - 80) < 45 && y > 25;
  const frameOf = (fore: Rgb) =>
    mixedFrame(WIDTH, HEIGHT, (x, y) => (isCloth(x, y) ? 1 : 0), { wall, fore });
  const plain = frameOf(cloth);
  const other = checks && frameOf(checks.color);
  const data = plain.data.map((value, i) => {
    const [x, y] = [(i >> 2) % WIDTH, Math.floor((i >> 2) / WIDTH)];
    const isOther = checks && (Math.floor(x / checks.size) + Math.floor(y / checks.size)) % 2 === 1;
    const own = isOther ? (other?.data[i] as number) : value;
    const isLit = i % 4 !== 3 && isCloth(x, y);
    return isLit ? own * (0.9 + 0.1 * Math.sin(x / 7) * Math.cos(y / 9)) : own;
  });
  return { width: WIDTH, height: HEIGHT, data };
}

/** Share of the cloth, four pixels from its edge, that is not opaque. */
function holes(frame: Frame): number {
  const { image } = keyFrame(frame, fitSettings(frame).settings);
  let all = 0;
  let thin = 0;
  for (let y = 30; y < HEIGHT; y += 1) {
    for (let x = 40; x < 121; x += 1) {
      all += 1;
      if ((image.data[(y * WIDTH + x) * 4 + 3] as number) < 0.95) thin += 1;
    }
  }
  return thin / all;
}

const green: Rgb = [60, 150, 75];

describe('an opaque thing', () => {
  const cases: readonly (readonly [name: string, wall: Rgb, cloth: Rgb])[] = [
    ['mint before green', green, [170, 220, 190]],
    ['grey-green before green', green, [134, 152, 136]],
    ['white in cool light before teal', [26, 128, 118], [212, 235, 240]],
    ['near-black before a dim blue screen', [14, 30, 78], [20, 22, 27]],
    ['sky blue before teal', [26, 128, 118], [150, 186, 222]],
    ['lilac before blue', [40, 75, 170], [186, 166, 210]],
    ['wood before lime', [112, 190, 58], [152, 108, 70]],
  ];
  it.each(cases)('stays opaque: %s', (_, wall, cloth) => {
    expect(holes(clothFrame(wall, cloth))).toBeLessThan(0.005);
  });

  const white: Rgb = [235, 236, 232];
  it.each([
    ['grey-green before green', green, [134, 152, 136], 12],
    ['mint before green', green, [170, 220, 190], 6],
    ['mint before teal', [26, 128, 118], [170, 220, 190], 12],
    ['sky blue before cyan', [52, 158, 186], [150, 186, 222], 6],
    ['sky blue before blue', [40, 75, 170], [150, 186, 222], 6],
  ] as const)('stays opaque in checks with white: %s', (_, wall, cloth, size) => {
    expect(holes(clothFrame(wall, cloth, { color: white, size }))).toBeLessThan(0.005);
  });

  it('leaves the screen around it empty', () => {
    const frame = clothFrame(green, [170, 220, 190]);
    const { image } = keyFrame(frame, fitSettings(frame).settings);
    for (let x = 0; x < 30; x += 1) expect(image.data[(60 * WIDTH + x) * 4 + 3]).toBe(0);
  });
});

it('erode takes the least around', () => {
  const wide = { width: 5, height: 1, data: Float32Array.from([0, 1, 1, 1, 0]) };
  expect([...erode(wide, 1).data]).toEqual([0, 0, 1, 0, 0]);
  const narrow = { width: 5, height: 1, data: Float32Array.from([0, 0, 1, 0, 0]) };
  expect([...erode(narrow, 1).data]).toEqual([0, 0, 0, 0, 0]);
});
