import { describe, expect, it } from 'vitest';
import { seeded } from '../renders/engine/random.ts';
import { expose } from './camera.ts';
import { clips } from './clips.ts';
import { discBlur, drawStrand, fill, type Layer, merge, newLayer, shrink } from './raster.ts';
import { drawSubject } from './subject.ts';
import { drawWall, softCoverage } from './wall.ts';

const sum = (layer: Layer, channel: number) =>
  layer.data.reduce((total, value, i) => (i % 4 === channel ? total + value : total), 0);

const circle = (layer: Layer, radius: number) =>
  fill(layer, {
    distance: (x, y) => Math.hypot(x - 40, y - 40) - radius,
    color: () => [0.5, 0.25, 0.125],
  });

describe('the clips', () => {
  it('are pairs, one for tuning and one held out, each with its own seed', () => {
    const of = (half: string) => clips.filter((clip) => clip.half === half).length;
    expect(of('tuning')).toBe(9);
    expect(of('held-out')).toBe(9);
    expect(new Set(clips.map((clip) => clip.seed)).size).toBe(clips.length);
    expect(new Set(clips.map((clip) => clip.key)).size).toBe(clips.length);
  });
});

describe('coverage', () => {
  it('of a disc is its area, and its colour is premultiplied by it', () => {
    const layer = newLayer(80, 80);
    circle(layer, 20);
    expect(sum(layer, 3)).toBeCloseTo(Math.PI * 400, -1);
    expect(sum(layer, 0)).toBeCloseTo(0.5 * sum(layer, 3), 2);
  });

  it('of a strand thinner than a pixel is its width times its length', () => {
    const layer = newLayer(80, 20);
    const points = [10, 30, 50, 70].map((x) => ({ x, y: 10.5 }));
    drawStrand(layer, { points, width: 0.5, root: [1, 1, 1], tip: [1, 1, 1] });
    // It tapers to a third: two thirds of the width on average.
    expect(sum(layer, 3)).toBeGreaterThan(60 * 0.5 * 0.55);
    expect(sum(layer, 3)).toBeLessThan(60 * 0.5 * 0.8);
  });

  it('stays the same in total when it is blurred or made smaller', () => {
    const layer = newLayer(80, 80);
    circle(layer, 16);
    expect(sum(discBlur(layer, 6), 3)).toBeCloseTo(sum(layer, 3), 0);
    expect(4 * sum(shrink(layer, 2), 3)).toBeCloseTo(sum(layer, 3), 2);
  });

  it('of one layer over another is at most 1', () => {
    const below = newLayer(80, 80);
    const above = newLayer(80, 80);
    circle(below, 20);
    circle(above, 10);
    merge(below, above);
    expect(Math.max(...below.data)).toBeLessThanOrEqual(1);
    expect(sum(below, 3)).toBeCloseTo(Math.PI * 400, -1);
  });
});

describe('a frame', () => {
  const [clip] = clips;
  if (!clip) throw new Error('There are no clips.');

  it('is the same for the same seed, and has whole, partial and no coverage', () => {
    const hair = { ...clip.subject.hair, strands: 60 };
    const draw = () => drawSubject({ ...clip.subject, hair }, 3, 1, clip.seed);
    const layer = draw();
    expect(draw().data).toEqual(layer.data);
    const alphas = layer.data.filter((_, i) => i % 4 === 3);
    expect(alphas.some((value) => value === 0)).toBe(true);
    expect(alphas.some((value) => value > 0.2 && value < 0.8)).toBe(true);
    expect(alphas.some((value) => value > 0.999)).toBe(true);
  });

  it('has a wall with the falloff that was asked for', () => {
    const wall = drawWall({ ...clip.wall, falloff: 0.4, folds: 0 }, 160, 90, 1);
    const corner = wall.data[1] as number;
    const middle = wall.data[(45 * 160 + 80) * 4 + 1] as number;
    expect(corner / middle).toBeLessThan(0.75);
    expect(corner / middle).toBeGreaterThan(0.39);
  });

  it('has a soft shadow of the coverage of the figure', () => {
    const layer = newLayer(80, 80);
    circle(layer, 16);
    const soft = softCoverage(layer, 8);
    expect(soft.reduce((total, value) => total + value, 0)).toBeCloseTo(sum(layer, 3), -1);
  });

  it('is coded as BT.709 limited 4:2:0', () => {
    const white = newLayer(4, 2);
    white.data.fill(1);
    const camera = { shot: 0, read: 0, blotches: 0, sharpen: 0 };
    expect([...expose(white, camera, seeded(1), 1)]).toEqual([
      ...Array<number>(8).fill(235),
      ...Array<number>(4).fill(128),
    ]);
  });
});
