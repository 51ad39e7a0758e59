import type { Point, ShotFactory } from '../engine/shot.ts';
import { programme } from '../kit/drawings.ts';
import { figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { table } from '../kit/furniture.ts';
import { cameraOnPedestal, roadCase } from '../kit/gear.ts';
import { teaSet } from '../kit/goods.ts';
import { wood } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { cyclorama, floorCable, ledWall, neon, softbox } from '../kit/room.ts';
import { at, box, group } from '../kit/shapes.ts';
import { eye, hall, hung, rigging } from '../kit/stage.ts';
import { mountains } from '../kit/worlds.ts';

const homeStage: ShotFactory = () => {
  const world = mountains(1600, 1100);
  const scene = hall({
    width: 19,
    back: -4.2,
    height: 6.4,
    trusses: [-0.4, 2.4],
    trussHeight: 3.95,
    blur: 0.04,
  });
  // The set: a real green wall that becomes a world at the seam.
  scene.add(at(cyclorama(1.6, 3.05, 3.1, 0x2f7f52), 0.615, 0, -2.2));
  scene.add(at(ledWall(world, 4.9, 3.05, 1.15, 0.04), 3.89, 0, -2.2));
  scene.add(
    at(box(4.9, 0.05, 3.05, wood('#7b573b', '#3b2414', 3, [2, 6]), 0.01), 3.89, 0.025, -0.66),
  );
  scene.add(neon([1.43, 0.03, -2.14], [1.43, 3.05, -2.14], 0xfff1d8, 4.5, 0.011));
  scene.add(neon([1.43, 0.03, -2.14], [1.43, 0.03, 0.88], 0xfff1d8, 4.5, 0.009));
  scene.add(at(table(1.15, 0.62, 0.72), 2.72, 0.05, -0.5, -6));
  scene.add(at(teaSet(0xe6efe6), 2.74, 0.77, -0.48, -14));
  const plants = group(
    at(pottedPlant(1.25, 4), 4.6, 0.05, -1.2),
    at(pottedPlant(0.8, 9), 5.15, 0.05, -1.5),
  );
  // Shadows of thin leaves in the wide light of the wall would break up into steps on the deck.
  plants.traverse((part) => {
    part.castShadow = false;
  });
  scene.add(plants);
  // She turns her back: the sunrise of the wall draws her outline.
  scene.add(
    at(
      figure({
        ...poses.present,
        // The other arm hangs clear of the body, so that its hand shows.
        left: poses.raise.left,
        palms: [[-1, 0, 0], poses.present.palms[1]],
        hair: 'long',
        jacket: 0xe8e0d2,
        trousers: 0x3a342f,
        look: [-24, 0],
      }),
      1.82,
      0.05,
      -0.25,
      152,
    ),
  );
  // In front, at the right: a camera and its operator. The left stays empty for the headline.
  const shown = programme(world, { x: 0.42 });
  scene.add(at(cameraOnPedestal(1.5, shown, 0xff3b30), 3.4, 0, 2.0, 198));
  const operator = figure({
    ...poses.work,
    outfit: 'crew',
    hair: 'short',
    jacket: 0x1b1d22,
    trousers: 0x15171b,
    look: [10, 6],
  });
  // Out of focus, single hairs would show as dots; the scalp has their colour.
  operator.getObjectByName('hair')?.removeFromParent();
  scene.add(at(operator, 3.67, 0, 2.6, 196));
  scene.add(at(roadCase(), -2.2, 0, -0.6, 30));
  scene.add(
    floorCable([
      [3.05, 2.5],
      [1.9, 2.4],
      [0.5, 2.2],
      [-0.6, 2.5],
      [-1.9, 1.5],
      [-4.6, 0.9],
    ]),
  );
  scene.add(
    floorCable([
      [-0.1, 3.3],
      [-0.8, 3.6],
      [-2.2, 2.4],
      [-4.4, 1.2],
    ]),
  );
  const [keyFrom, keyTo]: [Point, Point] = [
    [5.2, 3.0, 2.2],
    [1.6, 1.3, -0.2],
  ];
  scene.add(softbox(keyFrom, keyTo, 1.0, 1.3, 6, 0xffe9c9).object);
  rigging(scene, [-2.6, -1.7, 2.3], 3.55, -0.4, [1, 0, -2]);
  const lamps = [
    {
      // A cone, not a panel: its shadow map is fine enough for the camera's shadow on the deck.
      kind: 'spot' as const,
      at: keyFrom,
      to: keyTo,
      power: 30,
      color: 0xffe9c9,
      angle: 62,
      penumbra: 1,
      radius: 0.5,
      share: 2,
      haze: 0.25,
    },
    hung(scene, [0.3, 3.55, -1.5], [1.84, 1.1, -0.24], 150, 0xffb55a, {
      angle: 15,
      share: 1.6,
      haze: 1.1,
    }),
    hung(scene, [1.0, 3.55, 2.0], [0.4, 1.5, -2.2], 30, 0xf3ffe9, {
      angle: 26,
      penumbra: 0.9,
      haze: 0.55,
    }),
    hung(scene, [-0.9, 3.55, 2.0], [0.3, 0.8, -2.0], 17, 0xf3ffe9, {
      angle: 24,
      penumbra: 0.9,
      haze: 0.4,
    }),
    hung(scene, [2.95, 3.55, 0.2], [2.75, 0.6, -0.5], 34, 0xffd3a0, { angle: 24, haze: 0.9 }),
    {
      kind: 'panel' as const,
      at: [3.89, 1.6, -2.15] as [number, number, number],
      to: [3.89, 1.5, 2] as [number, number, number],
      width: 4.7,
      height: 2.9,
      power: 11,
      picture: world,
      share: 1.4,
      haze: 0.05,
    },
    {
      kind: 'panel' as const,
      at: [0.4, 1.4, -2.0] as [number, number, number],
      to: [0.7, 1.1, 2] as [number, number, number],
      width: 2,
      height: 2.4,
      power: 1.8,
      color: 0x35e070,
      share: 0.8,
      haze: 0.05,
    },
    {
      kind: 'spot' as const,
      at: [-6.5, 4.6, -2.6] as [number, number, number],
      to: [-1.5, 0, 2.5] as [number, number, number],
      power: 12,
      color: 0x5f86ff,
      angle: 26,
      share: 0.7,
      haze: 0.5,
    },
  ];
  return {
    scene,
    camera: eye([1.39, 1.5, 9.2], [1.33, 1.7, 0], 29.9),
    lamps,
    dome: { power: 0.035, top: 0x9fb4ff, reach: 10 },
    focus: 9.4,
    lens: 0.028,
    haze: { density: 0.011, noise: 0.7 },
    surroundings: 0.35,
    samples: 40,
    grade: { exposure: 1.15, bloom: 0.07, vignette: 0.4, lift: 0x010204 },
  };
};

export const pictures: Record<string, ShotFactory> = { 'home-stage': homeStage };
