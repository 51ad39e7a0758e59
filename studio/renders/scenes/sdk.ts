import { type Group, type Mesh, MeshBasicMaterial, Scene } from 'three';
import { between, seeded } from '../engine/random.ts';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { bust, matte, programme, workbench } from '../kit/drawings.ts';
import { laptop, monitor, phone } from '../kit/gear.ts';
import {
  aura,
  black,
  display,
  drawing,
  glass,
  glow,
  halo,
  lacquer,
  matter,
} from '../kit/materials.ts';
import type { Attitude } from '../kit/portrait.ts';
import { floor, neon, podium } from '../kit/room.ts';
import { at, box, cylinder, group, plane, rod, slab } from '../kit/shapes.ts';
import { eye } from '../kit/stage.ts';
import { checker, city, garden, interior, sea } from '../kit/worlds.ts';

const violet = 0x8f6bff;

/** Cut-out presenter on the transparency pattern. */
function cutout(x = 0.5, attitude?: Attitude, coat?: string): HTMLCanvasElement {
  return drawing(960, 540, (c) => {
    c.drawImage(checker(960, 540, 30, '#353a44', '#24282f'), 0, 0);
    bust(c, 960 * x, 540, 508, { attitude, coat });
  });
}

/** Edge map of the presenter: thin bright outline. */
function edges(x = 0.5, attitude?: Attitude): HTMLCanvasElement {
  return drawing(960, 540, (c) => {
    c.fillStyle = '#0b0716';
    c.fillRect(0, 0, 960, 540);
    for (const [dx, dy] of [
      [-3, 0],
      [3, 0],
      [0, -3],
      [0, 3],
      [2, -2],
      [-2, -2],
    ] as const)
      bust(c, 960 * x + dx, 540 + dy, 508, { flat: '#b79cff', attitude });
    bust(c, 960 * x, 540, 508, { flat: '#150d2b', attitude });
    c.fillStyle = 'rgba(180,156,255,0.25)';
    for (let y = 10; y < 540; y += 18) for (let x = 10; x < 960; x += 18) c.fillRect(x, y, 2, 2);
  });
}

/** Pane with a luminous edge; front at +Z. */
function pane(
  picture: HTMLCanvasElement,
  width: number,
  color: number,
  power: number,
  light = 0.95,
): Group {
  const height = (width * picture.height) / picture.width;
  const model = group(
    slab(width + 0.05, height + 0.05, 0.03, 0.03, lacquer(0x0c0b12, 0.2)),
    at(plane(width, height, display(picture, light)), 0, 0, 0.0165),
  );
  const [x, y] = [width / 2 + 0.028, height / 2 + 0.028];
  const corners: Point[] = [
    [-x, -y, 0.01],
    [x, -y, 0.01],
    [x, y, 0.01],
    [-x, y, 0.01],
  ];
  corners.forEach((corner, i) => {
    model.add(neon(corner, corners[(i + 1) % 4] as Point, color, power, 0.006));
  });
  return model;
}

/** The left part of a frame, where the presenter stands. */
const leftPart = (picture: HTMLCanvasElement) =>
  drawing(760, 540, (c) => c.drawImage(picture, 0, 0));

const hero: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.09, blur: 0.03, roughness: 0.35 }));
  const stack = group();
  const [x, attitude] = [0.2, 'host'] as const;
  const skyline = city(1600, 900, ['#0a0720', '#3b2a86', '#c79bff'], 21, '#e6d8ff');
  const layers: [HTMLCanvasElement, number][] = [
    [programme('#17a34a', { x, attitude }), 2],
    [edges(x, attitude), 2.4],
    [matte(x, 0.78, attitude), 2.4],
    [cutout(x, attitude), 2.4],
    [programme(skyline, { x, attitude }), 4],
  ];
  // Each pane stands further back, higher and a little to the left: left of the stack, where the
  // page has its words, the room stays dark.
  const [dx, dy, dz] = [-0.13, 0.2, -0.55];
  layers.forEach(([picture, power], i) => {
    const back = 4 - i;
    stack.add(
      at(
        pane(leftPart(picture), 1.12, back ? violet : 0xd9c8ff, power, i === 2 ? 0.9 : 1.25),
        back * dx,
        back * dy,
        back * dz,
      ),
    );
  });
  // Rays that tie the corners together and pulses that run along them; none before the heads.
  for (const [x, y] of [
    [-0.585, -0.425],
    [0.585, -0.425],
    [0.585, 0.425],
  ] as const) {
    const on = (t: number): Point => [x + t * dx, y + t * dy, t * dz];
    stack.add(neon(on(0), on(4.2), violet, 0.55, 0.003));
    for (const t of [0.45, 1.45, 2.5, 3.4]) {
      const bead = box(0.022, 0.022, 0.05, black(), 0.01);
      bead.material = glow(0xe4d8ff, 4);
      bead.castShadow = false;
      stack.add(at(bead, ...on(t), 20));
    }
  }
  scene.add(at(stack, 1.29, 0.62, 0.6, 12));
  const random = seeded(3);
  const dust = new MeshBasicMaterial({ color: 0x9d82ff });
  for (let i = 0; i < 90; i += 1) {
    const mote = box(0.012, 0.012, 0.012, dust, 0.005);
    mote.castShadow = false;
    scene.add(
      at(mote, between(random, -3.5, 4), between(random, 0.1, 2.8), between(random, -3, 1.6)),
    );
  }
  return {
    scene,
    camera: eye([-0.3, 1.4, 5.2], [0.28, 0.72, 0], 30),
    lamps: [
      {
        kind: 'spot',
        at: [-3.2, 3.6, 2.6],
        to: [0.5, 0.9, 0],
        power: 60,
        color: 0xc9b8ff,
        angle: 24,
        radius: 0.4,
        share: 1.4,
        haze: 0.6,
      },
      {
        kind: 'spot',
        at: [3.8, 3.6, -2.6],
        to: [0.6, 1, 0],
        power: 170,
        color: violet,
        angle: 22,
        radius: 0.2,
        share: 1.6,
        haze: 1,
      },
    ],
    dome: { power: 0.06, top: 0xb9a8ff },
    reflectors: [
      { at: [-4, 3, 3], width: 3, height: 1, power: 4, color: 0xcfc0ff },
      { at: [4, 4, -2], width: 2, height: 4, power: 5, color: 0x9b7bff },
    ],
    surroundings: 0.7,
    focus: 4.8,
    lens: 0.02,
    haze: { density: 0.006, noise: 0.6 },
    samples: 40,
    grade: { exposure: 1.1, bloom: 0.11, vignette: 0.42, lift: 0x020104 },
  };
};

/** Lines of code as bars, coloured as editors do. */
function code(w = 900, h = 1100): HTMLCanvasElement {
  const random = seeded(14);
  return drawing(w, h, (c) => {
    c.fillStyle = '#100d1b';
    c.fillRect(0, 0, w, h);
    c.fillStyle = '#1a1530';
    c.fillRect(0, 0, w, 60);
    for (const [i, color] of ['#ff6a6a', '#f5c35b', '#5fd38d'].entries()) {
      c.fillStyle = color;
      c.beginPath();
      c.arc(36 + i * 32, 30, 9, 0, 7);
      c.fill();
    }
    let depth = 0;
    for (let row = 0; row < 22; row += 1) {
      const y = 92 + row * 44;
      c.fillStyle = '#3b3358';
      c.fillRect(28, y, 26, 14);
      let x = 90 + depth * 44;
      const words = 1 + Math.floor(random() * 4);
      for (let i = 0; i < words; i += 1) {
        const wide = between(random, 40, 170);
        c.fillStyle = ['#b79cff', '#7fd6ff', '#e6e2f4', '#f2a6d0', '#8fe3b0'][
          Math.floor(random() * 5)
        ] as string;
        c.beginPath();
        c.roundRect(x, y, Math.min(wide, w - 60 - x), 16, 8);
        c.fill();
        x += wide + 18;
        if (x > w - 120) break;
      }
      depth = Math.max(0, Math.min(4, depth + (random() < 0.4 ? 1 : random() < 0.55 ? -1 : 0)));
      if (row === 7) {
        c.fillStyle = 'rgba(143,107,255,0.22)';
        c.fillRect(0, y - 14, w, 44);
      }
    }
  });
}

/** Playground: code on one pane, its result on the other, a beam between. */
const demo: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.08, blur: 0.08, roughness: 0.35 }));
  const left = pane(code(), 1.2, violet, 2);
  const right = pane(
    workbench(programme(interior(), { attitude: 'host', coat: '#2c6a6a' }), '#8f6bff'),
    2.05,
    0xd9c8ff,
    3,
  );
  scene.add(at(left, -1.12, 0.98, 0.1, 24), at(right, 0.92, 1.0, -0.25, -14));
  for (let i = 0; i < 7; i += 1)
    scene.add(
      neon(
        [-0.6, 0.55 + i * 0.14, -0.05],
        [-0.12, 0.62 + i * 0.12, -0.1],
        i === 3 ? 0xffffff : violet,
        i === 3 ? 5 : 1.2,
        0.004,
      ),
    );
  scene.add(at(podium(2.9, 0.03, 0x0d0c13, violet, 1.2), 0, 0, 0));
  return {
    scene,
    camera: eye([-0.1, 1.3, 5], [0, 0.9, 0], 29),
    lamps: [
      {
        kind: 'spot',
        at: [-3, 3.6, 3],
        to: [0, 0.8, 0],
        power: 50,
        color: 0xd0c4ff,
        angle: 26,
        radius: 0.4,
        haze: 0.6,
      },
      {
        kind: 'spot',
        at: [3.6, 3.4, -2.8],
        to: [0, 0.9, 0],
        power: 150,
        color: violet,
        angle: 24,
        radius: 0.2,
        share: 1.4,
        haze: 1,
      },
      {
        kind: 'panel',
        at: [0.92, 1, -0.2],
        to: [0.6, 0.6, 2],
        width: 1.9,
        height: 1.2,
        power: 2.4,
        color: 0xb9a2ff,
      },
    ],
    dome: { power: 0.06, top: 0xb9a8ff },
    surroundings: 0.6,
    focus: 5,
    lens: 0.02,
    haze: { density: 0.007, noise: 0.6 },
    grade: { exposure: 1.1, bloom: 0.1, vignette: 0.4 },
  };
};

/** One engine, six platforms: devices round a lit core. */
const platforms: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.08, blur: 0.08, roughness: 0.35 }));
  const shown = programme(sea(), { attitude: 'hold', coat: '#b5422f' });
  scene.add(at(podium(0.62, 0.16, 0x14121d, violet, 4), 0, 0, 0));
  const core = group(
    box(0.5, 0.5, 0.5, glass(0x9d7bff, 0.3), 0.06),
    box(0.24, 0.24, 0.24, black(), 0.05),
  );
  (core.children[1] as Mesh).material = glow(0xb79cff, 4);
  (core.children[1] as Mesh).castShadow = false;
  core.rotation.set(0.5, 0.7, 0.2);
  scene.add(at(core, 0, 0.72, 0));
  core.rotation.set(0.62, 0.78, 0);
  const stand = (x: number, z: number, h: number) =>
    scene.add(at(cylinder(0.3, h, lacquer(0x15131d, 0.3), 0.3, 0.01), x, 0, z));
  const place = (object: Group, x: number, z: number, h: number, turn: number, lift: number) => {
    stand(x, z, h);
    scene.add(at(object, x, h + lift, z, turn));
    scene.add(neon([x * 0.24, 0.03, z * 0.24], [x * 0.82, 0.03, z * 0.82], violet, 2, 0.006));
  };
  const big = phone(
    drawing(720, 1500, (c) => c.drawImage(shown, 350, 0, 260, 540, 0, 0, 720, 1500)),
    1.2,
  );
  big.scale.setScalar(2.6);
  place(group(big), -1.35, 0.75, 0.3, 28, 0.22);
  place(laptop(shown, 106), 1.32, 0.8, 0.34, -30, 0.01);
  (scene.children.at(-2) as Group).scale.setScalar(1.5);
  place(monitor(shown, 0.85, 1.1, 0.34), -1.75, -0.75, 0.34, 34, 0.34);
  place(monitor(shown, 0.85, 1.1, 0.34), 1.78, -0.75, 0.34, -34, 0.34);
  const tablet = slab(0.5, 0.68, 0.014, 0.03, matter(0x2b2e35, 0.3, 0.9));
  const face = plane(
    0.46,
    0.64,
    display(
      drawing(460, 640, (c) => c.drawImage(shown, 290, 0, 380, 540, 0, 0, 460, 640)),
      1.1,
    ),
  );
  place(group(tablet, at(face, 0, 0, 0.008)), 0, -1.35, 0.5, 0, 0.36);
  const rack = group(at(box(0.5, 0.09, 0.4, matter(0x191a20, 0.4, 0.6), 0.01), 0, 0.045, 0));
  for (let i = 0; i < 8; i += 1) {
    const led = box(0.02, 0.014, 0.006, black(), 0.002);
    led.material = glow(i % 3 ? violet : 0x6fe0a0, 4);
    rack.add(at(led, -0.2 + i * 0.05, 0.05, 0.202));
  }
  place(rack, 0, 1.35, 0.16, 0, 0);
  return {
    scene,
    camera: eye([0, 2.35, 4.9], [0, 0.52, -0.05], 31),
    lamps: [
      {
        kind: 'spot',
        at: [-3, 4, 3],
        to: [0, 0.5, 0],
        power: 70,
        color: 0xd0c4ff,
        angle: 26,
        radius: 0.4,
        haze: 0.5,
      },
      {
        kind: 'spot',
        at: [3.4, 4, -3],
        to: [0, 0.5, 0],
        power: 150,
        color: violet,
        angle: 26,
        radius: 0.2,
        share: 1.4,
        haze: 0.9,
      },
      {
        kind: 'panel',
        at: [0, 1.2, 0.1],
        to: [0, 0, 0.12],
        width: 0.4,
        height: 0.4,
        power: 1.6,
        color: violet,
      },
    ],
    dome: { power: 0.12, top: 0xb9a8ff },
    surroundings: 0.7,
    focus: 4.8,
    lens: 0.022,
    haze: { density: 0.006 },
    grade: { exposure: 1.1, bloom: 0.1, vignette: 0.4 },
  };
};

/** Close to the panes: the edge of the cut, pixel by pixel. */
const close: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.09, blur: 0.06, roughness: 0.35 }));
  const [x, attitude, coat] = [0.87, 'bottle', '#6f4bd8'] as const;
  const pictures = [
    programme('#17a34a', { x, attitude, coat }),
    edges(x, attitude),
    matte(x, 0.78, attitude),
    cutout(x, attitude, coat),
    programme(garden(), { x, attitude, coat }),
  ];
  pictures.forEach((picture, i) => {
    scene.add(
      at(
        pane(picture, 1.4, i === 4 ? 0xd9c8ff : violet, i === 4 ? 3.4 : 2, i === 2 ? 0.7 : 0.95),
        -0.95 + i * 0.5,
        0.55,
        0.5 - i * 0.42,
        -14,
      ),
    );
  });
  const spot = plane(3, 3, aura(violet, 0.22, halo()));
  spot.castShadow = false;
  scene.add(at(spot, 1.2, 1.2, -2.2), rod([-3, -0.1, -3], [3, -0.1, -3], 0.01, black()));
  return {
    scene,
    camera: eye([0.25, 0.82, 2.7], [0.3, 0.56, 0], 30),
    lamps: [
      {
        kind: 'spot',
        at: [-2.4, 2.6, 2.4],
        to: [0, 0.6, 0],
        power: 26,
        color: 0xd0c4ff,
        angle: 26,
        radius: 0.3,
      },
      {
        kind: 'spot',
        at: [2.6, 2.4, -1.6],
        to: [0, 0.6, 0],
        power: 80,
        color: violet,
        angle: 26,
        radius: 0.2,
        share: 1.4,
      },
    ],
    dome: { power: 0.06, top: 0xb9a8ff },
    surroundings: 0.6,
    focus: 2.5,
    lens: 0.03,
    haze: { density: 0.008 },
    grade: { exposure: 1.1, bloom: 0.1, vignette: 0.4 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'sdk-hero': hero,
  'sdk-demo': demo,
  'sdk-gallery-1': platforms,
  'sdk-gallery-2': close,
};
