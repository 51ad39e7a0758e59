import { Color, type ColorRepresentation } from 'three';
import type { Lamp, ShotFactory } from './shot.ts';

/** How a light differs from the one in which a set goes on air. */
interface Change {
  /** Factor of softboxes and panels. */
  soft: number;
  /** Factor of spots. */
  spots: number;
  /** Factor of the soft light from above. */
  dome: number;
  /** What the colours of all of them are multiplied by. */
  tint: ColorRepresentation;
}

/** Lamps dimmed and tinted; screens shine with what they show. */
export function relitLamps(lamps: readonly Lamp[], { soft, spots, tint }: Change): Lamp[] {
  return lamps.map((lamp) => {
    if (lamp.kind === 'panel' && lamp.picture) return lamp;
    const factor = lamp.kind === 'panel' ? soft : spots;
    return { ...lamp, power: lamp.power * factor, color: tinted(lamp.color, tint) };
  });
}

/** A set in another light of its own lamps. */
export function relit(set: ShotFactory, change: Change): ShotFactory {
  return async () => {
    const shot = await set();
    const { dome } = shot;
    return {
      ...shot,
      lamps: relitLamps(shot.lamps, change),
      dome: dome && {
        ...dome,
        power: dome.power * change.dome,
        top: tinted(dome.top, change.tint),
      },
    };
  };
}

const tinted = (color: ColorRepresentation | undefined, tint: ColorRepresentation) =>
  new Color(color ?? 0xffffff).multiply(new Color(tint));
