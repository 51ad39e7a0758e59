import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import type { Point } from '../engine/shot.ts';

/** Distance in metres to a body's surface; below zero inside. */
export type Body = (x: number, y: number, z: number) => number;

export const ellipsoid = ([cx, cy, cz]: Point, [rx, ry, rz]: Point): Body => {
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    const k0 = Math.hypot(px / rx, py / ry, pz / rz);
    const k1 = Math.hypot(px / (rx * rx), py / (ry * ry), pz / (rz * rz));
    return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  };
};

/** Limb between two points with a radius at each end. */
export const limb = ([ax, ay, az]: Point, [bx, by, bz]: Point, ra: number, rb = ra): Body => {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const length = dx * dx + dy * dy + dz * dz || 1e-9;
  return (x, y, z) => {
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / length));
    return Math.hypot(x - ax - dx * t, y - ay - dy * t, z - az - dz * t) - (ra + (rb - ra) * t);
  };
};

export const roundBox = ([cx, cy, cz]: Point, [hx, hy, hz]: Point, round: number): Body => {
  return (x, y, z) => {
    const qx = Math.abs(x - cx) - hx + round;
    const qy = Math.abs(y - cy) - hy + round;
    const qz = Math.abs(z - cz) - hz + round;
    return (
      Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) +
      Math.min(Math.max(qx, qy, qz), 0) -
      round
    );
  };
};

/** Union whose joints are filleted by `k` metres. */
export const blend = (k: number, ...bodies: Body[]): Body => {
  return (x, y, z) => {
    let d = 10;
    for (const body of bodies) {
      const e = body(x, y, z);
      const h = Math.max(k - Math.abs(d - e), 0) / k;
      d = Math.min(d, e) - h * h * k * 0.25;
    }
    return d;
  };
};

/** What of `body` is outside `tool`, with an edge rounded by `k`. */
export const carve = (body: Body, tool: Body, k = 0.01): Body => {
  return (x, y, z) => {
    const a = body(x, y, z);
    const b = -tool(x, y, z);
    const h = Math.max(k - Math.abs(a - b), 0) / k;
    return Math.max(a, b) + h * h * k * 0.25;
  };
};

function lattice(x: number, y: number, z: number): number {
  let h = (x * 374761393 + y * 668265263 + z * 2147483647) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)];
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  const row = (b: number, c: number) =>
    mix(lattice(i, j + b, k + c), lattice(i + 1, j + b, k + c), u);
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w);
}

/** Lays a body in soft folds: `height` of a fold in metres, `scale` folds per metre on each axis. */
export const folded = (body: Body, height: number, [sx, sy, sz]: Point): Body => {
  return (x, y, z) => {
    const d = body(x, y, z);
    if (d > 0.08 || d < -0.08) return d;
    const n = 1 - Math.abs(noise(x * sx, y * sy, z * sz) * 2 - 1);
    const m = noise(x * sx * 2.3 + 9, y * sy * 2.3, z * sz * 2.3);
    return d - height * (n * n * 0.8 + m * 0.3 - 0.4);
  };
};

/** Skin of a body as triangles (surface nets). `cell` is the fineness in metres. */
export function skin(body: Body, low: Point, high: Point, cell: number): BufferGeometry {
  const size = low.map((v, i) => Math.ceil(((high[i] as number) - v) / cell) + 2) as Point;
  const [nx, ny, nz] = size;
  const field = new Float32Array(nx * ny * nz).fill(1);
  const index = (i: number, j: number, k: number) => i + nx * (j + ny * k);
  const point = (i: number, j: number, k: number): Point => [
    low[0] + i * cell,
    low[1] + j * cell,
    low[2] + k * cell,
  ];
  const block = 8;
  const active: Point[] = [];
  for (let k = 0; k < nz; k += block) {
    for (let j = 0; j < ny; j += block) {
      for (let i = 0; i < nx; i += block) {
        const d = body(...point(i + block / 2, j + block / 2, k + block / 2));
        if (Math.abs(d) > block * cell * 1.25 + cell * 2) continue;
        active.push([i, j, k]);
        for (let c = k; c <= Math.min(k + block, nz - 1); c += 1) {
          for (let b = j; b <= Math.min(j + block, ny - 1); b += 1) {
            for (let a = i; a <= Math.min(i + block, nx - 1); a += 1) {
              field[index(a, b, c)] = body(...point(a, b, c));
            }
          }
        }
      }
    }
  }
  const vertices: number[] = [];
  const known = new Map<number, number>();
  const value = (i: number, j: number, k: number) => field[index(i, j, k)] as number;
  const vertex = (i: number, j: number, k: number): number => {
    const id = index(i, j, k);
    const found = known.get(id);
    if (found !== undefined) return found;
    let [x, y, z, n] = [0, 0, 0, 0];
    for (let e = 0; e < 12; e += 1) {
      const axis = e >> 2;
      const [u, v] = [e & 1, (e >> 1) & 1];
      const start = axis === 0 ? [0, u, v] : axis === 1 ? [u, 0, v] : [u, v, 0];
      const [a, b, c] = start as Point;
      const from = value(i + a, j + b, k + c);
      const to = value(
        i + a + (axis === 0 ? 1 : 0),
        j + b + (axis === 1 ? 1 : 0),
        k + c + (axis === 2 ? 1 : 0),
      );
      if (from < 0 === to < 0) continue;
      const t = from / (from - to);
      x += a + (axis === 0 ? t : 0);
      y += b + (axis === 1 ? t : 0);
      z += c + (axis === 2 ? t : 0);
      n += 1;
    }
    const model = vertices.length / 3;
    const [px, py, pz] = point(i + x / n, j + y / n, k + z / n);
    vertices.push(px, py, pz);
    known.set(id, model);
    return model;
  };
  const faces: number[] = [];
  const done = new Set<number>();
  for (const [bi, bj, bk] of active) {
    for (let k = Math.max(1, bk); k < Math.min(bk + block, nz - 2); k += 1) {
      for (let j = Math.max(1, bj); j < Math.min(bj + block, ny - 2); j += 1) {
        for (let i = Math.max(1, bi); i < Math.min(bi + block, nx - 2); i += 1) {
          const here = value(i, j, k);
          for (let axis = 0; axis < 3; axis += 1) {
            const there = value(
              i + (axis === 0 ? 1 : 0),
              j + (axis === 1 ? 1 : 0),
              k + (axis === 2 ? 1 : 0),
            );
            if (here < 0 === there < 0) continue;
            const id = index(i, j, k) * 3 + axis;
            if (done.has(id)) continue;
            done.add(id);
            const around = (p: number, q: number): number =>
              axis === 0
                ? vertex(i, j - p, k - q)
                : axis === 1
                  ? vertex(i - q, j, k - p)
                  : vertex(i - p, j - q, k);
            const quad = [around(1, 1), around(0, 1), around(0, 0), around(1, 0)] as const;
            const [a, b, c, d] =
              here < 0 ? quad : ([...quad].reverse() as [number, number, number, number]);
            faces.push(a, b, c, a, c, d);
          }
        }
      }
    }
  }
  const normals = new Float32Array(vertices.length);
  const normal = new Vector3();
  const e = cell * 0.6;
  for (let v = 0; v < vertices.length; v += 3) {
    const [x, y, z] = [vertices[v] as number, vertices[v + 1] as number, vertices[v + 2] as number];
    normal
      .set(
        body(x + e, y, z) - body(x - e, y, z),
        body(x, y + e, z) - body(x, y - e, z),
        body(x, y, z + e) - body(x, y, z - e),
      )
      .normalize()
      .toArray(normals, v);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(vertices), 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  const uv = new Float32Array((vertices.length / 3) * 2);
  for (let v = 0; v < uv.length / 2; v += 1) {
    uv[v * 2] = Math.atan2(vertices[v * 3] as number, vertices[v * 3 + 2] as number) / 6.283;
    uv[v * 2 + 1] = vertices[v * 3 + 1] as number;
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  geometry.setIndex(faces);
  return geometry;
}
