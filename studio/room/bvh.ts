/** Triangles in a leaf at most. */
const LEAF = 4;
/** Nodes that wait while a ray descends; trees of a million triangles need about 40. */
const STACK = 64;

/** Bounding volume hierarchy over triangles, for rays that ask what they hit. */
export class Bvh {
  /** The triangle of the last `nearest`, its distance, and the weights of its second and third corner. */
  hit = { triangle: -1, distance: 0, u: 0, v: 0 };
  private readonly corners: Float32Array;
  private readonly order: Uint32Array;
  private readonly bounds: Float64Array;
  /** Per node: first triangle or right child, and the number of triangles (0 for inner nodes). */
  private readonly links: Int32Array;
  private nodes = 0;
  private readonly stack = new Int32Array(STACK);

  constructor(position: ArrayLike<number>, index: ArrayLike<number>) {
    const count = index.length / 3;
    this.corners = new Float32Array(count * 9);
    const centres = new Float32Array(count * 3);
    for (let t = 0; t < count; t += 1) {
      for (let c = 0; c < 9; c += 1) {
        const corner = index[t * 3 + Math.floor(c / 3)] as number;
        const value = position[corner * 3 + (c % 3)] as number;
        this.corners[t * 9 + c] = value;
        centres[t * 3 + (c % 3)] = (centres[t * 3 + (c % 3)] as number) + value / 3;
      }
    }
    this.order = Uint32Array.from({ length: count }, (_, i) => i);
    this.bounds = new Float64Array(count * 2 * 6);
    this.links = new Int32Array(count * 2 * 2);
    this.split(0, count, centres);
  }

  private split(start: number, end: number, centres: Float32Array): number {
    const node = this.nodes;
    this.nodes += 1;
    const low = [Infinity, Infinity, Infinity];
    const high = [-Infinity, -Infinity, -Infinity];
    for (let i = start; i < end; i += 1) {
      const t = (this.order[i] as number) * 9;
      for (let c = 0; c < 9; c += 1) {
        const value = this.corners[t + c] as number;
        low[c % 3] = Math.min(low[c % 3] as number, value);
        high[c % 3] = Math.max(high[c % 3] as number, value);
      }
    }
    this.bounds.set([...low, ...high], node * 6);
    if (end - start <= LEAF) {
      this.links.set([start, end - start], node * 2);
      return node;
    }
    const sizes = high.map((value, axis) => value - (low[axis] as number));
    const axis = sizes.indexOf(Math.max(...sizes));
    const at = (t: number) => centres[t * 3 + axis] as number;
    this.order.subarray(start, end).sort((a, b) => at(a) - at(b));
    const middle = (start + end) >> 1;
    this.split(start, middle, centres);
    this.links[node * 2] = this.split(middle, end, centres);
    return node;
  }

  /** Whether something lies between a point and `reach` times a direction from it. */
  blocked(o: readonly number[], d: readonly number[], reach: number): boolean {
    return this.walk(o, d, reach, true);
  }

  /** The first triangle on a ray, in `hit`. */
  nearest(o: readonly number[], d: readonly number[], reach: number): boolean {
    return this.walk(o, d, reach, false);
  }

  private walk(o: readonly number[], d: readonly number[], reach: number, any: boolean): boolean {
    const { stack, bounds, links, order } = this;
    const ox = o[0] as number;
    const oy = o[1] as number;
    const oz = o[2] as number;
    const dx = d[0] as number;
    const dy = d[1] as number;
    const dz = d[2] as number;
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let best = reach;
    let found = false;
    let top = 1;
    stack[0] = 0;
    while (top > 0) {
      top -= 1;
      const node = stack[top] as number;
      const b = node * 6;
      const x0 = ((bounds[b] as number) - ox) * ix;
      const x1 = ((bounds[b + 3] as number) - ox) * ix;
      const y0 = ((bounds[b + 1] as number) - oy) * iy;
      const y1 = ((bounds[b + 4] as number) - oy) * iy;
      const z0 = ((bounds[b + 2] as number) - oz) * iz;
      const z1 = ((bounds[b + 5] as number) - oz) * iz;
      const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0);
      const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), best);
      if (near > far) continue;
      const count = links[node * 2 + 1] as number;
      const link = links[node * 2] as number;
      if (count === 0) {
        stack[top] = link;
        stack[top + 1] = node + 1;
        top += 2;
        continue;
      }
      for (let i = link; i < link + count; i += 1) {
        const t = order[i] as number;
        const distance = this.meet(t, ox, oy, oz, dx, dy, dz, best, any);
        if (distance < 0) continue;
        if (any) return true;
        best = distance;
        found = true;
      }
    }
    return found;
  }

  /** Distance to a triangle if it is less than `best`, otherwise -1 (Möller and Trumbore, 1997). */
  private meet(
    t: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    best: number,
    any: boolean,
  ): number {
    const c = this.corners;
    const i = t * 9;
    const ax = c[i] as number;
    const ay = c[i + 1] as number;
    const az = c[i + 2] as number;
    const e1x = (c[i + 3] as number) - ax;
    const e1y = (c[i + 4] as number) - ay;
    const e1z = (c[i + 5] as number) - az;
    const e2x = (c[i + 6] as number) - ax;
    const e2y = (c[i + 7] as number) - ay;
    const e2z = (c[i + 8] as number) - az;
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const det = e1x * px + e1y * py + e1z * pz;
    if (Math.abs(det) < 1e-12) return -1;
    const sx = ox - ax;
    const sy = oy - ay;
    const sz = oz - az;
    const u = (sx * px + sy * py + sz * pz) / det;
    if (u < 0 || u > 1) return -1;
    const qx = sy * e1z - sz * e1y;
    const qy = sz * e1x - sx * e1z;
    const qz = sx * e1y - sy * e1x;
    const v = (dx * qx + dy * qy + dz * qz) / det;
    if (v < 0 || u + v > 1) return -1;
    const distance = (e2x * qx + e2y * qy + e2z * qz) / det;
    if (distance <= 1e-4 || distance >= best) return -1;
    if (!any) this.hit = { triangle: t, distance, u, v };
    return distance;
  }
}
