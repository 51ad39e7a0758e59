import type { ShotFactory } from '../engine/shot.ts';
import { stoodSoftbox } from '../kit/case-shot.ts';
import { multiview, programme, scopes, workbench } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { chair, drum, switcher, table } from '../kit/furniture.ts';
import { cameraOnPedestal, cameraOnTripod, monitor } from '../kit/gear.ts';
import { gift, jar, serum } from '../kit/goods.ts';
import { matter, wood } from '../kit/materials.ts';
import { sightOf } from '../kit/portrait.ts';
import { cyclorama, floorCable, ledWall, neon, podium } from '../kit/room.ts';
import { at, box } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';
import { lake, wave } from '../kit/worlds.ts';
import { amber } from './live-room.ts';

/** Control room over the shoulder: desk, switcher, scopes, the set through the glass. */
const control: ShotFactory = () => {
  const scene = hall({ width: 12, back: -6, height: 5, trusses: [-2.5], trussHeight: 3.6 });
  const world = lake(1600, 800);
  scene.add(
    at(ledWall(world, 5.4, 2.6, 1.15, 0.1), -0.2, 0, -5.2),
    at(podium(1.7, 0.12, 0x17181c, amber, 4), -0.2, 0, -3.6),
  );
  const presenter: FigureOptions = {
    ...poses.hold,
    outfit: 'suit',
    hair: 'long',
    jacket: 0x8a3a30,
  };
  scene.add(at(figure(presenter), -0.25, 0.12, -3.6, 118));
  scene.add(at(cameraOnPedestal(1.45, undefined, 0xff3b30), 0.9, 0, -1.7, 212));
  scene.add(at(table(2.9, 0.9, 0.74, matter(0x3a3e47, 0.5)), 0.1, 0, 1.3));
  scene.add(at(switcher(0.95, amber), 0.15, 0.745, 1.42));
  // The screens show the presenter as two cameras see her, this one and one outside the picture.
  const one = sightOf(presenter, [-0.25, -3.6], 118, [0.9, -1.7]);
  const two = sightOf(presenter, [-0.25, -3.6], 118, [-1.5, -1.9]);
  const shown = programme(world, { seen: one });
  const views = [
    multiview([
      shown,
      programme(world, { seen: two, x: 0.42 }),
      programme(world, { seen: one, x: 0.4, size: 1.3 }),
      scopes(),
      programme(world, { seen: two, x: 0.6, size: 0.5 }),
    ]),
    scopes('#ffb45a'),
    workbench(shown, '#ffa638'),
  ];
  // Grey shells: a black one round the dark scopes is lost before the dark of the room.
  const shell = matter(0x5c626b, 0.5);
  scene.add(
    at(monitor(views[1] as HTMLCanvasElement, 0.62, 1, 0.33, shell), -0.9, 1.07, 1.0, 22),
    at(monitor(views[0] as HTMLCanvasElement, 0.8, 1, 0.36, shell), 0.0, 1.1, 0.9, 2),
    at(monitor(views[2] as HTMLCanvasElement, 0.62, 1, 0.33, shell), 0.95, 1.07, 1.0, -20),
  );
  scene.add(
    at(
      figure({
        left: [0.2, 1.14, 0.36],
        right: [-0.22, 1.14, 0.34],
        seated: true,
        outfit: 'crew',
        hair: 'short',
        jacket: 0x2a2e36,
        look: [10, 6],
        fineness: 1.6,
      }),
      -0.36,
      0,
      2.05,
      178,
    ),
  );
  scene.add(at(chair(), -0.36, 0, 2.15, 180));
  return {
    scene,
    camera: eye([1.5, 1.62, 3.7], [-0.35, 1.12, -0.6], 36),
    lamps: [
      {
        kind: 'panel',
        at: [-0.9, 1.07, 1.05],
        to: [-0.6, 1.1, 3],
        width: 0.6,
        height: 0.35,
        power: 0.55,
        color: 0xffc07a,
      },
      {
        kind: 'panel',
        at: [0, 1.1, 0.95],
        to: [0, 1.1, 3],
        width: 0.8,
        height: 0.45,
        power: 0.8,
        picture: views[0] as HTMLCanvasElement,
      },
      {
        kind: 'panel',
        at: [0.95, 1.07, 1.05],
        to: [0.5, 1.1, 3],
        width: 0.6,
        height: 0.35,
        power: 0.6,
        color: 0xbfd0ff,
      },
      hung(scene, [-2.2, 3.2, -2.5], [-0.2, 1.2, -3.6], 90, amber, {
        angle: 17,
        haze: 1.1,
        share: 1.3,
      }),
      hung(scene, [1.7, 3.2, -2.3], [-0.2, 1.3, -3.6], 80, 0xffe6c4, {
        angle: 17,
        haze: 0.9,
        share: 1.3,
      }),
      {
        kind: 'panel',
        at: [-0.2, 1.4, -5.1],
        to: [-0.2, 1.3, 0],
        width: 5,
        height: 2.4,
        power: 7,
        picture: world,
        haze: 0.05,
      },
      {
        kind: 'spot',
        at: [-2.6, 3.4, 2.8],
        to: [-0.3, 1.1, 1.8],
        power: 40,
        color: 0x7f9cff,
        angle: 24,
        radius: 0.4,
      },
      {
        kind: 'spot',
        at: [2.2, 3.6, 1.0],
        to: [0.0, 0.8, 1.4],
        power: 16,
        color: 0xffd2a0,
        angle: 28,
        radius: 0.3,
        haze: 0.1,
      },
    ],
    dome: { power: 0.03, top: 0x9fb4ff },
    focus: 3.4,
    lens: 0.02,
    haze: { density: 0.012, noise: 0.6 },
    surroundings: 0.35,
    grade: { exposure: 1.2, bloom: 0.07, vignette: 0.4 },
  };
};

/** Goods in front, presenter soft behind. */
const goods: ShotFactory = () => {
  const scene = hall({ width: 12, back: -4, height: 5, trusses: [-1.5], trussHeight: 3.6 });
  const world = wave('#ff9a2e', '#1a0d04', 1600, 820);
  // Wider than the view, so that the wave goes on beyond it.
  scene.add(at(ledWall(world, 8, 3.73, 1.0, 0.1), 0.7, 0, -3.2));
  scene.add(at(box(3, 0.05, 0.8, wood('#5d3d27', '#24140a'), 0.02), 0, 0.875, 0.3));
  const pale = matter(0xe7d2b4, 0.6);
  scene.add(
    at(drum(0.14, 0.08, pale), -0.12, 0.9, 0.35),
    at(drum(0.1, 0.16, pale), 0.16, 0.9, 0.28),
    at(drum(0.18, 0.03, pale), 0.42, 0.9, 0.38),
  );
  scene.add(
    at(serum(0x7a4426), -0.16, 0.98, 0.37),
    at(serum(0xc98a4e, 'pump'), -0.07, 0.98, 0.32),
    at(jar(), 0.16, 1.06, 0.28),
  );
  scene.add(
    at(serum(0x33241c, 'dropper'), 0.38, 0.93, 0.36),
    at(jar(0x5b3222), 0.48, 0.93, 0.42),
    at(gift(0.16, 0.14, 0.16, 0xb5532c, 0xf4d9a8), -0.44, 0.9, 0.3, 24),
  );
  scene.add(
    at(
      figure({
        ...poses.hold,
        hair: 'bob',
        jacket: 0xf0e8da,
        // Light: dark ones vanish in the brown of the set.
        trousers: 0xcfc0a8,
        look: [-6, 10],
        fineness: 2,
      }),
      0.62,
      0,
      -0.5,
      -104,
    ),
  );
  return {
    scene,
    camera: eye([-0.42, 1.22, 1.75], [0.12, 1.1, 0], 40),
    lamps: [
      {
        kind: 'panel',
        at: [1.9, 2.2, 1.6],
        to: [0.1, 1, 0.2],
        width: 1,
        height: 1,
        power: 12,
        color: 0xffe8cc,
        share: 2,
      },
      hung(scene, [-1.5, 3.2, -1.5], [0.3, 1.2, 0.1], 70, amber, {
        angle: 16,
        share: 1.5,
        haze: 1.2,
      }),
      hung(scene, [2.0, 3.2, -1.5], [0.5, 1.4, -0.5], 50, amber, { angle: 14, haze: 1 }),
      {
        kind: 'panel',
        at: [0, 1.5, -3.1],
        to: [0, 1.4, 1],
        width: 5.6,
        height: 2.6,
        power: 6,
        picture: world,
      },
    ],
    dome: { power: 0.04 },
    focus: 1.5,
    lens: 0.022,
    haze: { density: 0.014, noise: 0.6 },
    grade: { exposure: 1.1, bloom: 0.09 },
  };
};

/** Build day: open set, floor plan tape, lights being set. */
const build: ShotFactory = () => {
  const scene = hall({
    width: 14,
    back: -4.6,
    height: 5.8,
    trusses: [-1.6, 1.2],
    trussHeight: 3.9,
  });
  scene.add(at(cyclorama(6.2, 3.1, 4.4, 0x2c8f54, 1.1), 0.4, 0, -3.8));
  scene.add(
    at(
      figure({
        ...poses.raise,
        outfit: 'crew',
        hair: 'short',
        jacket: 0x343a45,
        trousers: 0x2a2f38,
        look: [-14, -16],
      }),
      1.5,
      0.005,
      -0.9,
      -148,
    ),
  );
  const standIn: FigureOptions = {
    ...poses.folded,
    hair: 'bun',
    jacket: 0xd8cfc0,
    trousers: 0x3b393f,
    look: [16, 0],
  };
  scene.add(at(figure(standIn), -0.9, 0.005, -0.3, 128));
  const shown = programme('#2c8f54', { seen: sightOf(standIn, [-0.9, -0.3], 128, [-2.3, 1.6]) });
  scene.add(
    at(cameraOnTripod(1.45, shown, 0xff3b30), -2.3, 0, 1.6, 150),
    at(cameraOnPedestal(1.5, shown), 2.6, 0, 2.2, 205),
  );
  // Lit faces and stands before the green: from behind, black on black, softboxes cannot be made out.
  const one = stoodSoftbox([2.45, 2.35, -1.1], [-0.4, 1.3, -0.6], 0.9, 1.2, 1.8, 0xfff0da);
  const two = stoodSoftbox([-1.75, 2.35, -1.7], [0, 1.3, -0.2], 0.9, 1.2, 1.8, 0xfff0da);
  scene.add(one.object, two.object);
  scene.add(
    neon([-2.2, 0.008, -1.6], [2.6, 0.008, -1.6], amber, 1.4, 0.005),
    neon([0.2, 0.008, -3], [0.2, 0.008, 0.6], amber, 1.4, 0.005),
  );
  scene.add(
    floorCable([
      [-2.2, 1.8],
      [-1, 2.4],
      [1.2, 2.6],
      [2.6, 2.3],
      [5, 1],
    ]),
  );
  return {
    scene,
    camera: eye([-1.6, 1.5, 6.4], [0.2, 1.4, -1], 36),
    lamps: [
      { ...one.lamp, power: 26, share: 2, haze: 0.2 },
      { ...two.lamp, power: 22, share: 1.4, haze: 0.2 },
      // Room light from the camera's side, so that people and stands do not sink into the dark.
      {
        kind: 'panel',
        at: [-3, 3.4, 5],
        to: [0.4, 0.9, -1.4],
        width: 2,
        height: 1.4,
        power: 16,
        color: 0xf2f4ff,
        share: 1.4,
        haze: 0,
      },
      // From the truss behind the people, whose shadows would lie on the green without their feet.
      hung(scene, [-0.9, 3.5, -1.6], [-0.7, 1.55, -3.7], 29, 0xf0ffe8, {
        angle: 47,
        penumbra: 1,
        haze: 0.8,
      }),
      hung(scene, [1.8, 3.5, -1.6], [1.7, 1.55, -3.7], 29, 0xf0ffe8, {
        angle: 47,
        penumbra: 1,
        haze: 0.8,
      }),
      hung(scene, [0.4, 3.5, -1.6], [0.3, 1, -0.6], 46, amber, { angle: 24, haze: 0.7 }),
      {
        kind: 'panel',
        at: [0.4, 1.4, -3.5],
        to: [0.4, 1, 2],
        width: 5.4,
        height: 2.4,
        power: 5,
        color: 0x2fd668,
        haze: 0.05,
      },
    ],
    dome: { power: 0.04, top: 0x9fb4ff },
    focus: 7,
    lens: 0.026,
    haze: { density: 0.014, noise: 0.7 },
    // Few frames would leave the gloss of the hair as dots.
    samples: 56,
    surroundings: 0.35,
    grade: { exposure: 1.1, bloom: 0.07 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'live-room-gallery-1': control,
  'live-room-gallery-3': goods,
  'live-room-gallery-4': build,
};
