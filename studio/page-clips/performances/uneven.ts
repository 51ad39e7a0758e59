import { Scene } from 'three';
import { poses } from '../../renders/kit/figure/poses.ts';
import { at } from '../../renders/kit/shapes.ts';
import { eye } from '../../renders/kit/stage.ts';
import { rigged } from '../rig.ts';
import { type Performance, wallLight, wave } from './performance.ts';

/** A man close to a creased wall in poor light, who points at it. */
export function uneven(): Performance {
  const scene = new Scene();
  const rig = rigged(
    {
      ...poses.raise,
      outfit: 'shirt',
      hair: 'short',
      jacket: 0x39506e,
      trousers: 0x26282d,
      look: [-30, -4],
      fineness: 1.8,
    },
    'man',
  );
  scene.add(at(rig.model, -0.1, 0, 0, 164));
  return {
    stage: {
      scene,
      camera: eye([0.1, 1.46, 3.3], [0.1, 1.4, 0], 16.2),
      lamps: [
        {
          kind: 'panel',
          at: [-2.2, 2.2, 1.9],
          to: [0, 1.35, 0],
          width: 0.9,
          height: 1.1,
          power: 11,
          color: 0xffe9cf,
          share: 2,
        },
        {
          kind: 'spot',
          at: [1.5, 2.6, -1.2],
          to: [0, 1.5, 0],
          power: 22,
          color: 0xfff4e4,
          angle: 20,
        },
        wallLight(0x46b858, 1.5),
      ],
      dome: { power: 0.3, reach: 3 },
      surroundings: 0.35,
    },
    move: (time) => {
      const turn = wave(time);
      rig.move({
        hips: [0.014 * turn, 0.002 * wave(time, 2), 0],
        turns: {
          root: [0, 4 * wave(time, 1, 0.05), 0],
          chest: [0, 3 * wave(time, 1, 0.1), 1.2 * turn],
          head: [2 * wave(time, 2, 0.2), 8 * wave(time, 1, 0.15), 1.5 * wave(time, 2)],
          rightArm: [0, 3 * wave(time, 1, 0.1), 6 * wave(time, 1, 0.2)],
          rightForearm: [0, 8 * wave(time, 2, 0.15), 12 * wave(time, 1, 0.22)],
          rightHand: [0, 6 * wave(time, 2, 0.2), 10 * wave(time, 2, 0.3)],
          leftArm: [1.5 * wave(time, 1, 0.3), 0, 1.5 * turn],
        },
      });
    },
  };
}
