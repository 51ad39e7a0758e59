import { describe, expect, it } from 'vitest';
import { rgbaOf } from '#rivals/yuv.ts';
import { gradientLength, meanScore, oklab, regionOf, score } from './metrics.ts';

const WIDTH = 24;
const HEIGHT = 16;
const PIXELS = WIDTH * HEIGHT;

/** White foreground on the right half, with a pixel of half coverage between. */
const truth = Float32Array.from({ length: PIXELS * 4 }, (_, i) => {
  const x = Math.floor(i / 4) % WIDTH;
  return x < 12 ? 0 : x === 12 ? 0.5 : 1;
});
const trueAlpha = truth.filter((_, i) => i % 4 === 3);
const trueGradient = gradientLength(trueAlpha, WIDTH, HEIGHT);
const black = new Float32Array(PIXELS * 3);

const scoreOf = (data: Float32Array) =>
  score({ width: WIDTH, height: HEIGHT, data }, truth, trueGradient, [black]);

describe('score', () => {
  it('is 0 for the truth', () => {
    const zero = { all: 0, foreground: 0, wall: 0, edge: 0 };
    expect(scoreOf(truth)).toEqual({ alpha: zero, sad: 0, mse: 0, gradient: 0, color: zero });
  });

  it('adds up errors of alpha, by region', () => {
    const wrong = truth.map((value, i) => (value === 1 && i % 4 === 3 ? 0.9 : value));
    const { alpha, sad, mse } = scoreOf(wrong);
    expect(alpha.foreground).toBeCloseTo(100, 3);
    expect(alpha.wall).toBe(0);
    expect(sad).toBeCloseTo((0.1 * 11 * HEIGHT) / 1000, 6);
    expect(mse).toBeCloseTo((1000 * 0.01 * 11) / WIDTH, 4);
  });

  it('sees a wrong colour that alpha does not show', () => {
    const grey = truth.map((value, i) => (i % 4 === 3 ? value : value * 0.5));
    const { sad, color } = scoreOf(grey);
    expect(sad).toBe(0);
    // Half the light of white is 0.794 of its lightness.
    expect(color.foreground).toBeCloseTo(100 * (1 - Math.cbrt(0.5)), 2);
    expect(color.wall).toBe(0);
  });

  it('sees a moved edge in the gradient', () => {
    const moved = truth.map((_, i) => truth[Math.max(0, i - 8)] as number);
    expect(scoreOf(moved).gradient).toBeGreaterThan(1);
  });

  it('has a mean number by number', () => {
    const wrong = scoreOf(truth.map((value, i) => (i % 4 === 3 ? value * 0.9 : value)));
    expect(meanScore([wrong, scoreOf(truth)]).sad).toBeCloseTo(wrong.sad / 2, 10);
  });
});

describe('regionOf', () => {
  it('calls what is almost 0 wall, what is almost 1 foreground, and the rest edge', () => {
    expect([0, 0.02, 0.03, 0.97, 0.98, 1].map(regionOf)).toEqual([
      'wall',
      'wall',
      'edge',
      'edge',
      'foreground',
      'foreground',
    ]);
  });
});

describe('oklab', () => {
  it('has lightness 1 and no chroma for white', () => {
    const out = new Float64Array(3);
    oklab(1, 1, 1, out);
    expect(out[0]).toBeCloseTo(1, 5);
    expect(Math.hypot(out[1] as number, out[2] as number)).toBeLessThan(1e-4);
  });
});

describe('rgbaOf', () => {
  const yuv = (y: number, u: number, v: number) => ({
    width: 4,
    height: 2,
    y: new Uint8Array(8).fill(y),
    u: new Uint8Array(2).fill(u),
    v: new Uint8Array(2).fill(v),
  });

  it('decodes BT.709 limited range', () => {
    expect([...rgbaOf(yuv(16, 128, 128)).subarray(0, 4)]).toEqual([0, 0, 0, 255]);
    expect([...rgbaOf(yuv(235, 128, 128)).subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    // Pure green of BT.709 is (173, 42, 26).
    const [r, g, b] = rgbaOf(yuv(173, 42, 26));
    expect(r).toBeLessThan(3);
    expect(g).toBeGreaterThan(252);
    expect(b).toBeLessThan(3);
  });
});
