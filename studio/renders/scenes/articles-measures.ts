import {
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RingGeometry,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import type { ShotFactory } from '../engine/shot.ts';
import { cable, microphone, panelLight } from '../kit/devices.ts';
import { clipboard, lightMeter, stopwatch, turnedBody } from '../kit/instruments.ts';
import { glow } from '../kit/materials.ts';
import {
  accents,
  block,
  drawn,
  matte,
  metal,
  placed,
  solid,
  stillLife,
} from '../kit/still-life.ts';

export const pictures: Record<string, ShotFactory> = {
  'article-project-sheets': () =>
    stillLife(
      {
        accent: accents.neutral,
        from: [0.2, 5.9, 7.0],
        to: [-0.05, 0.1, -0.05],
        glow: 0.5,
        lens: 0.05,
        key: 0.8,
      },
      (table) => {
        const colours = ['#c98a2e', '#1f9c96', '#d4577f', '#7a5ce0', '#2f7fe0'];
        colours.forEach((colour, i) => {
          const sheet = clipboard(colour, 9 - i, i === 4);
          sheet.position.set(-2.3 + i * 1.08, i * 0.075, -0.15 + Math.abs(i - 2) * 0.14);
          sheet.rotation.y = 0.5 - i * 0.22;
          table.add(sheet);
        });
        const coil = new Group();
        for (let i = 0; i < 5; i += 1) {
          const loop = solid(
            new TorusGeometry(0.62 - (i % 2) * 0.05, 0.055, 14, 72),
            matte(0x191b20, { roughness: 0.45 }),
          );
          loop.rotation.x = Math.PI / 2;
          loop.position.set((i % 2) * 0.03, 0.06 + i * 0.085, (i % 3) * 0.03);
          coil.add(loop);
        }
        const lens = new Group();
        lens.add(
          turnedBody(
            [
              [0, 0],
              [0.5, 0],
              [0.52, 0.5],
              [0.46, 0.52],
              [0.46, 0.9],
              [0.5, 0.92],
              [0.5, 1.15],
              [0.42, 1.15],
              [0.38, 1.0],
              [0, 0.98],
            ],
            matte(0x111216, { roughness: 0.4, metalness: 0.3 }),
          ),
          solid(
            new SphereGeometry(0.6, 40, 16, 0, Math.PI * 2, 0, 0.65),
            metal(0x223a66, 0.05),
            [0, 0.55, 0],
          ),
        );
        table.add(placed(coil, [3.15, 0, -1.15]), placed(lens, [-3.35, 0, -1.0]));
      },
    ),
  'article-led-panel-colour-quality': () =>
    stillLife(
      {
        accent: accents.neutral,
        from: [0, 2.2, 9],
        to: [0, 1.0, -0.2],
        key: 0.12,
        rim: 0.2,
        glow: 0.25,
        lamps: [
          {
            kind: 'panel',
            at: [-2.9, 2.1, -0.1],
            to: [-0.9, 0.35, 0.9],
            width: 1.5,
            height: 1,
            power: 62,
            color: 0xd8e07a,
            haze: 0,
          },
          {
            kind: 'panel',
            at: [2.9, 2.1, -0.1],
            to: [0.9, 0.35, 0.9],
            width: 1.5,
            height: 1,
            power: 62,
            color: 0xfff6ee,
            haze: 0,
          },
        ],
      },
      (table) => {
        table.add(
          placed(panelLight(0xe4ea9a, 1.8, 1.25), [-3.0, 0, -0.5], 0.85),
          placed(panelLight(0xfff8f0, 1.8, 1.25), [3.0, 0, -0.5], -0.85),
        );
        const swatches = [0xb03a3a, 0xd98a45, 0xe2c64a, 0x4e9a4a, 0x3a78b8, 0x7a4fa0];
        swatches.forEach((colour, i) => {
          for (const row of [0, 1]) {
            table.add(
              placed(
                block(
                  [0.56, 0.56, 0.56],
                  matte(
                    row
                      ? ([0xf0eee8, 0xc9a48a, 0x8d6a52, 0x9fb7c9, 0x707276, 0x2b2c2f][i] ?? 0)
                      : colour,
                    { roughness: 0.7 },
                  ),
                  [0, 0, 0],
                  0.05,
                ),
                [-1.9 + i * 0.76, 0, 0.9 - row * 0.8],
                0.1,
              ),
            );
          }
        });
        table.add(
          placed(block([0.05, 2.4, 2.6], matte(0x0b0c0e), [0, 0, 0], 0.02), [0.0, 0, 0.45]),
        );
      },
    ),
  'article-live-room-power-heat': () =>
    stillLife(
      { accent: 0xff7a3c, from: [0.4, 2.1, 9], to: [0.1, 1.25, -0.3], glowAt: [0, 3], glow: 1.2 },
      (table) => {
        const panel = new Group();
        panel.add(
          // On a plinth, as a distribution box on the floor is.
          block([2.4, 0.34, 0.52], matte(0x3a3d43, { roughness: 0.7 }), [0, 0, 0], 0.03),
          block([2.6, 2.2, 0.6], matte(0xd8d6d0, { roughness: 0.5 }), [0, 0.3, 0], 0.08),
          block([2.2, 0.8, 0.1], matte(0x2a2c31), [0, 0.95, 0.27], 0.03),
        );
        for (let i = 0; i < 7; i += 1) {
          panel.add(
            block(
              [0.24, 0.6, 0.18],
              matte(0xeceae4, { roughness: 0.4 }),
              [-0.84 + i * 0.28, 1.05, 0.32],
              0.03,
            ),
          );
          panel.add(
            block(
              [0.1, 0.2, 0.14],
              matte(i === 5 ? 0xd8542c : 0x23262b),
              [-0.84 + i * 0.28, i === 5 ? 1.15 : 1.3, 0.42],
              0.03,
            ),
          );
        }
        table.add(placed(panel, [-2.2, 0, -0.4], 0.3));
        const strip = new Group();
        strip.add(block([3.1, 0.3, 0.62], matte(0xefede7, { roughness: 0.45 }), [0, 0, 0], 0.1));
        for (let i = 0; i < 5; i += 1) {
          strip.add(block([0.4, 0.03, 0.4], matte(0x2a2c30), [-1.15 + i * 0.5, 0.29, 0], 0.02));
          if (i !== 2)
            strip.add(block([0.34, 0.32, 0.34], matte(0x17181c), [-1.15 + i * 0.5, 0.31, 0], 0.08));
        }
        const lit = solid(new SphereGeometry(0.06, 16, 12), glow(0xff6a2c, 2.5), [1.38, 0.31, 0]);
        strip.add(lit);
        table.add(placed(strip, [0.95, 0, 1.1], -0.14));
        [0, 1, 3, 4].forEach((i) => {
          const x = -0.2 + i * 0.5;
          table.add(
            cable(
              [
                [x, 0.62, 1.05 + i * 0.06],
                [x + 0.05, 1.0, 0.8],
                [x + 0.35, 0.5, -0.2],
                [1 + i * 0.62, 0.06, -0.9],
                [0.9 + i * 0.85, 0.06, -1.5],
              ],
              0.05,
            ),
          );
        });
        for (const [x, z] of [
          [1.3, -1.6],
          [3.0, -1.9],
        ] as const)
          table.add(placed(panelLight(0xffd9b0, 1.35, 1.0, 1.7), [x, 0.6, z], -0.25));
        for (const x of [1.3, 3.0])
          table.add(block([0.5, 0.62, 0.5], matte(0x17191d), [x, 0, -1.75]));
      },
    ),
  'article-room-acoustics-small-studio': () =>
    stillLife(
      {
        accent: accents.neutral,
        from: [-0.6, 2.4, 8.8],
        to: [0.1, 1.7, -0.8],
        keyColor: 0xffe2c0,
        key: 2,
        glow: 0.3,
        rim: 0.8,
      },
      (table) => {
        const left = block(
          [0.3, 4.6, 7],
          matte(0x2b2e35, { roughness: 0.9 }),
          [-4.1, 0, -0.6],
          0.04,
        );
        const back = block(
          [9, 4.6, 0.3],
          matte(0x31343b, { roughness: 0.9 }),
          [0.3, 0, -3.2],
          0.04,
        );
        table.add(left, back);
        for (let i = 0; i < 16; i += 1)
          table.add(
            block(
              [0.14, 3.4, 0.16],
              matte(i % 2 ? 0x8f6a45 : 0x7c5a39, { roughness: 0.55 }),
              [-3.5 + i * 0.23, 0.5, -2.98],
              0.03,
            ),
          );
        for (let x = 0; x < 4; x += 1) {
          for (let y = 0; y < 3; y += 1) {
            const wedge = new Group();
            for (let k = 0; k < 4; k += 1) {
              const ridge = solid(
                new CylinderGeometry(0.14, 0.14, 0.98, 3),
                matte(0x1a1c21, { roughness: 1 }),
              );
              ridge.rotation.z = Math.PI / 2;
              ridge.position.set(0, -0.36 + k * 0.24, 0.05);
              wedge.add(ridge);
            }
            if ((x + y) % 2) wedge.rotation.z = Math.PI / 2;
            wedge.position.set(0.85 + x * 1.02, 1.0 + y * 1.02, -3.02);
            table.add(wedge);
          }
        }
        const curtain = new Group();
        for (let i = 0; i < 14; i += 1) {
          const fold = solid(
            new CylinderGeometry(0.16, 0.2, 4.2, 20),
            matte(0x54303a, { roughness: 0.95 }),
          );
          fold.position.set(-3.75 + (i % 2) * 0.09, 2.1, -2.3 + i * 0.3);
          curtain.add(fold);
        }
        table.add(curtain, placed(microphone(), [0.55, 0, 0.4], 0.2));
        for (let i = 1; i < 5; i += 1) {
          const wave = new Mesh(
            new RingGeometry(i * 0.62, i * 0.62 + 0.014, 128),
            new MeshBasicMaterial({
              color: 0xbcd2ee,
              transparent: true,
              opacity: 0.5 / i,
              side: DoubleSide,
              depthWrite: false,
            }),
          );
          wave.position.set(0.55, 1.75, 0.35);
          table.add(wave);
        }
      },
    ),
  'article-acceptance-you-can-measure': () =>
    stillLife(
      { accent: accents.amber, from: [0.2, 4.0, 7.6], to: [0, 0.5, 0], glow: 0.6 },
      (table) => {
        table.add(block([8.4, 0.18, 4.4], matte(0x5a4330, { roughness: 0.5 }), [0, 0, 0.1], 0.06));
        const board = clipboard('#c98a2e', 8, true);
        board.scale.setScalar(1.08);
        board.position.set(-1.15, 0.18, 0.15);
        board.rotation.y = 0.16;
        table.add(board, placed(lightMeter(), [1.0, 0.18, -0.55], -0.25));
        const watch = stopwatch();
        watch.rotation.x = -Math.PI / 2 + 0.25;
        watch.position.set(2.35, 0.42, 0.55);
        table.add(watch);
        const ruler = drawn(1200, 110, (c, w, h) => {
          c.fillStyle = '#c6cad0';
          c.fillRect(0, 0, w, h);
          c.fillStyle = '#22252a';
          for (let i = 0; i <= 120; i += 1)
            c.fillRect(i * 10, 0, 2, i % 10 ? (i % 5 ? 18 : 28) : 44);
        });
        const steel = solid(
          new PlaneGeometry(5.6, 0.5),
          new MeshStandardMaterial({ map: ruler, metalness: 0.7, roughness: 0.35 }),
        );
        steel.rotation.set(-Math.PI / 2, 0, 0.05);
        steel.position.set(0.6, 0.195, 1.75);
        table.add(steel);
      },
    ),
};
