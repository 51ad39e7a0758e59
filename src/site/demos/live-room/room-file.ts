/*
 * The file that `npm run studio:room` writes and the demo reads: a length, a header in JSON and the
 * attributes of the vertices, compressed with gzip.
 */

/** Lamps that are dimmed together. Each was baked alone, so their light can be added. */
export const lampGroups = [
  'key',
  'fill',
  'back',
  'set',
  'practicals',
  'wall',
  'house',
  'screens',
] as const;
export type LampGroup = (typeof lampGroups)[number];

export const setKeys = ['tea', 'city', 'showroom', 'green'] as const;
export type SetKey = (typeof setKeys)[number];

export type Triple = readonly [x: number, y: number, z: number];

/** Vertices are stored in steps of 1/4096 m. */
export const STEPS_PER_METRE = 4096;
/** Length of the side of the light masks in pixels; each mask has one tile of grey. */
export const MASK_SIDE = 512;
/** Tiles beside each other in the picture of the masks: two rows of four. */
export const MASK_COLUMNS = 4;

/** A surface with a part of the light masks, such as the floor. */
export interface Chart {
  name: 'floor' | 'back' | 'front' | 'left' | 'right' | 'ceiling' | 'cyclorama';
  /** Pixels in the masks. */
  rect: readonly [x: number, y: number, width: number, height: number];
  /** Size in metres along the two axes of the chart. */
  size: readonly [number, number];
}

/** Counts of one mesh; its streams follow each other in the order of `streams`. */
export interface MeshEntry {
  name: string;
  vertices: number;
  indices: number;
}

/** Place of a camera of the room: the middle of its lens, its aim, its vertical angle in degrees. */
export interface CameraPlace {
  from: Triple;
  to: Triple;
  angle: number;
}

/** Light in the air: for each point and group the irradiance of six directions (+x -x +y -y +z -z). */
export interface ProbeGrid {
  from: Triple;
  step: Triple;
  count: Triple;
}

/** A floor that a set lays out: its edges, the width of its planks (0 for none), its linear colour. */
export interface Deck {
  x: readonly [number, number];
  z: readonly [number, number];
  planks: number;
  colour: Triple;
}

export interface RoomHeader {
  /** Half width in x, back and front in z, height in y. */
  room: { halfWidth: number; back: number; front: number; height: number };
  meshes: MeshEntry[];
  charts: Chart[];
  /** Irradiance that the brightest value of a mask means, per group. */
  scales: number[];
  /** Middle of the lamps of a group, for highlights and the shadow of the presenter. */
  lamps: Triple[];
  cameras: CameraPlace[];
  /** Lanterns whose light shows in the air; angles in degrees. */
  beams: { group: number; from: Triple; to: Triple; angle: number }[];
  /** The LED wall: its size, its lower edge and its place in z. */
  ledWall: { width: number; height: number; foot: number; z: number };
  probes: ProbeGrid;
  decks: Partial<Record<SetKey, Deck>>;
  /** Average colour of each picture on the LED wall, linear. */
  worlds: Partial<Record<SetKey, Triple>>;
}

/** Bytes of each vertex, one stream after the other; each stream starts at a multiple of four. */
export const streams = [
  /** Three coordinates, and the lamp group that makes it shine plus one, or 0. */
  { name: 'place', items: 4, type: Int16Array },
  { name: 'facing', items: 4, type: Int8Array },
  /** Colour as square roots, and gloss or brightness. */
  { name: 'paint', items: 4, type: Uint8Array },
  { name: 'lightA', items: 4, type: Uint8Array },
  { name: 'lightB', items: 4, type: Uint8Array },
] as const;

/** Screens and the figure have their own streams. */
export const screenStreams = [
  { name: 'place', items: 4, type: Int16Array },
  { name: 'picture', items: 2, type: Uint16Array },
] as const;
