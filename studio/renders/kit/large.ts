import { type ColorRepresentation, type Group, Mesh, PlaneGeometry } from 'three';
import type { PanelLamp, Point } from '../engine/shot.ts';
import { cloth, drawing, glow, lacquer, matter } from './materials.ts';
import { type Body, blend, folded, roundBox, skin } from './sdf.ts';
import { at, box, cylinder, group, lathe, mesh } from './shapes.ts';

/** Bed with white linen and folded quilts, foot to +Z. */
export function bed(
  linen: ColorRepresentation = 0xf2efe9,
  throwColor: ColorRepresentation = 0x8fa3a8,
): Group {
  const drape: Body = folded(
    blend(
      0.08,
      roundBox([0, 0.56, 0.16], [0.95, 0.1, 0.86], 0.09),
      roundBox([0.93, 0.42, 0.2], [0.05, 0.2, 0.8], 0.05),
      roundBox([-0.93, 0.42, 0.2], [0.05, 0.2, 0.8], 0.05),
    ),
    0.022,
    [4.5, 3, 4.5],
  );
  const pillow = (x: number, z: number, lean: number) => {
    const shape = skin(
      folded(
        (px, py, pz) => {
          const k =
            Math.abs(px / 0.34) ** 3.2 + Math.abs(py / 0.11) ** 2 + Math.abs(pz / 0.23) ** 3.2;
          return (k ** (1 / 2.6) - 1) * 0.11;
        },
        0.012,
        [7, 5, 7],
      ),
      [-0.4, -0.17, -0.3],
      [0.4, 0.17, 0.3],
      0.02,
    );
    const model = mesh(shape, cloth(linen, 4, 10));
    model.rotation.x = lean;
    return at(group(model), x, 0.72, z);
  };
  const wood = matter(0x7a5a40, 0.55);
  return group(
    at(box(1.9, 0.24, 2.1, wood, 0.03), 0, 0.22, 0),
    at(box(1.84, 0.22, 2.04, cloth(0xe7e2d8), 0.06), 0, 0.45, 0),
    at(box(2.0, 1.0, 0.12, cloth(0xb9aa97, 5, 12), 0.05), 0, 0.62, -1.1),
    mesh(skin(drape, [-1.15, 0.1, -0.85], [1.15, 0.8, 1.2], 0.026), cloth(linen, 3, 14)),
    pillow(0.46, -0.78, -0.7),
    pillow(-0.46, -0.78, -0.7),
    pillow(0.3, -0.56, -0.5),
    at(
      mesh(
        skin(
          folded(roundBox([0, 0, 0], [0.99, 0.035, 0.3], 0.034), 0.016, [5, 3, 6]),
          [-1.1, -0.1, -0.4],
          [1.1, 0.1, 0.4],
          0.025,
        ),
        cloth(throwColor, 7, 14),
      ),
      0,
      0.69,
      0.72,
    ),
  );
}

/** Pile of folded quilts. */
export function quilts(colors: ColorRepresentation[]): Group {
  return group(
    ...colors.map((color, i) =>
      at(
        mesh(
          skin(
            folded(roundBox([0, 0, 0], [0.3 - i * 0.01, 0.05, 0.22], 0.05), 0.012, [6, 4, 6]),
            [-0.4, -0.1, -0.3],
            [0.4, 0.1, 0.3],
            0.02,
          ),
          cloth(color, 3 + i, 10),
        ),
        Math.sin(i * 9) * 0.015,
        0.05 + i * 0.095,
        0,
        Math.sin(i * 5) * 4,
      ),
    ),
  );
}

/** Softbox hung flat over a set, shining down. */
export function overheadSoftbox(
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  power: number,
  color: ColorRepresentation = 0xffffff,
): { object: Group; lamp: PanelLamp } {
  const face = new Mesh(new PlaneGeometry(width * 0.98, depth * 0.98), glow(color, power));
  face.rotation.x = Math.PI / 2;
  face.position.y = -0.07;
  const frame = matter(0x101114, 0.7);
  const object = group(at(box(width, 0.1, depth, frame, 0.02), 0, 0, 0), face);
  const place: Point = [x, y - 0.1, z];
  return {
    object: at(object, x, y, z),
    lamp: {
      kind: 'panel',
      at: place,
      to: [x, 0, z + 0.001],
      width,
      height: depth,
      power: power * width * depth,
      color,
    },
  };
}

/** Surgical lamp: a round head with small bright lights, on an arm. */
export function surgicalLamp(): Group {
  const shell = lacquer(0xe9eef0, 0.3, 0.6);
  const model = group(
    lathe(
      [
        [0, 0.06],
        [0.2, 0.05],
        [0.3, 0.0],
        [0.31, -0.03],
        [0.27, -0.04],
        [0, -0.035],
      ],
      shell,
    ),
    lathe(
      [
        [0.02, 0.05],
        [0.025, 0.5],
        [0, 0.5],
      ],
      shell,
    ),
  );
  for (let i = 0; i < 13; i += 1) {
    const r = i === 0 ? 0 : i < 5 ? 0.1 : 0.2;
    const eye = cylinder(0.034, 0.01, glow(0xfaffff, 5));
    eye.castShadow = false;
    model.add(at(eye, Math.cos(i * 1.9) * r, -0.048, Math.sin(i * 1.9) * r));
  }
  return model;
}

/** Tea terraces at dawn, mist between them. */
export function terraces(w = 1600, h = 1000, blossoms = 0): HTMLCanvasElement {
  return drawing(w, h, (c) => {
    const sky = c.createLinearGradient(0, 0, 0, h * 0.55);
    sky.addColorStop(0, '#6f93a8');
    sky.addColorStop(0.6, '#f0c9a0');
    sky.addColorStop(1, '#fbe6c4');
    c.fillStyle = sky;
    c.fillRect(0, 0, w, h);
    const sun = c.createRadialGradient(w * 0.7, h * 0.36, 0, w * 0.7, h * 0.36, h * 0.4);
    sun.addColorStop(0, 'rgba(255,248,225,1)');
    sun.addColorStop(1, 'rgba(255,230,180,0)');
    c.fillStyle = sun;
    c.fillRect(0, 0, w, h);
    const hill = (base: number, amp: number, phase: number) => (x: number) =>
      h * (base - amp * (Math.sin(x * 3.4 + phase) * 0.6 + Math.sin(x * 7.1 + phase * 2) * 0.25));
    const colors = ['#8da39a', '#6f8f78', '#54794f', '#3c6238', '#294a2a'];
    colors.forEach((color, i) => {
      const top = hill(0.46 + i * 0.1, 0.11 - i * 0.008, i * 2.1 + 0.5);
      c.fillStyle = color;
      c.beginPath();
      c.moveTo(0, h);
      for (let k = 0; k <= 100; k += 1) c.lineTo((k / 100) * w, top(k / 100));
      c.lineTo(w, h);
      c.fill();
      // Rows of bushes follow the slope.
      for (let row = 1; row < 16; row += 1) {
        const drop = row * h * (0.008 + i * 0.0032) + row * row * 0.35;
        c.strokeStyle = row % 2 ? 'rgba(235,245,190,0.32)' : 'rgba(10,30,12,0.38)';
        c.lineWidth = 1.5 + i * 1.5;
        c.beginPath();
        for (let k = 0; k <= 100; k += 1)
          c.lineTo((k / 100) * w, top(k / 100) + drop + Math.sin(k * 0.5 + row) * (1 + i));
        c.stroke();
      }
      const mist = c.createLinearGradient(0, h * (0.42 + i * 0.1), 0, h * (0.6 + i * 0.1));
      mist.addColorStop(0, 'rgba(255,236,210,0)');
      mist.addColorStop(1, `rgba(255,238,214,${0.5 - i * 0.11})`);
      c.fillStyle = mist;
      c.fillRect(0, h * (0.42 + i * 0.1), w, h * 0.18);
    });
    for (let i = 0; i < blossoms; i += 1) {
      const x = (Math.abs(Math.sin(i * 91.7)) * w * 7) % w;
      const y = (Math.abs(Math.sin(i * 47.3)) * h * 5) % h;
      c.fillStyle = `rgba(255,252,240,${0.5 + (i % 5) * 0.1})`;
      for (let k = 0; k < 5; k += 1) {
        c.beginPath();
        c.ellipse(x + Math.cos(k * 1.257) * 9, y + Math.sin(k * 1.257) * 9, 8, 6, k * 1.257, 0, 7);
        c.fill();
      }
      c.fillStyle = '#f0c24a';
      c.beginPath();
      c.arc(x, y, 4, 0, 7);
      c.fill();
    }
  });
}

/** Room at night: window with moon and curtains, wall with a lamp's glow. */
export function bedroomNight(w = 1800, h = 900): HTMLCanvasElement {
  return drawing(w, h, (c) => {
    const wall = c.createLinearGradient(0, 0, w, 0);
    wall.addColorStop(0, '#1d2740');
    wall.addColorStop(0.6, '#26314f');
    wall.addColorStop(1, '#3a3340');
    c.fillStyle = wall;
    c.fillRect(0, 0, w, h);
    const night = c.createLinearGradient(0, h * 0.08, 0, h * 0.75);
    night.addColorStop(0, '#0a1533');
    night.addColorStop(1, '#3d5b94');
    c.fillStyle = night;
    c.fillRect(w * 0.12, h * 0.08, w * 0.34, h * 0.7);
    const moon = c.createRadialGradient(w * 0.34, h * 0.24, 0, w * 0.34, h * 0.24, h * 0.3);
    moon.addColorStop(0, '#ffffff');
    moon.addColorStop(0.17, '#f4f7ff');
    moon.addColorStop(0.2, 'rgba(190,210,255,0.5)');
    moon.addColorStop(1, 'rgba(120,150,230,0)');
    c.fillStyle = moon;
    c.fillRect(w * 0.12, h * 0.08, w * 0.34, h * 0.7);
    c.fillStyle = '#121a30';
    for (let i = 0; i < 12; i += 1)
      c.fillRect(
        w * (0.12 + i * 0.029),
        h * (0.62 + Math.abs(Math.sin(i * 3.3)) * 0.1),
        w * 0.024,
        h * 0.16,
      );
    c.strokeStyle = '#d9d4cc';
    c.lineWidth = 10;
    c.strokeRect(w * 0.12, h * 0.08, w * 0.34, h * 0.7);
    c.fillStyle = '#d9d4cc';
    c.fillRect(w * 0.287, h * 0.08, 8, h * 0.7);
    for (const [x0, x1] of [
      [0.05, 0.15],
      [0.43, 0.53],
    ] as const) {
      for (let i = 0; i < 16; i += 1) {
        c.fillStyle = i % 2 ? 'rgba(120,130,165,0.95)' : 'rgba(84,94,130,0.95)';
        c.fillRect(w * (x0 + ((x1 - x0) * i) / 16), 0, (w * (x1 - x0)) / 15, h * 0.86);
      }
    }
    const lamp = c.createRadialGradient(w * 0.8, h * 0.46, 0, w * 0.8, h * 0.46, h * 0.7);
    lamp.addColorStop(0, 'rgba(255,190,120,0.85)');
    lamp.addColorStop(1, 'rgba(255,170,90,0)');
    c.fillStyle = lamp;
    c.fillRect(0, 0, w, h);
    c.fillStyle = '#6b4a38';
    c.fillRect(0, h * 0.9, w, h * 0.1);
  });
}
