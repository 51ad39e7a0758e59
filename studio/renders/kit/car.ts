import type { BufferAttribute, ColorRepresentation, Group, Mesh } from 'three';
import { drawing, glow, lacquer, matter, rubber, steel, texture } from './materials.ts';
import { type Body, skin } from './sdf.ts';
import { at, box, group, lathe, mesh } from './shapes.ts';

/** Height of an outline at z: a smooth curve through [z, y] pairs, z rising. */
function curve(points: [number, number][]): (z: number) => number {
  return (z) => {
    const last = points.length - 1;
    const next = points.findIndex(([at]) => at > z);
    const i = next < 0 ? last - 1 : Math.max(0, next - 1);
    const point = (k: number) => points[Math.min(last, Math.max(0, k))] as [number, number];
    const [[z0, y0], [z1, y1], [z2, y2], [z3, y3]] = [i - 1, i, i + 1, i + 2].map(point) as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    const t = Math.min(1, Math.max(0, (z - z1) / (z2 - z1 || 1)));
    const m1 = ((y2 - y0) / (z2 - z0 || 1)) * (z2 - z1);
    const m2 = ((y3 - y1) / (z3 - z1 || 1)) * (z2 - z1);
    const [tt, ttt] = [t * t, t * t * t];
    return (
      (2 * ttt - 3 * tt + 1) * y1 +
      (ttt - 2 * tt + t) * m1 +
      (3 * tt - 2 * ttt) * y2 +
      (ttt - tt) * m2
    );
  };
}

/** The larger of two distances with a rounded edge of radius `k`. */
const edge = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + h * h * k * 0.25;
};

const bonnet = curve([
  [-2.36, 0.86],
  [-2.2, 0.985],
  [-1.7, 1.0],
  [-0.6, 0.955],
  [0.9, 0.93],
  [1.6, 0.86],
  [2.1, 0.74],
  [2.38, 0.58],
]);
const roof = curve([
  [-2.15, 0.9],
  [-1.75, 1.02],
  [-1.15, 1.29],
  [-0.55, 1.425],
  [-0.1, 1.44],
  [0.3, 1.375],
  [0.75, 1.15],
  [1.2, 0.89],
  [1.4, 0.78],
]);
const plan = curve([
  [-2.38, 0.66],
  [-2.15, 0.8],
  [-1.5, 0.9],
  [-0.3, 0.915],
  [1.3, 0.905],
  [1.9, 0.83],
  [2.2, 0.7],
  [2.4, 0.5],
]);

const shell: Body = (x, y, z) => {
  const side = Math.abs(x);
  // The flank: fullest at the shoulder, hollow below it, drawn in at the sill.
  const crease = 0.022 * Math.exp(-(((y - 0.76) / 0.1) ** 2));
  const hollow = 0.03 * Math.exp(-(((y - 0.52) / 0.13) ** 2));
  const flank = side - plan(z) - crease + hollow + 0.16 * Math.max(0, 0.4 - y);
  const top = y - bonnet(z) - 0.02 * Math.cos(Math.min(1, side / 0.85) * 1.5);
  let lower = edge(flank, top, 0.17);
  lower = edge(lower, 0.23 + 0.16 * Math.max(0, Math.abs(z) - 1.72) - y, 0.06);
  lower = edge(lower, edge(z - 2.34 + 0.08 * Math.abs(y - 0.5), -2.33 - z, 0.05), 0.16);
  const cabinSide = side - 0.79 + (y - 0.92) * 0.42 + 0.05 * Math.max(0, Math.abs(z + 0.3) - 1.1);
  let cabin = edge(cabinSide, y - roof(z) + 0.12 * side * side, 0.12);
  cabin = edge(cabin, Math.abs(z + 0.35) - 1.75, 0.1);
  // Below the shoulder its slanted sides would stick out of the flanks.
  cabin = Math.max(cabin, 0.7 - y);
  const h = Math.max(0.07 - Math.abs(lower - cabin), 0) / 0.07;
  let all = Math.min(lower, cabin) - h * h * 0.07 * 0.25;
  for (const axle of [1.42, -1.4])
    all = edge(all, 0.372 - Math.hypot(y - 0.345, z - axle) - Math.max(0, 0.62 - side), 0.03);
  return all * 0.82;
};

/** Where paint, glass and shut lines are, seen from the side: x from tail to nose, y upwards. */
function livery(paint: string): HTMLCanvasElement {
  const [w, h] = [2500, 800];
  const u = (z: number) => ((z + 2.5) / 5) * w;
  const v = (y: number) => h - (y / 1.6) * h;
  return drawing(w, h, (c) => {
    c.fillStyle = paint;
    c.fillRect(0, 0, w, h);
    c.fillStyle = '#040507';
    const area = (
      top: (z: number) => number,
      bottom: (z: number) => number,
      a: number,
      b: number,
    ) => {
      c.beginPath();
      for (let i = 0; i <= 60; i += 1)
        c.lineTo(u(a + ((b - a) * i) / 60), v(top(a + ((b - a) * i) / 60)));
      for (let i = 60; i >= 0; i -= 1)
        c.lineTo(u(a + ((b - a) * i) / 60), v(bottom(a + ((b - a) * i) / 60)));
      c.fill();
    };
    const belt = (z: number) => bonnet(z) + 0.03;
    const rail = (z: number) => Math.max(belt(z), Math.min(1.31, roof(z) - 0.115));
    area(rail, belt, -1.62, 0.78);
    // Windscreen and rear window lie on the outline of the roof.
    area(
      () => 1.6,
      (z) => Math.max(roof(z) - 0.062, bonnet(z) + 0.014),
      0.28,
      1.12,
    );
    area(
      () => 1.6,
      (z) => roof(z) - 0.062,
      -1.85,
      -0.98,
    );
    c.fillStyle = '#101216';
    c.fillRect(u(-0.42), v(1.36), u(-0.36) - u(-0.42), v(0.95) - v(1.36));
    c.fillRect(0, v(0.27), w, h);
    c.strokeStyle = 'rgba(0,0,0,0.75)';
    c.lineWidth = 5;
    for (const z of [0.86, -0.39, -1.16]) {
      c.beginPath();
      c.moveTo(u(z), v(z > 0 ? 0.95 : 0.99));
      c.quadraticCurveTo(u(z + 0.02), v(0.6), u(z < -1 ? z + 0.22 : z - 0.02), v(0.3));
      c.stroke();
    }
    c.lineWidth = 7;
    c.strokeStyle = 'rgba(200,206,214,0.8)';
    c.beginPath();
    for (let i = 0; i <= 60; i += 1) {
      const z = -1.66 + (2.46 * i) / 60;
      c.lineTo(u(z), v(belt(z) - 0.006));
    }
    c.stroke();
    c.fillStyle = 'rgba(225,230,236,0.85)';
    for (const z of [-0.16, -1.0]) c.fillRect(u(z), v(0.85), u(0.19) - u(0), 9);
  });
}

function wheel(): Group {
  const rim = steel();
  const dark = matter(0x1b1d21, 0.5, 0.6);
  const model = group(
    lathe(
      [
        [0.24, -0.1],
        [0.325, -0.105],
        [0.345, -0.07],
        [0.345, 0.07],
        [0.325, 0.105],
        [0.255, 0.1],
      ],
      rubber(),
    ),
    lathe(
      [
        [0, 0.02],
        [0.2, 0.0],
        [0.25, 0.04],
      ],
      dark,
    ),
    lathe(
      [
        [0.255, 0.1],
        [0.262, 0.106],
        [0.245, 0.108],
        [0.232, 0.07],
      ],
      rim,
    ),
    lathe(
      [
        [0, 0.105],
        [0.045, 0.1],
        [0.05, 0.07],
      ],
      rim,
    ),
  );
  for (let i = 0; i < 10; i += 1) {
    const a = (Math.floor(i / 2) / 5) * 6.283 + (i % 2 ? 0.14 : -0.14);
    const spoke = box(0.21, 0.03, 0.028, rim, 0.01);
    spoke.position.set(Math.cos(a) * 0.14, 0.085, Math.sin(a) * 0.14);
    spoke.rotation.y = -a;
    model.add(spoke);
  }
  return model;
}

let body: ReturnType<typeof skin> | undefined;

/** Saloon car, 4.7 m, front to +Z. */
export function car(paint = '#6d747c'): Group {
  if (!body) {
    body = skin(shell, [-1.1, 0.1, -2.5], [1.1, 1.6, 2.5], 0.027);
    const { position, uv } = body.attributes as { position: BufferAttribute; uv: BufferAttribute };
    for (let i = 0; i < position.count; i += 1)
      uv.setXY(i, (position.getZ(i) + 2.5) / 5, position.getY(i) / 1.6);
  }
  const finish = lacquer(0xffffff, 0.34, 1, 0.6);
  finish.map = texture(livery(paint));
  finish.clearcoatRoughness = 0.04;
  const model = group(mesh(body, finish));
  for (const x of [-1, 1]) {
    for (const z of [1.42, -1.4]) {
      const one = wheel();
      one.rotation.z = x > 0 ? -Math.PI / 2 : Math.PI / 2;
      model.add(at(group(one), x * 0.79, 0.345, z));
    }
    const lamp = (width: number, color: ColorRepresentation, power: number): Mesh => {
      const bar = box(width, 0.022, 0.05, glow(color, power), 0.01);
      bar.castShadow = false;
      return bar;
    };
    model.add(
      at(lamp(0.4, 0xf2f6ff, 3), x * 0.5, 0.665, 2.21, x * 24),
      at(lamp(0.5, 0xff2a22, 1.6), x * 0.42, 0.83, -2.33, x * -10),
      at(box(0.1, 0.09, 0.2, lacquer(0x0a0b0d, 0.3), 0.04), x * 0.93, 0.99, 0.62, x * 12),
    );
  }
  model.add(at(box(0.9, 0.1, 0.06, matter(0x08090b, 0.4), 0.02), 0, 0.36, 2.3));
  return model;
}
