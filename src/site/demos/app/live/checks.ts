import { verdictsFor } from '../upload-test/verdict.ts';

/** What the visitor sets before a show, from 0 to 100. */
export interface Levels {
  light: number;
  sound: number;
}

/** Levels that a camera and a recorder like; below is too little, above too much. */
export const goodLevels: Record<keyof Levels, { from: number; to: number }> = {
  light: { from: 55, to: 80 },
  sound: { from: 45, to: 75 },
};

export type LevelState = 'low' | 'good' | 'high';

export function levelState(name: keyof Levels, value: number): LevelState {
  const { from, to } = goodLevels[name];
  if (value < from) return 'low';
  return value > to ? 'high' : 'good';
}

/** The line for 1080p30 by the last upload test, in Mbit/s; untested without one. */
export function lineState(uploadRate: number | undefined): 'untested' | 'good' | 'tight' | 'no' {
  if (uploadRate === undefined) return 'untested';
  const verdict = verdictsFor(uploadRate).find(({ format }) => format === '1080p30');
  return verdict?.verdict ?? 'no';
}
