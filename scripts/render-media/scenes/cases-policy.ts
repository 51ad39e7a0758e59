import { Scene } from 'three';
import type { Lamp, Point, ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { programme, promptLines } from '../kit/drawings.ts';
import { figure, poses } from '../kit/figure.ts';
import { chair, newsDesk } from '../kit/furniture.ts';
import { cameraOnPedestal, cameraOnTripod, monitor, teleprompter } from '../kit/gear.ts';
import { display, drawing, lacquer, matter } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { cyclorama, floor, podium, softbox } from '../kit/room.ts';
import { at, box, group, plane } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';
import { dawn } from '../kit/worlds.ts';

const green = 0x2c8f54;

const policyGreen: ShotFactory = () => {
  const scene = hall({
    width: 12,
    back: -3.6,
    height: 4.6,
    trusses: [-0.4],
    trussHeight: 3.6,
    slats: 0x0f1a30,
    floorColor: 0x0f1524,
  });
  scene.add(at(cyclorama(5, 2.9, 2.6, green, 0.8), -0.3, 0, -3));
  scene.add(at(newsDesk(1.9, 1.3, 0.8, lacquer(0x1c3a66, 0.25, 1), 0xdfe9ff, 1.6), -0.3, 0, -0.3));
  scene.add(
    at(
      figure({
        left: [0.16, 1.2, 0.4],
        right: [-0.16, 1.2, 0.4],
        seated: true,
        hair: 'bob',
        jacket: 0x23406e,
        look: [12, 4],
      }),
      -0.78,
      0,
      -1.0,
      8,
    ),
    at(
      figure({
        left: [0.16, 1.2, 0.4],
        right: [-0.16, 1.2, 0.4],
        seated: true,
        hair: 'short',
        jacket: 0x2a303c,
        look: [-12, 4],
      }),
      0.2,
      0,
      -1.0,
      -8,
    ),
    at(chair(), -0.78, 0, -1.12),
    at(chair(), 0.2, 0, -1.12),
  );
  scene.add(
    at(box(1.1, 2.2, 0.05, matter(green, 0.9), 0.01), 3.15, 1.15, -1.7, -24),
    at(figure({ ...poses.hold, hair: 'short', jacket: 0x17191e }), 2.95, 0, -1.1, -24),
  );
  scene.add(
    at(
      group(
        cameraOnPedestal(1.4, programme('#2c8f54'), 0xff3b30),
        at(teleprompter(promptLines()), 0, 1.29, 0.62),
      ),
      -0.2,
      0,
      2.3,
      182,
    ),
    at(cameraOnTripod(1.35), 3.0, 0, 1.3, 190),
  );
  const lamps: Lamp[] = [];
  for (const [x, power] of [
    [-2.6, 12],
    [2.0, 16],
  ] as const) {
    const one = softbox([x, 2.6, 0.9], [-0.3, 1.1, -1], 0.9, 0.9, 5, 0xfff4e6);
    scene.add(one.object);
    lamps.push({ ...one.lamp, power, share: 1.4, haze: 0.1 });
  }
  const third = softbox([3.9, 2.4, 0.5], [2.9, 1.2, -1.1], 0.6, 0.6, 5, 0xfff4e6);
  scene.add(third.object);
  return sized({
    scene,
    camera: eye([-1.3, 1.7, 5.5], [0.45, 1.2, -0.9], 36),
    lamps: [
      ...lamps,
      { ...third.lamp, power: 7 },
      hung(scene, [-0.3, 3.2, -0.4], [-0.3, 1.4, -3], 34, 0xf0ffe8, {
        angle: 34,
        penumbra: 1,
        haze: 0.3,
      }),
      {
        kind: 'spot',
        at: [-4.5, 3.6, 0.6],
        to: [-2, 0.8, -2],
        power: 34,
        color: 0x4a78ff,
        angle: 28,
        haze: 0.8,
      },
      {
        kind: 'spot',
        at: [5, 3.6, 0.6],
        to: [3.6, 0.8, -3],
        power: 40,
        color: 0x4a78ff,
        angle: 26,
        haze: 0.6,
      },
    ],
    dome: { power: 0.08, top: 0x9fb8ff },
    focus: 6.6,
    lens: 0.02,
    haze: { density: 0.007 },
    grade: { exposure: 1.15, bloom: 0.06 },
  });
};

const policyResult: ShotFactory = () => {
  const scene = new Scene();
  scene.add(floor({ color: 0x4a5a70, reflect: 0.09, blur: 0.05, roughness: 0.3 }));
  const world = dawn(1920, 820);
  const back = plane(12, 5, display(world, 1.0));
  back.castShadow = false;
  scene.add(at(back, 0, 2.1, -5.4));
  const frame = matter(0xdfe6ee, 0.5);
  for (let i = 0; i < 8; i += 1)
    scene.add(at(box(0.1, 4.4, 0.14, frame, 0.01), -5.25 + i * 1.5, 2.2, -4.6));
  scene.add(
    at(box(12, 0.12, 0.14, frame, 0.01), 0, 1.0, -4.6),
    at(box(12, 0.4, 0.3, frame, 0.01), 0, 4.2, -4.6),
    at(box(12, 0.3, 0.3, frame, 0.01), 0, 0.15, -4.6),
  );
  scene.add(at(podium(2.6, 0.12, 0xdfe6ee, 0x9cc7ff, 2), -0.2, 0, -1));
  const empty = drawing(1200, 675, (c) => {
    const g = c.createLinearGradient(0, 0, 1200, 675);
    g.addColorStop(0, '#17386e');
    g.addColorStop(1, '#2f66b0');
    c.fillStyle = g;
    c.fillRect(0, 0, 1200, 675);
    c.strokeStyle = 'rgba(255,255,255,0.22)';
    c.lineWidth = 2;
    for (let i = 0; i < 9; i += 1) {
      c.beginPath();
      c.arc(1050, 560, 90 + i * 70, 0, 7);
      c.stroke();
    }
  });
  scene.add(at(monitor(empty, 2.7, 0.95), 2.3, 1.75, -2.5, -22));
  scene.add(at(newsDesk(1.9, 1.3, 0.8, lacquer(0xeef2f6, 0.25, 1), 0x9cc7ff, 2), -0.3, 0.12, -0.3));
  scene.add(
    at(
      figure({
        left: [0.16, 1.2, 0.4],
        right: [-0.16, 1.2, 0.4],
        seated: true,
        hair: 'bob',
        jacket: 0x23406e,
        look: [12, 4],
      }),
      -0.78,
      0.12,
      -1.0,
      8,
    ),
    at(
      figure({
        left: [0.16, 1.2, 0.4],
        right: [-0.16, 1.2, 0.4],
        seated: true,
        hair: 'short',
        jacket: 0x2a303c,
        look: [-12, 4],
      }),
      0.2,
      0.12,
      -1.0,
      -8,
    ),
    at(chair(), -0.78, 0.12, -1.12),
    at(chair(), 0.2, 0.12, -1.12),
    at(pottedPlant(1.5, 4), -2.6, 0, -2.4),
  );
  const target: Point = [-0.3, 1.1, -1];
  return sized({
    scene,
    camera: eye([-0.2, 1.5, 4.6], [0.35, 1.32, -1], 36),
    lamps: [
      {
        kind: 'panel',
        at: [2.6, 2.9, 1.4],
        to: target,
        width: 1.4,
        height: 1.2,
        power: 22,
        color: 0xfff4e6,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-2.8, 2.7, 1.2],
        to: target,
        width: 1.2,
        height: 1.2,
        power: 14,
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
    dome: { power: 0.5, top: 0xe6eeff },
    focus: 5.6,
    lens: 0.02,
    surroundings: 0.8,
    grade: { exposure: 1.0, bloom: 0.06, vignette: 0.25 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-linjiang-district-policy-studio': policyGreen,
  'case-linjiang-district-policy-studio-2': policyResult,
};
