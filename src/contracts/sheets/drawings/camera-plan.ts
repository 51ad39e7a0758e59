/** A point in scene space, in metres: x to the right, y up, z towards the viewer. */
type Vector = readonly [x: number, y: number, z: number];

/** What the plan shows of a camera. */
export interface PlannedCamera {
  position: Vector;
  target: Vector;
  /** Vertical field of view in degrees. */
  fov: number;
}

/** Units of the drawing per metre. */
const SCALE = 60;
/** Margin of the drawing around the cameras, in metres. */
const MARGIN = 1;
/** Minimum width of the drawing, as a multiple of its height. */
const ASPECT = 1.2;
/** Length of a camera's drawn field of view, in metres. */
const REACH = 2.2;

/** Where the presenter stands: the origin of the scene's coordinates, and the dot of the plan. */
const PRESENTER = { x: 0, z: 0 };

/** Distance between camera and presenter along the floor, in metres: as one measures it in the plan. */
export function distanceOf({ position: [x, , z] }: PlannedCamera): number {
  return Math.hypot(x - PRESENTER.x, z - PRESENTER.z);
}

/** Focal length on a full-frame camera (24 mm high) with the same vertical field of view. */
export function focalLength(fov: number): number {
  return Math.round(12 / Math.tan((fov * Math.PI) / 360));
}

/** A camera's field of view on the plan: a wedge, or a ring if it looks straight down. */
type View =
  | { kind: 'wedge'; path: string }
  | { kind: 'ring'; x: number; y: number; radius: number };

/** The plan of some cameras seen from above, in units of the drawing. */
export interface CameraPlanDrawing {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Lines a metre apart. */
  grid: string;
  /** The set behind the presenter. */
  backdrop: string;
  views: View[];
  presenter: { x: number; y: number; radius: number };
  /** Places of the cameras, in their order. */
  places: { x: number; y: number }[];
}

export function drawCameraPlan(cameras: readonly PlannedCamera[]): CameraPlanDrawing {
  const points = cameras.flatMap(({ position, target }) => [position, target]);
  const range = (axis: 0 | 2) => {
    const values = points.map((point) => point[axis]);
    return [Math.min(-2, ...values) - MARGIN, Math.max(2, ...values) + MARGIN] as const;
  };
  const [back, front] = range(2);
  const [west, east] = range(0);
  const wider = Math.max(0, ((front - back) * ASPECT - (east - west)) / 2);
  const [left, right] = [west - wider, east + wider];
  const units = (metres: number) => Math.round(metres * SCALE);
  return {
    left: units(left),
    top: units(back),
    width: units(right - left),
    height: units(front - back),
    grid: gridPath({ left, right, back, front }),
    backdrop: `M${-1.8 * SCALE} ${-1.2 * SCALE}Q0 ${-1.9 * SCALE} ${1.8 * SCALE} ${-1.2 * SCALE}`,
    views: cameras.map(viewOf),
    presenter: { x: PRESENTER.x * SCALE, y: PRESENTER.z * SCALE, radius: 0.22 * SCALE },
    places: cameras.map(({ position: [x, , z] }) => ({ x: x * SCALE, y: z * SCALE })),
  };
}

function gridPath({
  left,
  right,
  back,
  front,
}: Record<'left' | 'right' | 'back' | 'front', number>): string {
  const lines: string[] = [];
  for (let x = Math.ceil(left); x <= right; x += 1) {
    lines.push(`M${x * SCALE} ${back * SCALE}V${front * SCALE}`);
  }
  for (let z = Math.ceil(back); z <= front; z += 1) {
    lines.push(`M${left * SCALE} ${z * SCALE}H${right * SCALE}`);
  }
  return lines.join('');
}

function viewOf({ position: [x, , z], target: [tx, , tz], fov }: PlannedCamera): View {
  if (Math.hypot(tx - x, tz - z) < 0.4) {
    return { kind: 'ring', x: tx * SCALE, y: tz * SCALE, radius: 0.6 * SCALE };
  }
  const middle = Math.atan2(tz - z, tx - x);
  const half = Math.atan(Math.tan((fov * Math.PI) / 360) * (16 / 9));
  const [from, to] = [middle - half, middle + half].map((angle) =>
    [x + REACH * Math.cos(angle), z + REACH * Math.sin(angle)]
      .map((value) => (value * SCALE).toFixed(1))
      .join(' '),
  );
  const reach = REACH * SCALE;
  return {
    kind: 'wedge',
    path: `M${x * SCALE} ${z * SCALE}L${from}A${reach} ${reach} 0 0 1 ${to}Z`,
  };
}
