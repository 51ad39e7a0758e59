import {
  CylinderGeometry,
  Group,
  type Mesh,
  MeshPhysicalMaterial,
  PlaneGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { padlock, pass } from '../kit/desk-goods.ts';
import { box, cable, phone, stageView } from '../kit/devices.ts';
import { headphones } from '../kit/goods.ts';
import { glow } from '../kit/materials.ts';
import {
  accents,
  block,
  drawn,
  matte,
  metal,
  placed,
  solid,
  stillLife,
} from '../kit/still-life.ts';

/* Covers of the articles about phones, teams and music. */

/** A bar between two points. */
function rod(from: Point, to: Point, radius: number, material = metal(0x3a3e45, 0.35)): Mesh {
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const bar = solid(new CylinderGeometry(radius, radius, a.distanceTo(b), 24), material);
  bar.position.copy(a).lerp(b, 0.5);
  bar.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), b.clone().sub(a).normalize());
  return bar;
}

/** A table tripod with a clamp around a phone of this height; the phone stands above it. */
function tripod(held: Group, height: number, foot = 1.05): Group {
  const group = new Group();
  const dark = matte(0x17191d, { roughness: 0.4, metalness: 0.5 });
  for (let i = 0; i < 3; i += 1) {
    const turn = (i / 3) * Math.PI * 2 + 0.5;
    const end: Point = [Math.cos(turn) * 0.85, 0.06, Math.sin(turn) * 0.85];
    group.add(rod([0, foot - 0.1, 0], end, 0.055, dark));
    group.add(solid(new CylinderGeometry(0.09, 0.1, 0.1, 24), matte(0x0b0c0e), end));
  }
  group.add(solid(new CylinderGeometry(0.14, 0.17, 0.3, 32), metal(0x666c75, 0.3), [0, foot, 0]));
  const width = height * 0.48;
  const lower = foot + 0.18;
  group.add(block([width * 0.55, 0.14, 0.3], dark, [0, lower - 0.06, 0], 0.04));
  group.add(block([0.3, height + 0.1, 0.08], dark, [0, lower, -0.16], 0.03));
  group.add(block([width * 0.55, 0.12, 0.3], dark, [0, lower + height + 0.02, 0], 0.04));
  held.position.y = lower + 0.04;
  group.add(held);
  return group;
}

/** The run of a show on the screen of a phone: one row per segment, the present one lit. */
const segments = drawn(400, 800, (c, w, h) => {
  c.fillStyle = '#0e131d';
  c.fillRect(0, 0, w, h);
  c.fillStyle = '#4d9bff';
  c.fillRect(34, 62, 170, 24);
  for (let i = 0; i < 7; i += 1) {
    const y = 122 + i * 92;
    c.fillStyle = i === 2 ? '#23509a' : '#172031';
    c.beginPath();
    c.roundRect(24, y, w - 48, 76, 14);
    c.fill();
    c.fillStyle = i === 2 ? '#ffffff' : '#7f93b5';
    c.fillRect(46, y + 18, 70, 14);
    c.fillStyle = i === 2 ? '#cfe1ff' : '#3f4e69';
    c.fillRect(46, y + 44, 150 + ((i * 71) % 130), 14);
  }
});

/** A warning on the screen of a phone: a triangle, two lines and a button. */
const warning = drawn(400, 800, (c, w, h) => {
  c.fillStyle = '#131620';
  c.fillRect(0, 0, w, h);
  c.fillStyle = '#222836';
  c.beginPath();
  c.roundRect(34, 180, w - 68, 420, 30);
  c.fill();
  c.fillStyle = '#ffb454';
  c.beginPath();
  c.moveTo(w / 2, 226);
  c.lineTo(w / 2 + 78, 362);
  c.lineTo(w / 2 - 78, 362);
  c.closePath();
  c.fill();
  c.fillStyle = '#222836';
  c.fillRect(w / 2 - 9, 268, 18, 50);
  c.fillRect(w / 2 - 9, 330, 18, 16);
  c.fillStyle = '#e7ecf5';
  c.fillRect(84, 404, w - 168, 20);
  c.fillStyle = '#76839c';
  c.fillRect(110, 444, w - 220, 14);
  c.fillStyle = '#4d9bff';
  c.beginPath();
  c.roundRect(84, 500, w - 168, 62, 31);
  c.fill();
});

/** Two staves with notes on a sheet of paper; no words. */
const score = drawn(840, 1100, (c, w, h) => {
  c.fillStyle = '#d9d4c6';
  c.fillRect(0, 0, w, h);
  c.fillStyle = '#2a2d33';
  c.fillRect(w / 2 - 150, 64, 300, 26);
  c.fillStyle = '#a9a498';
  c.fillRect(w / 2 - 90, 110, 180, 12);
  for (let staff = 0; staff < 5; staff += 1) {
    const top = 190 + staff * 176;
    c.strokeStyle = '#5b5a55';
    c.lineWidth = 3;
    for (let line = 0; line < 5; line += 1) {
      c.beginPath();
      c.moveTo(60, top + line * 20);
      c.lineTo(w - 60, top + line * 20);
      c.stroke();
    }
    for (const x of [60, 320, 570, w - 60]) {
      c.beginPath();
      c.moveTo(x, top);
      c.lineTo(x, top + 80);
      c.stroke();
    }
    for (let note = 0; note < 11; note += 1) {
      const x = 96 + note * 62;
      const y = top + 40 + Math.round(Math.sin(note * 1.7 + staff * 2.3) * 3) * 10;
      c.fillStyle = '#1d1f24';
      c.beginPath();
      c.ellipse(x, y, 13, 9.5, -0.35, 0, 7);
      c.fill();
      c.lineWidth = 4;
      c.strokeStyle = '#1d1f24';
      c.beginPath();
      c.moveTo(x + 11, y - 4);
      c.lineTo(x + 11, y - 58);
      if (note % 4 === 1) c.lineTo(x + 30, y - 36);
      c.stroke();
    }
  }
});

/** A long-playing record lying flat, with a label of this colour. */
function record(label: number): Group {
  const group = new Group();
  const vinyl = new MeshPhysicalMaterial({
    color: 0x0a0a0c,
    roughness: 0.32,
    clearcoat: 0.6,
    clearcoatRoughness: 0.2,
  });
  group.add(solid(new CylinderGeometry(1.5, 1.5, 0.035, 128), vinyl, [0, 0.018, 0]));
  for (let i = 0; i < 9; i += 1) {
    const groove = solid(
      new TorusGeometry(0.66 + i * 0.095, 0.006, 6, 160),
      matte(0x1d1e22, { roughness: 0.25, metalness: 0.3 }),
      [0, 0.037, 0],
    );
    groove.rotation.x = Math.PI / 2;
    group.add(groove);
  }
  group.add(
    solid(
      new CylinderGeometry(0.52, 0.52, 0.01, 96),
      matte(label, { roughness: 0.7 }),
      [0, 0.04, 0],
    ),
    solid(new CylinderGeometry(0.05, 0.05, 0.02, 32), matte(0x050505), [0, 0.045, 0]),
  );
  return group;
}

/** A sheet of paper lying flat. */
function sheet(map: ReturnType<typeof drawn>, width: number, height: number): Group {
  const group = new Group();
  const paper = solid(
    new PlaneGeometry(width, height),
    matte(0xffffff, { map, roughness: 0.88 }),
    [0, 0.012, 0],
  );
  paper.rotation.x = -Math.PI / 2;
  group.add(paper);
  return group;
}

export const pictures: Record<string, ShotFactory> = {
  'article-iphone-live': () =>
    stillLife(
      {
        accent: accents.blue,
        from: [-1.9, 2.75, 7.9],
        to: [0.3, 1.42, 0],
        glowAt: [1.2, 2.6],
        glow: 1.7,
        key: 2.1,
        rim: 1.5,
      },
      (table) => {
        const view = stageView('#ffdcae', '#7a3d1c', [384, 800]);
        table.add(placed(tripod(phone(view, 2.0), 2.0, 0.8), [-0.7, 0, -0.2], 0.02));
        // The second phone lies flat: it keeps the run of show while the first one streams.
        const second = phone(segments, 2.0);
        second.rotation.set(-Math.PI / 2, 0, 0);
        const flat = new Group();
        second.position.set(0, 0.05, 1.0);
        flat.add(second);
        table.add(placed(flat, [0.95, 0, 0.95], -0.3));
        const power = new Group();
        power.add(block([1.5, 0.34, 0.9], metal(0x4a4f58, 0.4), [0, 0, 0], 0.1));
        const lamp = solid(
          new CylinderGeometry(0.035, 0.035, 0.03, 20),
          glow(0x7dffb0, 2.4),
          [0.5, 0.35, 0.2],
        );
        lamp.castShadow = false;
        power.add(lamp);
        table.add(placed(power, [2.2, 0, -0.7], -0.25));
        table.add(
          cable(
            [
              [-0.7, 0.98, -0.05],
              [-0.42, 0.6, 0.5],
              [0.25, 0.07, 0.1],
              [1.1, 0.06, -0.75],
              [1.65, 0.17, -0.6],
            ],
            0.045,
            matte(0x8d939d, { roughness: 0.5 }),
          ),
        );
        table.add(placed(box([1.5, 0.6, 0.9], accents.cyan, 3), [-2.25, 0, -1.45], 0.45));
      },
    ),
  'article-dami-roles-errors': () =>
    stillLife(
      {
        accent: accents.violet,
        from: [1.1, 3.85, 8.2],
        to: [0.1, 1.22, 0],
        glowAt: [-1.2, 2.4],
        glow: 1.7,
        key: 1.45,
        rim: 1.4,
      },
      (table) => {
        // Five passes, one for each role, each on a ribbon of its own colour.
        const roles = [accents.amber, accents.cyan, accents.petal, accents.violet, accents.blue];
        roles.forEach((color, i) => {
          const card = pass();
          card.scale.setScalar(0.78);
          const badge = new Group();
          badge.add(card);
          badge.add(block([0.3, 0.05, 0.16], metal(0xc9ced6, 0.22), [0, 0.03, -0.6], 0.02));
          badge.add(
            block([0.26, 0.03, 1.2], matte(color, { roughness: 0.8 }), [0, 0.02, -1.25], 0.01),
          );
          const at = -1.95 + i * 0.95;
          table.add(
            placed(badge, [at, 0.03 + i * 0.045, 1.0 - Math.abs(i - 2) * 0.1], 0.24 - i * 0.12),
          );
        });
        table.add(placed(tripod(phone(warning, 1.9), 1.9, 0.7), [0.55, 0, -1.5], -0.02));
        const lock = padlock();
        lock.scale.setScalar(0.62);
        table.add(placed(lock, [2.55, 0, -0.55], -0.5));
      },
    ),
  'article-live-music-rights': () =>
    stillLife(
      {
        accent: accents.amber,
        from: [-1.3, 3.95, 7.9],
        to: [0.2, 0.84, 0],
        glowAt: [1.6, 2.4],
        glow: 1.6,
        key: 1.3,
        rim: 1.5,
      },
      (table) => {
        table.add(placed(sheet(score, 2.1, 2.75), [-1.75, 0, 0.2], 0.16));
        // Half out of its sleeve: the recording is a right of its own beside the sheet.
        const sleeve = block(
          [3.1, 0.06, 3.1],
          matte(0x8c4434, { roughness: 0.8 }),
          [0, 0, 0],
          0.02,
        );
        table.add(placed(sleeve, [1.75, 0, -0.75], -0.16));
        table.add(placed(record(0xe0a03c), [0.55, 0.0, 0.7]));
        const cans = headphones();
        cans.scale.setScalar(7.5);
        table.add(placed(cans, [1.95, 0.06, -0.9], -0.35));
        const lock = padlock();
        lock.scale.setScalar(0.5);
        table.add(placed(lock, [2.6, 0, 1.05], -0.4));
      },
    ),
};
