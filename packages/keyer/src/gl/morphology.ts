import type { Passes, Target } from './passes.ts';

/** Least of alpha in a square around each pixel; `between` is overwritten. */
export function erode(
  passes: Passes,
  from: Target,
  radius: number,
  [between, to]: readonly [Target, Target],
): void {
  passes.draw('erode', between, { uRadius: radius, uImage: from.texture, uAxis: [1, 0] });
  passes.draw('erode', to, { uRadius: radius, uImage: between.texture, uAxis: [0, 1] });
}
