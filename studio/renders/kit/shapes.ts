import {
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  type Object3D,
  PlaneGeometry,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Point } from '../engine/shot.ts';

/** A mesh that casts and receives shadows. */
export function mesh(geometry: BufferGeometry, material: Material): Mesh {
  const model = new Mesh(geometry, material);
  model.castShadow = true;
  model.receiveShadow = true;
  return model;
}

/** Places an object, rotated about the vertical by degrees, and returns it. */
export function at<T extends Object3D>(object: T, x: number, y: number, z: number, turn = 0): T {
  object.position.set(x, y, z);
  object.rotation.y = (turn * Math.PI) / 180;
  return object;
}

/** Turns an object by degrees about its three axes. */
export function turned<T extends Object3D>(object: T, x: number, y = 0, z = 0): T {
  object.rotation.set((x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180);
  return object;
}

export function group(...parts: (Object3D | null | undefined)[]): Group {
  const model = new Group();
  for (const part of parts) if (part) model.add(part);
  return model;
}

/** Box with rounded edges, centred; `round` in metres. */
export function box(
  width: number,
  height: number,
  depth: number,
  material: Material,
  round = Math.min(width, height, depth) * 0.12,
): Mesh {
  const radius = Math.min(round, Math.min(width, height, depth) * 0.49);
  return mesh(new RoundedBoxGeometry(width, height, depth, 3, radius), material);
}

/** Upright cylinder with a small bevel, centred at its foot. */
export function cylinder(
  radius: number,
  height: number,
  material: Material,
  top = radius,
  bevel = Math.min(radius, top, height) * 0.08,
): Mesh {
  return lathe(
    [
      [0, 0],
      [radius - bevel, 0],
      [radius, bevel],
      [top, height - bevel],
      [top - bevel, height],
      [0, height],
    ],
    material,
    56,
  );
}

/** Rod between two points. */
export function rod(
  from: Point,
  to: Point,
  radius: number,
  material: Material,
  end = radius,
): Mesh {
  const a = new Vector3(...from);
  const b = new Vector3(...to);
  const model = mesh(
    new CylinderGeometry(end, radius, a.distanceTo(b), radius > 0.1 ? 96 : 16),
    material,
  );
  model.position.copy(a).lerp(b, 0.5);
  model.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), b.sub(a).normalize());
  return model;
}

/** Body of revolution from [radius, height] pairs. */
export function lathe(profile: [number, number][], material: Material, sides = 48): Mesh {
  const model = mesh(
    new LatheGeometry(
      profile.map(([r, y]) => new Vector2(Math.max(r, 0.0001), y)),
      sides,
    ),
    material,
  );
  return model;
}

/** Body of revolution through a smooth curve of [radius, height] pairs. */
export function smoothLathe(
  profile: [number, number][],
  material: Material,
  steps = 48,
  sides = 48,
): Mesh {
  const curve = new CatmullRomCurve3(profile.map(([r, y]) => new Vector3(r, y, 0)));
  return lathe(
    curve.getPoints(steps).map((p) => [p.x, p.y] as [number, number]),
    material,
    sides,
  );
}

/** Hose through points: cables, handles, stems. */
export function hose(points: Point[], radius: number, material: Material, steps = 64): Mesh {
  const curve = new CatmullRomCurve3(points.map((p) => new Vector3(...p)));
  return mesh(new TubeGeometry(curve, steps, radius, 10), material);
}

/** Upright plane whose front looks to +Z, centred. */
export function plane(width: number, height: number, material: Material): Mesh {
  return mesh(new PlaneGeometry(width, height), material);
}

/** Rounded rectangle as an outline, centred. */
export function roundedShape(width: number, height: number, radius: number): Shape {
  const shape = new Shape();
  const [x, y] = [width / 2, height / 2];
  shape.moveTo(-x + radius, -y);
  shape.lineTo(x - radius, -y);
  shape.absarc(x - radius, -y + radius, radius, -Math.PI / 2, 0);
  shape.lineTo(x, y - radius);
  shape.absarc(x - radius, y - radius, radius, 0, Math.PI / 2);
  shape.lineTo(-x + radius, y);
  shape.absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI);
  shape.lineTo(-x, -y + radius);
  shape.absarc(-x + radius, -y + radius, radius, Math.PI, Math.PI * 1.5);
  return shape;
}

/** Slab with round corners and bevelled edges lying in the XY plane, front at +Z, centred. */
export function slab(
  width: number,
  height: number,
  depth: number,
  corner: number,
  material: Material,
  bevel = Math.min(depth * 0.3, 0.006),
): Mesh {
  const geometry = new ExtrudeGeometry(
    roundedShape(width - bevel * 2, height - bevel * 2, Math.max(0.001, corner - bevel)),
    {
      depth: depth - bevel * 2,
      bevelSize: bevel,
      bevelThickness: bevel,
      bevelSegments: 3,
      curveSegments: 12,
    },
  );
  geometry.translate(0, 0, -depth / 2 + bevel);
  return mesh(geometry, material);
}
