import {
  type BufferGeometry,
  type CanvasTexture,
  CatmullRomCurve3,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  TubeGeometry,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { glossMaterial } from '../engine/mirror.ts';
import type { Grade, Lamp, Point, Shot } from '../engine/shot.ts';
import { drawing, glow, texture } from './materials.ts';

/*
 * A dark table with one key light, one rim light and a glow of the accent on the paper behind:
 * the set of every cover that shows objects. One unit is ten centimetres, so that the biases
 * of the shadow maps stay small beside the things.
 */

/** Accents of the products, as in the site's style sheet, for lamps and screens. */
export const accents = {
  amber: 0xffb454,
  cyan: 0x35d6d0,
  petal: 0xff8fb4,
  violet: 0x9d7bff,
  blue: 0x4d9bff,
  neutral: 0xa9bdd6,
} as const;

/** Camera and light of a still life. */
export interface Table {
  accent: number;
  from: Point;
  to: Point;
  fov?: number;
  lens?: number;
  /** Focus distance; the target of the camera by default. */
  focus?: number;
  /** Strength of key, rim and backdrop; 1 is the usual. */
  key?: number;
  rim?: number;
  glow?: number;
  /** Colour of the key light. */
  keyColor?: number;
  /** Middle of the glow on the paper behind. */
  glowAt?: [x: number, y: number];
  lamps?: Lamp[];
  grade?: Grade;
  floor?: number;
}

/** A shot of what `build` puts on the table. */
export function stillLife(table: Table, build: (table: Group) => void): Shot {
  const scene = new Scene();
  const floor = new Mesh(
    new PlaneGeometry(80, 60),
    glossMaterial({ color: table.floor ?? 0x15171b, roughness: 0.42, reflect: 0.06, blur: 0.07 }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  const paper = new Mesh(
    new PlaneGeometry(80, 40),
    new MeshStandardMaterial({ color: 0x23262c, roughness: 0.95 }),
  );
  paper.position.set(0, 12, -9);
  paper.receiveShadow = true;
  const things = new Group();
  build(things);
  scene.add(floor, paper, things);

  const camera = new PerspectiveCamera(table.fov ?? 33, 1.6, 0.3, 90);
  camera.position.set(...table.from);
  camera.lookAt(...table.to);
  camera.updateMatrixWorld();
  const distance = Math.hypot(...table.from.map((v, i) => v - (table.to[i] ?? 0)));
  const [x, y] = table.glowAt ?? [1.2, 2];
  const { key = 1, rim = 1, glow = 1 } = table;
  return {
    scene,
    camera,
    focus: table.focus ?? distance,
    lens: table.lens ?? 0.045,
    samples: 40,
    size: [1040, 650],
    dome: { power: 0.2, top: 0xc4d2ff, reach: 10, centre: [0, 1, 0] },
    lamps: [
      {
        kind: 'panel',
        at: [-4.2, 5.6, 3.4],
        to: [0, 0.7, 0],
        width: 3,
        height: 2.4,
        power: 230 * key,
        color: table.keyColor ?? 0xfff1e2,
        haze: 0,
        share: 1.5,
      },
      {
        kind: 'panel',
        at: [4.8, 3.4, -3.6],
        to: [0, 0.8, 0],
        width: 0.9,
        height: 3.6,
        power: 85 * rim,
        color: table.accent,
        haze: 0,
      },
      {
        kind: 'spot',
        at: [x * 0.6, 0.4, -5.6],
        to: [x, y, -9],
        angle: 62,
        penumbra: 1,
        power: 90 * glow,
        color: table.accent,
        haze: 0,
        share: 0.6,
      },
      ...(table.lamps ?? []),
    ],
    reflectors: [
      { at: [-4.2, 5.6, 3.4], width: 3, height: 2.4, power: 6 },
      { at: [5, 3.4, -3], width: 0.9, height: 4, power: 5, color: table.accent },
      { at: [0, 7, -1], width: 6, height: 0.8, power: 2.4 },
    ],
    surroundings: 0.7,
    grade: { vignette: 0.35, contrast: 1.06, bloom: 0.5, ...table.grade },
  };
}

/** A material by its colour; rough and not metallic by default. */
export function matte(color: number, more: MeshStandardMaterialParameters = {}) {
  return new MeshStandardMaterial({ color, roughness: 0.6, ...more });
}

/** Brushed or polished metal. */
export function metal(color = 0xb9bec6, roughness = 0.28) {
  return new MeshStandardMaterial({ color, roughness, metalness: 1 });
}

/** A mesh that throws and takes shadow, at its place. */
export function solid(geometry: BufferGeometry, material: Material, at: Point = [0, 0, 0]): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  mesh.castShadow = !material.transparent;
  mesh.receiveShadow = true;
  return mesh;
}

/** A box with soft edges, standing on its place. */
export function block(
  size: Point,
  material: Material,
  at: Point = [0, 0, 0],
  radius = Math.min(...size) * 0.12,
): Mesh {
  const [w, h, d] = size;
  const mesh = solid(new RoundedBoxGeometry(w, h, d, 4, radius), material);
  mesh.position.set(at[0], at[1] + h / 2, at[2]);
  return mesh;
}

/** Puts a thing on its place, turned about the vertical. */
export function placed<T extends Group | Mesh>(thing: T, at: Point, turn = 0): T {
  thing.position.set(at[0], at[1] + thing.position.y, at[2]);
  thing.rotation.y = turn;
  return thing;
}

/** A picture drawn on a canvas as a texture. */
export function drawn(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D, width: number, height: number) => void,
): CanvasTexture {
  return texture(drawing(width, height, (context) => draw(context, width, height)));
}

/** A lit screen showing a drawing. */
export function screenOf(texture: CanvasTexture, width: number, height: number, strength = 1.15) {
  const material = new MeshBasicMaterial({ map: texture });
  material.color.setScalar(strength);
  return new Mesh(new PlaneGeometry(width, height), material);
}

/** A line of light through points. */
export function beam(points: Point[], radius: number, color: number, strength: number): Mesh {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  return new Mesh(new TubeGeometry(curve, 120, radius, 12), glow(color, strength));
}
