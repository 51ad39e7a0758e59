/**
 * The camera of the scene. The studio renders the plates with the same one
 * (`studio/renders/scenes/flower-plates.ts`), so that petals in metres lie right in the picture.
 */

/** Position and target in metres; y is up, z towards the camera, the floor at 0. */
export const EYE = [0.9, 1.62, 5.4] as const;
export const TARGET = [0.9, 1.5, -1.1] as const;
/** Vertical angle of the whole plate in degrees, and its shape. */
export const PLATE_ANGLE = 30;
const PLATE_ASPECT = 1.6;

/** Where the presenter stands, and its part of the plate in fractions from the upper left. */
export const PRESENTER = {
  z: -1.1,
  ground: 0.29,
  part: { left: 0.36, top: 0.28, width: 0.28, height: 0.66 },
} as const;

/** Centre and half size of the head on the plate, in fractions from the upper left. */
export const FACE = { x: 0.488, y: 0.4, width: 0.04, height: 0.075 } as const;

/** What a picture of another shape shows of the plate: it is filled and cut, centred. */
export interface View {
  /** Shares of the plate's width and height that are visible. */
  cover: readonly [number, number];
  /** Clip coordinates of a point in metres, by columns, as WebGL takes it. */
  matrix: readonly number[];
}

/** Distances in metres between which petals are drawn. */
const NEAR = 0.2;
const FAR = 14;

export function viewOf(width: number, height: number): View {
  const aspect = width / height;
  const cover = [Math.min(1, aspect / PLATE_ASPECT), Math.min(1, PLATE_ASPECT / aspect)] as const;
  const fy = 1 / (Math.tan((PLATE_ANGLE * Math.PI) / 360) * cover[1]);
  const fx = fy / aspect;
  // The camera is only pitched: its right is the x axis.
  const pitch = Math.atan2(TARGET[1] - EYE[1], EYE[2] - TARGET[2]);
  const [s, c] = [Math.sin(pitch), Math.cos(pitch)];
  const depth = (FAR + NEAR) / (NEAR - FAR);
  const shift = (2 * FAR * NEAR) / (NEAR - FAR);
  const [ex, ey, ez] = EYE;
  // Rows of the camera's space: right (1, 0, 0), up (0, c, s), back (0, -s, c).
  const up = [0, c, s, -(c * ey + s * ez)];
  const back = [0, -s, c, s * ey - c * ez];
  const columns = [0, 1, 2, 3].map((i) => [
    i === 0 ? fx : i === 3 ? -fx * ex : 0,
    fy * (up[i] as number),
    depth * (back[i] as number) + (i === 3 ? shift : 0),
    -(back[i] as number),
  ]);
  return { cover, matrix: columns.flat() };
}

/** Position of a point on the picture from -1 to 1, right and up positive, and its distance. */
export function project(
  { matrix }: View,
  [x, y, z]: readonly [number, number, number],
): { x: number; y: number; distance: number } {
  const row = (i: number) =>
    (matrix[i] as number) * x +
    (matrix[4 + i] as number) * y +
    (matrix[8 + i] as number) * z +
    (matrix[12 + i] as number);
  const distance = row(3);
  return { x: row(0) / distance, y: row(1) / distance, distance };
}

/** The point of the presenter's plane that a point of the picture (-1 to 1) shows. */
export function unproject({ matrix }: View, x: number, y: number): [number, number] {
  const z = PRESENTER.z;
  const m = (column: number, row: number) => matrix[column * 4 + row] as number;
  // y from the row of y and w, then x: the x row has no y.
  const rest = (row: number) => m(2, row) * z + m(3, row);
  const worldY = (rest(1) - y * rest(3)) / (y * m(1, 3) - m(1, 1));
  const w = m(1, 3) * worldY + rest(3);
  return [(x * w - m(3, 0)) / m(0, 0), worldY];
}
