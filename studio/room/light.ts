import { lampGroups, type Triple } from '../../src/site/demos/live-room/room-file.ts';
import { Bvh } from './bvh.ts';
import type { Surface } from './collect.ts';
import type { Emitter } from './lamps.ts';

const GROUPS = lampGroups.length;
/** Surfaces see lamps from a little above themselves, in metres. */
const OFFSET = 0.008;
/** The plastic number and its square: offsets that spread points evenly over a square. */
const R2 = [0.7548776662466927, 0.5698402909980532] as const;

/** Places on each lamp that rays choose from. */
const PLACES = 61;

/** Light of every group at the vertices of a scene, for the light that surfaces give on. */
export class LightField {
  private readonly bvh: Bvh;
  /** Corners of the triangles that stop light. */
  private readonly solid: number[];
  private readonly surface: Surface;
  private readonly lamps: readonly (Emitter & { places: readonly Triple[] })[];
  /** Irradiance per vertex and group. */
  private readonly radiant: Float32Array;

  constructor(surface: Surface, lamps: readonly Emitter[]) {
    this.surface = surface;
    this.lamps = lamps.map((lamp) => ({
      ...lamp,
      places: Array.from({ length: PLACES }, (_, i) =>
        lamp.place((i * R2[0]) % 1, (i * R2[1]) % 1),
      ),
    }));
    // Things that shine must not stop the light that leaves them.
    this.solid = surface.index.filter((_, i) => {
      const corner = surface.index[i - (i % 3)] as number;
      return surface.shines[corner] === 0;
    });
    this.bvh = new Bvh(surface.position, this.solid);
    this.radiant = new Float32Array((surface.position.length / 3) * GROUPS);
  }

  /**
   * Lights the vertices directly, then once more from each other. `known` is the light of the first
   * vertices, where another set has lit them already.
   */
  settle(known: Float32Array = new Float32Array()): void {
    const first = known.length / GROUPS;
    this.radiant.set(known);
    const direct = this.overVertices(first, (o, n, seed) => this.direct(o, n, seed, 0.6));
    this.radiant.set(direct, known.length);
    const bounced = this.overVertices(first, (o, n, seed) => this.indirect(o, n, seed, 20));
    this.radiant.set(
      bounced.map((value, i) => value + (direct[i] as number)),
      known.length,
    );
  }

  private overVertices(
    first: number,
    light: (o: number[], n: number[], seed: number) => Float64Array,
  ): Float32Array {
    const { position, normal } = this.surface;
    const count = position.length / 3;
    const made = new Float32Array((count - first) * GROUPS);
    for (let i = first; i < count; i += 1) {
      const [from, to] = [i * 3, i * 3 + 3];
      made.set(light(position.slice(from, to), normal.slice(from, to), i), (i - first) * GROUPS);
    }
    return made;
  }

  /** Light at a vertex after `settle`. */
  ofVertex(i: number): Float32Array {
    return this.radiant.subarray(i * GROUPS, (i + 1) * GROUPS);
  }

  /** Irradiance of each group at a point, with two bounces. */
  at(
    point: readonly number[],
    normal: readonly number[],
    seed: number,
    quality: number,
  ): Float64Array {
    const sum = this.direct(point, normal, seed, quality);
    this.indirect(point, normal, seed, 20 * quality).forEach((value, g) => {
      sum[g] = (sum[g] as number) + value;
    });
    return sum;
  }

  private direct(
    point: readonly number[],
    normal: readonly number[],
    seed: number,
    quality: number,
  ): Float64Array {
    const sum = new Float64Array(GROUPS);
    const o = [0, 1, 2].map((c) => (point[c] as number) + (normal[c] as number) * OFFSET);
    const d = [0, 0, 0];
    const start = (seed * 37) % PLACES;
    for (const { group, samples, places, candela, axis } of this.lamps) {
      const count = Math.ceil(samples * quality);
      for (let s = 0; s < count; s += 1) {
        const lamp = places[(start + s) % PLACES] as Triple;
        let square = 0;
        for (let c = 0; c < 3; c += 1) {
          d[c] = (lamp[c] as number) - (o[c] as number);
          square += (d[c] as number) ** 2;
        }
        const distance = Math.sqrt(square);
        let cosine = 0;
        let turned = 0;
        for (let c = 0; c < 3; c += 1) {
          d[c] = (d[c] as number) / distance;
          cosine += (d[c] as number) * (normal[c] as number);
          turned -= (d[c] as number) * (axis?.[c] ?? 0);
        }
        if (cosine <= 0) continue;
        const light = (candela(turned) * cosine) / Math.max(square, 0.01) / count;
        if (light < 1e-6 || this.bvh.blocked(o, d, distance - OFFSET)) continue;
        sum[group] = (sum[group] as number) + light;
      }
    }
    return sum;
  }

  /** Light that other surfaces give on: `count` rays over the hemisphere by the cosine law. */
  private indirect(
    point: readonly number[],
    normal: readonly number[],
    seed: number,
    count: number,
  ): Float64Array {
    const sum = new Float64Array(GROUPS);
    const o = [0, 1, 2].map((c) => (point[c] as number) + (normal[c] as number) * OFFSET);
    const [nx, ny, nz] = normal as [number, number, number];
    // Two directions across the normal (Duff et al., 2017).
    const sign = nz < 0 ? -1 : 1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    const t = [1 + sign * nx * nx * a, sign * b, -sign * nx];
    const s = [b, sign + ny * ny * a, -ny];
    const d = [0, 0, 0];
    const [startU, startV] = [(seed * R2[1] * 7.1) % 1, (seed * R2[0] * 17.9) % 1];
    for (let k = 0; k < count; k += 1) {
      const u = (startU + k * R2[0]) % 1;
      const angle = ((startV + k * R2[1]) % 1) * Math.PI * 2;
      const r = Math.sqrt(u);
      const [x, y, z] = [Math.cos(angle) * r, Math.sin(angle) * r, Math.sqrt(1 - u)];
      for (let c = 0; c < 3; c += 1) {
        d[c] = (t[c] as number) * x + (s[c] as number) * y + ((normal[c] as number) || 0) * z;
      }
      if (!this.bvh.nearest(o, d, 20)) continue;
      const { triangle, u: wu, v: wv } = this.bvh.hit;
      const weights = [1 - wu - wv, wu, wv];
      for (let corner = 0; corner < 3; corner += 1) {
        const vertex = this.solid[triangle * 3 + corner] as number;
        const { paint } = this.surface;
        // One grey for the colour of what gives the light on: masks have no colour.
        const grey =
          ((paint[vertex * 4] as number) +
            (paint[vertex * 4 + 1] as number) +
            (paint[vertex * 4 + 2] as number)) /
          3;
        const share = ((weights[corner] as number) * grey) / count;
        for (let g = 0; g < GROUPS; g += 1) {
          sum[g] = (sum[g] as number) + share * (this.radiant[vertex * GROUPS + g] as number);
        }
      }
    }
    return sum;
  }
}
