import {
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  type ColorRepresentation,
  DoubleSide,
  type Matrix4,
  MeshStandardMaterial,
  Vector3,
} from 'three';
import { between, type Random, seeded } from '../../engine/random.ts';
import type { Point } from '../../engine/shot.ts';
import { type Body, skin } from '../sdf.ts';
import { within } from './frames.ts';
import { type Guide, guides, type HairStyle, hairy } from './hair-paths.ts';
import { skull } from './head.ts';

export interface HairOptions {
  style: HairStyle;
  color: ColorRepresentation;
  /** Fineness: 1 for a figure in a room, 3 for a head that fills the picture. */
  fineness: number;
  /** Loose hairs about the outline: 1 combed flat, more for hair that shows against the light. */
  loose?: number;
  /** Loose hairs are this many times thicker and fewer. Far from the camera, thin ones show as specks. */
  stray?: number;
  /** A push of air on hair that falls freely, in the figure's space. */
  breeze?: Point;
}

interface Strand {
  path: Vector3[];
  width: number;
  shade: number;
}

/** Hairs about a guide: apart at the root, drawn together towards the tip, each a little astray. */
function lock(
  guide: Guide,
  detail: number,
  hairs: number,
  spread: number,
  random: Random,
): Vector3[][] {
  const points = new CatmullRomCurve3(guide).getPoints(detail);
  return Array.from({ length: hairs }, () => {
    const off = new Vector3(
      between(random, -1, 1),
      between(random, -1, 1),
      between(random, -1, 1),
    ).multiplyScalar(spread);
    const stray = random() < 0.05 ? 3 : 1;
    const drift = new Vector3(
      between(random, -1, 1),
      between(random, -0.6, 0.8),
      between(random, -1, 1),
    ).multiplyScalar(0.006 * stray);
    const phase = random() * 6.28;
    const cut = between(random, 0.86, 1);
    return points.map((_, i) => {
      const t = (i / (points.length - 1)) * cut;
      const at = Math.min(points.length - 1.001, t * (points.length - 1));
      const k = Math.floor(at);
      return (points[k] as Vector3)
        .clone()
        .lerp(points[k + 1] as Vector3, at - k)
        .addScaledVector(off, 1 - 0.62 * t)
        .addScaledVector(drift, t * t)
        .addScaledVector(off, 0.16 * Math.sin(t * 9 + phase));
    });
  });
}

/** Loose hairs that leave the outline, as they do against the light; `loose` ones reach further and curl. */
function flyaways(
  list: Guide[],
  count: number,
  middle: Vector3,
  loose: number,
  random: Random,
): Vector3[][] {
  const far = Math.sqrt(loose);
  return Array.from({ length: count }, () => {
    const guide = list[Math.floor(random() * list.length)] as Guide;
    const from = Math.floor(random() * guide.length * 0.5);
    const out = (guide[from] as Vector3).clone().sub(middle).normalize();
    const wild = new Vector3(
      between(random, -1, 1),
      between(random, -0.3, 1),
      between(random, -1, 1),
    );
    out.addScaledVector(wild, 0.7);
    const rise = between(random, 0.006, 0.022) * between(random, 1, far);
    const curl = rise * (far - 1) * 0.35;
    const phase = random() * 6.28;
    const part = new CatmullRomCurve3(guide.slice(from, from + 10)).getPoints(14);
    return part.map((p, i) => {
      const t = i / (part.length - 1);
      return p
        .addScaledVector(out, rise * t * (1.6 - t) + 0.003)
        .addScaledVector(wild, curl * t * Math.sin(t * 5 + phase));
    });
  });
}

/** Ribbons with the shading of round hairs: their normals turn from one edge to the other. */
function ribbons(strands: Strand[], middle: Vector3, color: Color): BufferGeometry {
  const corners = strands.reduce((sum, { path }) => sum + path.length * 2, 0);
  const position = new Float32Array(corners * 3);
  const normal = new Float32Array(corners * 3);
  const tint = new Float32Array(corners * 3);
  const index: number[] = [];
  const [along, out, side, at, n] = [0, 1, 2, 3, 4].map(() => new Vector3()) as [
    Vector3,
    Vector3,
    Vector3,
    Vector3,
    Vector3,
  ];
  let next = 0;
  for (const { path, width, shade } of strands) {
    path.forEach((p, i) => {
      along.copy(path[Math.min(i + 1, path.length - 1)] as Vector3);
      along.sub(path[Math.max(i - 1, 0)] as Vector3).normalize();
      out.copy(p).sub(middle);
      out.addScaledVector(along, -out.dot(along)).normalize();
      side.crossVectors(along, out).normalize();
      const t = i / (path.length - 1);
      const half = width * 0.5 * (t < 0.7 ? 1 : 1 - ((t - 0.7) / 0.3) * 0.8);
      const tone = shade * (0.75 + 0.45 * t);
      for (const edge of [-1, 1]) {
        at.copy(p)
          .addScaledVector(side, edge * half)
          .toArray(position, next * 3);
        n.copy(out)
          .addScaledVector(side, edge * 0.28)
          .normalize();
        n.toArray(normal, next * 3);
        tint[next * 3] = color.r * tone;
        tint[next * 3 + 1] = color.g * tone;
        tint[next * 3 + 2] = color.b * tone;
        if (i > 0 && edge === 1) {
          const k = next - 3;
          index.push(k, k + 1, k + 2, k + 1, k + 3, k + 2);
        }
        next += 1;
      }
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(position, 3));
  geometry.setAttribute('normal', new BufferAttribute(normal, 3));
  geometry.setAttribute('color', new BufferAttribute(tint, 3));
  geometry.setIndex(index);
  return geometry;
}

/** Hair as strands on a posed head. `body` is what they fall over; the scalp below is a dark cap. */
export function hairGeometry(
  { style, color, fineness, loose = 1, stray = 1, breeze }: HairOptions,
  head: Matrix4,
  body: Body,
) {
  const random = seeded(41);
  const count = Math.round((style === 'short' ? 800 : 270) * Math.sqrt(fineness));
  const list = guides(style, head, body, count, random, breeze && new Vector3(...breeze));
  const middle = new Vector3(0, 0.02, -0.02).applyMatrix4(head);
  const hairs = Math.round((style === 'short' ? 5 : 7) * fineness ** 1.3);
  const detail = Math.round((style === 'short' ? 4 : 8) * fineness ** 0.4);
  const width = (style === 'short' ? 0.0016 : 0.0028) / fineness ** 0.6;
  const spread = style === 'short' ? 0.005 : style === 'bun' ? 0.0042 : 0.0065;
  const strand = (path: Vector3[], wide: number): Strand => ({
    path,
    width: wide * between(random, 0.7, 1.2),
    shade: between(random, 0.72, 1.3),
  });
  const strands = list.flatMap((guide) => {
    const shade = between(random, 0.8, 1.15);
    return lock(guide, detail, hairs, spread, random).map((path) => {
      const one = strand(path, width);
      return { ...one, shade: one.shade * shade };
    });
  });
  const strays = style === 'short' ? 0 : Math.round((70 * fineness * loose) / stray);
  strands.push(
    ...flyaways(list, strays, middle, loose, random).map((path) => {
      const one = strand(path, (0.0007 * stray) / fineness ** 0.5);
      // Light goes through a single hair, so it looks paler than hair in a lock.
      return { ...one, shade: one.shade * Math.sqrt(loose) };
    }),
  );
  return ribbons(strands, middle, new Color(color));
}

/** The scalp under the hair, as far as hair grows. */
export function scalpGeometry(head: Matrix4): BufferGeometry {
  const cap: Body = (x, y, z) => Math.max(skull(x, y, z) - 0.0022, hairy(x, y, z) ? -1 : 0.004);
  const box = new Vector3().setFromMatrixPosition(head);
  return skin(
    within(head, cap),
    [box.x - 0.16, box.y - 0.16, box.z - 0.16],
    [box.x + 0.16, box.y + 0.17, box.z + 0.16],
    0.006,
  );
}

/** Hair shines along its length; its colour comes with the strands. */
export const hairMaterial = () =>
  new MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.46,
    metalness: 0,
    side: DoubleSide,
  });
