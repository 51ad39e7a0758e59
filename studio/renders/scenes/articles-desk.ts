import { CapsuleGeometry, CylinderGeometry, Group, Mesh, SphereGeometry } from 'three';
import { between, seeded } from '../engine/random.ts';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { aerial, display, graphicsCard, handMicrophone, simCard } from '../kit/desk-gear.ts';
import { box, cable, camera, clockFace, phone, stageView } from '../kit/devices.ts';
import { headphones } from '../kit/goods.ts';
import { glow } from '../kit/materials.ts';
import {
  accents,
  beam,
  block,
  drawn,
  matte,
  metal,
  placed,
  screenOf,
  solid,
  stillLife,
} from '../kit/still-life.ts';

/* Covers of the articles about devices of a live room. */

/** The run of a show as a window lists it: one row per item, the present one lit. */
const runOfShow = drawn(900, 560, (c, w, h) => {
  c.fillStyle = '#0e131d';
  c.fillRect(0, 0, w, h);
  c.fillStyle = '#172031';
  c.fillRect(0, 0, w, 64);
  c.fillStyle = '#4d9bff';
  c.fillRect(32, 22, 190, 20);
  c.fillStyle = '#ff5a50';
  c.beginPath();
  c.arc(w - 46, 32, 13, 0, 7);
  c.fill();
  for (let i = 0; i < 7; i += 1) {
    const y = 88 + i * 66;
    c.fillStyle = i === 2 ? '#23509a' : '#151c2a';
    c.beginPath();
    c.roundRect(24, y, w - 48, 54, 10);
    c.fill();
    c.fillStyle = i < 2 ? '#3c4a63' : '#9fb4d6';
    c.fillRect(46, y + 20, 62, 14);
    c.fillRect(140, y + 20, 240 + ((i * 97) % 190), 14);
    c.fillStyle = i === 2 ? '#ffffff' : '#33415a';
    c.fillRect(w - 150, y + 20, 96, 14);
  }
});

/** Comments in a window, each with the circle of its writer. */
const comments = drawn(640, 700, (c, w, h) => {
  c.fillStyle = '#0f121b';
  c.fillRect(0, 0, w, h);
  const tones = ['#7fc4ff', '#ffc97d', '#ff9fb8', '#a5e0b4', '#c7b2ff'];
  for (let i = 0; i < 7; i += 1) {
    const y = 34 + i * 94;
    c.fillStyle = tones[i % tones.length] ?? '';
    c.beginPath();
    c.arc(64, y + 30, 25, 0, 7);
    c.fill();
    c.fillStyle = '#50607c';
    c.fillRect(112, y + 8, 118 + ((i * 31) % 60), 12);
    c.fillStyle = '#cdd8ea';
    c.fillRect(112, y + 34, 240 + ((i * 83) % 220), 15);
  }
});

export const pictures: Record<string, ShotFactory> = {
  'article-dami-desktop': () =>
    stillLife(
      {
        accent: accents.blue,
        from: [-1.1, 2.5, 8.8],
        to: [0.15, 1.25, -0.2],
        glowAt: [-0.6, 2.2],
        key: 1.3,
      },
      (table) => {
        table.add(placed(display(runOfShow, 3.5, 2.18), [-1.35, 0, -0.5], 0.22));
        table.add(placed(display(comments, 2.0, 2.19), [1.7, 0, -0.6], -0.26));
        const view = stageView('#6ab4ff', '#0b2260', [384, 800]);
        table.add(placed(phone(view, 1.6), [3.1, 0.1, 0.95], -0.42));
        table.add(
          placed(block([0.95, 0.16, 0.6], metal(0x3c4149), [0, 0, 0], 0.05), [3.1, 0, 0.9], -0.42),
        );
        const keys = new Group();
        keys.add(block([2.7, 0.1, 0.95], metal(0x6d727b, 0.4), [0, 0, 0], 0.05));
        for (let row = 0; row < 4; row += 1)
          for (let column = 0; column < 12; column += 1)
            keys.add(
              block(
                [0.18, 0.05, 0.17],
                matte(0x15171b, { roughness: 0.5 }),
                [(column - 5.5) * 0.212, 0.09, -0.3 + row * 0.2],
                0.02,
              ),
            );
        table.add(placed(keys, [-0.7, 0, 1.35], 0.14));
        const mouse = solid(new SphereGeometry(0.3, 32, 20), matte(0x1a1c21, { roughness: 0.35 }));
        mouse.scale.set(0.72, 0.42, 1);
        mouse.position.set(1.35, 0.1, 1.35);
        table.add(mouse);
      },
    ),
  'article-gpu-choice': () =>
    stillLife(
      {
        accent: accents.cyan,
        from: [-1.9, 2.0, 7.6],
        to: [0.1, 1.0, 0],
        glowAt: [1.6, 1.8],
        rim: 1.4,
        key: 1.4,
      },
      (table) => {
        table.add(placed(graphicsCard(accents.cyan), [0.35, 0, -0.2], 0.12));
        const random = seeded(8);
        // Screws and a driver: the card is about to be fitted.
        for (let i = 0; i < 4; i += 1) {
          const screw = new Group();
          const head = solid(new CylinderGeometry(0.09, 0.09, 0.05, 24), metal(0xc6cbd2, 0.25));
          head.position.y = 0.025;
          const thread = solid(new CylinderGeometry(0.04, 0.04, 0.2, 16), metal(0xa7adb5, 0.4));
          thread.position.y = 0.14;
          screw.add(head, thread);
          table.add(
            placed(screw, [-1.9 + i * 0.32, 0, 1.55 + between(random, -0.12, 0.12)], i * 1.3),
          );
        }
        const driver = new Group();
        const grip = solid(
          new CapsuleGeometry(0.15, 0.75, 12, 28),
          matte(0x1d8d88, { roughness: 0.35 }),
        );
        grip.rotation.z = Math.PI / 2;
        const shaft = solid(new CylinderGeometry(0.04, 0.04, 1.3, 16), metal(0xc6cbd2, 0.2));
        shaft.rotation.z = Math.PI / 2;
        shaft.position.x = -1.15;
        driver.add(grip, shaft);
        table.add(placed(driver, [1.7, 0.16, 1.5], 0.22));
      },
    ),
  'article-site-uplink-wifi-5g': () =>
    stillLife(
      {
        accent: accents.blue,
        from: [-1.1, 3.3, 7.8],
        to: [0.15, 0.75, 0],
        glowAt: [1.4, 2.2],
        rim: 1.1,
        key: 1.2,
      },
      (table) => {
        const bonder = new Group();
        bonder.add(box([2.3, 0.9, 1.3], accents.blue, 4));
        for (const x of [-0.95, -0.35, 0.35, 0.95]) {
          const rod = aerial(1.35, -x * 0.17);
          rod.position.set(x, 0.86, -0.45);
          bonder.add(rod);
        }
        table.add(placed(bonder, [1.0, 0, -0.4], -0.2));
        // Three lines of their own width run into the box, and one leaves it.
        const lines: [at: Point, radius: number, color: number][] = [
          [[-2.0, 0, -1.15], 0.035, accents.amber],
          [[-2.75, 0, 0.1], 0.055, accents.cyan],
          [[-1.95, 0, 1.25], 0.025, accents.violet],
        ];
        for (const [[x, , z], radius, color] of lines) {
          const card = simCard(0xe6e4de);
          card.scale.setScalar(1.3);
          table.add(
            beam(
              [
                [x + 0.3, 0.08, z],
                [x + 0.9, 0.08, z * 0.85],
                [-0.75, 0.16, z * 0.3 + 0.1],
                [-0.15, 0.42, z * 0.1],
              ],
              radius,
              color,
              2.2,
            ),
            placed(card, [x, 0, z], 0.4),
          );
        }
        table.add(
          beam(
            [
              [2.15, 0.42, -0.2],
              [2.7, 0.12, 0.25],
              [3.6, 0.09, 0.7],
              [5.4, 0.09, 1.0],
            ],
            0.08,
            accents.blue,
            2.6,
          ),
        );
      },
    ),
  'article-wireless-microphones': () =>
    stillLife(
      {
        accent: accents.amber,
        from: [-0.6, 2.7, 7.2],
        to: [0.15, 0.7, 0],
        glowAt: [1, 2],
        rim: 1.1,
        key: 1.3,
      },
      (table) => {
        const receiver = new Group();
        receiver.add(box([3.2, 0.72, 1.4], accents.amber, 2));
        for (const [x, lean] of [
          [-1.45, 0.34],
          [1.45, -0.34],
        ] as const) {
          const rod = aerial(1.5, lean);
          rod.position.set(x, 0.6, -0.5);
          receiver.add(rod);
        }
        table.add(placed(receiver, [0.25, 0, -1.2], -0.12));
        const first = handMicrophone(accents.amber);
        first.rotation.set(Math.PI / 2, 0, -1.15);
        first.position.set(-1.5, 0.34, 0.8);
        const second = handMicrophone(accents.blue);
        second.rotation.set(Math.PI / 2, 0, 0.85);
        second.position.set(2.15, 0.34, 0.4);
        table.add(first, second);
      },
    ),
  'article-tally-intercom': () =>
    stillLife(
      {
        accent: 0xff6a5a,
        from: [-0.9, 2.1, 7.4],
        to: [0.35, 1.05, 0],
        focus: 6.9,
        lens: 0.07,
        glowAt: [-1.6, 2],
        glow: 0.6,
        key: 1.7,
        rim: 0.5,
        lamps: [
          {
            kind: 'spot',
            at: [-1.3, 2.4, 1.6],
            to: [-1.3, 0, 2.4],
            angle: 60,
            penumbra: 1,
            power: 9,
            color: 0xff3b30,
            haze: 0,
          },
        ],
      },
      (table) => {
        const units: [at: Point, turn: number, lamp: number][] = [
          [[-1.35, 0, 0.4], 0.2, 0xff3b30],
          [[1.25, 0, -1.5], -0.25, 0x35d07a],
        ];
        for (const [at, turn, lamp] of units) {
          const unit = new Group();
          const light = new Mesh(new CapsuleGeometry(0.07, 0.2, 8, 20), glow(lamp, 2.6));
          light.rotation.z = Math.PI / 2;
          light.position.set(0.02, 2.03, 0.23);
          unit.add(
            placed(camera(), [0, 0.62, 0]),
            block([1.1, 0.5, 0.8], matte(0x2a2d33, { roughness: 0.5 }), [0, 0.1, 0], 0.1),
            block([1.9, 0.1, 1.2], metal(0x4b4f57, 0.45), [0, 0, 0], 0.05),
            block([0.5, 0.3, 0.22], matte(0x16181c), [0.02, 1.88, 0.1], 0.06),
            light,
          );
          table.add(placed(unit, at, turn));
        }
        const headset = new Group();
        const band = headphones(0x23262c, 0xc9ced6);
        band.scale.setScalar(6.6);
        const capsule = solid(new SphereGeometry(0.1, 20, 14), matte(0x0b0c0e, { roughness: 1 }));
        capsule.position.set(-0.22, 0.46, 0.74);
        headset.add(
          band,
          capsule,
          cable(
            [
              [-0.57, 0.84, 0.1],
              [-0.58, 0.62, 0.4],
              [-0.25, 0.47, 0.72],
            ],
            0.03,
          ),
        );
        table.add(placed(headset, [2.35, 0, 0.7], -0.5));
      },
    ),
  'article-camera-bodies-live': () =>
    stillLife(
      {
        accent: accents.amber,
        from: [0.9, 2.0, 6.6],
        to: [-0.1, 1.1, 0],
        focus: 6.1,
        lens: 0.05,
        glowAt: [1.9, 2.4],
        glow: 0.7,
        key: 2.6,
        rim: 1.1,
      },
      (table) => {
        const unit = new Group();
        const body = camera();
        body.position.y = 0.68;
        // The screen is swung out, so that the back of the body can give off its heat.
        const screen = new Group();
        const face = screenOf(stageView('#7d8fb8', '#131a2c'), 1.0, 0.62, 1.15);
        face.position.set(0.58, 0.42, 0.045);
        screen.add(block([1.14, 0.76, 0.08], matte(0x0c0d10), [0.58, 0.04, 0], 0.04), face);
        screen.position.set(0.8, 0.82, -0.22);
        screen.rotation.y = -0.12;
        unit.add(
          body,
          screen,
          block([0.09, 0.5, 0.09], metal(0x6c7179), [0.78, 0.95, -0.24], 0.03),
          block([1.2, 0.5, 0.8], matte(0x2a2d33, { roughness: 0.5 }), [0, 0.14, 0], 0.1),
          block([2.0, 0.12, 1.3], metal(0x4b4f57, 0.45), [0, 0, 0], 0.05),
          // A clamp takes the pull of the cables before it reaches the connectors.
          block([0.42, 0.2, 0.3], metal(0xd28b2e, 0.35), [0.86, 0.42, 0.12], 0.05),
          cable(
            [
              [0.74, 0.86, 0.02],
              [0.95, 0.78, 0.1],
              [0.9, 0.56, 0.12],
              [1.25, 0.36, 0.3],
              [1.9, 0.05, 0.6],
              [3.4, 0.05, 0.9],
              [6.4, 0.05, 0.2],
            ],
            0.045,
          ),
          cable(
            [
              [-0.1, 0.72, -0.3],
              [0.5, 0.55, -0.5],
              [0.86, 0.52, 0.05],
              [1.3, 0.24, 0.1],
              [2.0, 0.05, 0.05],
              [3.6, 0.05, 0.1],
              [6.4, 0.05, -0.9],
            ],
            0.045,
          ),
        );
        table.add(placed(unit, [0.05, 0, 0.5], 0.12));
        const clock = new Group();
        const digits = screenOf(clockFace('02:00:00', '#ffb454'), 2.0, 0.58, 1.2);
        digits.position.set(0, 0.42, 0.23);
        clock.add(block([2.2, 0.78, 0.44], matte(0x17191d, { roughness: 0.5 }), [0, 0, 0], 0.08));
        clock.add(digits);
        table.add(placed(clock, [-2.25, 0, -0.55], 0.36));
      },
    ),
};
