import { type Matrix4, Vector3 } from 'three';
import { between, type Random } from '../../engine/random.ts';
import type { Body } from '../sdf.ts';
import { clamp } from './frames.ts';
import { skull } from './head.ts';

export type HairStyle = 'short' | 'bob' | 'long' | 'bun' | 'tail';

/** A guide hair in the figure's space, root first. */
export type Guide = Vector3[];

const centre = new Vector3(0, 0.022, -0.018);
const radii = new Vector3(0.0735, 0.0895, 0.0945);
/** Where hair is tied together, in the frame of the head. */
const knots = { bun: new Vector3(0, -0.006, -0.125), tail: new Vector3(0, 0.052, -0.118) };

/** Lowest height of hair on the skull by its turn from the front (0) over the ear to the nape (π). */
function hairline(turn: number): number {
  const stops: [number, number][] = [
    [0, 0.078],
    [0.45, 0.074],
    [0.85, 0.05],
    [1.2, 0.012],
    [1.5, 0.004],
    [1.9, -0.014],
    [2.4, -0.055],
    [Math.PI, -0.075],
  ];
  const t = Math.abs(turn);
  const next = stops.findIndex(([at]) => at >= t);
  const [x1, y1] = stops[Math.max(next, 1)] as [number, number];
  const [x0, y0] = stops[Math.max(next, 1) - 1] as [number, number];
  return y0 + ((y1 - y0) * (t - x0)) / (x1 - x0);
}

/** Whether a point of the head, in its own frame, carries hair. */
export const hairy = (x: number, y: number, z: number) =>
  y > hairline(Math.atan2(x, z + 0.018)) - 0.002;

const outward = (at: Vector3) => at.clone().sub(centre).divide(radii).divide(radii).normalize();

/** Lifts a point of the head out of the skull, which is fuller than the ellipsoid at the nape. */
function lifted(at: Vector3): Vector3 {
  for (let i = 0; i < 4; i += 1) {
    const inside = 0.001 - skull(at.x, at.y, at.z);
    if (inside > 0) at.addScaledVector(outward(at), inside);
  }
  return at;
}

/** Roots spread over the hairy part of the skull, in the frame of the head. */
export function roots(count: number, random: Random): Vector3[] {
  const list: Vector3[] = [];
  while (list.length < count) {
    const y = between(random, -1, 1);
    const turn = between(random, -Math.PI, Math.PI);
    const flat = Math.sqrt(1 - y * y);
    const at = new Vector3(Math.sin(turn) * flat, y, Math.cos(turn) * flat)
      .multiply(radii)
      .add(centre);
    lifted(at);
    if (hairy(at.x, at.y, at.z)) list.push(at);
  }
  return list;
}

/** Hair combed over the skull to a knot, `lift` above it. */
function combed(root: Vector3, knot: Vector3, lift: number): Vector3[] {
  const from = root.clone().sub(centre).divide(radii);
  const to = knot.clone().sub(centre).divide(radii);
  const reach = to.length();
  to.normalize();
  from.normalize();
  const angle = Math.max(from.angleTo(to), 0.01);
  return Array.from({ length: 14 }, (_, i) => {
    const t = i / 13;
    const along = from
      .clone()
      .multiplyScalar(Math.sin((1 - t) * angle))
      .addScaledVector(to, Math.sin(t * angle))
      .divideScalar(Math.sin(angle));
    const height = 1 + lift * Math.sin(Math.min(1, t * 3) * 1.57) + (reach - 1) * t ** 3;
    return lifted(along.multiplyScalar(height).multiply(radii).add(centre));
  });
}

/** One winding of a bun about its knot. */
function wound(random: Random): Vector3[] {
  const tilt = between(random, -0.5, 0.5);
  const start = random() * Math.PI * 2;
  const wide = between(random, 0.014, 0.031);
  const thick = Math.sqrt(Math.max(0.0001, 0.034 ** 2 - wide ** 2)) * between(random, 0.2, 1);
  return Array.from({ length: 18 }, (_, i) => {
    const a = start + (i / 17) * between(random, 3.9, 4.0);
    return new Vector3(
      Math.cos(a) * wide * 1.12,
      Math.sin(a) * wide + Math.cos(a) * tilt * 0.012,
      -thick + Math.sin(a * 2 + start) * 0.004 + 0.002,
    ).add(knots.bun);
  });
}

interface Fall {
  start: Vector3;
  way: Vector3;
  length: number;
  /** Distance from the body, and how much the tips turn in. */
  off: number;
  curl: number;
  /** What air does to it: a push that grows along the hair. */
  air?: Vector3;
}

/** Lets a hair fall under its weight, outside of the body. All in the figure's space. */
function fallen({ start, way, length, off, curl, air }: Fall, body: Body, head: Vector3): Guide {
  const steps = 20;
  const step = length / steps;
  const at = start.clone();
  const d = way.clone().normalize();
  const path = [at.clone()];
  const [slope, inward, down] = [new Vector3(), new Vector3(), new Vector3(0, -1, 0)];
  for (let i = 0; i < steps; i += 1) {
    const t = i / steps;
    d.lerp(down, 0.3);
    // The mass of the hair keeps each one close: it hangs towards the neck as far as the body lets it.
    inward.copy(head).sub(at).setY(0);
    inward.x *= 0.55;
    const pull = t > 0.6 && curl > 0 ? 0.3 + curl * (t - 0.6) * 2 : 0.3;
    if (at.y < head.y + 0.03) d.addScaledVector(inward.normalize(), pull * 0.6);
    d.normalize();
    if (air) d.addScaledVector(air, t).normalize();
    at.addScaledVector(d, step);
    const e = 0.004;
    const room = off * clamp(0.25 + t * 5);
    const near = body(at.x, at.y, at.z);
    if (near < room) {
      slope
        .set(
          body(at.x + e, at.y, at.z) - body(at.x - e, at.y, at.z),
          body(at.x, at.y + e, at.z) - body(at.x, at.y - e, at.z),
          body(at.x, at.y, at.z + e) - body(at.x, at.y, at.z - e),
        )
        .normalize();
      at.addScaledVector(slope, room - near);
      d.addScaledVector(slope, Math.max(0, -d.dot(slope))).normalize();
    }
    path.push(at.clone());
  }
  return path;
}

/**
 * The guide hairs of a style on a posed head; `body` is what hair cannot enter, `breeze` moves the
 * air through what falls freely, in the figure's space.
 */
export function guides(
  style: HairStyle,
  head: Matrix4,
  body: Body,
  count: number,
  random: Random,
  breeze?: Vector3,
): Guide[] {
  const middle = new Vector3(0, 0, -0.045).applyMatrix4(head);
  const world = (path: Vector3[]) => path.map((p) => p.clone().applyMatrix4(head));
  const turnOf = (v: Vector3) => v.clone().transformDirection(head);
  const falling = (at: Vector3, way: Vector3, length: number, off: number, curl: number) =>
    fallen(
      {
        start: at.clone().applyMatrix4(head),
        way: turnOf(way),
        length,
        off,
        curl,
        // Air parts hair: one lock is carried far, the next hardly.
        air: breeze?.clone().multiplyScalar(between(random, 0.1, 1) ** 1.6),
      },
      body,
      middle,
    );
  const list: Guide[] = [];
  for (const root of roots(count, random)) {
    const out = outward(root);
    if (style === 'short') {
      const high = clamp((root.y - 0.0) / 0.09);
      const length = 0.009 + 0.034 * high * high + between(random, 0, 0.008);
      const way = new Vector3(root.x * 3, -0.9 + high * 0.7, 0.25 + high * 0.75);
      way.addScaledVector(out, 0.1 - way.dot(out)).normalize();
      list.push(
        world(
          Array.from({ length: 7 }, (_, i) => {
            const t = i / 6;
            const p = root.clone().addScaledVector(way, t * length);
            const rest = outward(p);
            p.addScaledVector(rest, (0.004 + 0.011 * high) * Math.sin(t * 2.2) + 0.001);
            return lifted(p);
          }),
        ),
      );
    } else if (style === 'bun' || style === 'tail') {
      const path = combed(root, knots[style], between(random, 0.03, 0.1));
      list.push(world(path));
    } else {
      const parting = Math.sign(root.x - 0.014);
      const top = clamp((root.y - 0.03) / 0.06) * clamp((root.z + 0.07) / 0.06);
      const way = new Vector3(
        parting * top + root.x * 4 * (1 - top),
        -0.25 - 0.75 * (1 - top),
        root.z > 0.02 ? -0.5 : -0.1,
      );
      way.addScaledVector(out, 0.2 - way.dot(out)).normalize();
      const off = between(random, 0.003, 0.013);
      const reach = style === 'bob' ? 0.155 : 0.27;
      const length = reach + (root.y + 0.07) * 0.95 + between(random, -0.02, 0.015);
      list.push(falling(root, way, length, off, style === 'bob' ? 1 : 0.25));
    }
  }
  if (style === 'bun') {
    for (let i = 0; i < count * 0.4; i += 1) list.push(world(wound(random)));
  }
  if (style === 'tail') {
    for (let i = 0; i < count * 0.5; i += 1) {
      const start = knots.tail
        .clone()
        .add(new Vector3(between(random, -1, 1), between(random, -1, 1), 0).multiplyScalar(0.011));
      const way = new Vector3(between(random, -0.16, 0.16), between(random, -0.1, 0.35), -1);
      list.push(
        falling(start, way, between(random, 0.26, 0.34), between(random, 0.004, 0.03), 0.1),
      );
    }
  }
  return list;
}
