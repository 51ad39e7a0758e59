import { type Group, Scene } from 'three';
import { between, seeded } from '../engine/random.ts';
import type { Lamp, Point, ShotFactory } from '../engine/shot.ts';
import { sized, wallGreen } from '../kit/case-shot.ts';
import { programme, promptLines } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { chair, newsDesk } from '../kit/furniture.ts';
import { cameraOnPedestal, cameraOnTripod, monitor, teleprompter } from '../kit/gear.ts';
import { display, drawing, glow, lacquer, matter } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { viewOf } from '../kit/portrait.ts';
import { floor, floorCable, mark, podium, softbox } from '../kit/room.ts';
import { at, box, group, plane } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { city } from '../kit/worlds.ts';

/** Two people behind the desk, at the height of its floor, each turned by so many degrees. */
const hosts = (y: number, turns: [number, number]): Group =>
  group(
    at(
      figure({
        left: [0.13, 1.05, 0.3],
        right: [-0.13, 1.05, 0.32],
        seated: true,
        hair: 'tail',
        jacket: 0x2c4a78,
        look: [8, 6],
        fineness: 2,
      }),
      -0.78,
      y,
      -1.0,
      turns[0],
    ),
    at(
      figure({
        left: [0.13, 1.05, 0.3],
        right: [-0.13, 1.05, 0.32],
        seated: true,
        outfit: 'suit',
        hair: 'short',
        jacket: 0x3a404c,
        look: [6, 2],
      }),
      0.2,
      y,
      -1.0,
      turns[1],
    ),
    at(chair(), -0.78, y, -1.0, turns[0]),
    at(chair(), 0.2, y, -1.0, turns[1]),
  );

/** The sign-language interpreter, both hands in the air. */
const interpreter: FigureOptions = {
  left: [0.14, 1.21, 0.3],
  right: [-0.1, 1.38, 0.29],
  elbows: [0, -1, -0.3],
  weight: 0.7,
  palms: [
    [-0.5, 0.8, -0.2],
    [0.6, -0.2, -0.5],
  ],
  grip: [0.14, 0.2],
  hair: 'bun',
  jacket: 0x20242c,
  look: [10, 4],
};

const policyGreen: ShotFactory = () => {
  const scene = hall({
    width: 7.2,
    back: -3.1,
    height: 2.95,
    trusses: [],
    slats: 0x1e2a44,
    floorColor: 0x141824,
  });
  const set = group(
    at(box(4.2, 2.6, 0.06, matter(wallGreen, 0.9), 0.01), -0.6, 1.32, -2.85),
    at(newsDesk(1.9, 1.2, 0.8, lacquer(0x1c3a66, 0.25, 1), 0xdfe9ff, 1.4), -0.3, 0, -0.3),
    hosts(0, [124, -112]),
  );
  const view = viewOf([set], [-0.52, 1.4, 1.2], [-0.29, 1.12, -1], 28);
  scene.add(
    set,
    at(box(1.6, 2.2, 0.05, matter(wallGreen, 0.9), 0.01), 2.55, 1.12, -2.5, -20),
    at(figure(interpreter), 2.2, 0, -1.4, -128),
    at(mark(), 2.2, 0.002, -1.4),
    at(
      group(
        cameraOnPedestal(1.36, programme('#3f7a56', { view }), 0xff3b30),
        at(teleprompter(promptLines()), 0, 1.25, 0.62),
      ),
      -0.52,
      0,
      1.2,
      178,
    ),
    at(cameraOnTripod(1.4, undefined, 0xff3b30), 2.75, 0, 0.7, 194),
    floorCable([
      [-0.52, 1.5],
      [0, 2.1],
      [1.6, 1.9],
      [2.75, 1.1],
    ]),
  );
  // Flat panels against the low ceiling; the wall's own stay out of sight behind their shades.
  const lamps: Lamp[] = [];
  for (const [x, z, tx, tz, power] of [
    [-1.9, 0.2, -0.4, -1, 15],
    [0.9, 0.2, -0.2, -1, 22],
    [1.5, 0.0, 2.2, -1.4, 13],
    [2.9, 0.0, 2.2, -1.4, 17],
  ] as const) {
    const one = softbox([x, 2.72, z], [tx, 1.1, tz], 0.75, 0.4, 5, 0xfff4e6, false);
    scene.add(one.object);
    lamps.push({ ...one.lamp, power, share: 1.3, haze: 0.1 });
  }
  for (const x of [-2, -0.6, 0.8]) {
    const face = box(0.9, 0.05, 0.16, glow(0xeef6ff, 2.2), 0.01);
    face.castShadow = false;
    scene.add(at(face, x, 2.88, -2.2));
  }
  lamps.push({
    kind: 'panel',
    at: [-0.6, 2.8, -2.15],
    to: [-0.6, 0.9, -2.85],
    width: 3.8,
    height: 0.2,
    power: 5,
    color: 0xf2f8ff,
    share: 1,
    haze: 0.1,
  });
  return sized({
    scene,
    camera: eye([1.5, 1.72, 4.4], [0.3, 1.2, -1.2], 36),
    lamps: [
      ...lamps,
      {
        kind: 'spot',
        at: [-3.2, 2.6, 1.2],
        to: [-2.9, 0.6, -2],
        power: 24,
        color: 0x4a78ff,
        angle: 34,
        haze: 0.4,
      },
    ],
    dome: { power: 0.24, top: 0xaabfff },
    focus: 5.6,
    lens: 0.016,
    haze: { density: 0.003 },
    grade: { exposure: 1.15, bloom: 0.05, saturation: 0.88 },
  });
};

/** The interpreter's window, a fifth of the width, at the lower right of the programme. */
function signWindow(c: CanvasRenderingContext2D, width: number, height: number): void {
  // Turned to what she interprets, so that the hands stand before nothing.
  // The head looks further away, so that cheek and jaw are all that shows of the face.
  const look: FigureOptions['look'] = [-24, 4];
  const person = at(
    figure({ ...interpreter, look, fineness: 2, loose: 3, stray: 2, hairColor: 0x2a1c15 }),
    0,
    0,
    0,
    -118,
  );
  const seen = viewOf([person], [-0.1, 1.37, 3.2], [-0.1, 1.36, 0], 14.6, 1);
  const side = width / 5;
  // Between the panel above and what the wide crop at the top of the case leaves out below.
  const [x, y] = [width * 0.975 - side, height * 0.88 - side];
  const ground = c.createLinearGradient(x, y, x, y + side);
  ground.addColorStop(0, '#b9c9da');
  ground.addColorStop(1, '#8ba1b9');
  c.beginPath();
  c.roundRect(x, y, side, side, side * 0.06);
  c.save();
  c.clip();
  c.fillStyle = ground;
  c.fillRect(x, y, side, side);
  c.imageSmoothingQuality = 'high';
  c.drawImage(seen, 210, 0, 540, 540, x, y, side, side);
  c.restore();
  c.strokeStyle = '#f4f8fc';
  c.lineWidth = width / 400;
  c.stroke();
}

/** Calm water below the city of a picture: the towers upside down, drawn apart by ripples, and their lights. */
function river(c: CanvasRenderingContext2D, width: number, height: number): void {
  const random = seeded(27);
  const shore = height * 0.7;
  const bank = drawing(width, height, (copy) => copy.drawImage(c.canvas, 0, 0));
  const water = c.createLinearGradient(0, shore, 0, height);
  water.addColorStop(0, '#c3d5df');
  water.addColorStop(1, '#6f97b4');
  c.fillStyle = water;
  c.fillRect(0, shore, width, height - shore);
  for (let y = 0; y < height - shore; y += 3) {
    c.globalAlpha = 0.62 * (1 - y / (height - shore)) ** 0.7;
    const shift = Math.sin(y * 0.42) * (1 + y * 0.03) + Math.sin(y * 1.7) * 1.5;
    c.drawImage(bank, 0, shore - y * 1.25 - 4, width, 3, shift, shore + y, width, 3);
  }
  c.globalAlpha = 1;
  for (let i = 0; i < 46; i += 1) {
    const [x, long] = [random() * width, between(random, 50, 190)];
    for (let y = 8; y < long; y += 9) {
      c.fillStyle = `rgba(255,238,200,${0.5 * (1 - y / long)})`;
      c.fillRect(x + between(random, -4, 4), shore + y, between(random, 7, 15), 3.5);
    }
  }
  for (let i = 0; i < 90; i += 1) {
    const near = random();
    c.fillStyle = `rgba(240,248,252,${between(random, 0.12, 0.34)})`;
    c.fillRect(random() * width, shore + 12 + near * 230, 30 + near * 90, 1 + near * 2);
  }
  c.fillStyle = '#5d7180';
  c.fillRect(0, shore - 4, width, 9);
}

const policyResult: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x4a5a70, reflect: 0.09, blur: 0.05, roughness: 0.3 }));
  const view = city(1920, 820, ['#7ba7cf', '#bcd8ec', '#fbe6cf'], 19, '#fff0cf');
  // A bright morning: the far bank lies in haze.
  const world = drawing(1920, 820, (c) => {
    c.drawImage(view, 0, 0);
    c.fillStyle = 'rgba(214,228,238,0.46)';
    c.fillRect(0, 0, 1920, 820);
    river(c, 1920, 820);
  });
  const back = plane(12, 5, display(world, 0.82));
  back.castShadow = false;
  // The far bank is as high as the camera, so that the river shows through the lower panes.
  scene.add(at(back, 0, 2.5, -5.4));
  const frame = matter(0xdfe6ee, 0.5);
  for (let i = 0; i < 8; i += 1)
    scene.add(at(box(0.1, 4.8, 0.14, frame, 0.01), -5.25 + i * 1.5, 2.4, -4.6));
  scene.add(
    at(box(12, 0.12, 0.14, frame, 0.01), 0, 1.0, -4.6),
    at(box(12, 0.4, 0.3, frame, 0.01), 0, 4.6, -4.6),
    at(box(12, 0.3, 0.3, frame, 0.01), 0, 0.15, -4.6),
  );
  scene.add(at(podium(2.6, 0.12, 0xdfe6ee, 0x9cc7ff, 2), 0.1, 0, -1));
  // The text of the policy, as bars.
  const text = drawing(1200, 675, (c) => {
    const g = c.createLinearGradient(0, 0, 1200, 675);
    g.addColorStop(0, '#17386e');
    g.addColorStop(1, '#2f66b0');
    c.fillStyle = g;
    c.fillRect(0, 0, 1200, 675);
    c.fillStyle = '#f2c66a';
    c.fillRect(90, 96, 10, 56);
    c.fillStyle = '#ffffff';
    c.fillRect(124, 100, 520, 48);
    c.fillStyle = 'rgba(255,255,255,0.62)';
    for (let i = 0; i < 6; i += 1) c.fillRect(90, 236 + i * 64, i % 3 === 2 ? 560 : 980, 20);
  });
  // The screen stands on a wall of its own; before it the lower right stays free for the interpreter's window.
  scene.add(
    at(monitor(text, 2.7, 0.95), 2.3, 1.75, -2.5, -22),
    at(box(2.76, 0.96, 0.1, lacquer(0xdfe6ee, 0.4), 0.01), 2.3, 0.48, -2.5, -22),
  );
  scene.add(at(newsDesk(1.9, 1.3, 0.8, lacquer(0xeef2f6, 0.25, 1), 0x9cc7ff, 2), 0, 0.12, -0.3));
  scene.add(at(hosts(0.12, [118, 128]), 0.3, 0, 0), at(pottedPlant(1.5, 4), -2.6, 0, -2.4));
  const target: Point = [0, 1.1, -1];
  return sized({
    scene,
    // The desk right of the middle: beside the words of a page, the left fades out.
    camera: eye([-0.1, 1.5, 4.1], [0.2, 1.27, -1], 38),
    lamps: [
      {
        kind: 'panel',
        at: [2.6, 2.9, 1.4],
        to: target,
        width: 1.4,
        height: 1.2,
        power: 40,
        color: 0xfff4e6,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-2.8, 2.7, 1.2],
        to: target,
        width: 1.2,
        height: 1.2,
        power: 24,
        color: 0xeaf2ff,
        share: 1.4,
      },
      {
        kind: 'panel',
        at: [0, 2.2, -5.2],
        to: [0, 1, 0],
        width: 11,
        height: 3.4,
        power: 40,
        picture: world,
      },
    ],
    dome: { power: 0.75, top: 0xe6eeff },
    focus: 5,
    lens: 0.026,
    surroundings: 0.8,
    overlay: signWindow,
    grade: { exposure: 1.0, bloom: 0.06, vignette: 0.25, grain: 0.008 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-linjiang-district-policy-studio': policyGreen,
  'case-linjiang-district-policy-studio-2': policyResult,
};
