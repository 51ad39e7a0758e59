import type { Levels } from './checks.ts';

export const roomKeys = ['tea', 'counter'] as const;
export type RoomKey = (typeof roomKeys)[number];

/** Each room has one fault that the check shows. */
export const startLevels: Record<RoomKey, Levels> = {
  tea: { light: 34, sound: 60 },
  counter: { light: 68, sound: 92 },
};
