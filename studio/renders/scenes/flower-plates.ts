/**
 * The plates of the flower demo: the empty stage and the presenter, each apart and without petals.
 * White things under pure red, green and blue lamps, so that each channel is one group of lamps and
 * the demo can light the stage in the colours of any season.
 */
import {
  type BufferGeometry,
  type ColorRepresentation,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
} from 'three';
import { EYE, PLATE_ANGLE, TARGET } from '../../../src/site/demos/flower/scene/camera.ts';
import type { Lamp, Shot, ShotFactory } from '../engine/shot.ts';
import { figure } from '../kit/figure/figure.ts';
import { flowerStage } from '../kit/flower-stage.ts';
import { at } from '../kit/shapes.ts';
import { eye, hung } from '../kit/stage.ts';

/** The lamp groups: from behind, from the front, and what shines by itself. */
const back = 0xff0000;
const front = 0x00ff00;
const practical = 0x0000ff;

const presenter = () =>
  at(
    figure({
      outfit: 'dress',
      hair: 'long',
      jacket: 0xf3e9e6,
      left: [0.5, 1.42, 0.2],
      right: [-0.52, 1.36, 0.22],
      look: [10, -8],
      fineness: 1.6,
    }),
    0.9,
    0.29,
    -1.1,
    162,
  );

/** The lamps, each group in its colour; white for a group's own picture, black for none of it. */
function shot(colors: Record<'back' | 'front' | 'practical', ColorRepresentation>): Shot {
  const scene = flowerStage({
    flowers: [0xf4ecec, 0xe9dfe0, 0xffffff],
    key: colors.practical,
    rim: colors.practical,
    ground: 0xe6e2e0,
  });
  const lamps: Lamp[] = [
    hung(scene, [-1.2, 4.1, -2.0], [0.9, 1.3, -1.1], 120, colors.back, {
      angle: 19,
      share: 1.6,
      haze: 1,
    }),
    hung(scene, [3.0, 4.1, -2.0], [0.9, 1.3, -1.1], 110, colors.back, {
      angle: 19,
      share: 1.4,
      haze: 1,
    }),
    hung(scene, [0.9, 4.1, 0.9], [0.9, 1.0, -1.2], 44, colors.front, {
      angle: 24,
      share: 1.4,
      haze: 0.8,
      penumbra: 0.9,
    }),
    {
      kind: 'panel',
      at: [4.6, 3.0, 2.4],
      to: [1, 1.2, -1],
      width: 1.6,
      height: 1.8,
      power: 58,
      color: colors.front,
      share: 1.8,
      haze: 0.1,
    },
    {
      kind: 'panel',
      at: [0.9, 1.9, -2.3],
      to: [0.9, 1.6, 2],
      width: 1.8,
      height: 1.8,
      power: 5,
      color: colors.practical,
      haze: 0.1,
    },
    {
      kind: 'spot',
      at: [-4.6, 3.6, 1.5],
      to: [-0.6, 0.6, -1.2],
      power: 60,
      color: colors.front,
      angle: 26,
      share: 0.8,
      haze: 0.2,
    },
  ];
  return {
    scene,
    camera: eye([...EYE], [...TARGET], PLATE_ANGLE),
    lamps,
    dome: { power: 0.2, top: colors.front, side: colors.front },
    haze: { density: 0.013, noise: 0.6 },
    surroundings: 0,
    grade: { raw: true, exposure: 0.55 },
  };
}

function eachMesh(object: Object3D, change: (mesh: Mesh<BufferGeometry, Material>) => void): void {
  object.traverse((one) => {
    if (one instanceof Mesh) change(one);
  });
}

/** The stage with the presenter's shadows, without the presenter. */
const stage: ShotFactory = () => {
  const plate = shot({ back, front, practical });
  const person = presenter();
  eachMesh(person, ({ material }) => {
    material.colorWrite = false;
    material.depthWrite = false;
  });
  plate.scene.add(person);
  return plate;
};

/** The presenter before black. */
function alone(colors: Parameters<typeof shot>[0]): Shot {
  const plate = shot(colors);
  plate.scene.clear();
  plate.scene.add(presenter());
  delete plate.haze;
  return plate;
}

/** Where the presenter is: white before black. */
const cover: ShotFactory = () => {
  const plate = alone({ back: 0, front: 0, practical: 0 });
  eachMesh(plate.scene, (mesh) => {
    mesh.material = new MeshBasicMaterial({ color: 0xffffff });
  });
  plate.grade = { raw: true, exposure: 1 };
  return plate;
};

export const pictures: Record<string, ShotFactory> = {
  'plate-stage': stage,
  'plate-presenter': () => alone({ back: 0, front: 0xffffff, practical: 0 }),
  'plate-presenter-back': () => alone({ back, front: 0, practical }),
  'plate-presenter-cover': cover,
};
