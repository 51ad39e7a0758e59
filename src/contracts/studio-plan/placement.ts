import { atLeast, type StudioFigures } from './figures.ts';
import { distanceFor, frameHeights, lenses, longestLens, sensorSides } from './optics.ts';
import type { StudioPlan } from './plan.ts';
import { isSmallRoom } from './small-room.ts';

/**
 * Where presenter and main camera stand, in metres. `y` counts from the back wall of the room to the
 * cameras, `x` from the middle of the room to the right as the cameras see it.
 */
export interface Placement {
  /** The visible side of the background. */
  wallY: number;
  presenterY: number;
  /** From the presenter to the background. */
  toWall: number;
  /** From the lens to the presenter. */
  distance: number;
  /** Focal length of the main camera in mm. */
  focal: number;
  /** Depth of the room that this takes. */
  neededDepth: number;
}

/** Behind an LED wall, for its frame and for maintenance. Source: document led-wall-moire. */
const BEHIND_LED_M = 0.6;

/** Behind the lens in a small room, where nobody passes. Source: document small-room-lighting. */
const BEHIND_CAMERA_SMALL_M = 0.4;

interface Spacing {
  preferred: number;
  minimum: number;
  /** The distance that the lens is chosen for. */
  forLens: number;
}

/**
 * From presenter to background. Green: the facts, because of shadows and spill; in a small room the
 * camera has its distance first, and the presenter gets what is left. LED wall: 1 to 1.6 m blur its
 * pixels (document led-wall-moire). Set and wall: shadows fall low enough (decision).
 */
function spacingOf(plan: StudioPlan, figures: StudioFigures): Spacing {
  switch (plan.background) {
    case 'green': {
      const preferred = atLeast(figures, 'presenter-to-screen-preferred');
      const small = atLeast(figures, 'presenter-to-screen-small');
      return isSmallRoom(plan, figures)
        ? { preferred, minimum: small, forLens: small }
        : { preferred, minimum: atLeast(figures, 'presenter-to-screen'), forLens: preferred };
    }
    case 'led':
      return { preferred: 1.6, minimum: 1, forLens: 1.6 };
    case 'set':
      return { preferred: 1, minimum: 0.6, forLens: 1 };
    case 'none':
      return { preferred: 0.8, minimum: 0.4, forLens: 0.8 };
  }
}

/**
 * Places presenter and main camera: the preferred distance to the background with the longest lens
 * that fits; in a short room the shortest lens, and the presenter as far from the background as the
 * room allows. A room that is too short gets the least that is needed.
 */
export function placeMainCamera(plan: StudioPlan, figures: StudioFigures): Placement {
  const { preferred, minimum, forLens } = spacingOf(plan, figures);
  const wallY = plan.background === 'led' ? BEHIND_LED_M : 0;
  const behindCamera = isSmallRoom(plan, figures)
    ? BEHIND_CAMERA_SMALL_M
    : atLeast(figures, 'room-behind-camera');
  const free = plan.depth - wallY - behindCamera;
  const frameHeight = frameHeights[plan.shot];
  const [shortest] = lenses[plan.sensor];
  const lens = longestLens(frameHeight, free - forLens, plan.sensor, plan.upright) ?? {
    focal: shortest,
    distance: distanceFor(frameHeight, shortest, sensorSides(plan.sensor, plan.upright).height),
  };
  const toWall = Math.min(preferred, Math.max(minimum, free - lens.distance));
  return {
    ...lens,
    wallY,
    toWall,
    presenterY: wallY + toWall,
    neededDepth: wallY + toWall + lens.distance + behindCamera,
  };
}

/** Whether the room is deep enough, to the millimetre. */
export function isDeepEnough(plan: StudioPlan, { neededDepth }: Placement): boolean {
  return neededDepth <= plan.depth + 0.001;
}
