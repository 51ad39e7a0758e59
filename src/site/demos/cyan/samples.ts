/** Colours that are picked from the picture. */
import type { Rgb } from '#keyer/color.ts';
import { type ColorSample, type KeyerSettings, MAX_SAMPLES } from '#keyer/settings.ts';

/** A protected colour begins narrow, so that it does not cover the wall. */
const GUARD_TOLERANCE = 0.15;

/** With a further colour of the wall, as tolerant as the first. The last of four is replaced. */
export function addSample(settings: KeyerSettings, color: Rgb): KeyerSettings {
  const [first] = settings.samples as readonly [ColorSample];
  const kept = settings.samples.slice(0, MAX_SAMPLES - 1);
  return { ...settings, samples: [...kept, { color, tolerance: first.tolerance }] };
}

/** With a further colour that is never keyed. The last of four is replaced. */
export function addGuard(settings: KeyerSettings, color: Rgb): KeyerSettings {
  const kept = settings.protectedColors.slice(0, MAX_SAMPLES - 1);
  return { ...settings, protectedColors: [...kept, { color, tolerance: GUARD_TOLERANCE }] };
}
