import {
  type CanvasTexture,
  CapsuleGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  Group,
  LatheGeometry,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Point } from '../engine/shot.ts';
import { bust } from './drawings.ts';
import { glow } from './materials.ts';
import { block, drawn, matte, metal, screenOf, solid } from './still-life.ts';

/** Things of a control desk, in units of ten centimetres, standing on y = 0, front towards +z. */

/** A drawing for a screen: a soft gradient, a floor, a presenter against the light; no words. */
export function stageView(inner: string, outer: string, [width, height] = [640, 400]) {
  return drawn(width, height, (c, w, h) => {
    const sky = c.createRadialGradient(w * 0.5, h * 0.42, 10, w * 0.5, h * 0.5, w * 0.62);
    sky.addColorStop(0, inner);
    sky.addColorStop(1, outer);
    c.fillStyle = sky;
    c.fillRect(0, 0, w, h);
    c.fillStyle = 'rgba(0,0,0,.28)';
    c.beginPath();
    c.ellipse(w / 2, h * 0.95, w * 0.42, h * 0.13, 0, 0, 7);
    c.fill();
    backlit(c, w / 2, h, Math.min(h * 0.86, w * 1.2));
  });
}

/** A presenter as a dark shape whose clothes just show. */
export function backlit(c: CanvasRenderingContext2D, x: number, foot: number, height: number) {
  bust(c, x, foot, height, { flat: '#080a10', attitude: 'host' });
  c.globalAlpha = 0.14;
  bust(c, x, foot, height, { attitude: 'host' });
  c.globalAlpha = 1;
}

/** An open laptop. */
export function laptop(screen: CanvasTexture): Group {
  const group = new Group();
  const shell = metal(0x8d929b, 0.35);
  group.add(block([3.4, 0.14, 2.3], shell, [0, 0, 0], 0.06));
  const keys = new Group();
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 13; column += 1) {
      keys.add(
        block([0.19, 0.03, 0.19], matte(0x17191d), [
          (column - 6) * 0.235,
          0.14,
          -0.78 + row * 0.24,
        ]),
      );
    }
  }
  group.add(keys, block([1.1, 0.012, 0.66], matte(0x6f747c), [0, 0.14, 0.74], 0.005));
  const lid = new Group();
  lid.position.set(0, 0.12, -1.14);
  lid.rotation.x = -0.28;
  lid.add(block([3.4, 2.2, 0.08], shell, [0, 0, 0], 0.035));
  const glassy = screenOf(screen, 3.2, 2.0);
  glassy.position.set(0, 1.12, 0.045);
  lid.add(glassy);
  group.add(lid);
  return group;
}

/** A phone standing upright. */
export function phone(screen: CanvasTexture, height = 1.6): Group {
  const group = new Group();
  const width = height * 0.48;
  group.add(block([width, height, 0.09], metal(0x2a2d33, 0.3), [0, 0, 0], 0.044));
  const front = screenOf(screen, width * 0.92, height * 0.94);
  front.position.set(0, height / 2, 0.0465);
  group.add(front);
  return group;
}

/** A small rack unit or encoder box with ports and lamps on its front. */
export function box(size: Point, accent: number, ports = 4): Group {
  const group = new Group();
  const [w, h, d] = size;
  group.add(block(size, metal(0x3a3e45, 0.42), [0, 0, 0], 0.05));
  group.add(block([w * 0.96, h * 0.8, 0.03], matte(0x0e1013), [0, h * 0.1, d / 2], 0.014));
  for (let i = 0; i < ports; i += 1) {
    const x = -w * 0.36 + (i * w * 0.5) / Math.max(1, ports - 1);
    const ring = solid(new TorusGeometry(h * 0.13, h * 0.035, 12, 28), metal(0xcfd3d8, 0.2));
    ring.position.set(x, h * 0.5, d / 2 + 0.03);
    const hole = solid(new CylinderGeometry(h * 0.1, h * 0.1, 0.04, 20), matte(0x020203));
    hole.rotation.x = Math.PI / 2;
    hole.position.set(x, h * 0.5, d / 2 + 0.02);
    group.add(ring, hole);
  }
  for (let i = 0; i < 3; i += 1) {
    const lamp = solid(new SphereGeometry(h * 0.035, 12, 8), glow(i ? accent : 0x7dffb0, 2.2));
    lamp.position.set(w * 0.3 + i * h * 0.16, h * 0.5, d / 2 + 0.03);
    lamp.castShadow = false;
    group.add(lamp);
  }
  return group;
}

/** A cable along points. */
export function cable(points: Point[], radius: number, material = matte(0x17181b)) {
  const curve = new CatmullRomCurve3(points.map((p) => new Vector3(...p)));
  return solid(new TubeGeometry(curve, points.length * 18, radius, 14), material);
}

/** A flat LED panel light on a short stand, shining to +z. */
export function panelLight(color: number, width = 1.5, height = 1, strength = 1.5): Group {
  const group = new Group();
  group.add(block([width, height, 0.14], matte(0x111215), [0, 1.1, 0], 0.05));
  const face = screenOf(
    drawn(256, 160, (c, w, h) => {
      c.fillStyle = `#${color.toString(16).padStart(6, '0')}`;
      c.fillRect(0, 0, w, h);
      c.fillStyle = 'rgba(0,0,0,.16)';
      for (let x = 0; x < w; x += 16) for (let y = 0; y < h; y += 16) c.fillRect(x, y, 3, 3);
    }),
    width * 0.92,
    height * 0.9,
    strength,
  );
  face.position.set(0, 1.1 + height / 2, 0.075);
  group.add(face);
  const pole = solid(new CylinderGeometry(0.035, 0.035, 1.15, 16), metal(0x777c84));
  pole.position.y = 0.575;
  const foot = solid(new CylinderGeometry(0.4, 0.44, 0.06, 40), matte(0x121317));
  foot.position.y = 0.03;
  group.add(pole, foot);
  return group;
}

/** A large-diaphragm microphone on a table stand. */
export function microphone(): Group {
  const group = new Group();
  const grille = solid(new CapsuleGeometry(0.24, 0.26, 12, 32), metal(0x9ea4ad, 0.38));
  grille.position.y = 1.75;
  const ring = solid(new TorusGeometry(0.245, 0.025, 12, 40), metal(0xd9c089, 0.2));
  ring.rotation.x = Math.PI / 2;
  ring.position.y = 1.56;
  const body = solid(
    new LatheGeometry(
      [
        [0.0, 0],
        [0.16, 0],
        [0.19, 0.08],
        [0.23, 0.5],
        [0.24, 0.66],
        [0.0, 0.66],
      ].map(([x, y]) => new Vector2(x, y)),
      40,
    ),
    matte(0x17191d, { roughness: 0.35, metalness: 0.6 }),
  );
  body.position.y = 0.9;
  const pole = solid(new CylinderGeometry(0.03, 0.03, 0.92, 16), metal(0x777c84));
  pole.position.y = 0.46;
  const foot = solid(
    new CylinderGeometry(0.46, 0.5, 0.07, 48),
    matte(0x121317, { metalness: 0.4 }),
  );
  foot.position.y = 0.035;
  group.add(grille, ring, body, pole, foot);
  return group;
}

/** A camera body with a lens looking along +z. */
export function camera(): Group {
  const group = new Group();
  const skin = matte(0x15171a, { roughness: 0.55 });
  group.add(block([1.5, 1.05, 0.62], skin, [0, 0, 0], 0.1));
  group.add(block([0.62, 0.3, 0.5], skin, [0, 1.0, -0.02], 0.1));
  group.add(block([0.32, 0.95, 0.3], skin, [-0.66, 0.04, 0.26], 0.12));
  const barrel = solid(
    new LatheGeometry(
      [
        [0.0, 0],
        [0.46, 0],
        [0.46, 0.18],
        [0.42, 0.2],
        [0.42, 0.42],
        [0.47, 0.44],
        [0.47, 0.72],
        [0.44, 0.76],
        [0.5, 0.95],
        [0.46, 0.97],
        [0.4, 0.8],
        [0, 0.72],
      ].map(([x, y]) => new Vector2(x, y)),
      64,
    ),
    matte(0x0f1013, { roughness: 0.4, metalness: 0.3 }),
  );
  barrel.rotation.x = Math.PI / 2;
  barrel.position.set(0.12, 0.5, 0.3);
  const front = solid(
    new SphereGeometry(0.52, 48, 24, 0, Math.PI * 2, 0, 0.85),
    metal(0x1c2a4a, 0.06),
  );
  front.rotation.x = Math.PI / 2;
  front.position.set(0.12, 0.5, 0.68);
  const ring = solid(new TorusGeometry(0.435, 0.014, 8, 64), metal(0xc9a35a, 0.25));
  ring.position.set(0.12, 0.5, 1.05);
  group.add(barrel, front, ring);
  return group;
}

/** Seven-segment digits drawn as lit bars, for clocks. */
export function clockFace(digits: string, color: string) {
  const on: Record<string, string> = {
    '0': 'abcdef',
    '1': 'bc',
    '2': 'abged',
    '3': 'abgcd',
    '4': 'fgbc',
    '5': 'afgcd',
    '6': 'afgedc',
    '7': 'abc',
    '8': 'abcdefg',
    '9': 'abcdfg',
  };
  const place: Record<string, [number, number, number, number]> = {
    a: [0.18, 0, 0.64, 0.1],
    g: [0.18, 0.45, 0.64, 0.1],
    d: [0.18, 0.9, 0.64, 0.1],
    f: [0.04, 0.06, 0.13, 0.39],
    b: [0.83, 0.06, 0.13, 0.39],
    e: [0.04, 0.55, 0.13, 0.39],
    c: [0.83, 0.55, 0.13, 0.39],
  };
  return drawn(900, 260, (c, w, h) => {
    c.fillStyle = '#05070a';
    c.fillRect(0, 0, w, h);
    let x = 50;
    for (const digit of digits) {
      if (digit === ':' || digit === '.') {
        c.fillStyle = color;
        if (digit === ':') c.fillRect(x + 4, 80, 20, 24);
        c.fillRect(x + 4, digit === ':' ? 156 : 196, 20, 24);
        x += 40;
        continue;
      }
      for (const [segment, [sx, sy, sw, sh]] of Object.entries(place)) {
        c.fillStyle = on[digit]?.includes(segment) ? color : 'rgba(255,255,255,.035)';
        c.beginPath();
        c.roundRect(x + sx * 105, 40 + sy * 180, sw * 105, sh * 180, 6);
        c.fill();
      }
      x += 128;
    }
  });
}
