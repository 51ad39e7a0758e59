import type { ShotFactory } from '../engine/shot.ts';
import { sized, stoodSoftbox, wallGreen } from '../kit/case-shot.ts';
import { programme } from '../kit/drawings.ts';
import { figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnTripod, standMonitor } from '../kit/gear.ts';
import { heart } from '../kit/heart.ts';
import { surgicalLamp } from '../kit/large.ts';
import { matter } from '../kit/materials.ts';
import { viewOf } from '../kit/portrait.ts';
import { ledWall, podium } from '../kit/room.ts';
import { at, box, cylinder, group, rod } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { vital } from '../kit/worlds.ts';

const medicalModel: ShotFactory = () => {
  const scene = hall({
    width: 13,
    back: -4.4,
    height: 5.2,
    trusses: [],
    slats: 0x0f3a40,
    floorColor: 0x1d4147,
    reflect: 0.06,
  });
  const world = vital(1800, 900);
  scene.add(
    at(ledWall(world, 7.4, 3.2, 1.0, 0.1, 0.9), 0.2, 0, -3.4),
    at(podium(2.2, 0.1, 0x6f9698, 0x5fe3d6, 2.4), 0.6, 0, -1),
  );
  const organ = heart();
  organ.scale.setScalar(2.7);
  scene.add(at(organ, 1.15, 1.55, -1.1, -24));
  scene.add(at(podium(0.42, 0.05, 0x0f3a40, 0x8ffbee, 4), 1.15, 0.1, -1.1));
  scene.add(
    at(
      figure({
        ...poses.present,
        outfit: 'suit',
        hair: 'short',
        jacket: 0xf5f8f7,
        trousers: 0x2b4a50,
        look: [-20, -6],
      }),
      0.1,
      0.1,
      -1.05,
      148,
    ),
  );
  return sized({
    scene,
    camera: eye([-0.1, 1.45, 3.9], [0.5, 1.32, -1], 34),
    lamps: [
      {
        kind: 'panel',
        at: [2.9, 2.7, 1.4],
        to: [0.5, 1.3, -1],
        width: 1,
        height: 1.2,
        power: 18,
        color: 0xf4fffd,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-2.6, 2.4, 1.3],
        to: [0.2, 1.2, -1],
        width: 1,
        height: 1,
        power: 9,
        color: 0xdffffa,
      },
      {
        kind: 'spot',
        at: [-1.4, 3.4, -2.4],
        to: [0.2, 1.4, -1],
        power: 60,
        color: 0x9ffbf0,
        angle: 17,
      },
      {
        kind: 'spot',
        at: [2.8, 3.4, -2.4],
        to: [1.1, 1.5, -1.1],
        power: 70,
        color: 0xffe9e4,
        angle: 16,
      },
      {
        kind: 'panel',
        at: [0.2, 1.7, -3.2],
        to: [0.2, 1.5, 1],
        width: 6.6,
        height: 2.8,
        power: 8,
        picture: world,
      },
    ],
    dome: { power: 0.1, top: 0xd6fffa },
    focus: 4.9,
    lens: 0.022,
    haze: { density: 0.004 },
    grade: { exposure: 1.15, bloom: 0.07, contrast: 1.08 },
  });
};

const medicalRoom: ShotFactory = () => {
  const scene = hall({
    width: 7,
    back: -2.75,
    height: 3.3,
    trusses: [],
    slats: 0x39484b,
    floorColor: 0x3c4a4c,
    reflect: 0.03,
  });
  const paint = matter(wallGreen, 0.9);
  scene.add(
    at(box(4.0, 3.0, 0.06, paint, 0.01), -0.3, 1.5, -2.5),
    at(box(0.06, 3.0, 2.5, paint, 0.01), -2.3, 1.5, -1.25),
  );
  const lamp = surgicalLamp();
  lamp.scale.setScalar(1.5);
  lamp.rotation.set(0.42, 0, 0.3);
  scene.add(at(group(lamp), 0.75, 2.6, -0.35));
  const model = heart();
  model.scale.setScalar(0.8);
  const stand = matter(0x30383a, 0.4, 0.6);
  const lesson = group(
    at(
      figure({
        // The arm is stretched across the view, so that hand and forefinger stand before the wall.
        left: [0.593, 1.24, 0.216],
        right: [-0.17, 1.06, 0.22],
        weight: -0.9,
        palms: [
          [-0.43, -0.35, 0.9],
          [1, 0, 0.2],
        ],
        grip: [0.8, 0.35],
        fore: [0, 0.35],
        outfit: 'coat',
        hair: 'short',
        jacket: 0xe6ebea,
        trousers: 0x2b4a50,
        look: [24, 10],
        // No finer: thinner strands would show as a net on a head this small.
        fineness: 1,
      }),
      0.4,
      0.001,
      -1.253,
      -125,
    ),
    at(table(1.1, 0.5, 0.82, matter(0xe4ecec, 0.5)), -0.35, 0, -0.75, 4),
    at(model, -0.42, 1.2, -0.78, 24),
    rod([-0.42, 0.83, -0.8], [-0.42, 1.1, -0.8], 0.01, stand),
    at(cylinder(0.09, 0.018, stand), -0.42, 0.82, -0.8),
  );
  // Camera and return show the lesson from where the camera stands, the return mirrored.
  const view = viewOf([lesson], [-0.02, 1.4, 1.3], [0.06, 1.28, -1], 28);
  const shown = programme('#3f7a56', { view });
  const mirror = programme(vital(), { view, mirrored: true });
  scene.add(
    lesson,
    at(cameraOnTripod(1.4, shown, 0xff3b30), -0.02, 0, 1.3, 179),
    at(cameraOnTripod(1.55), 2.2, 0, -0.55, 262),
    at(standMonitor(mirror, 0.85, 1.3, 0.9), -1.85, 0, 0.1, 118),
  );
  const key = stoodSoftbox([-1.35, 2.3, 1.15], [0, 1.2, -1.1], 0.8, 0.8, 5, 0xf2fffd);
  scene.add(key.object);
  const rim = stoodSoftbox([1.85, 2.4, -1.7], [0.1, 1.3, -1.2], 0.4, 0.6, 5, 0xf2fffd);
  scene.add(rim.object);
  return sized({
    scene,
    camera: eye([1.9, 1.6, 3.3], [-0.3, 1.26, -1.1], 38),
    lamps: [
      {
        kind: 'spot',
        at: [0.72, 2.5, -0.38],
        to: [-0.05, 1.0, -1.0],
        power: 17,
        color: 0xf8ffff,
        angle: 34,
        penumbra: 1,
        radius: 0.4,
        share: 1.6,
        haze: 0.2,
      },
      { ...key.lamp, power: 15, share: 1.6, haze: 0.1 },
      { ...rim.lamp, power: 9, share: 0.8, haze: 0.1 },
      {
        kind: 'panel',
        at: [-0.4, 3.15, -0.7],
        to: [-1.1, 1.3, -2.4],
        width: 3,
        height: 0.3,
        power: 11,
        color: 0xf4fffb,
        share: 1.2,
        haze: 0.05,
      },
    ],
    dome: { power: 0.3, top: 0xe0fffb },
    focus: 4.6,
    lens: 0.012,
    haze: { density: 0.002 },
    grade: { exposure: 1.12, bloom: 0.06, saturation: 0.92 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-qihe-medical-teaching-studio': medicalModel,
  'case-qihe-medical-teaching-studio-2': medicalRoom,
};
