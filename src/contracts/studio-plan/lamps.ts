export type LampRole = 'key' | 'fill' | 'back' | 'wall';

/** A lamp of the plan; lengths in metres, as in `Placement`. */
export interface Lamp {
  role: LampRole;
  x: number;
  y: number;
  z: number;
  /** Point at which it is aimed. */
  aim: { x: number; y: number };
  /** Power class in watts. */
  watts: number;
}

/** A 120 W lamp without softbox gives 3640 lx at 1 m. Source: data of a lamp, redsharknews.com. */
const CANDELA_PER_WATT = 3640 / 120;
/** A softbox takes about two stops. */
const SOFTBOX = 1 / 4;
const LAMP_CLASSES = [60, 100, 150, 200, 300, 500, 600, 900, 1200] as const;

/** Eyes of a person standing, and sitting. */
export const EYES_M = { standing: 1.6, seated: 1.25 };
/** A lamp and its clamp below the ceiling. */
export const BELOW_CEILING_M = 0.2;

/**
 * Smallest power class that gives an illuminance at a distance: candela = lux × distance²; output in
 * proportion to power. The largest class if none is enough.
 */
export function lampClass(lux: number, distance: number, softbox: boolean): number {
  const candela = lux * distance ** 2;
  const watts = candela / (CANDELA_PER_WATT * (softbox ? SOFTBOX : 1));
  return LAMP_CLASSES.find((size) => size >= watts) ?? 1200;
}
