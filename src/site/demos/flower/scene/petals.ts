/** The petals of a seed: numbers that never change, from which the shader moves them. */
import { PRESENTER } from './camera.ts';

/** Petals at full density. */
export const MOST_PETALS = 20_000;

/** Layers from the back to the camera. The presenter is between the first two. */
export const layers = ['far', 'middle', 'near'] as const;
export type Layer = (typeof layers)[number];

/** Fates up to this lie on the stage; the rest of the range is how a petal falls. */
export const RESTING = 0.07;
/** Shares of the petals in the air that are far or near. */
const FAR_SHARE = 0.42;
const NEAR_SHARE = 0.03;
/** Depths of the layers in metres. */
export const DEPTHS: Readonly<Record<Layer, readonly [number, number]>> = {
  far: [-3.3, -1.35],
  middle: [-0.8, 1.7],
  near: [2.9, 3.9],
};
/** Width of the air in metres, centred on the presenter, and its height from the floor's level down. */
export const AIR = { width: 10, height: 4.7, bottom: -0.25, centre: 0.9 } as const;
/**
 * Share of the air's cross-section that near petals take: the picture shows a part of it, in which
 * they stay below the product's limit of 5 %.
 */
const NEAR_COVER = 0.008;
/** Half the length of a petal of size 1 in metres, and the share of its square that it fills. */
export const PETAL_RADIUS = 0.036;
export const FILL = 0.5;

/** Values per petal: x, y, z, size; phase, pace, turn, tilt; kind, tint, fate, lag. Each 0 to 1. */
export const VALUES = 12;
const Z = 2;
const SIZE = 3;
const TURN = 6;
/** Index of the value that says whether a petal rests, and how it falls otherwise. */
const FATE = 10;
const LAG = 11;

/** Random numbers from 0 to 1 that are the same in every browser (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The petals of each layer as 16-bit values, farthest first: they are blended in this order.
 * More petals of the same seed add to those before. `scale` is the size of petals: it decides how
 * many near ones fit into their share of the picture.
 */
export function makePetals(
  seed: number,
  count: number,
  scale = 1,
): Readonly<Record<Layer, Uint16Array>> {
  const random = randomOf(seed);
  const values = Uint16Array.from({ length: count * VALUES }, () => random() * 65_536);
  const shareOf = (petal: number, index: number) =>
    (values[petal * VALUES + index] as number) / 65_536;
  const depths = new Float32Array(count);
  const found: Record<Layer, number[]> = { far: [], middle: [], near: [] };
  let cover = 0;
  for (let i = 0; i < count; i += 1) {
    const layer = layerOf(shareOf(i, FATE), shareOf(i, 0), shareOf(i, Z), shareOf(i, LAG));
    depths[i] = depthOf(shareOf(i, FATE), shareOf(i, 0), shareOf(i, Z), layer);
    if (layer === 'near') {
      cover += coverOf(shareOf(i, SIZE), scale);
      if (cover > NEAR_COVER) continue;
    }
    found[layer].push(i);
  }
  const packed = (layer: Layer) => {
    const out = new Uint16Array(found[layer].length * VALUES);
    found[layer]
      .sort((a, b) => (depths[a] as number) - (depths[b] as number))
      .forEach((petal, index) => {
        out.set(values.subarray(petal * VALUES, (petal + 1) * VALUES), index * VALUES);
      });
    return out;
  };
  return { far: packed('far'), middle: packed('middle'), near: packed('near') };
}

/** Seed of the petals in bursts: the same for all. */
const BURST_SEED = 7;

/**
 * The petals of bursts, each with its number as its fate, farthest first. All bursts have the same
 * ones, so that petals stay what they are when another burst begins or ends.
 */
export function burstPetals(bursts: number, count: number): Uint16Array {
  const random = randomOf(BURST_SEED);
  const petals = Array.from({ length: count }, (_, number) => {
    const values = Uint16Array.from({ length: VALUES }, () => random() * 65_536);
    values[FATE] = ((number + 0.5) / count) * 65_535;
    return values;
  }).sort((a, b) => (a[TURN] as number) - (b[TURN] as number));
  const burst = petals.flatMap((values) => [...values]);
  return Uint16Array.from(Array.from({ length: bursts }, () => burst).flat());
}

/** The share of the near layer is taken from the lag's lowest digits, which nothing else shows. */
function layerOf(fate: number, u: number, v: number, lag: number): Layer {
  if (fate < RESTING) return restingPlace(u, v).z < PRESENTER.z ? 'far' : 'middle';
  const share = (lag * 256) % 1;
  if (share < NEAR_SHARE) return 'near';
  return share < NEAR_SHARE + FAR_SHARE ? 'far' : 'middle';
}

function depthOf(fate: number, u: number, v: number, layer: Layer): number {
  if (fate < RESTING) return restingPlace(u, v).z;
  const [back, front] = DEPTHS[layer];
  return back + v * (front - back);
}

/** Radius in metres around the presenter within which petals lie on the stage. */
export const RESTING_RADIUS = 3.6;

/** Where a resting petal lies: evenly over a disc. */
export function restingPlace(u: number, v: number): { x: number; z: number } {
  const angle = 2 * Math.PI * u;
  const radius = 0.35 + Math.sqrt(v) * (RESTING_RADIUS - 0.35);
  return {
    x: AIR.centre + Math.cos(angle) * radius,
    z: PRESENTER.z + Math.sin(angle) * radius,
  };
}

/** Share of the air's cross-section that a petal covers when it faces the camera. */
function coverOf(size: number, scale: number): number {
  return (FILL * sideOf(size, scale) ** 2) / (AIR.width * AIR.height);
}

/** Length of a petal in metres; `size` is its own value, `scale` that of all. */
export function sideOf(size: number, scale: number): number {
  return 2 * PETAL_RADIUS * scale * (0.7 + 0.6 * size);
}
