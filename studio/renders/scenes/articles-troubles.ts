import {
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  PlaneGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import type { ShotFactory } from '../engine/shot.ts';
import { handMicrophone } from '../kit/desk-gear.ts';
import { cable, phone } from '../kit/devices.ts';
import { cameraBody } from '../kit/gear.ts';
import { serum } from '../kit/goods.ts';
import { turnedBody } from '../kit/instruments.ts';
import { drawing, glow } from '../kit/materials.ts';
import { bottlePortrait } from '../kit/portrait.ts';
import { group } from '../kit/shapes.ts';
import {
  accents,
  block,
  drawn,
  matte,
  metal,
  placed,
  screenOf,
  solid,
  stillLife,
} from '../kit/still-life.ts';

/* Covers of the articles that find a fault: echo, colours that differ, flicker and stutter. */

const magenta = 0xff5aa5;

/** One way of a loudspeaker: surround, cone and cap in a ring, front towards +z. */
function driver(radius: number): Group {
  const cone = turnedBody(
    [
      [0.001, -radius * 0.16],
      [radius * 0.3, -radius * 0.16],
      [radius * 0.8, 0],
      [radius * 0.9, radius * 0.05],
      [radius, 0],
    ],
    matte(0x5b606a, { roughness: 0.5, side: DoubleSide }),
  );
  cone.rotation.x = Math.PI / 2;
  cone.castShadow = cone.receiveShadow = false;
  const ring = solid(new TorusGeometry(radius, radius * 0.07, 16, 72), metal(0xb4bac3, 0.28));
  const cap = solid(
    new SphereGeometry(radius * 0.32, 32, 20),
    matte(0x8b919b, { roughness: 0.35 }),
  );
  cap.scale.z = 0.45;
  cap.position.z = -radius * 0.13;
  return new Group().add(cone, ring, cap);
}

/** A loudspeaker with two ways, front towards +z. */
function loudspeaker(): Group {
  const [width, height, depth] = [1.75, 2.8, 1.4];
  const low = driver(0.66);
  low.position.set(0, 0.92, depth / 2 + 0.13);
  const high = driver(0.29);
  high.position.set(0, 2.14, depth / 2 + 0.07);
  const front = matte(0x1a1c21, { roughness: 0.5 });
  return new Group().add(
    block([width, height, depth], matte(0x53331f, { roughness: 0.42 }), [0, 0, 0], 0.07),
    block(
      [width * 0.93, height * 0.955, 0.06],
      front,
      [0, height * 0.0225, depth / 2 - 0.02],
      0.03,
    ),
    low,
    high,
  );
}

const chart = [
  '#735244',
  '#c29682',
  '#627a9d',
  '#576c43',
  '#8580b1',
  '#67bdaa',
  '#d67e2c',
  '#505ba6',
  '#c15a63',
  '#5e3c6c',
  '#9dbc40',
  '#e0a32e',
  '#383d96',
  '#469449',
  '#af363c',
  '#e7c71f',
  '#bb5695',
  '#0885a1',
  '#f3f3f2',
  '#c8c8c8',
  '#a0a0a0',
  '#7a7a79',
  '#555555',
  '#343434',
];

/** Four rows of six patches on black. */
function patches(c: CanvasRenderingContext2D, x: number, y: number, w: number, h: number) {
  c.fillStyle = '#0b0c0e';
  c.fillRect(x, y, w, h);
  const cell = Math.min(w / 6.3, h / 4.3);
  chart.forEach((colour, i) => {
    c.fillStyle = colour;
    c.fillRect(
      x + (w - cell * 6) / 2 + (i % 6) * cell + cell * 0.08,
      y + (h - cell * 4) / 2 + Math.floor(i / 6) * cell + cell * 0.08,
      cell * 0.84,
      cell * 0.84,
    );
  });
}

const tincture = 0x7c2f4a;

/** The bottle and the chart as a camera shows them whose white is off by `tint`. */
const seenAs = (tint: string) =>
  drawing(960, 585, (c) => {
    c.fillStyle = '#8b8f96';
    c.fillRect(0, 0, 960, 585);
    c.fillStyle = '#c9c9c6';
    c.fillRect(0, 470, 960, 115);
    patches(c, 520, 215, 400, 280);
    const bottle = bottlePortrait(tincture);
    const wide = (600 * bottle.width) / bottle.height;
    c.drawImage(bottle, 290 - wide / 2, -23, wide, 600);
    c.globalCompositeOperation = 'multiply';
    c.fillStyle = tint;
    c.fillRect(0, 0, 960, 585);
  });

const yellow = 0xffd04a;

/** The lit face of an LED panel, its emitters in rows. */
function emitters(c: CanvasRenderingContext2D, x: number, y: number, w: number, h: number) {
  c.fillStyle = '#eed9a0';
  c.fillRect(x, y, w, h);
  const step = w / 22;
  c.fillStyle = '#fffdf4';
  for (let row = 0; row < 14; row += 1)
    for (let column = 0; column < 22; column += 1) {
      c.beginPath();
      c.arc(x + (column + 0.5) * step, y + ((row + 0.5) * h) / 14, step * 0.3, 0, 7);
      c.fill();
    }
}

/** An LED panel with barn doors on a stand, shining to +z. */
function panelWithDoors(): Group {
  const [width, height, middle] = [3.8, 2.4, 2.3];
  const face = screenOf(
    drawn(1408, 896, (c, w, h) => emitters(c, 0, 0, w, h)),
    width,
    height,
    1.7,
  );
  face.position.set(0, middle, 0.1);
  const shell = matte(0x1b1d21, { roughness: 0.5 });
  const panel = new Group().add(
    face,
    block([width + 0.14, height + 0.14, 0.18], shell, [0, middle - height / 2 - 0.07, 0], 0.05),
    solid(new CylinderGeometry(0.06, 0.06, 1.3, 20), metal(0x8b919a), [0, 0.65, -0.05]),
    solid(new CylinderGeometry(0.6, 0.65, 0.08, 48), matte(0x15171b), [0, 0.04, -0.05]),
  );
  for (const [x, y, wide, high] of [
    [-1, 0, 0.62, height],
    [1, 0, 0.62, height],
    [0, 1, width, 0.5],
    [0, -1, width, 0.5],
  ] as const) {
    const flap = block([wide, high, 0.04], shell, [0, 0, 0], 0.015);
    flap.position.set((x * wide) / 2, (y * high) / 2, 0);
    const hinge = new Group().add(flap);
    hinge.position.set((x * (width + 0.1)) / 2, middle + (y * (height + 0.1)) / 2, 0.1);
    hinge.rotation.set(y * 0.75, -x * 0.75, 0);
    panel.add(hinge);
  }
  return panel;
}

/** An LED panel as a camera shows it: dark bands roll over everything that it lights. */
const banded = () =>
  drawn(864, 1800, (c, h, w) => {
    // The phone lies on its side: what is up in the picture is right on its screen.
    c.setTransform(0, 1, -1, 0, h, 0);
    c.fillStyle = '#17130a';
    c.fillRect(0, 0, w, h);
    const [x, y, wide, high] = [w * 0.19, h * 0.1, w * 0.62, h * 0.76];
    for (const [side, fill] of [
      [-1, '#2c281f'],
      [1, '#4a4436'],
    ] as const) {
      const edge = w / 2 + (side * wide) / 2;
      c.fillStyle = fill;
      c.beginPath();
      c.moveTo(edge + side * 16, y);
      c.lineTo(edge + side * 170, y - 12);
      c.lineTo(edge + side * 170, y + high + 12);
      c.lineTo(edge + side * 16, y + high);
      c.fill();
    }
    c.fillStyle = '#050505';
    c.fillRect(x - 16, y - 16, wide + 32, high + 32);
    emitters(c, x, y, wide, high);
    c.fillStyle = '#0c0c0d';
    c.fillRect(w / 2 - 14, y + high + 16, 28, h);
    for (let i = 0; i < 5; i += 1) {
      const top = h * (-0.06 + i * 0.235);
      const band = c.createLinearGradient(0, top, 0, top + h * 0.19);
      band.addColorStop(0, 'rgba(10,7,0,0)');
      band.addColorStop(0.35, 'rgba(10,7,0,.9)');
      band.addColorStop(0.65, 'rgba(10,7,0,.9)');
      band.addColorStop(1, 'rgba(10,7,0,0)');
      c.fillStyle = band;
      c.fillRect(0, top, w, h * 0.19);
    }
    c.strokeStyle = 'rgba(255,255,255,.75)';
    c.lineWidth = 8;
    for (const [cx, cy, sx, sy] of [
      [130, 80, 1, 1],
      [w - 130, 80, -1, 1],
      [130, h - 80, 1, -1],
      [w - 130, h - 80, -1, -1],
    ] as const) {
      c.beginPath();
      c.moveTo(cx + 80 * sx, cy);
      c.lineTo(cx, cy);
      c.lineTo(cx, cy + 80 * sy);
      c.stroke();
    }
    c.fillStyle = '#ff4438';
    c.beginPath();
    c.arc(w - 210, 150, 24, 0, 7);
    c.fill();
  });

/** One frame of a ball that bounces: where it is, and faintly where it was. */
const frameOf = (height: number) =>
  drawn(400, 520, (c, w, h) => {
    const sky = c.createLinearGradient(0, 0, 0, h);
    sky.addColorStop(0, '#0f6f78');
    sky.addColorStop(1, '#06262e');
    c.fillStyle = sky;
    c.fillRect(0, 0, w, h);
    c.fillStyle = '#0a1418';
    c.fillRect(0, h * 0.84, w, h);
    const y = h * (0.84 - 0.5 * height) - 62;
    c.fillStyle = 'rgba(0,0,0,.5)';
    c.beginPath();
    c.ellipse(w / 2, h * 0.86, 70 - 26 * height, 12, 0, 0, 7);
    c.fill();
    const ball = c.createRadialGradient(w / 2 - 20, y - 24, 8, w / 2, y, 66);
    ball.addColorStop(0, '#ffe2b0');
    ball.addColorStop(0.5, '#ffa63c');
    ball.addColorStop(1, '#b85a10');
    c.fillStyle = ball;
    c.beginPath();
    c.arc(w / 2, y, 62, 0, 7);
    c.fill();
  });

/** A frame as a thin slab with its picture on the front, hung by its middle. */
function slide(height: number): Group {
  const picture = screenOf(frameOf(height), 1.0, 1.3, 1.15);
  picture.position.z = 0.032;
  const slab = block([1.1, 1.4, 0.06], matte(0x15181c, { roughness: 0.35 }), [0, -0.7, 0], 0.028);
  return new Group().add(slab, picture);
}

export const pictures: Record<string, ShotFactory> = {
  'article-troubleshoot-echo': () =>
    stillLife(
      {
        accent: magenta,
        from: [0.5, 2.6, 9],
        to: [0.05, 1.3, 0],
        glowAt: [0.6, 2.4],
        glow: 0.8,
        key: 1.25,
      },
      (table) => {
        table.add(placed(loudspeaker(), [-2.25, 0, -0.4], 0.62));
        const stand = new Group().add(
          solid(
            new CylinderGeometry(0.5, 0.54, 0.08, 56),
            matte(0x15171b, { metalness: 0.4 }),
            [0, 0.04, 0],
          ),
          solid(new CylinderGeometry(0.035, 0.035, 1.1, 16), metal(0x8b919a), [0, 0.6, 0]),
        );
        const voice = group(handMicrophone(magenta));
        voice.rotation.z = 1.02;
        voice.position.set(0.15, 1.25, 0);
        table.add(placed(stand.add(voice), [2.35, 0, 0.7], 0.25));
        // Sound on its way from the cone to the microphone, each ring fainter than the last.
        const waves = new Group();
        for (let i = 0; i < 5; i += 1) {
          const spread = 1.15 - i * 0.1;
          const wave = new Mesh(
            new TorusGeometry(0.75 + i * 0.42, 0.034 - i * 0.003, 12, 96, spread),
            glow(magenta, 2.3 * 0.66 ** i),
          );
          wave.rotation.z = -spread / 2;
          waves.add(wave);
        }
        waves.position.set(-1.72, 1.12, 0.2);
        waves.rotation.set(0, -0.1, 0.17);
        table.add(
          waves,
          cable(
            [
              [3.3, 0.66, 0.5],
              [3.5, 0.1, 1.0],
              [2.5, 0.05, 1.85],
              [0.6, 0.05, 2.0],
              [-1.2, 0.05, 1.7],
              [-3.4, 0.05, 1.1],
              [-3.7, 0.06, -0.2],
              [-2.9, 0.3, -1.3],
            ],
            0.045,
            matte(magenta, { emissive: magenta, emissiveIntensity: 0.7 }),
          ),
        );
      },
    ),
  'article-troubleshoot-colour-mismatch': () =>
    stillLife(
      {
        accent: accents.neutral,
        from: [0.15, 3.7, 9.2],
        to: [0.15, 2.25, 0],
        glow: 0,
        rim: 1.3,
        key: 1.7,
        keyColor: 0xffffff,
        lens: 0.03,
        focus: 8,
        lamps: (
          [
            [-3.4, 0xff8a2e],
            [3.4, 0x3d8bff],
          ] as const
        ).map(([x, color]) => ({
          kind: 'spot' as const,
          at: [x * 0.8, 0.4, -5.6] as [number, number, number],
          to: [x, 2.4, -9] as [number, number, number],
          angle: 50,
          penumbra: 1,
          power: 80,
          color,
          haze: 0,
          share: 0.6,
        })),
      },
      (table) => {
        for (const [side, tint] of [
          [-1, '#ffbe78'],
          [1, '#90bdff'],
        ] as const) {
          const body = group(cameraBody(seenAs(tint)));
          body.scale.setScalar(8.2);
          table.add(placed(body, [side * 1.92 - 0.3, 0, 1.6], Math.PI - side * 0.22));
        }
        const bottle = group(serum(tincture));
        bottle.scale.setScalar(10);
        const card = colourCard();
        table.add(
          block([3.2, 1.5, 1.6], matte(0x3a3d43, { roughness: 0.6 }), [0, 0, -1.4], 0.06),
          placed(bottle, [-0.62, 1.5, -1.2]),
          placed(card, [0.5, 1.5, -1.3], -0.12),
        );
      },
    ),
  'article-troubleshoot-flicker': () =>
    stillLife(
      {
        accent: yellow,
        from: [-0.5, 2.3, 9.0],
        to: [0.05, 1.55, 0],
        glowAt: [2.6, 2],
        glow: 0.7,
        key: 0.9,
        lens: 0.02,
        focus: 7,
        lamps: [
          {
            kind: 'panel',
            at: [-0.7, 2.6, -1.1],
            to: [-0.2, 0, 4],
            width: 4,
            height: 2.4,
            power: 46,
            color: 0xfff0cc,
            haze: 0,
          },
        ],
      },
      (table) => {
        const handset = phone(banded(), 2.9);
        const lying = new Group().add(handset);
        // Lying on its side in a clamp, upper end to the left.
        handset.rotation.z = Math.PI / 2;
        handset.position.set(1.45, 0, 0);
        const held = new Group().add(lying);
        lying.position.y = 0.9 + 0.7;
        held.add(
          block([0.5, 0.14, 0.34], matte(0x1d2026), [0, 0.84, 0], 0.04),
          block([0.1, 0.84, 0.1], metal(0x8b919a), [0, 0, 0], 0.03),
          block([1.1, 0.07, 0.8], matte(0x17191e, { metalness: 0.4 }), [0, 0, 0], 0.03),
        );
        table.add(
          placed(panelWithDoors(), [-0.8, 0, -1.4], 0.12),
          placed(held, [0.75, 0, 2.2], -0.12),
        );
      },
    ),
  'article-troubleshoot-stutter': () =>
    stillLife(
      {
        accent: accents.cyan,
        from: [-0.9, 2.4, 9.1],
        to: [0, 1.62, 0],
        glowAt: [1.8, 2.2],
        glow: 0.9,
        key: 1.1,
      },
      (table) => {
        const slots = 6;
        const dropped = 3;
        const radius = 6.5;
        const angle = (i: number) => ((i - (slots - 1) / 2) * 1.13) / radius;
        const spot = (i: number, y: number): [number, number, number] => [
          Math.sin(angle(i)) * radius,
          y,
          -1.1 + (1 - Math.cos(angle(i))) * radius,
        ];
        const heights = [0.12, 0.62, 0.95, 1, 0.8, 0.36];
        for (let i = 0; i < slots; i += 1) {
          if (i === dropped) continue;
          table.add(placed(slide(heights[i] ?? 0), spot(i, 2.35), -angle(i)));
        }
        for (const y of [1.6, 3.1])
          table.add(
            cable(
              Array.from({ length: 15 }, (_, k) => spot(-0.75 + (k * (slots + 0.5)) / 14, y)),
              0.03,
              metal(0x9aa0a9, 0.25),
            ),
          );
        for (const end of [-0.75, slots - 0.25]) {
          const [x, , z] = spot(end, 0);
          table.add(
            solid(new CylinderGeometry(0.045, 0.045, 3.22, 20), metal(0x9aa0a9, 0.25), [
              x,
              1.61,
              z,
            ]),
            solid(new CylinderGeometry(0.4, 0.44, 0.07, 48), matte(0x15171b), [x, 0.035, z]),
          );
        }
        const outline = new Group();
        const red = glow(0xff4d3d, 1.9);
        for (const x of [-0.5, 0.5]) outline.add(block([0.035, 1.34, 0.035], red, [x, -0.67, 0]));
        for (const y of [-0.67, 0.63]) outline.add(block([1.035, 0.035, 0.035], red, [0, y, 0]));
        table.add(placed(outline, spot(dropped, 2.35), -angle(dropped)));
        const fallen = slide(heights[dropped] ?? 0);
        const falling = new Group().add(fallen);
        fallen.rotation.z = -0.42;
        falling.position.set(0.72, 0.92, 0.2);
        falling.rotation.set(-0.3, -0.2, 0);
        table.add(falling);
      },
    ),
};

/** The colour chart as a card that leans back a little on its foot. */
function colourCard(): Group {
  const print = drawn(900, 620, (c, w, h) => patches(c, 0, 0, w, h));
  const face = solid(
    new PlaneGeometry(1.5, 1.03),
    matte(0xffffff, { map: print, roughness: 0.8 }),
    [0, 0.55, 0.031],
  );
  const card = new Group().add(block([1.56, 1.1, 0.06], matte(0x0c0d0f), [0, 0, 0], 0.02), face);
  card.rotation.x = -0.14;
  return new Group().add(card);
}
