import type { Shot, ShotFactory } from '../engine/shot.ts';
import { matte, multiview, programme, scopes } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { counter } from '../kit/furniture.ts';
import { boomMicrophone, cameraOnPedestal, cameraOnTripod, standMonitor } from '../kit/gear.ts';
import { gift, jar, serum } from '../kit/goods.ts';
import { matter, wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { floorCable, ledWall, podium, softbox } from '../kit/room.ts';
import { at } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';
import { city } from '../kit/worlds.ts';

export const amber = 0xffa638;

const night = () => city(1920, 820, ['#0a1026', '#3a3564', '#ff9a52'], 8);
const onAir = () => programme(night(), { x: 0.5, goods: true });

/** The live room seen by its presenter's back: a camera, the monitor and the hot set. */
function room(presenter: FigureOptions): Shot {
  const scene = hall({
    width: 15,
    back: -4.4,
    height: 5.6,
    trusses: [-0.8, 2.2],
    trussHeight: 4.0,
  });
  const world = night();
  scene.add(at(ledWall(world, 7.4, 3.1, 1.25, 0.16, 1.0), 1.0, 0, -3.3));
  scene.add(at(podium(2.7, 0.14, 0x17181c, amber, 4), 0.95, 0, -0.9));
  scene.add(at(counter(1.9, 0.66, 0.92, wood('#6d4a30', '#2e1b0e'), amber, 4), 1.0, 0.14, -0.5, 0));
  scene.add(
    at(
      figure({
        ...poses.present,
        ...presenter,
        outfit: 'blouse',
        jacket: 0xd6c6ae,
        trousers: 0x22242a,
        look: [-26, 4],
      }),
      1.05,
      0.14,
      -1.04,
      150,
    ),
  );
  for (const [i, x] of [0.42, 0.56, 0.7].entries()) {
    scene.add(
      at(
        serum([0x7a4426, 0xd9a066, 0x2b3a34][i], i === 1 ? 'pump' : 'dropper'),
        x,
        1.06,
        -0.38 - (i % 2) * 0.09,
      ),
    );
  }
  scene.add(
    at(jar(), 1.42, 1.06, -0.36),
    at(gift(0.2, 0.16, 0.2, 0xb5532c, 0xf4d9a8), 1.68, 1.06, -0.45, 20),
  );
  scene.add(
    at(pottedPlant(1.2, 4, matter(0x2b2d33, 0.5)), 2.75, 0.14, -1.6),
    at(pottedPlant(0.9, 6, matter(0x2b2d33, 0.5)), -0.75, 0.14, -1.7),
  );
  const shown = onAir();
  scene.add(at(cameraOnTripod(1.45, shown), -1.25, 0, 2.2, 148));
  scene.add(
    at(
      standMonitor(
        multiview([shown, programme(world, { x: 0.3 }), matte(), scopes()]),
        0.95,
        0.8,
        0.9,
      ),
      -2.45,
      0,
      0.9,
      32,
    ),
  );
  scene.add(
    floorCable([
      [2.7, 2.4],
      [1.9, 2.0],
      [0.4, 2.3],
      [-1.0, 2.0],
      [-3.5, 1.5],
    ]),
  );
  scene.add(at(boomMicrophone(1.5, 2.46), 2.6, 0, -0.6, 186));
  const key = softbox([3.3, 2.75, 1.4], [1.0, 1.35, -0.9], 0.95, 1.3, 6, 0xffdfb2);
  scene.add(key.object);
  return {
    scene,
    camera: eye([-0.55, 1.3, 6.2], [0.72, 1.36, -1], 29.5),
    lamps: [
      { ...key.lamp, power: 28, share: 2, haze: 0.15 },
      hung(scene, [-0.5, 3.6, -2.0], [1.0, 1.3, -1.0], 150, amber, {
        angle: 16,
        share: 1.6,
        haze: 1,
      }),
      hung(scene, [2.7, 3.6, -2.0], [1.1, 1.3, -1.0], 90, amber, { angle: 16, share: 1, haze: 1 }),
      hung(scene, [1.0, 3.6, 0.6], [1.0, 0.9, -0.7], 26, 0xffe6c4, { angle: 20, haze: 0.7 }),
      {
        kind: 'panel',
        at: [1.0, 1.7, -3.2],
        to: [1.0, 1.4, 2],
        width: 6.6,
        height: 2.8,
        power: 12,
        picture: world,
        share: 1.4,
        haze: 0.05,
      },
      {
        kind: 'spot',
        at: [-5, 4, -2],
        to: [-1.6, 0.4, 1.6],
        power: 16,
        color: 0x6f90ff,
        angle: 26,
        share: 0.6,
        haze: 0.5,
      },
    ],
    dome: { power: 0.06, top: 0xaebcff },
    focus: 7.7,
    lens: 0.032,
    haze: { density: 0.014, noise: 0.7 },
    surroundings: 0.35,
    samples: 40,
    grade: { exposure: 1.3, bloom: 0.08, vignette: 0.4 },
  };
}

/** Both hands open, clear of the body; the hair is up, as fine ends break up in this light. */
const hero: ShotFactory = () =>
  room({
    left: [0.49, 1.19, -0.15],
    elbows: [0, -1, -0.3],
    palms: [[-0.2, 0.8, 0.5], poses.present.palms[1]],
    grip: [0.2, 0.14],
    hair: 'bun',
  });

/** From the side, with another camera and its operator in front; her hair hides most of the face. */
const side: ShotFactory = () => {
  const shot = room({ hair: 'long' });
  shot.scene.add(
    at(cameraOnPedestal(1.5, onAir(), 0xff3b30), 2.35, 0, 2.0, 210),
    at(
      figure({
        ...poses.work,
        outfit: 'crew',
        hair: 'short',
        jacket: 0x1b1d22,
        trousers: 0x15171b,
        look: [8, 8],
      }),
      2.75,
      0,
      2.55,
      208,
    ),
  );
  shot.camera = eye([3.9, 1.75, 3.2], [0.75, 1.3, -1.3], 36);
  shot.focus = 5.4;
  shot.lens = 0.03;
  // The camera in front is far out of focus.
  shot.samples = 80;
  return shot;
};

export const pictures: Record<string, ShotFactory> = {
  'live-room-hero': hero,
  'live-room-gallery-2': side,
};
