import type { Plane } from '#keyer/image.ts';

/** Share of the new matte where nothing moves: a flicker of the network fades over four frames. */
const STILL_SHARE = 0.35;
/** Change of the matte above which something moved: the new matte is taken as it is. */
const MOVED = 0.4;

/** Smooths the matte in time where it changes little; what moves leaves no trail. */
export function steady(before: Plane | undefined, now: Plane): Plane {
  if (before?.width !== now.width || before.height !== now.height) return now;
  const data = now.data.map((value, i) => {
    const old = before.data[i] as number;
    const share = Math.min(1, STILL_SHARE + ((1 - STILL_SHARE) * Math.abs(value - old)) / MOVED);
    return old + (value - old) * share;
  });
  return { width: now.width, height: now.height, data };
}
