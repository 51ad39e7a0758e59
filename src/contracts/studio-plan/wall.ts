import type { Camera } from './cameras.ts';
import { atLeast, atMost, type StudioFigures } from './figures.ts';
import { ledBlurRatio, TOLERANCE_M } from './optics.ts';
import type { Placement } from './placement.ts';
import type { StudioPlan } from './plan.ts';

/** The background that the cameras see, in metres. */
export interface Wall {
  /** What all cameras together see of it, from the middle of the room. */
  seen: { from: number; to: number };
  /** What the main camera sees: the part that must be lit evenly. */
  lit: { width: number; bottom: number; top: number };
  /** Needed width: what is seen, and a margin on both sides. */
  width: number;
  /** Needed height from the floor; more than the room has if the picture shows the ceiling. */
  height: number;
  /** Coarsest pixel pitch of an LED wall in mm that does not show; null if none is fine enough. */
  pitch?: number | null;
}

/** Common pixel pitches in mm, coarsest first; the finest is that of the page's device list. */
const PITCHES = [3.9, 2.6, 1.9, 1.5, 1.2, 0.9] as const;

/**
 * The part of the background behind the pictures. Width: the view of each camera cut with the
 * background, plus the fact `screen-margin` on both sides. Height: the picture grows from the
 * presenter to the background by (distance + to wall) ÷ distance. A few centimetres above the ceiling
 * do not count: the camera tilts down by that much.
 */
export function measureWall(
  plan: StudioPlan,
  placement: Placement,
  cameras: readonly Camera[],
  figures: StudioFigures,
): Wall {
  const views = cameras.flatMap(({ onWall }) => onWall ?? []);
  const seen = {
    from: Math.min(...views.map(({ from }) => from)),
    to: Math.max(...views.map(({ to }) => to)),
  };
  const [main] = cameras;
  const growth = (placement.distance + placement.toWall) / placement.distance;
  const half = ((main?.frame.height ?? 0) / 2) * growth;
  const middle = main?.z ?? 0;
  const top = middle + half;
  const margin = atMost(figures, 'screen-margin') / 100;
  return {
    seen,
    lit: {
      width: (main?.frame.width ?? 0) * growth,
      bottom: Math.max(0, middle - half),
      top: Math.min(plan.height, top),
    },
    width: seen.to - seen.from + 2 * margin,
    height: top <= plan.height + TOLERANCE_M ? Math.min(top, plan.height) : top,
    ...(plan.background === 'led' && { pitch: coarsestPitch(plan, placement, figures) }),
  };
}

function coarsestPitch(
  { stop }: StudioPlan,
  { focal, toWall, distance }: Placement,
  figures: StudioFigures,
): number | null {
  const safe = atLeast(figures, 'led-blur-ratio-safe');
  return (
    PITCHES.find((pitch) => ledBlurRatio(focal, stop, pitch, toWall, distance) >= safe) ?? null
  );
}
