import { Scene } from 'three';
import { poses } from '../../renders/kit/figure/poses.ts';
import { at } from '../../renders/kit/shapes.ts';
import { eye } from '../../renders/kit/stage.ts';
import { rigged } from '../rig.ts';
import { type Performance, wallLight, wave } from './performance.ts';

/** Long loose hair in moving air, from behind, lit from both sides, while the head turns. */
export function hair(): Performance {
  const scene = new Scene();
  const rig = rigged(
    {
      ...poses.stand,
      outfit: 'shirt',
      hair: 'long',
      hairColor: 0x4a2410,
      loose: 12,
      breeze: [0.85, 0.3, -0.25],
      jacket: 0x7d2f3a,
      trousers: 0x22252b,
      look: [-8, 3],
      fineness: 1.7,
    },
    'woman',
  );
  scene.add(at(rig.model, -0.03, 0, 0, 172));
  return {
    stage: {
      scene,
      camera: eye([0, 1.6, 2.4], [0.02, 1.515, 0], 13.4),
      lamps: [
        {
          kind: 'panel',
          at: [1.7, 2.2, 1.7],
          to: [0, 1.5, 0],
          width: 0.9,
          height: 1.2,
          power: 10,
          color: 0xfff4e8,
          share: 1.6,
        },
        {
          kind: 'spot',
          at: [1.3, 2.4, -1.3],
          to: [0, 1.55, 0],
          power: 11,
          color: 0xffe6c8,
          angle: 18,
        },
        {
          kind: 'spot',
          at: [-1.3, 2.3, -1.2],
          to: [0, 1.5, 0],
          power: 9,
          color: 0xfff0dc,
          angle: 18,
        },
        wallLight(0x3fd060, 1.5),
      ],
      dome: { power: 0.4, reach: 3 },
      surroundings: 0.45,
    },
    move: (time) => {
      const turn = wave(time);
      rig.move({
        hips: [0.01 * turn, 0, 0],
        turns: {
          chest: [0, 4 * turn, 1.2 * wave(time, 1, 0.1)],
          head: [3 * wave(time, 2, 0.1), 17 * wave(time, 1, 0.03), 3 * wave(time, 1, 0.2)],
          hair: [3 * wave(time, 2, 0.3), -13 * wave(time, 1, 0.13), 6 * wave(time, 1, 0.3)],
        },
      });
    },
  };
}
