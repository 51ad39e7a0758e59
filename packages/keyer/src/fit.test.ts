import { describe, expect, it } from 'vitest';
import { composite, toBytes } from './composite.ts';
import { keyFrame } from './cpu-keyer.ts';
import { fitSettings } from './fit.ts';
import { inspectLighting } from './lighting.ts';
import { scorecard } from './scorecard.ts';
import { defaultSettings, settingsErrors } from './settings.ts';
import { disc, mixedFrame, WALL } from './test-frames.ts';

const WIDTH = 160;
const HEIGHT = 120;
const circle = disc(WIDTH, HEIGHT, 34, 4);
const frame = mixedFrame(WIDTH, HEIGHT, circle);

describe('fit', () => {
  it('finds a green wall and its colour', () => {
    const { found, settings, wallShare } = fitSettings(frame);
    expect(found).toBe(true);
    const [r, g, b] = settings.samples[0]?.color ?? [0, 0, 0];
    expect(
      Math.max(Math.abs(r - WALL[0]), Math.abs(g - WALL[1]), Math.abs(b - WALL[2])),
    ).toBeLessThan(4);
    expect(wallShare).toBeGreaterThan(0.7);
    expect(settingsErrors(settings)).toEqual([]);
  });

  it('finds a blue wall behind a green shirt', () => {
    const wall = [40, 75, 170] as const;
    const { settings } = fitSettings(
      mixedFrame(WIDTH, HEIGHT, circle, { wall, fore: [60, 140, 70] }),
    );
    const [, g, b] = settings.samples[0]?.color ?? [0, 0, 0];
    expect(b).toBeGreaterThan(g);
  });

  it('lets despill take all green that the foreground does not have by itself', () => {
    const limitOf = (fore: readonly [number, number, number]) =>
      fitSettings(mixedFrame(WIDTH, HEIGHT, circle, { fore })).settings.despillLimit;
    // Brown hair and a blue shirt are below the mean of red and blue; yellow cloth is close to red.
    expect(limitOf([92, 66, 48])).toBeCloseTo(-0.4, 1);
    expect(limitOf([50, 62, 110])).toBeCloseTo(-0.7, 1);
    expect(limitOf([225, 205, 70])).toBeCloseTo(0.59, 1);
    // Grey has no say: nothing of it is above any limit.
    expect(limitOf([128, 128, 128])).toBe(defaultSettings.despillLimit);
  });

  it('fits the next picture anew, whatever the one before it needed', () => {
    const hair = mixedFrame(WIDTH, HEIGHT, circle, { fore: [92, 66, 48] });
    const cloth = mixedFrame(WIDTH, HEIGHT, circle, { fore: [225, 205, 70] });
    const after = fitSettings(cloth, fitSettings(hair).settings);
    expect(after.settings).toEqual(fitSettings(cloth).settings);
  });

  it('says so when there is no wall, and leaves the settings as they were', () => {
    const grey = mixedFrame(WIDTH, HEIGHT, circle, { wall: [120, 122, 121] });
    expect(fitSettings(grey)).toMatchObject({ found: false, settings: defaultSettings });
  });
});

describe('inspectLighting', () => {
  it('has nothing to say about an even wall', () => {
    const report = inspectLighting(frame);
    expect(inspectLighting(fitSettings(frame))).toEqual(report);
    expect(report.advice).toEqual([]);
    expect(report.evenness).toBeLessThan(0.1);
    expect(report.level).toBeCloseTo(150 / 255, 1);
  });

  it('measures the falloff in stops', () => {
    const light = (x: number) => 1 - 0.7 * (x / WIDTH);
    const report = inspectLighting(mixedFrame(WIDTH, HEIGHT, circle, { light }));
    expect(report.evenness).toBeGreaterThan(1.2);
    expect(report.evenness).toBeLessThan(1.75);
    expect(report.advice).toContain('wall-uneven');
  });

  it('sees a dark wall, a pale one and none', () => {
    const of = (wall: readonly [number, number, number]) =>
      inspectLighting(mixedFrame(WIDTH, HEIGHT, circle, { wall })).advice;
    expect(of([20, 60, 26])).toContain('wall-too-dark');
    expect(of([120, 150, 125])).toContain('wall-pale');
    expect(of([120, 121, 120])).toEqual(['no-wall']);
  });
});

describe('scorecard', () => {
  it('measures a wider edge on a softer disc', () => {
    const of = (soft: number) => {
      const picture = mixedFrame(WIDTH, HEIGHT, disc(WIDTH, HEIGHT, 34, soft));
      return scorecard(keyFrame(picture, fitSettings(picture).settings).image, 1).edgeWidth;
    };
    expect(of(8)).toBeGreaterThan(of(2) + 3);
  });

  it('has no flicker between equal frames', () => {
    const { image } = keyFrame(frame, fitSettings(frame).settings);
    const frames = { now: frame, before: frame, keyedBefore: image };
    expect(scorecard(image, 1, frames).flicker).toBe(0);
  });
});

describe('composite', () => {
  const { image } = keyFrame(frame, fitSettings(frame).settings);
  const behind = mixedFrame(WIDTH, HEIGHT, () => 0, { wall: [200, 30, 30] });

  it('shows the background where the wall was, and the foreground as it was', () => {
    const { data } = composite(image, behind);
    expect([...data.subarray(0, 4)]).toEqual([200, 30, 30, 255]);
    const middle = ((HEIGHT / 2) * WIDTH + WIDTH / 2) * 4;
    for (let i = 0; i < 3; i += 1) {
      expect(
        Math.abs((data[middle + i] as number) - (frame.data[middle + i] as number)),
      ).toBeLessThan(3);
    }
  });

  it('lets the background shine on the edge only', () => {
    const plain = composite(image, behind).data;
    const wrapped = composite(image, behind, 1).data;
    const edge = ((HEIGHT / 2) * WIDTH + WIDTH / 2 - 32) * 4;
    const middle = ((HEIGHT / 2) * WIDTH + WIDTH / 2) * 4;
    expect(wrapped[edge]).toBeGreaterThan(plain[edge] as number);
    expect(wrapped[middle]).toBe(plain[middle]);
  });

  it('gives straight bytes with alpha', () => {
    expect(toBytes(image).data[3]).toBe(0);
  });
});
