import { type Group, Scene } from 'three';
import type { ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { bust } from '../kit/drawings.ts';
import { figure, poses } from '../kit/figure.ts';
import { laptop, monitor, phone } from '../kit/gear.ts';
import { display, drawing, lacquer, matter } from '../kit/materials.ts';
import { floor, neon, podium } from '../kit/room.ts';
import { at, box, cylinder, group, plane, slab } from '../kit/shapes.ts';
import { eye } from '../kit/stage.ts';
import { city, garden, interior, mountains, wave } from '../kit/worlds.ts';

const violet = 0x8f6bff;

/** A learner before a soft backdrop. */
const learner = (backdrop: HTMLCanvasElement, coat: string, w = 960, h = 540) =>
  drawing(w, h, (c) => {
    const scale = Math.max(w / backdrop.width, h / backdrop.height);
    c.filter = 'blur(6px)';
    c.drawImage(
      backdrop,
      (w - backdrop.width * scale) / 2,
      (h - backdrop.height * scale) / 2,
      backdrop.width * scale,
      backdrop.height * scale,
    );
    c.filter = 'none';
    bust(c, w / 2, h, Math.min(h * 0.9, w * 0.98), coat);
  });

const devices: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.08, blur: 0.06, roughness: 0.35 }));
  const stone = lacquer(0x15131d, 0.3);
  const place = (object: Group, x: number, z: number, h: number, turn: number, lift: number) => {
    scene.add(at(cylinder(0.34, h, stone, 0.34, 0.01), x, 0, z), at(object, x, h + lift, z, turn));
    scene.add(at(podium(0.35, 0.03, 0x15131d, violet, 2), x, 0, z));
  };
  const computer = laptop(learner(mountains(), '#e9e2d6'), 106);
  computer.scale.setScalar(1.5);
  place(computer, -1.15, 0.4, 0.42, 24, 0.01);
  place(monitor(learner(city(1600, 900), '#3c4a66'), 0.8, 1, 0.32), -0.55, -0.7, 0.6, 12, 0.32);
  const tablet = group(
    slab(0.5, 0.36, 0.014, 0.03, matter(0x2b2e35, 0.3, 0.9)),
    at(plane(0.46, 0.32, display(learner(garden(), '#f7e3ea', 960, 668), 1)), 0, 0, 0.008),
  );
  tablet.rotation.x = -0.2;
  place(group(tablet), 0.1, 0.62, 0.34, -4, 0.2);
  const small = phone(learner(wave('#8f6bff', '#0a0618'), '#d9d4ee', 720, 1500), 1.1);
  small.scale.setScalar(2.3);
  place(group(small), 0.92, 0.45, 0.4, -20, 0.19);
  const kiosk = group(
    at(slab(0.62, 1.06, 0.05, 0.03, lacquer(0x1b1a24, 0.3)), 0, 0.62, 0),
    at(plane(0.57, 0.98, display(learner(interior(), '#2c6a6a', 600, 1032), 0.9)), 0, 0.62, 0.026),
    at(box(0.34, 0.1, 0.3, stone, 0.02), 0, 0.05, -0.02),
  );
  place(kiosk, 1.25, -0.65, 0.16, -22, 0);
  return sized({
    scene,
    camera: eye([0, 1.5, 4.1], [0.02, 0.68, -0.1], 33),
    lamps: [
      {
        kind: 'spot',
        at: [-2.6, 3.4, 2.6],
        to: [0, 0.6, 0],
        power: 50,
        color: 0xded4ff,
        angle: 26,
        radius: 0.4,
      },
      {
        kind: 'spot',
        at: [3, 3.2, -2.6],
        to: [0, 0.6, 0],
        power: 130,
        color: violet,
        angle: 26,
        radius: 0.2,
        share: 1.4,
        haze: 1,
      },
      {
        kind: 'spot',
        at: [-3, 3.2, -2.6],
        to: [0, 0.6, 0],
        power: 70,
        color: violet,
        angle: 26,
        radius: 0.2,
        haze: 1,
      },
    ],
    dome: { power: 0.1, top: 0xb9a8ff },
    surroundings: 0.7,
    focus: 4.2,
    lens: 0.018,
    haze: { density: 0.006 },
    grade: { exposure: 1.1, bloom: 0.08 },
  });
};

const amphitheatre: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x0b0a10, reflect: 0.08, blur: 0.06, roughness: 0.35 }));
  const worlds = [mountains(), city(), garden(), interior(), wave('#8f6bff', '#0a0618')];
  const coats = ['#e9e2d6', '#3c4a66', '#f7e3ea', '#2c6a6a', '#d9d4ee'];
  let n = 0;
  for (let row = 0; row < 3; row += 1) {
    const count = 4 + row;
    for (let i = 0; i < count; i += 1) {
      const a = ((i + 0.5) / count - 0.5) * 2.2;
      const r = 2.2 + row * 0.55;
      const tile = group(
        slab(0.78, 0.5, 0.03, 0.04, lacquer(0x14121d, 0.2)),
        at(
          plane(
            0.72,
            0.44,
            display(
              learner(worlds[n % 5] as HTMLCanvasElement, coats[(n * 2) % 5] as string, 480, 293),
              0.9,
            ),
          ),
          0,
          0,
          0.017,
        ),
        neon([-0.37, -0.252, 0.012], [0.37, -0.252, 0.012], violet, 2, 0.005),
      );
      scene.add(
        at(tile, Math.sin(a) * r, 0.75 + row * 0.6, -Math.cos(a) * r + 0.4, (-a * 180) / Math.PI),
      );
      n += 1;
    }
  }
  scene.add(
    at(podium(0.9, 0.1, 0x15131d, violet, 3), 0, 0, 0.5),
    at(
      figure({ ...poses.raise, hair: 'bun', jacket: 0xe4dcf5, trousers: 0x2a2540, look: [0, -6] }),
      0,
      0.1,
      0.5,
      172,
    ),
  );
  return sized({
    scene,
    camera: eye([0.9, 1.75, 5.0], [0, 1.22, -0.6], 37),
    lamps: [
      {
        kind: 'spot',
        at: [-2.4, 3.6, 2.6],
        to: [0, 1, 0.4],
        power: 50,
        color: 0xe6deff,
        angle: 22,
        radius: 0.3,
        share: 1.3,
      },
      {
        kind: 'spot',
        at: [1.8, 3.8, -1.4],
        to: [0, 1.2, 0.5],
        power: 90,
        color: violet,
        angle: 18,
        radius: 0.15,
        share: 1.4,
        haze: 1,
      },
      {
        kind: 'panel',
        at: [0, 1.4, -1.8],
        to: [0, 1.2, 1],
        width: 3.6,
        height: 1.4,
        power: 5,
        color: 0xb9a8ff,
      },
    ],
    dome: { power: 0.08, top: 0xb9a8ff },
    surroundings: 0.6,
    focus: 4.7,
    lens: 0.02,
    haze: { density: 0.007 },
    grade: { exposure: 1.12, bloom: 0.08 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-yunxi-classroom-sdk-rollout': devices,
  'case-yunxi-classroom-sdk-rollout-2': amphitheatre,
};
