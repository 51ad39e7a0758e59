import {
  AdditiveBlending,
  type BufferGeometry,
  Color,
  InstancedMesh,
  type Material,
  Matrix3,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three';
import type { LampGroup } from '../../src/site/demos/live-room/room-file.ts';
import { lighten } from './lighten.ts';
import { groupIndex } from './plan.ts';

/** Edges of lit surfaces are at most this long, in metres, so that light can change along them. */
const LONGEST_EDGE = 0.34;

/** Triangles with the paint of each vertex: linear colour, gloss, and the group that makes it shine. */
export interface Surface {
  position: number[];
  normal: number[];
  /** Red, green, blue and gloss; for things that shine their brightness in the place of gloss. */
  paint: number[];
  /** Index of the lamp group plus one, or 0. */
  shines: number[];
  index: number[];
}

/** Screens of one name, with their place in the picture they show. */
export interface Screen {
  name: string;
  position: number[];
  uv: number[];
  index: number[];
}

export const emptySurface = (): Surface => ({
  position: [],
  normal: [],
  paint: [],
  shines: [],
  index: [],
});

/** Merges a model into one surface; screens are collected apart. */
export function collect(model: Object3D): { surface: Surface; screens: Screen[] } {
  model.updateMatrixWorld(true);
  const surface = emptySurface();
  const screens: Screen[] = [];
  model.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const material = object.material as Material;
    if (material.blending === AdditiveBlending) return;
    const name = screenName(material);
    const places =
      object instanceof InstancedMesh
        ? Array.from({ length: object.count }, (_, i) => {
            const place = new Matrix4();
            object.getMatrixAt(i, place);
            return place.premultiply(object.matrixWorld);
          })
        : [object.matrixWorld];
    for (const place of places) {
      if (name) screens.push(screenOf(name, object.geometry, place));
      else append(surface, lighten(object.geometry), place, paintOf(material), groupOf(object));
    }
  });
  return { surface, screens };
}

function screenName(material: Material): string | undefined {
  const { image } = (material as MeshBasicMaterial).map ?? {};
  return image instanceof HTMLCanvasElement ? image.dataset.screen : undefined;
}

function screenOf(name: string, geometry: BufferGeometry, place: Matrix4): Screen {
  const { position, uv } = geometry.attributes;
  const made: Screen = { name, position: [], uv: [], index: [...(geometry.index?.array ?? [])] };
  for (let i = 0; position && uv && i < position.count; i += 1) {
    made.position.push(
      ...new Vector3().fromBufferAttribute(position, i).applyMatrix4(place).toArray(),
    );
    made.uv.push(uv.getX(i), uv.getY(i));
  }
  return made;
}

/** The group of the nearest marked parent; unmarked things that shine belong to the practicals. */
function groupOf(object: Object3D): number {
  let at: Object3D | null = object;
  while (at && !at.userData.lampGroup) at = at.parent;
  return groupIndex((at?.userData.lampGroup ?? 'practicals') as LampGroup);
}

type Paint = { values: [number, number, number, number]; glows: boolean };

function paintOf(material: Material): Paint {
  const { color, map, roughness = 1, metalness = 0 } = material as MeshStandardMaterial;
  if (material instanceof MeshBasicMaterial) {
    const strongest = Math.max(color.r, color.g, color.b, 0.001);
    const { r, g, b } = color.clone().multiplyScalar(1 / strongest);
    return { values: [r, g, b, Math.min(1, strongest / 8)], glows: true };
  }
  const shown = color.clone();
  if (map?.image instanceof HTMLCanvasElement) shown.multiply(averageColour(map.image));
  // Metal reflects its surroundings, which here are its own light: a brighter paint stands for it.
  shown.lerp(new Color(0.5, 0.5, 0.5), metalness * 0.12);
  return { values: [shown.r, shown.g, shown.b, 1 - roughness], glows: false };
}

const averages = new WeakMap<HTMLCanvasElement, Color>();

/** Average of a drawing in linear light. */
export function averageColour(canvas: HTMLCanvasElement): Color {
  const known = averages.get(canvas);
  if (known) return known;
  const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
    0,
    0,
    canvas.width,
    canvas.height,
  );
  const sum = new Color(0, 0, 0);
  const one = new Color();
  let count = 0;
  for (let i = 0; i < data.length; i += 4 * 37) {
    sum.add(
      one.setRGB(
        (data[i] as number) / 255,
        (data[i + 1] as number) / 255,
        (data[i + 2] as number) / 255,
        'srgb',
      ),
    );
    count += 1;
  }
  sum.multiplyScalar(1 / count);
  averages.set(canvas, sum);
  return sum;
}

function append(
  surface: Surface,
  geometry: BufferGeometry,
  place: Matrix4,
  paint: Paint,
  group: number,
) {
  const { position, normal } = geometry.attributes;
  if (!position || !normal) return;
  const turn = new Matrix3().getNormalMatrix(place);
  const points: Vector3[] = [];
  const normals: Vector3[] = [];
  for (let i = 0; i < position.count; i += 1) {
    points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(place));
    normals.push(new Vector3().fromBufferAttribute(normal, i).applyMatrix3(turn).normalize());
  }
  const corners = [...(geometry.index?.array ?? points.keys())];
  const index = paint.glows ? corners : subdivided(points, normals, corners);
  const start = surface.position.length / 3;
  points.forEach((point, i) => {
    surface.position.push(...point.toArray());
    surface.normal.push(...(normals[i] as Vector3).toArray());
    surface.paint.push(...paint.values);
    surface.shines.push(paint.glows ? group + 1 : 0);
  });
  for (const corner of index) surface.index.push(start + corner);
}

/** Splits the longest edges until all are short; neighbours share the new points. */
function subdivided(points: Vector3[], normals: Vector3[], corners: number[]): number[] {
  const middles = new Map<string, number>();
  const middle = (a: number, b: number) => {
    const name = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = middles.get(name);
    if (known !== undefined) return known;
    points.push((points[a] as Vector3).clone().lerp(points[b] as Vector3, 0.5));
    normals.push(
      (normals[a] as Vector3)
        .clone()
        .add(normals[b] as Vector3)
        .normalize(),
    );
    middles.set(name, points.length - 1);
    return points.length - 1;
  };
  const waiting = corners.slice();
  const done: number[] = [];
  while (waiting.length) {
    const [c, b, a] = [waiting.pop(), waiting.pop(), waiting.pop()] as [number, number, number];
    const length = (p: number, q: number) =>
      (points[p] as Vector3).distanceTo(points[q] as Vector3);
    const edges: [number, number, number, number][] = [
      [length(a, b), a, b, c],
      [length(b, c), b, c, a],
      [length(c, a), c, a, b],
    ];
    const [longest, p, q, r] = edges.reduce((x, y) => (y[0] > x[0] ? y : x));
    // Long thin parts, such as rods and legs, need few steps.
    const thin = Math.min(...edges.map(([size]) => size)) < 0.05;
    if (longest <= LONGEST_EDGE * (thin ? 2.6 : 1)) {
      done.push(a, b, c);
      continue;
    }
    const m = middle(p, q);
    waiting.push(p, m, r, m, q, r);
  }
  return done;
}
