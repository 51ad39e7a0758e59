import { describe, expect, it } from 'vitest';
import { LINEAR_OF_BYTE } from '#keyer/color.ts';
import type { TruthFrame } from '../clips.ts';
import { cloths, distanceFrom, recipeOf, SCENES, screens, skins } from './recipe.ts';
import { HEIGHT, makeScene, WIDTH } from './scene.ts';

const recipes = Array.from({ length: SCENES }, (_, index) => recipeOf(index));
const halves = ['tuning', 'held-out'] as const;

describe('recipeOf', () => {
  it.each(halves)('shows every screen, cloth, skin and light in the %s half', (half) => {
    const own = recipes.filter((recipe) => recipe.half === half);
    expect(own).toHaveLength(SCENES / 2);
    expect(new Set(own.map(({ screen }) => screen)).size).toBe(Object.keys(screens).length);
    expect(new Set(own.map(({ cloth }) => cloth))).toEqual(new Set(Object.keys(cloths)));
    expect(new Set(own.map(({ skin }) => skin.join())).size).toBe(skins.length);
    expect(new Set(own.map(({ light }) => light)).size).toBe(3);
    expect(own.some(({ veil }) => veil)).toBe(true);
  });

  it('gives nobody cloth of the screen’s colour', () => {
    for (const { screen, cloth } of recipes) {
      expect(distanceFrom(screen, cloths[cloth])).toBeGreaterThanOrEqual(0.5);
    }
    expect(recipes.some(({ screen, cloth }) => screen === 'green' && cloth === 'mint')).toBe(true);
  });

  it('gives a number the same scene every time', () => {
    expect(recipeOf(17)).toEqual(recipes[17]);
  });
});

describe('makeScene', () => {
  // Without noise, blur and spill every pixel must be the mix that its true alpha names.
  const recipe = {
    ...recipeOf(0),
    noise: { shot: 0, read: 0 },
    sharpen: 0,
    blur: 0,
    spill: 0,
    folds: 0,
    falloff: 1,
  };
  const { rgba, truth } = makeScene(recipe).frames[0] as TruthFrame;

  it('shows the screen where alpha is 0, and nothing of it where alpha is 1', () => {
    const other = makeScene({ ...recipe, wall: [0.6, 0.1, 0.4] }).frames[0] as TruthFrame;
    const light = recipe.wall.map((value, i) => value * (recipe.tint[i] as number));
    let screen = 0;
    let figure = 0;
    for (let y = 4; y < HEIGHT - 4; y += 2) {
      for (let x = 4; x < WIDTH - 4; x += 2) {
        // Chroma comes from around the pixel, so its neighbours must be alike.
        const around = [-4, -2, 0, 2, 4].flatMap((dy) =>
          [-4, -2, 0, 2, 4].map((dx) => truth[((y + dy) * WIDTH + x + dx) * 4 + 3] as number),
        );
        const o = (y * WIDTH + x) * 4;
        if (around.every((alpha) => alpha === 0)) {
          screen += 1;
          light.forEach((value, i) => {
            const seen = LINEAR_OF_BYTE[rgba[o + i] as number] as number;
            expect(Math.abs(seen - value)).toBeLessThan(0.02);
          });
        } else if (around.every((alpha) => alpha > 0.9999)) {
          figure += 1;
          expect(rgba.subarray(o, o + 3)).toEqual(other.rgba.subarray(o, o + 3));
        }
      }
    }
    expect(screen).toBeGreaterThan(1000);
    expect(figure).toBeGreaterThan(500);
  });

  it('has soft edges between them', () => {
    const soft = truth.filter((value, i) => i % 4 === 3 && value > 0.05 && value < 0.95);
    expect(soft.length).toBeGreaterThan(300);
    expect(truth.every((value) => value >= 0)).toBe(true);
  });

  it('is the same every time, noise included', () => {
    const noisy = recipeOf(1);
    expect(makeScene(noisy).frames[0]?.rgba).toEqual(makeScene(noisy).frames[0]?.rgba);
  });
});
