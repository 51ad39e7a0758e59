import type { Passes, Target } from './passes.ts';

/** Least of alpha in a square around each pixel, or the greatest; `between` is overwritten. */
export function extreme(
  passes: Passes,
  from: Target,
  radius: number,
  [between, to]: readonly [Target, Target],
  isGreatest = false,
): void {
  const both = { uRadius: radius, uGreatest: isGreatest };
  passes.draw('extreme', between, { ...both, uImage: from.texture, uAxis: [1, 0] });
  passes.draw('extreme', to, { ...both, uImage: between.texture, uAxis: [0, 1] });
}
