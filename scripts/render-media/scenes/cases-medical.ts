import type { ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { programme } from '../kit/drawings.ts';
import { figure, poses } from '../kit/figure.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnPedestal, cameraOnTripod, standMonitor } from '../kit/gear.ts';
import { heart, surgicalLamp } from '../kit/large.ts';
import { matter } from '../kit/materials.ts';
import { cyclorama, ledWall, podium, softbox } from '../kit/room.ts';
import { at, group } from '../kit/shapes.ts';
import { eye, hall } from '../kit/stage.ts';
import { vital } from '../kit/worlds.ts';

const green = 0x2c8f54;

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
    at(podium(2.2, 0.1, 0xcfe2e2, 0x5fe3d6, 3), 0.6, 0, -1),
  );
  const organ = heart(0xd8505e);
  organ.scale.setScalar(2.7);
  scene.add(at(organ, 1.15, 1.55, -1.1, -24));
  scene.add(at(podium(0.42, 0.05, 0x0f3a40, 0x8ffbee, 4), 1.15, 0.1, -1.1));
  scene.add(
    at(
      figure({
        ...poses.presentLeft,
        hair: 'short',
        jacket: 0xf5f8f7,
        trousers: 0x2b4a50,
        look: [24, 2],
      }),
      0.1,
      0.1,
      -1.05,
      22,
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
        color: 0xffd0d4,
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
    dome: { power: 0.16, top: 0xd6fffa },
    focus: 4.9,
    lens: 0.022,
    haze: { density: 0.008 },
    grade: { exposure: 1.15, bloom: 0.07 },
  });
};

const medicalRoom: ShotFactory = () => {
  const scene = hall({
    width: 8,
    back: -3,
    height: 3.8,
    trusses: [],
    slats: 0x2a3a3d,
    floorColor: 0x46585a,
    reflect: 0.04,
  });
  scene.add(
    at(cyclorama(3.6, 2.7, 3, green, 0.5), -0.2, 0, -2.6),
    at(cyclorama(3.0, 2.7, 2.4, green, 0.5), -2.0, 0.002, -1.1, 90),
  );
  const lamp = surgicalLamp();
  lamp.scale.setScalar(1.6);
  lamp.rotation.set(0.5, 0, -0.15);
  scene.add(at(group(lamp), 0.9, 2.75, -0.2));
  scene.add(
    at(
      figure({ ...poses.hold, hair: 'bun', jacket: 0xf5f8f7, trousers: 0x2b4a50, look: [0, 10] }),
      0.0,
      0.006,
      -1.1,
      14,
    ),
    at(table(1.1, 0.55, 0.85, matter(0xe4ecec, 0.5)), 0.15, 0.004, -0.55, 8),
  );
  const model = heart();
  model.scale.setScalar(0.62);
  scene.add(at(model, 0.2, 1.03, -0.55, 20));
  scene.add(
    at(cameraOnTripod(1.4, programme('#2c8f54'), 0xff3b30), 0.9, 0, 1.5, 198),
    at(cameraOnPedestal(1.4, programme('#2c8f54')), 2.3, 0, 0.1, 238),
  );
  const back = standMonitor(programme(vital()), 0.9, 0.45, 1);
  back.rotation.x = -0.3;
  scene.add(at(group(back), -0.75, 0, 0.9, 165));
  const fill = softbox([-1.6, 2.3, 1.3], [0, 1.2, -1.1], 0.7, 0.8, 5, 0xf2fffd);
  scene.add(fill.object);
  return sized({
    scene,
    camera: eye([-0.9, 1.7, 4.3], [0.2, 1.15, -0.7], 38),
    lamps: [
      {
        kind: 'spot',
        at: [0.85, 2.6, -0.25],
        to: [0.05, 1.1, -0.95],
        power: 30,
        color: 0xf8ffff,
        angle: 30,
        penumbra: 1,
        radius: 0.42,
        share: 2,
      },
      { ...fill.lamp, power: 8, share: 1.2 },
      {
        kind: 'spot',
        at: [1.6, 3.4, 0.4],
        to: [-0.2, 1.3, -2.5],
        power: 26,
        color: 0xf0ffe8,
        angle: 32,
        penumbra: 1,
        haze: 0.1,
      },
      {
        kind: 'spot',
        at: [-0.4, 3.4, 0.6],
        to: [-2, 1.3, -1.2],
        power: 16,
        color: 0xf0ffe8,
        angle: 30,
        penumbra: 1,
        haze: 0.1,
      },
    ],
    dome: { power: 0.28, top: 0xe0fffb },
    focus: 5.2,
    lens: 0.016,
    haze: { density: 0.005 },
    grade: { exposure: 1.15, bloom: 0.06 },
  });
};

export const pictures: Record<string, ShotFactory> = {
  'case-qihe-medical-teaching-studio': medicalModel,
  'case-qihe-medical-teaching-studio-2': medicalRoom,
};
