import { type ColorRepresentation, Mesh } from 'three';
import { between, seeded } from '../engine/random.ts';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { heart, phoneRoom } from '../kit/drawings.ts';
import { figure } from '../kit/figure/figure.ts';
import { chair, drum, table } from '../kit/furniture.ts';
import { monitor, phone } from '../kit/gear.ts';
import { gift, teaTin } from '../kit/goods.ts';
import { drawing, glow, matter } from '../kit/materials.ts';
import { blossom, branch, flowerBank, flowers, petals } from '../kit/plants.ts';
import { portrait } from '../kit/portrait.ts';
import { at, box, group, hose, rod } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { garden } from '../kit/worlds.ts';

/* Views of the flower sets beside the stage: the desk, the goods, the upright picture. */

type Context = CanvasRenderingContext2D;

/** A flower seen from above, as an icon shows it. */
function bloom(c: Context, x: number, y: number, r: number, color: string, count: number) {
  for (let i = 0; i < count; i += 1) {
    c.save();
    c.translate(x, y);
    c.rotate((i / count) * Math.PI * 2 + 0.3);
    c.fillStyle = color;
    c.globalAlpha = 0.92;
    c.beginPath();
    c.ellipse(0, -r * 0.56, r * (2.1 / count), r * 0.5, 0, 0, 7);
    c.fill();
    c.restore();
  }
  c.globalAlpha = 1;
  c.fillStyle = '#ffe9a8';
  c.beginPath();
  c.arc(x, y, r * 0.16, 0, 7);
  c.fill();
}

/** Grounds and petals of the four seasons, six sets each. */
const sets: [ground: string, petals: string[]][] = [
  ['#4a2138', ['#ffd3de', '#f7a1bd', '#fff1f4', '#e5668f', '#f4b6d8', '#d95f8c']],
  ['#123c3a', ['#f7c0d0', '#ffffff', '#f2879a', '#d8f0c8', '#ffd76a', '#ef6d5d']],
  ['#4a2a10', ['#f2b84b', '#e0812f', '#f7dc8a', '#c4511f', '#ffe7a6', '#b5432a']],
  ['#1c2c52', ['#ffffff', '#e05a70', '#d6e4ff', '#ffd86b', '#f4d6de', '#c7304a']],
];

/** Window in which an operator chooses one of the twenty-four sets; its picture beside it. */
const chooser = () =>
  drawing(1600, 900, (c) => {
    c.fillStyle = '#14131a';
    c.fillRect(0, 0, 1600, 900);
    c.fillStyle = '#201d28';
    c.fillRect(0, 0, 1600, 54);
    for (let i = 0; i < 3; i += 1) {
      c.fillStyle = i ? '#3a3444' : '#f27fa5';
      c.beginPath();
      c.roundRect(40 + i * 130, 18, 104, 18, 9);
      c.fill();
    }
    for (let i = 0; i < 24; i += 1) {
      const [ground, tints] = sets[Math.floor(i / 6)] ?? ['#000', []];
      const tint = tints[i % 6] ?? '#fff';
      const [x, y] = [40 + (i % 6) * 142, 84 + Math.floor(i / 6) * 160];
      c.save();
      c.beginPath();
      c.roundRect(x, y, 126, 126, 14);
      c.fillStyle = ground;
      c.fill();
      c.clip();
      const kind = [5, 8, 6, 5][Math.floor(i / 6)] ?? 5;
      bloom(c, x + 58, y + 58, 50, tint, kind);
      bloom(c, x + 108, y + 112, 26, tint, kind);
      c.restore();
      if (i === 3) {
        c.strokeStyle = '#ff9dbd';
        c.lineWidth = 8;
        c.beginPath();
        c.roundRect(x - 5, y - 5, 136, 136, 18);
        c.stroke();
      }
      c.fillStyle = i === 3 ? '#ffd9e4' : '#5b5566';
      c.fillRect(x + 30, y + 136, 66, 9);
    }
    for (let i = 0; i < 3; i += 1) {
      const y = 758 + i * 44;
      c.fillStyle = '#39343f';
      c.fillRect(40, y, 90, 12);
      c.fillRect(170, y + 2, 690, 8);
      c.fillStyle = '#f27fa5';
      c.fillRect(170, y + 2, [430, 250, 560][i] ?? 0, 8);
      c.beginPath();
      c.arc(170 + ([430, 250, 560][i] ?? 0), y + 6, 14, 0, 7);
      c.fill();
    }
    const [left, top, w, h] = [920, 84, 640, 640];
    c.save();
    c.beginPath();
    c.roundRect(left, top, w, h, 16);
    c.clip();
    c.drawImage(garden(1000, 1000), left, top, w, h);
    c.drawImage(portrait('#d98fa6', 'left'), left + 50, top + 104, 450, 535);
    for (let i = 0; i < 9; i += 1) {
      const size = 42 - i * 3;
      c.globalAlpha = 1 - i / 11;
      c.fillStyle = ['#ff4f86', '#ffb03b', '#f2287a'][i % 3] ?? '';
      heart(c, left + 560 + Math.sin(i * 1.3) * 26, top + 580 - i * 62, size);
    }
    c.globalAlpha = 1;
    c.restore();
    for (let i = 0; i < 4; i += 1) {
      c.fillStyle = i === 1 ? '#f27fa5' : '#302b38';
      c.beginPath();
      c.roundRect(left + i * 164, 758, 148, 100, 14);
      c.fill();
    }
  });

/** The operator's desk over the shoulder: the sets on the screen, likes on the phone. */
const desk: ShotFactory = () => {
  const scene = hall({ width: 9, back: -2.4, height: 4, trusses: [], slats: 0x3a2830 });
  const view = chooser();
  const operator = figure({
    left: [0.16, 1.15, 0.38],
    right: [-0.2, 1.15, 0.36],
    seated: true,
    outfit: 'shirt',
    hair: 'bun',
    hairColor: 0x040303,
    jacket: 0x2f3c5c,
    look: [-10, 4],
    fineness: 2,
    loose: 0.4,
  });
  // A dark outline before the screen: skin as it is would shine red in the lamp from behind, hair grey.
  operator.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    if (part.name === 'skin') part.material = matter(0x0a0707, 0.8);
    if (part.name === 'hair') part.material.roughness = 0.9;
  });
  const room = phone(phoneRoom(garden(900, 1500), '#f2789f', { seed: 8, cards: false }), 1.05);
  room.scale.setScalar(1.6);
  room.rotation.x = -0.14;
  scene.add(
    at(table(2.6, 0.86, 0.74, matter(0x231d21, 0.5)), 0, 0, 0),
    at(monitor(view, 1.04, 1.05, 0.38), 0.0, 1.14, -0.16, 0),
    at(group(room), 0.55, 0.9, 0.34, -10),
    at(box(0.11, 0.05, 0.09, matter(0x101114, 0.5), 0.015), 0.55, 0.762, 0.33, -10),
    at(box(0.42, 0.018, 0.14, matter(0x2a262b, 0.5), 0.006), -0.06, 0.75, 0.24, -3),
    at(box(0.38, 0.008, 0.11, matter(0x121114, 0.7), 0.003), -0.06, 0.761, 0.24, -3),
    at(chair(0x2a2328), -0.44, 0, 0.9, 184),
    at(operator, -0.44, 0, 0.84, 184),
  );
  // A vase of the flowers of the chosen set: many rooms keep a real bunch on the table.
  scene.add(
    at(drum(0.055, 0.17, matter(0xd9c3bd, 0.6)), 0.76, 0.74, -0.14),
    at(
      flowerBank(0.26, 0.16, 0.2, [0xf7a1bd, 0xffd3de, 0xe5668f], 12, 5, [0.05, 0.08]),
      0.76,
      0.93,
      -0.14,
    ),
  );
  return {
    scene,
    camera: eye([-0.06, 1.52, 2.12], [0.02, 1.0, -0.1], 35),
    lamps: [
      {
        kind: 'panel',
        at: [-0.02, 1.12, -0.12],
        to: [-0.1, 1.1, 2],
        width: 0.9,
        height: 0.5,
        power: 1.4,
        picture: view,
        share: 1.4,
      },
      {
        kind: 'spot',
        at: [2.2, 2.7, -0.9],
        to: [-0.2, 0.9, 0.4],
        power: 34,
        color: 0xffb3c8,
        angle: 26,
        radius: 0.25,
        share: 1.3,
      },
      {
        kind: 'spot',
        at: [-2.2, 2.7, 1.2],
        to: [-0.3, 0.9, 0.2],
        power: 27,
        color: 0xffe6d8,
        angle: 28,
        radius: 0.3,
      },
      {
        // Edge of the head and the shoulder on the side away from the flowers.
        kind: 'spot',
        at: [-1.9, 1.4, -0.3],
        to: [-0.5, 1.25, 0.84],
        power: 15,
        color: 0xffb3c8,
        angle: 12,
        radius: 0.2,
      },
      {
        kind: 'spot',
        at: [-0.6, 2.8, -1.2],
        to: [-0.2, 1.2, -2.4],
        power: 60,
        color: 0xe9b0c2,
        angle: 52,
        radius: 0.2,
        penumbra: 1,
        share: 0.7,
      },
    ],
    dome: { power: 0.14, top: 0xffe6ec },
    focus: 2.1,
    lens: 0.012,
    surroundings: 0.4,
    grade: { exposure: 1.35, bloom: 0.06, vignette: 0.3 },
  };
};

/** Autumn: gift boxes and tins close up among rust and gold blossoms, a low moon behind. */
const autumn: ShotFactory = () => {
  const scene = hall({ width: 10, back: -3.4, height: 5, trusses: [], slats: 0x24130b });
  const golds: ColorRepresentation[] = [0xe8a13a, 0xc75b2a, 0xf6dca0, 0x9c3a22];
  const moon = rod([0.34, 1.32, -2.6], [0.34, 1.32, -2.58], 0.62, glow(0xffd9a0, 0.85));
  moon.castShadow = false;
  const stone = matter(0x6e3a22, 0.6);
  scene.add(
    moon,
    at(box(5, 0.8, 1.5, matter(0x4a2414, 0.55), 0.03), 0, 0.4, -0.35),
    at(drum(0.24, 0.14, stone), 0.1, 0.8, -0.12),
    at(drum(0.15, 0.06, stone), -0.26, 0.8, 0.1),
    at(drum(0.13, 0.24, stone), 0.46, 0.8, -0.26),
    at(flowerBank(1.5, 0.34, 0.34, golds, 30, 3, [0.07, 0.14]), -0.95, 0.8, -0.62),
    at(flowerBank(1.3, 0.5, 0.34, golds, 26, 5, [0.07, 0.14]), 1.25, 0.8, -0.62),
    at(blossom(0.07, 0xf6dca0, 9), 0.56, 0.81, 0.12),
    at(blossom(0.055, 0xe8a13a, 11), 0.7, 0.81, 0.02),
    at(blossom(0.06, 0xe8a13a, 3), -0.05, 0.81, 0.26),
    at(blossom(0.045, 0xc75b2a, 5), -0.5, 0.81, 0.24),
  );
  scene.add(
    at(gift(0.26, 0.13, 0.2, 0x9c2f22, 0xe9b45c), 0.1, 0.94, -0.12, -16),
    at(gift(0.15, 0.09, 0.13, 0xf2dfba, 0x9c2f22), 0.08, 1.085, -0.13, 12),
    at(teaTin(0x7a2a1c), -0.31, 0.86, 0.08),
    at(teaTin(0xc98a2c), -0.2, 0.86, 0.13),
    at(teaTin(0x35502c), 0.46, 1.04, -0.26),
  );
  const air = petals(
    150,
    (random) => {
      const x = between(random, -1.6, 1.7);
      const [y, z] = [between(random, 0.9, 2), between(random, -1.6, 0.5)];
      // The goods stay clear of petals.
      return x > -0.5 && x < 0.68 && y < 1.34 && z > -0.4 ? null : [x, y, z];
    },
    [0xf2b84b, 0xe0812f, 0xc4511f, 0xf7dc8a],
    { size: [0.025, 0.05], drift: [0.05, -0.04, 0.02], glow: 0.2 },
  );
  const fallen = petals(
    90,
    (random) => [between(random, -1.3, 1.3), 0.804, between(random, -0.3, 0.38)],
    [0xf2b84b, 0xe0812f, 0xc4511f],
    { seed: 3, size: [0.02, 0.04], flat: true },
  );
  scene.add(air.object, fallen.object);
  return {
    scene,
    camera: eye([-0.34, 1.16, 1.35], [0.1, 1.05, -0.2], 36),
    lamps: [
      {
        kind: 'panel',
        at: [-1.3, 2.1, 1.2],
        to: [0.1, 0.95, -0.1],
        width: 1,
        height: 1,
        power: 8,
        color: 0xffe6c4,
        share: 2,
      },
      {
        kind: 'spot',
        at: [1.9, 2.5, -1.5],
        to: [0.1, 1.0, -0.1],
        power: 52,
        color: 0xff9a4d,
        angle: 24,
        share: 1.4,
      },
      {
        kind: 'spot',
        at: [-1.9, 2.5, -1.5],
        to: [-0.3, 0.95, -0.3],
        power: 34,
        color: 0xffc46a,
        angle: 24,
        share: 1.2,
      },
      {
        kind: 'panel',
        at: [0.34, 1.32, -2.5],
        to: [0.2, 1.1, 0],
        width: 1.1,
        height: 1.1,
        power: 5,
        color: 0xffd9a0,
      },
    ],
    dome: { power: 0.12, top: 0xffe2c4, centre: [0, 1, 0] },
    closeUp: true,
    samples: 44,
    focus: 1.5,
    lens: 0.02,
    haze: { density: 0.01 },
    surroundings: 0.6,
    shutter: air.shutter,
    grade: { exposure: 1.1, bloom: 0.08, vignette: 0.36 },
  };
};

/** Winter as viewers have it on an upright screen: plum and white petals, none before the head. */
const uprightWinter = () => {
  const picture = drawing(720, 1500, (c) => {
    const random = seeded(14);
    const sky = c.createLinearGradient(0, 0, 0, 1500);
    sky.addColorStop(0, '#5f7ab8');
    sky.addColorStop(0.5, '#c9d8f6');
    sky.addColorStop(1, '#31426f');
    c.fillStyle = sky;
    c.fillRect(0, 0, 720, 1500);
    for (let i = 0; i < 64; i += 1) {
      const side = random() < 0.5 ? random() * 0.3 : 1 - random() * 0.3;
      const tint = ['#ffffff', '#eef3ff', '#e3ebff', '#d3455f'][i % 4] ?? '';
      bloom(c, 720 * side, between(random, 180, 1300), between(random, 34, 78), tint, 5);
    }
    c.drawImage(portrait('#b5233c', 'right'), -90, 330, 900, 1070);
    for (let i = 0; i < 90; i += 1) {
      const [x, y] = [random() * 720, random() * 1500];
      // The head and what the hand shows stay clear.
      if (Math.hypot(x - 370, y - 520) < 190 || Math.hypot(x - 640, y - 560) < 130) continue;
      c.save();
      c.translate(x, y);
      c.rotate(random() * 6.3);
      c.scale(1, 0.5);
      c.globalAlpha = 0.5 + random() * 0.5;
      c.fillStyle = '#ffffff';
      c.beginPath();
      c.arc(0, 0, between(random, 6, 20), 0, 7);
      c.fill();
      c.restore();
    }
  });
  const room = phoneRoom(picture, '#6f9bff', { hand: false, cards: false, seed: 3 });
  return drawing(720, 1500, (c) => {
    c.drawImage(room, 0, 0);
    c.fillStyle = 'rgba(12,20,44,0.82)';
    c.beginPath();
    c.roundRect(60, 800, 600, 112, 20);
    c.fill();
    c.fillStyle = '#ffffff';
    for (const [x, y, w] of [
      [110, 832, 500],
      [190, 868, 340],
    ] as const) {
      c.beginPath();
      c.roundRect(x, y, w, 17, 8);
      c.fill();
    }
  });
};

/** Flowers on stems in a long low box, which stands on what is below its origin. */
function planter(width: number, colors: ColorRepresentation[], count: number, seed: number) {
  const spots: Point[] = [];
  const heads = flowers(
    (random) => {
      const spot: Point = [
        (random() - 0.5) * width,
        between(random, 0.21, 0.56),
        (random() - 0.5) * 0.3,
      ];
      spots.push(spot);
      return spot;
    },
    colors,
    count,
    seed,
    [0.08, 0.15],
  );
  const green = matter(0x3f5f40, 0.7);
  return group(
    at(box(width, 0.17, 0.28, matter(0x3d568c, 0.4), 0.012), 0, 0.085, 0),
    at(box(width - 0.03, 0.012, 0.25, matter(0x17120f, 0.95)), 0, 0.168, 0),
    heads,
    ...spots.map(([x, y, z]) =>
      hose(
        [
          [x * 0.9, 0.15, z * 0.6],
          [x * 0.93, y * 0.6, z * 0.8],
          [x, y, z],
        ],
        0.007,
        green,
        12,
      ),
    ),
  );
}

const winter: ShotFactory = () => {
  const scene = hall({ width: 10, back: -3.4, height: 5, trusses: [], slats: 0x141a2a });
  const whites: ColorRepresentation[] = [0xffffff, 0xeef3ff, 0xd6e4ff, 0xf4d6de];
  const screen = phone(uprightWinter(), 1.1);
  screen.scale.setScalar(4.6);
  screen.rotation.x = -0.06;
  const metal = matter(0x22262f, 0.35, 0.7);
  scene.add(
    at(box(5, 0.8, 1.6, matter(0xb7c2d8, 0.55), 0.03), 0, 0.4, -0.35),
    at(group(screen), 0.24, 1.2, 0.02, -10),
    at(box(0.3, 0.03, 0.22, metal, 0.01), 0.24, 0.815, 0, -10),
    at(box(0.06, 0.34, 0.02, metal, 0.008), 0.23, 0.98, -0.05, -10),
    at(planter(1.7, whites, 28, 3), -0.9, 0.8, -0.7),
    at(planter(1.5, whites, 24, 5), 1.05, 0.8, -0.7),
    at(drum(0.05, 0.19, matter(0x2b3f6e, 0.3)), -0.5, 0.8, 0),
    at(branch(0.56, [0xd3455f, 0xb5233c, 0xe8798c], 12), -0.5, 0.96, 0),
    at(blossom(0.05, 0xd3455f, 3), -0.1, 0.81, 0.3),
    at(blossom(0.04, 0xe8798c, 5), 0.66, 0.81, 0.26),
  );
  const air = petals(
    120,
    (random) => {
      const [x, y] = [between(random, -1.7, 1.8), between(random, 0.9, 2)];
      const z = between(random, -1.2, 0.6);
      return Math.abs(x - 0.24) < 0.28 && z > -0.1 ? null : [x, y, z];
    },
    [0xffffff, 0xe8f0ff, 0xd6e4ff],
    { size: [0.018, 0.04], drift: [0.05, -0.04, 0.02], glow: 0.25 },
  );
  const fallen = petals(
    80,
    (random) => [between(random, -1.2, 1.3), 0.804, between(random, -0.3, 0.4)],
    [0xffffff, 0xe8f0ff, 0xd3455f],
    { seed: 3, size: [0.018, 0.034], flat: true },
  );
  scene.add(air.object, fallen.object);
  return {
    scene,
    // The gallery cuts a wide picture to about 2 : 1, so the phone keeps off its edges.
    camera: eye([-0.14, 1.26, 1.98], [0.06, 1.12, -0.1], 33),
    lamps: [
      {
        kind: 'panel',
        at: [1.5, 2.2, 1.3],
        to: [0, 0.95, -0.1],
        width: 1,
        height: 1,
        power: 9,
        color: 0xfff4ea,
        share: 2,
      },
      {
        kind: 'spot',
        at: [-1.9, 2.5, -1.4],
        to: [-0.3, 1.0, -0.1],
        power: 48,
        color: 0x9fb8ff,
        angle: 26,
        share: 1.4,
      },
      {
        kind: 'spot',
        at: [1.9, 2.5, -1.6],
        to: [0.3, 1.0, -0.4],
        power: 40,
        color: 0xdfe9ff,
        angle: 26,
        share: 1.2,
      },
    ],
    dome: { power: 0.34, top: 0xe6edff, centre: [0, 1, 0] },
    closeUp: true,
    samples: 44,
    focus: 1.98,
    lens: 0.022,
    haze: { density: 0.005, color: 0xbfd0ff },
    surroundings: 0.6,
    shutter: air.shutter,
    grade: { exposure: 1.05, bloom: 0.08, vignette: 0.34 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'flower-gallery-2': desk,
  'flower-gallery-3': autumn,
  'flower-gallery-4': winter,
};
