import { Scene } from 'three';
import { poses } from '../../renders/kit/figure/poses.ts';
import { serum } from '../../renders/kit/goods.ts';
import { at } from '../../renders/kit/shapes.ts';
import { eye } from '../../renders/kit/stage.ts';
import { rigged } from '../rig.ts';
import { type Performance, wallLight, wave } from './performance.ts';

/** A presenter in front of an even wall, seen from behind, shows a bottle on her palm; air moves her hair. */
export function presenter(): Performance {
  const scene = new Scene();
  const rig = rigged(
    {
      ...poses.present,
      // At rest beside the hip, clear of it: forearm, cuff and hand show from behind.
      left: [0.355, 0.92, 0.03],
      // The palm looks straight up, the thumb lies along the bottle on the camera's side.
      palms: [
        [-1, 0, 0.2],
        [0, 1, 0],
      ],
      grip: [0.3, 0.1],
      hair: 'tail',
      hairColor: 0x2a1a12,
      loose: 6,
      breeze: [0.85, 0.3, -0.2],
      jacket: 0xe9e2d4,
      trousers: 0x2c3038,
      look: [-4, 2],
      fineness: 1.7,
    },
    'woman',
  );
  const bottle = serum(0x9a4a26, 'dropper', true);
  bottle.scale.setScalar(1.2);
  rig.bones.rightHand.add(at(bottle, -0.044, 0.002, 0.0535, 194));
  scene.add(at(rig.model, -0.08, 0, 0, 162));
  return {
    stage: {
      scene,
      camera: eye([0.1, 1.38, 3.3], [0.13, 1.255, 0], 17.8),
      lamps: [
        {
          kind: 'panel',
          at: [2.1, 2.3, 2.2],
          to: [0, 1.35, 0],
          width: 1.1,
          height: 1.3,
          power: 15,
          color: 0xfff4e8,
          share: 2,
        },
        {
          kind: 'panel',
          at: [-2.4, 1.9, 1.4],
          to: [0, 1.3, 0],
          width: 1,
          height: 1.4,
          power: 7,
          color: 0xeaf2ff,
        },
        {
          kind: 'spot',
          at: [-1.3, 2.7, -1.5],
          to: [0, 1.5, 0],
          power: 40,
          color: 0xfff8ee,
          angle: 20,
        },
        // What a pale floor gives back: without it the undersides of arm and hand would be black.
        {
          kind: 'panel',
          at: [0.7, 0.35, 1.5],
          to: [0.3, 1.3, 0],
          width: 1.4,
          height: 1.4,
          power: 3.4,
          color: 0xfff2e4,
        },
        // The same for the arm at rest, which the trunk keeps the key light from.
        {
          kind: 'panel',
          at: [-1.1, 0.5, 1.6],
          to: [-0.4, 1, 0],
          width: 1,
          height: 1,
          power: 3,
          color: 0xf4f2ee,
        },
        wallLight(0x3fd060, 1.6),
      ],
      dome: { power: 0.35, reach: 3 },
      surroundings: 0.5,
    },
    move: (time) => {
      rig.move({
        hips: [0.012 * wave(time), 0.002 * wave(time, 2), 0],
        turns: {
          root: [0, 4 * wave(time, 1, 0.05), 0],
          chest: [0.8 * wave(time, 2, 0.1), 3 * wave(time, 1, 0.1), 1 * wave(time)],
          head: [2.5 * wave(time, 1, 0.3), 6 * wave(time, 1, 0.2), 1.5 * wave(time, 2)],
          hair: [3 * wave(time, 2, 0.25), -5 * wave(time, 1, 0.32), 4 * wave(time, 1, 0.4)],
          rightArm: [0, 5 * wave(time, 1, 0.1), -4 * wave(time, 1, 0.15)],
          rightForearm: [4 * wave(time, 2, 0.2), 9 * wave(time, 1, 0.18), -8 * wave(time, 1, 0.18)],
          rightHand: [0, 14 * wave(time, 1, 0.25), 5 * wave(time, 1, 0.2)],
          leftForearm: [2 * wave(time, 1, 0.4), 2 * wave(time, 1, 0.3), 0],
        },
      });
    },
  };
}
