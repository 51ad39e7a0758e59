import {
  Box3,
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

/** A box with chamfered edges: 24 corners whose normals look straight ahead, so that edges shade round. */
function chamferedBox(size: Vector3, radius: number): BufferGeometry {
  const half = size.clone().multiplyScalar(0.5);
  const position: number[] = [];
  const normal: number[] = [];
  for (let corner = 0; corner < 8; corner += 1) {
    const sign = [corner & 1 ? 1 : -1, corner & 2 ? 1 : -1, corner & 4 ? 1 : -1];
    for (let axis = 0; axis < 3; axis += 1) {
      for (let i = 0; i < 3; i += 1) {
        const reach = half.getComponent(i) - (i === axis ? 0 : radius);
        position.push((sign[i] as number) * reach);
        normal.push(i === axis ? (sign[i] as number) : 0);
      }
    }
  }
  const index: number[] = [];
  const add = (corners: number[]) => {
    const [a, b, c] = corners.map((at) => new Vector3().fromArray(position, at * 3)) as [
      Vector3,
      Vector3,
      Vector3,
    ];
    const faces = b.clone().sub(a).cross(c.clone().sub(a)).dot(a.clone().add(b).add(c)) > 0;
    const order = faces ? corners : [...corners].reverse();
    for (let i = 2; i < order.length; i += 1) {
      index.push(order[0] as number, order[i - 1] as number, order[i] as number);
    }
  };
  const at = (corner: number, axis: number) => corner * 3 + axis;
  for (let axis = 0; axis < 3; axis += 1) {
    const [p, q] = [1 << ((axis + 1) % 3), 1 << ((axis + 2) % 3)];
    for (const side of [0, 1 << axis]) {
      add([side, side + p, side + p + q, side + q].map((corner) => at(corner, axis)));
    }
    // The chamfers along this axis join the faces of the two other axes.
    const [j, k] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const base of [0, p, q, p + q]) {
      const end = base + (1 << axis);
      add([at(base, j), at(base, k), at(end, k), at(end, j)]);
    }
  }
  for (let corner = 0; corner < 8; corner += 1) add([at(corner, 0), at(corner, 1), at(corner, 2)]);
  return indexed(position, normal, index);
}

function indexed(position: number[], normal: number[], index: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3));
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normal), 3));
  geometry.setIndex(index);
  return geometry;
}

/** The same shape from fewer sides; shapes that it does not know stay as they are. */
function fewer(geometry: BufferGeometry): BufferGeometry {
  const size = new Box3()
    .setFromBufferAttribute(geometry.attributes.position as BufferAttribute)
    .getSize(new Vector3());
  const widest = Math.max(size.x, size.y, size.z);
  const sides = widest > 1 ? 28 : widest > 0.25 ? 18 : widest > 0.07 ? 12 : 8;
  if (geometry.type === 'RoundedBoxGeometry') {
    const { radius } = (geometry as BufferGeometry & { parameters: { radius: number } }).parameters;
    const smallest = Math.min(size.x, size.y, size.z);
    return smallest < 0.012 || widest < 0.05
      ? new BoxGeometry(size.x, size.y, size.z)
      : chamferedBox(size, Math.min(radius, smallest * 0.45));
  }
  if (geometry instanceof LatheGeometry) {
    const { points } = geometry.parameters;
    const few =
      points.length > 14 ? points.filter((_, i) => i % 4 === 0 || i === points.length - 1) : points;
    return new LatheGeometry(few, sides);
  }
  if (geometry instanceof CylinderGeometry) {
    const { radiusTop, radiusBottom, height, openEnded } = geometry.parameters;
    const thick = Math.max(radiusTop, radiusBottom);
    const around = thick > 0.1 ? 20 : thick > 0.02 ? 8 : 5;
    return new CylinderGeometry(
      radiusTop,
      radiusBottom,
      height,
      around,
      1,
      openEnded || thick < 0.02,
    );
  }
  if (geometry instanceof TubeGeometry) {
    const { path, tubularSegments, radius, closed } = geometry.parameters;
    return new TubeGeometry(path, Math.ceil(tubularSegments / 3), radius, 5, closed);
  }
  if (geometry instanceof ExtrudeGeometry) {
    const { shapes, options } = geometry.parameters;
    return new ExtrudeGeometry(shapes, { ...options, bevelSegments: 1, curveSegments: 4 });
  }
  if (geometry instanceof SphereGeometry) {
    const { radius } = geometry.parameters;
    return new SphereGeometry(radius, sides, Math.ceil(sides / 2));
  }
  return geometry;
}

/** A light copy of a model's geometry with position and normal only, in the box of the original. */
export function lighten(geometry: BufferGeometry): BufferGeometry {
  const made = fewer(geometry).clone();
  for (const name of Object.keys(made.attributes)) {
    if (name !== 'position' && name !== 'normal') made.deleteAttribute(name);
  }
  const box = (one: BufferGeometry) =>
    new Box3().setFromBufferAttribute(one.attributes.position as BufferAttribute);
  // Parts may have been moved after they were made.
  const shift = box(geometry).getCenter(new Vector3()).sub(box(made).getCenter(new Vector3()));
  made.translate(shift.x, shift.y, shift.z);
  return mergeVertices(made, 1e-4);
}
