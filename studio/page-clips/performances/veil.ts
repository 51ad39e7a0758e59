import { Scene } from 'three';
import { poses } from '../../renders/kit/figure/poses.ts';
import { at } from '../../renders/kit/shapes.ts';
import { eye } from '../../renders/kit/stage.ts';
import { rigged } from '../rig.ts';
import { sheerCloth } from '../sheer-cloth.ts';
import { type Performance, wallLight, wave } from './performance.ts';

/** A sheer scarf, held up by its end, moves in the air before a blue wall. */
export function veil(): Performance {
  const scene = new Scene();
  const rig = rigged(
    {
      ...poses.raise,
      outfit: 'dress',
      hair: 'bun',
      hairColor: 0x1d1410,
      jacket: 0xd6cfc2,
      look: [-40, -6],
      grip: [0.35, 0.85],
      fineness: 1.8,
    },
    'woman',
  );
  scene.add(at(rig.model, -0.24, 0, 0, 160));
  const scarf = sheerCloth({ width: 0.46, length: 0.78, color: [0.86, 0.84, 0.8], opacity: 0.34 });
  scene.add(scarf.model);
  return {
    stage: {
      scene,
      camera: eye([0.1, 1.46, 3.3], [0.1, 1.38, 0], 17),
      lamps: [
        {
          kind: 'panel',
          at: [2.0, 2.3, 2.1],
          to: [0, 1.35, 0],
          width: 1,
          height: 1.2,
          power: 14,
          color: 0xfff4e8,
          share: 2,
        },
        {
          kind: 'spot',
          at: [-1.4, 2.6, -1.4],
          to: [0, 1.5, 0],
          power: 50,
          color: 0xffffff,
          angle: 20,
        },
        wallLight(0x3f6ae0, 1.5),
      ],
      dome: { power: 0.4, reach: 3 },
      surroundings: 0.5,
    },
    move: (time) => {
      const turn = wave(time);
      rig.move({
        hips: [0.01 * turn, 0, 0],
        turns: {
          root: [0, 3 * wave(time, 1, 0.05), 0],
          chest: [0, 2 * wave(time, 1, 0.1), 1 * turn],
          head: [2 * wave(time, 2, 0.2), 5 * wave(time, 1, 0.15), 0],
          rightArm: [0, 2 * wave(time, 1, 0.1), 4 * wave(time, 1, 0.2)],
          rightForearm: [0, 6 * wave(time, 1, 0.15), 6 * wave(time, 1, 0.2)],
        },
      });
      rig.model.updateMatrixWorld(true);
      scarf.hang(rig.bones.rightHand, time);
    },
  };
}
