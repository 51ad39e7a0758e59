import { fieldOfView, frameAt, frameHeights, sensorSides } from './optics.ts';
import type { Placement } from './placement.ts';
import { isSeated, type Shot, type StudioPlan } from './plan.ts';

/** A camera of the plan; lengths in metres, angles in degrees. */
export interface Camera {
  /** From 1. */
  number: number;
  role: 'main' | 'close' | 'top';
  shot: Shot;
  x: number;
  y: number;
  /** Height of the lens. */
  z: number;
  /** Angle of its axis to that of the main camera; positive stands on the right. */
  angle: number;
  /** Focal length in mm. */
  focal: number;
  /** From the lens to what it shows. */
  distance: number;
  /** Picture at that distance. */
  frame: { width: number; height: number };
  fieldOfView: { horizontal: number; vertical: number };
  /** Ends of its view on the background; absent for the camera above the table. */
  onWall?: { from: number; to: number };
}

/**
 * Height of the lens: the middle of the picture, chest to chin. All cameras have the same one.
 * Source: document lens-sensor-depth.
 */
const lensHeights: Record<Shot, number> = { full: 1.05, half: 1.25, table: 1.05 };

/** Close cameras show less than the main one, from the same distance with a longer lens. */
const closerShots: Record<Shot, Shot> = { full: 'half', half: 'table', table: 'table' };

/** Angles of close cameras, best first; above 30° the background needs a perspective of its own. */
const CLOSE_ANGLES = [25, 20, 15, 10] as const;
/** From the middle of a camera to the side wall. */
const BESIDE_CAMERA_M = 0.4;

/** Height, width and depth of a table, and how far in front of the presenter its middle is. */
export const TABLE = { height: 0.75, width: 1.2, depth: 0.6, ahead: 0.5 };
/** The camera above the table hangs this far below the ceiling. */
const BELOW_CEILING_M = 0.3;

/** The cameras of a plan: the main one, one to its left, one to its right, one above the table. */
export function placeCameras(plan: StudioPlan, placement: Placement): Camera[] {
  return [
    mainCamera(plan, placement),
    closeCamera(2, -1, plan, placement),
    closeCamera(3, 1, plan, placement),
    topCamera(plan, placement),
  ].slice(0, plan.cameras);
}

function mainCamera(plan: StudioPlan, placement: Placement): Camera {
  return aimed({ number: 1, role: 'main', shot: plan.shot, angle: 0 }, plan, placement);
}

/** At the largest angle at which it fits into the room and sees nothing but the background. */
function closeCamera(number: number, side: 1 | -1, plan: StudioPlan, placement: Placement): Camera {
  const shot = closerShots[plan.shot];
  const options = CLOSE_ANGLES.map((angle) =>
    aimed({ number, role: 'close', shot, angle: side * angle }, plan, placement),
  );
  const half = plan.width / 2;
  const fitting = options.find(
    ({ x, onWall }) =>
      Math.abs(x) <= half - BESIDE_CAMERA_M &&
      onWall !== undefined &&
      onWall.from >= -half &&
      onWall.to <= half,
  );
  return fitting ?? (options.at(-1) as Camera);
}

/** A camera on the circle around the presenter, aimed at the presenter. */
function aimed(
  camera: Pick<Camera, 'number' | 'role' | 'shot' | 'angle'>,
  plan: StudioPlan,
  { wallY, distance, focal: mainFocal, toWall }: Placement,
): Camera {
  const sides = sensorSides(plan.sensor, plan.upright);
  const focal =
    camera.role === 'main'
      ? mainFocal
      : nearestZoom((distance * sides.height) / frameHeights[camera.shot]);
  const horizontal = fieldOfView(focal, sides.width);
  const angle = radians(camera.angle);
  const x = distance * Math.sin(angle);
  const toWallPlane = toWall + distance * Math.cos(angle);
  const [from, to] = [-1, 1].map(
    (edge) => x + toWallPlane * Math.tan(-angle + (edge * radians(horizontal)) / 2),
  ) as [number, number];
  return {
    ...camera,
    x,
    y: wallY + toWallPlane,
    z: lensHeights[plan.shot],
    focal,
    distance,
    frame: {
      width: frameAt(distance, focal, sides.width),
      height: frameAt(distance, focal, sides.height),
    },
    fieldOfView: { horizontal, vertical: fieldOfView(focal, sides.height) },
    onWall: { from, to },
  };
}

/** Straight down on the table, in landscape, with the table in the picture. */
function topCamera(plan: StudioPlan, { presenterY }: Placement): Camera {
  const z = plan.height - BELOW_CEILING_M;
  const distance = z - TABLE.height;
  const sides = sensorSides(plan.sensor, false);
  const focal = nearestZoom((distance * sides.height) / frameHeights.table);
  return {
    number: 4,
    role: 'top',
    shot: 'table',
    x: 0,
    y: presenterY + TABLE.ahead,
    z,
    angle: 0,
    focal,
    distance,
    frame: {
      width: frameAt(distance, focal, sides.width),
      height: frameAt(distance, focal, sides.height),
    },
    fieldOfView: {
      horizontal: fieldOfView(focal, sides.width),
      vertical: fieldOfView(focal, sides.height),
    },
  };
}

/** Close and top cameras have zoom lenses, set to a multiple of 5 mm. */
function nearestZoom(focal: number): number {
  return Math.max(5, Math.round(focal / 5) * 5);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A table stands before a presenter who sits, and below a camera that looks straight down. */
export function hasTable(plan: Pick<StudioPlan, 'shot'>, cameras: readonly Camera[]): boolean {
  return isSeated(plan.shot) || cameras.some(({ role }) => role === 'top');
}
