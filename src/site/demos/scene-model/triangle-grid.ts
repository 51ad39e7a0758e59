import { Box3, type BufferAttribute, type Mesh, type Ray, Vector3 } from 'three';

/** Cells along each side of a mesh. */
const CELLS = 12;

interface Cell {
  /** Around its triangles, which may be larger than a cell. */
  box: Box3;
  /** Where the nine numbers of each triangle begin. */
  triangles: number[];
}

/** The triangles of a mesh by cells of the space, so that a ray is compared with few of them. */
export class TriangleGrid {
  /** Corners of all triangles in the scene, three numbers each. */
  readonly #corners: Float32Array;
  readonly #cells: Cell[];

  constructor({ geometry, matrixWorld }: Mesh) {
    const { index } = geometry;
    const position = geometry.attributes.position as BufferAttribute;
    const { count } = index ?? position;
    const corners = new Float32Array(count * 3);
    const whole = new Box3();
    const corner = new Vector3();
    for (let at = 0; at < count; at += 1) {
      corner.fromBufferAttribute(position, index ? index.getX(at) : at).applyMatrix4(matrixWorld);
      corner.toArray(corners, at * 3);
      whole.expandByPoint(corner);
    }
    this.#corners = corners;
    this.#cells = cellsOf(corners, whole);
  }

  /** Metres to the first triangle on a ray; infinite if there is none. */
  meet(ray: Ray): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { box, triangles } of this.#cells) {
      if (!ray.intersectsBox(box)) continue;
      for (const at of triangles) {
        a.fromArray(this.#corners, at);
        b.fromArray(this.#corners, at + 3);
        c.fromArray(this.#corners, at + 6);
        if (ray.intersectTriangle(a, b, c, false, met))
          nearest = Math.min(nearest, met.distanceTo(ray.origin));
      }
    }
    return nearest;
  }
}

// Made once: a ray is compared with thousands of triangles.
const [a, b, c, met] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];

function cellsOf(corners: Float32Array, { min, max }: Box3): Cell[] {
  const cells = new Map<number, Cell>();
  const sides = max.clone().sub(min).toArray();
  const starts = min.toArray();
  const corner = new Vector3();
  for (let at = 0; at + 9 <= corners.length; at += 9) {
    let key = 0;
    for (let axis = 0; axis < 3; axis += 1) {
      const share = ((corners[at + axis] ?? 0) - (starts[axis] ?? 0)) / (sides[axis] || 1);
      key = key * CELLS + Math.min(CELLS - 1, Math.floor(share * CELLS));
    }
    const cell = cells.get(key) ?? { box: new Box3(), triangles: [] };
    cells.set(key, cell);
    cell.triangles.push(at);
    for (let i = 0; i < 9; i += 3) cell.box.expandByPoint(corner.fromArray(corners, at + i));
  }
  return [...cells.values()];
}
