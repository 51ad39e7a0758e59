import {
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  InstancedMesh,
  LatheGeometry,
  type Material,
  Matrix4,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';
import { between, type Random } from '../engine/random.ts';
import type { Point } from '../engine/shot.ts';
import { glow } from './materials.ts';
import { block, drawn, matte, metal, screenOf, solid } from './still-life.ts';

/** Instruments and small goods for still lifes, in units of ten centimetres, standing on y = 0. */

/** A turned body from a profile of [radius, height]. */
export function turnedBody(profile: [number, number][], material: Material) {
  return solid(
    new LatheGeometry(
      profile.map(([x, y]) => new Vector2(x, y)),
      64,
    ),
    material,
  );
}

/** An incident light meter with its white dome; the display shows bars only. */
export function lightMeter(): Group {
  const group = new Group();
  group.add(block([0.72, 1.5, 0.26], matte(0x1b1d22, { roughness: 0.45 }), [0, 0, 0], 0.1));
  const dome = solid(new SphereGeometry(0.27, 40, 24), matte(0xf3f1ec, { roughness: 0.55 }));
  dome.position.set(0, 1.62, 0.02);
  const collar = solid(new CylinderGeometry(0.3, 0.32, 0.14, 48), matte(0x0e0f12));
  collar.position.set(0, 1.5, 0);
  const display = screenOf(
    drawn(300, 300, (c) => {
      c.fillStyle = '#b9d3c2';
      c.fillRect(0, 0, 300, 300);
      c.fillStyle = '#1c2a22';
      for (let i = 0; i < 15; i += 1) {
        c.fillRect(24 + i * 17, 200 - (i % 5 === 2 ? 20 : 0), 6, 46 + (i % 5 === 2 ? 20 : 0));
      }
      c.beginPath();
      c.moveTo(150, 130);
      c.lineTo(172, 92);
      c.lineTo(128, 92);
      c.fill();
    }),
    0.5,
    0.5,
    0.75,
  );
  display.position.set(0, 1.0, 0.132);
  group.add(dome, collar, display);
  for (const x of [-0.16, 0.16]) {
    const button = solid(new CylinderGeometry(0.08, 0.08, 0.05, 24), matte(0x3a3e46));
    button.rotation.x = Math.PI / 2;
    button.position.set(x, 0.45, 0.14);
    group.add(button);
  }
  return group;
}

/** A stopwatch lying or leaning, face towards +z. */
export function stopwatch(): Group {
  const group = new Group();
  const face = drawn(512, 512, (c) => {
    c.fillStyle = '#f4f2ec';
    c.fillRect(0, 0, 512, 512);
    c.translate(256, 256);
    for (let i = 0; i < 60; i += 1) {
      c.save();
      c.rotate((i * Math.PI) / 30);
      c.fillStyle = '#16181c';
      c.fillRect(-2, -232, i % 5 ? 3 : 7, i % 5 ? 20 : 40);
      c.restore();
    }
    c.save();
    c.rotate(2.3);
    c.fillStyle = '#d2452f';
    c.fillRect(-4, -205, 8, 245);
    c.restore();
    c.fillStyle = '#16181c';
    c.beginPath();
    c.arc(0, 0, 16, 0, 7);
    c.fill();
  });
  const shell = solid(new CylinderGeometry(0.62, 0.62, 0.2, 64), metal(0xc3c8cf, 0.22));
  shell.rotation.x = Math.PI / 2;
  const rim = solid(new TorusGeometry(0.58, 0.05, 16, 72), metal(0xd8dce2, 0.16));
  rim.position.z = 0.11;
  const dial = solid(new CylinderGeometry(0.55, 0.55, 0.01, 64), [
    matte(0xf4f2ec),
    matte(0xffffff, { map: face, roughness: 0.4 }),
    matte(0xf4f2ec),
  ] as unknown as Material);
  dial.rotation.set(Math.PI / 2, Math.PI / 2, 0);
  dial.position.z = 0.105;
  const crown = solid(new CylinderGeometry(0.1, 0.1, 0.24, 24), metal(0xc3c8cf, 0.25));
  crown.position.y = 0.74;
  const bow = solid(new TorusGeometry(0.16, 0.03, 12, 40), metal(0xc3c8cf, 0.25));
  bow.position.y = 0.92;
  group.add(shell, rim, dial, crown, bow);
  return group;
}

/** A clipboard with a sheet whose lines are blocks, lying flat. */
export function clipboard(accent: string, rows: number, ticked = false): Group {
  const group = new Group();
  const sheet = drawn(420, 594, (c, w, h) => {
    c.fillStyle = '#f5f3ee';
    c.fillRect(0, 0, w, h);
    c.fillStyle = accent;
    c.fillRect(34, 40, 190, 26);
    c.fillStyle = '#c9c6bf';
    c.fillRect(34, 82, 320, 10);
    for (let i = 0; i < rows; i += 1) {
      const y = 128 + (i * (h - 180)) / rows;
      c.strokeStyle = '#9c9a94';
      c.lineWidth = 3;
      c.strokeRect(34, y, 24, 24);
      if (ticked) {
        c.strokeStyle = '#1f9a63';
        c.lineWidth = 6;
        c.beginPath();
        c.moveTo(38, y + 12);
        c.lineTo(46, y + 20);
        c.lineTo(62, y - 4);
        c.stroke();
      }
      c.fillStyle = '#b9b6af';
      c.fillRect(76, y + 2, 170 + ((i * 53) % 110), 9);
      c.fillStyle = '#d6d3cc';
      c.fillRect(76, y + 17, 120 + ((i * 37) % 90), 7);
    }
  });
  group.add(block([2.1, 0.06, 2.97], matte(0x22252b, { roughness: 0.5 }), [0, 0, 0], 0.03));
  const paper = solid(
    new PlaneGeometry(1.95, 2.76),
    matte(0xffffff, { map: sheet, roughness: 0.85 }),
  );
  paper.rotation.x = -Math.PI / 2;
  paper.position.set(0, 0.068, 0.06);
  group.add(paper, block([0.9, 0.1, 0.26], metal(0xb7bcc4, 0.25), [0, 0.06, -1.34], 0.04));
  return group;
}

/** Petals flying along an arc, each a bent drop. */
export function petals(
  count: number,
  random: Random,
  place: (random: Random) => Point,
  color = 0xff9cbc,
) {
  const geometry = new SphereGeometry(0.11, 10, 6, 0, Math.PI, 0, Math.PI * 0.6);
  geometry.scale(0.8, 1.2, 0.35);
  const cloud = new InstancedMesh(
    geometry,
    new MeshStandardMaterial({ color, roughness: 0.5, side: DoubleSide, emissive: 0x4a1022 }),
    count,
  );
  const matrix = new Matrix4();
  const turn = new Quaternion();
  for (let i = 0; i < count; i += 1) {
    turn
      .set(
        between(random, -1, 1),
        between(random, -1, 1),
        between(random, -1, 1),
        between(random, -1, 1),
      )
      .normalize();
    const size = between(random, 0.7, 1.35);
    matrix.compose(new Vector3(...place(random)), turn, new Vector3(size, size, size));
    cloud.setMatrixAt(i, matrix);
  }
  cloud.castShadow = cloud.receiveShadow = true;
  return cloud;
}

/** A small conifer or blossom tree for set models. */
export function littleTree(color: number, kind: 'cone' | 'crown'): Group {
  const group = new Group();
  const trunk = solid(new CylinderGeometry(0.035, 0.055, 0.4, 10), matte(0x3a2a20));
  trunk.position.y = 0.2;
  group.add(trunk);
  if (kind === 'cone') {
    [0.34, 0.27, 0.19].forEach((radius, i) => {
      const layer = solid(new ConeGeometry(radius, 0.36, 24), matte(color, { roughness: 0.8 }));
      layer.position.y = 0.42 + i * 0.2;
      group.add(layer);
    });
  } else {
    for (const [x, y, z, r] of [
      [0, 0.58, 0, 0.27],
      [0.18, 0.48, 0.06, 0.19],
      [-0.17, 0.5, -0.05, 0.2],
      [0.03, 0.72, 0.03, 0.18],
    ] as const) {
      const ball = solid(new SphereGeometry(r, 24, 16), matte(color, { roughness: 0.85 }));
      ball.position.set(x, y, z);
      group.add(ball);
    }
  }
  return group;
}

/** A ring light on a pole, shining to +z. */
export function ringLight(color: number, height: number): Group {
  const group = new Group();
  const ring = solid(new TorusGeometry(1.05, 0.1, 20, 96), glow(color, 2));
  ring.castShadow = false;
  ring.position.y = height;
  const shell = solid(new TorusGeometry(1.05, 0.13, 20, 96), matte(0x121317));
  shell.position.set(0, height, -0.07);
  const pole = solid(new CylinderGeometry(0.04, 0.04, height - 1.1, 16), metal(0x777c84));
  pole.position.y = (height - 1.1) / 2;
  const foot = solid(
    new CylinderGeometry(0.55, 0.6, 0.07, 48),
    matte(0x121317, { metalness: 0.4 }),
  );
  foot.position.y = 0.035;
  group.add(ring, shell, pole, foot);
  return group;
}
