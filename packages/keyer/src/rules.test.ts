import { describe, expect, it } from 'vitest';
import { linearOf, type Rgb } from './color.ts';
import {
  apartness,
  bleedOf,
  chromaDistance,
  clipAlpha,
  clothMisfit,
  detail,
  FIRM_FROM,
  FIRM_TO,
  firmAlpha,
  greyAlpha,
  greyLight,
  hueDeviation,
  likeness,
  matchWeight,
  prepareSample,
  sheerness,
  spillExcess,
  spillLimit,
  unmix,
  wallShare,
  wholeAlpha,
} from './rules.ts';

const wall = linearOf([60, 150, 75]);
const foregrounds: Record<string, Rgb> = {
  'dark hair': [30, 24, 20],
  'white cloth': [235, 235, 230],
  skin: [205, 160, 135],
  'yellow cloth': [215, 185, 45],
  'blue cloth': [60, 80, 150],
};

const mixOf = (fore: readonly number[], alpha: number) =>
  wall.map((value, i) => alpha * (fore[i] as number) + (1 - alpha) * value) as [
    number,
    number,
    number,
  ];

describe('unmix', () => {
  for (const [name, color] of Object.entries(foregrounds)) {
    it(`finds the share of ${name} in a mix with the wall`, () => {
      const fore = linearOf(color);
      for (const alpha of [0, 0.25, 0.5, 0.75, 1]) {
        expect(Math.abs(unmix(...mixOf(fore, alpha), ...wall, ...fore) - alpha)).toBeLessThan(0.04);
      }
    });
  }

  it('does not depend on how bright the foreground is, within a tenth', () => {
    const fore = linearOf([205, 160, 135]);
    const darker = fore.map((value) => value * 0.5) as [number, number, number];
    expect(Math.abs(unmix(...mixOf(darker, 0.5), ...wall, ...fore) - 0.5)).toBeLessThan(0.1);
  });

  it('takes grey in place of a foreground that has the colour of the wall', () => {
    const white: [number, number, number] = [0.8, 0.8, 0.8];
    expect(unmix(...white, ...wall, ...wall)).toBeGreaterThan(0.9);
  });
});

describe('sheer cloth', () => {
  // Beside a dress of the screen's complement, grey looks like a mix of the dress and the screen.
  const dress = linearOf([160, 75, 140]);
  const pale: [number, number, number] = [0.5, 0.5, 0.5];
  const sheernessOf = (color: [number, number, number], fore: [number, number, number]) =>
    sheerness(unmix(...color, ...wall, ...fore), ...color, ...wall, ...fore);

  it('is told from the dress beside it by its light', () => {
    const veil = mixOf(pale, 0.3);
    expect(unmix(...veil, ...wall, ...dress)).toBeLessThan(0.15);
    expect(sheernessOf(veil, dress)).toBe(1);
    expect(greyAlpha(...veil, ...wall)).toBeCloseTo(0.3, 5);
    expect(greyLight(0.3, ...veil, ...wall)).toBeCloseTo(0.5, 5);
  });

  it('is never brighter than white', () => {
    expect(greyLight(0.002, 0.12, 0.342, 0.138, ...wall)).toBe(1);
  });

  it('is nothing that the plate explains, and no noise of the wall', () => {
    for (const alpha of [0.1, 0.3, 0.6, 1]) {
      expect(sheernessOf(mixOf(dress, alpha), dress)).toBe(0);
      expect(sheernessOf(mixOf(pale, alpha), pale)).toBe(0);
    }
    const bright = wall.map((value) => 1.08 * value) as [number, number, number];
    expect(sheernessOf(bright, dress)).toBe(0);
  });
});

describe('chromaticity', () => {
  const sample = prepareSample({ color: [60, 150, 75], tolerance: 0.3 });

  it('is 0 away at the sample, 1 at grey, and hardly changes with the light', () => {
    expect(chromaDistance(sample, ...wall)).toBeCloseTo(0, 5);
    expect(chromaDistance(sample, 0.2, 0.2, 0.2)).toBeCloseTo(1, 5);
    const dim = wall.map((value) => value * 0.4) as [number, number, number];
    expect(chromaDistance(sample, ...dim)).toBeLessThan(0.05);
  });

  it('matches inside half the tolerance and not outside it', () => {
    expect(matchWeight([sample], ...wall)).toBe(1);
    expect(matchWeight([sample], 0.2, 0.2, 0.2)).toBe(0);
  });

  it('has no deviation of hue for mixes with grey, and some for yellow', () => {
    expect(hueDeviation(...mixOf([0.5, 0.5, 0.5], 0.4), ...wall)).toBeLessThan(0.02);
    expect(hueDeviation(...linearOf([215, 185, 45]), ...wall)).toBeGreaterThan(0.5);
  });
});

describe('greyAlpha', () => {
  it('is exact for grey and 0 for the wall', () => {
    expect(greyAlpha(...wall, ...wall)).toBeCloseTo(0, 5);
    expect(greyAlpha(...mixOf([0.3, 0.3, 0.3], 0.6), ...wall)).toBeCloseTo(0.6, 5);
  });
});

describe('clipAlpha', () => {
  it('empties below black, fills above white, and leaves the middle as it is', () => {
    expect(clipAlpha(0.05, 0.05, 0.9)).toBe(0);
    expect(clipAlpha(0.9, 0.05, 0.9)).toBe(1);
    expect(clipAlpha(0.5, 0.05, 0.9)).toBeCloseTo(0.5, 10);
    expect(clipAlpha(0.075, 0.05, 0.9)).toBeCloseTo(0.05, 10);
  });

  it('never falls as alpha rises, even with both clips at the middle', () => {
    let last = -1;
    for (let alpha = -0.2; alpha <= 1.2; alpha += 0.01) {
      const clipped = clipAlpha(alpha, 0.5, 0.5);
      expect(clipped).toBeGreaterThanOrEqual(last);
      last = clipped;
    }
  });
});

describe('spill', () => {
  it('is what the primary has above the limit', () => {
    expect(spillExcess(0.6, 0.5, 0.3, 0)).toBeCloseTo(0.2, 10);
    expect(spillExcess(0.6, 0.5, 0.3, 1)).toBeCloseTo(0.1, 10);
    expect(spillExcess(0.3, 0.5, 0.3, 0)).toBe(0);
  });

  it('has a limit that leaves the colour of the foreground as it is', () => {
    const [r, g, b] = linearOf([215, 185, 45]);
    expect(spillExcess(g, r, b, spillLimit(g, r, b))).toBeCloseTo(0, 6);
  });
});

describe('bleedOf', () => {
  it("is a faint alpha where luminance is the screen's beside a dark or a bright foreground", () => {
    expect(bleedOf(0.15, -0.2, 0.25, 0)).toBe(1);
    expect(bleedOf(0.15, 0.5, 0.25, 0)).toBe(1);
  });

  it('is not what has the luminance of its alpha, as a hair has', () => {
    expect(bleedOf(0.15, -0.2, 0.25, -0.03)).toBeLessThan(0.01);
    expect(bleedOf(0.15, 0.5, 0.25, 0.075)).toBeLessThan(0.01);
  });

  it('is not said of a high alpha, of a foreground as bright as the screen or of the wrong plate', () => {
    expect(bleedOf(0.6, -0.2, 0.25, 0)).toBe(0);
    expect(bleedOf(0.15, 0.05, 0.25, 0)).toBe(0);
    expect(bleedOf(0.15, -0.2, 0.25, 0.1)).toBe(0);
  });
});

describe('detail', () => {
  it('lowers alpha where a dark foreground gets brighter, and leaves sure pixels alone', () => {
    expect(detail(0.5, -0.2, 0.25, 0.02)).toBeLessThan(0);
    expect(Math.abs(detail(0, -0.2, 0.25, 0.02))).toBe(0);
    expect(Math.abs(detail(1, -0.2, 0.25, 0.02))).toBe(0);
  });
});

describe('wallShare', () => {
  it('is 1 for the screen at any light, and 0 for grey', () => {
    expect(wallShare(...wall, ...wall)).toBeCloseTo(1, 6);
    expect(wallShare(...mixOf([0, 0, 0], 0.5), ...wall)).toBeGreaterThan(0.95);
    expect(wallShare(0.3, 0.3, 0.3, ...wall)).toBeCloseTo(0, 6);
  });
});

describe('apartness', () => {
  it('follows the tolerance that the screen needs', () => {
    expect(apartness(0.8, 0, 0.16)).toBe(0);
    expect(apartness(0.6, 0, 0.16)).toBe(1);
    expect(apartness(0.6, 0, 0.4)).toBe(0);
    expect(apartness(1, 0.5, 0.16)).toBe(1);
  });
});

describe('clothMisfit', () => {
  /** Of places with these parts of light and of the screen's light. */
  const of = (places: readonly (readonly [light: number, ofScreen: number])[]) => {
    const mean = (value: (light: number, ofScreen: number) => number) =>
      places.reduce((sum, place) => sum + value(...place), 0) / places.length;
    return clothMisfit(
      mean((light) => light),
      mean((light) => light * light),
      mean((light, ofScreen) => light * ofScreen),
      mean((_, ofScreen) => ofScreen * ofScreen),
    );
  };

  it("is small where the screen's light comes and goes with all light, as in cloth", () => {
    expect(of([1, 0.8, 1.1].map((light) => [light, 0.4 * light]))).toBeLessThan(-5.5);
    expect(of([[1, 0.4]])).toBeLessThan(-5.5);
  });

  it('is great where it goes as the light comes, as in a veil', () => {
    // A white veil of three opacities, twice as bright as the screen.
    expect(of([0.3, 0.4, 0.5].map((alpha) => [1 + alpha, 1 - alpha]))).toBeGreaterThan(-4.5);
  });
});

describe('likeness', () => {
  const [wallRed, wallGreen, wallBlue] = [0.05, 0.3, 0.07];
  const of = (color: readonly [number, number, number], fore: readonly [number, number, number]) =>
    likeness(...color, wallRed, wallGreen, wallBlue, ...fore);
  const brown: readonly [number, number, number] = [0.2, 0.12, 0.08];
  const mixed: readonly [number, number, number] = [0.125, 0.21, 0.075];

  it('is 1 for the same colour, and finds the foreground that a mix is made of', () => {
    expect(of(brown, brown)).toBeCloseTo(1, 6);
    expect(of(mixed, brown)).toBeCloseTo(0.5, 2);
    expect(of(mixed, [0.1, 0.1, 0.4])).toBeLessThan(0.1);
  });

  it('is 0 for the screen itself', () => {
    expect(of([wallRed, wallGreen, wallBlue], [0.9, 0.9, 0.9])).toBeLessThan(0.01);
  });
});

describe('firmAlpha', () => {
  const alphas = Array.from({ length: 101 }, (_, i) => i / 100);

  it.each([0, 1])('makes what is mostly there whole: evidence %d', (sight) => {
    for (const alpha of alphas) {
      const firmed = firmAlpha(alpha, sight);
      if (alpha <= FIRM_FROM) expect(firmed).toBe(alpha);
      if (alpha >= FIRM_TO) expect(firmed).toBeGreaterThan(0.95);
      expect(firmed).toBeGreaterThanOrEqual(alpha);
      expect(firmed).toBeLessThanOrEqual(1);
    }
  });

  it('leaves a veil as thin as it is', () => {
    for (const alpha of alphas) expect(firmAlpha(alpha, -1)).toBe(alpha);
  });

  it('never falls, and makes no step of it', () => {
    for (const sight of [-0.4, 0, 0.2, 1]) {
      for (const [i, alpha] of alphas.slice(1).entries()) {
        const rise = firmAlpha(alpha, sight) - firmAlpha(alphas[i] as number, sight);
        expect(rise).toBeGreaterThan(0);
        expect(rise).toBeLessThan(0.04);
      }
    }
  });
});

describe('wholeAlpha', () => {
  it('is 1 where luminance is already that of a bright foreground, as chroma is not in 4:2:0', () => {
    expect(wholeAlpha(0.85, 0.5, 0.2, 0, 1)).toBeCloseTo(1, 6);
  });

  it('leaves what luminance tells is mixed, and what is not to be trusted', () => {
    expect(wholeAlpha(0.85, 0.5, 0.2, -0.1, 1)).toBeCloseTo(0.85, 6);
    expect(wholeAlpha(0.85, 0.5, 0.2, 0, 0)).toBeCloseTo(0.85, 6);
    expect(wholeAlpha(0.85, 0.02, 0.2, 0, 1)).toBeCloseTo(0.85, 6);
  });
});
