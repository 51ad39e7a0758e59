/** Which colours of a set come close to a wall's colour, by the keyer's own distance. */
import { linearOf, type Rgb } from '#keyer/color.ts';
import { chromaDistance, prepareSample } from '#keyer/rules.ts';
import { defaultSettings } from '#keyer/settings.ts';
import { colorOf } from './colors.ts';
import type { Flower } from './flowers.ts';

/** Walls as cameras see them: painted green and blue. */
export const walls = { green: '#3c964b', blue: '#2d55be' } as const;

/** Distances below the keyer's tolerance belong to the wall; up to twice that, parts are lost. */
export const TOLERANCE = defaultSettings.samples[0]?.tolerance ?? 0.35;

/** Whether a colour survives a key. */
export type Verdict = 'clear' | 'close' | 'keyed';

export interface ColorCheck {
  color: string;
  /** Index of its flower in the set. */
  flower: 0 | 1;
  /** 0 is the wall's colour, 1 is grey; opposite colours are beyond 1. */
  distance: number;
  verdict: Verdict;
}

/** A change that takes the clash away. */
export type Remedy = { wall: keyof typeof walls } | { mix: 0 | 100; without: 0 | 1 } | null;

export interface PaletteCheck {
  colors: readonly ColorCheck[];
  worst: Verdict;
  remedy: Remedy;
}

const order: readonly Verdict[] = ['clear', 'close', 'keyed'];

function distanceOf(color: string, wall: Rgb): number {
  return chromaDistance(
    prepareSample({ color: wall, tolerance: TOLERANCE }),
    ...linearOf(colorOf(color)),
  );
}

function verdictOf(distance: number): Verdict {
  if (distance < TOLERANCE) return 'keyed';
  return distance < 2 * TOLERANCE ? 'close' : 'clear';
}

/** The colours of the flowers that the mix (0 to 100) shows. */
function colorsOf(both: readonly [Flower, Flower], mix: number, wall: string): ColorCheck[] {
  const shown = ([0, 1] as const).filter((index) => (index === 0 ? mix < 100 : mix > 0));
  return shown.flatMap((flower) =>
    both[flower].colors.map((color) => {
      const distance = distanceOf(color, colorOf(wall));
      return { color, flower, distance, verdict: verdictOf(distance) };
    }),
  );
}

function worstOf(colors: readonly ColorCheck[]): Verdict {
  return order[Math.max(...colors.map(({ verdict }) => order.indexOf(verdict)))] as Verdict;
}

/** Checks a set in front of a wall; the remedy is another wall, or one flower less. */
export function checkPalette(
  both: readonly [Flower, Flower],
  mix: number,
  wall: string,
): PaletteCheck {
  const colors = colorsOf(both, mix, wall);
  const worst = worstOf(colors);
  if (worst === 'clear') return { colors, worst, remedy: null };
  const isClear = (otherMix: number, otherWall: string) =>
    worstOf(colorsOf(both, otherMix, otherWall)) === 'clear';
  const name = (['green', 'blue'] as const).find((one) => isClear(mix, walls[one]));
  if (name) return { colors, worst, remedy: { wall: name } };
  for (const without of [1, 0] as const) {
    const only = without === 1 ? 0 : 100;
    if (isClear(only, wall)) return { colors, worst, remedy: { mix: only, without } };
  }
  return { colors, worst, remedy: null };
}
