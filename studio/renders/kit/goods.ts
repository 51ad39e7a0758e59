import { type ColorRepresentation, DoubleSide, type Group, MeshStandardMaterial } from 'three';
import { drawing, glass, lacquer, matter, texture, wood } from './materials.ts';
import { at, box, cylinder, group, hose, lathe, rod, smoothLathe } from './shapes.ts';

const gold = () => matter(0xd8a85c, 0.25, 1);
const label = (ground: string, ink: string) =>
  new MeshStandardMaterial({
    roughness: 0.7,
    map: texture(
      drawing(512, 256, (c) => {
        c.fillStyle = ground;
        c.fillRect(0, 0, 512, 256);
        c.fillStyle = ink;
        c.fillRect(216, 60, 80, 8);
        c.beginPath();
        c.arc(256, 120, 26, 0, 7);
        c.lineWidth = 5;
        c.strokeStyle = ink;
        c.stroke();
        c.fillRect(196, 176, 120, 5);
        c.fillRect(216, 192, 80, 5);
      }),
    ),
  });

/**
 * Serum bottle of tinted glass with a pump or dropper; 0.16 m. A `frosted` one has no coat, whose edge
 * mirrors the dark of the room, and a label fine enough for light that is kept on its vertices.
 */
export function serum(
  color: ColorRepresentation = 0x6b3f2a,
  cap: 'dropper' | 'pump' = 'dropper',
  frosted = false,
): Group {
  const bottle = lathe(
    [
      [0, 0],
      [0.026, 0],
      [0.03, 0.004],
      [0.03, 0.082],
      [0.027, 0.092],
      [0.012, 0.1],
      [0.012, 0.11],
      [0, 0.11],
    ],
    frosted ? matter(color, 0.5) : lacquer(color, 0.16, 1),
  );
  const collar = at(cylinder(0.0135, 0.02, gold()), 0, 0.108, 0);
  const top =
    cap === 'dropper'
      ? at(
          smoothLathe(
            [
              [0.0105, 0],
              [0.0115, 0.01],
              [0.01, 0.03],
              [0.005, 0.038],
              [0.0, 0.039],
            ],
            matter(0x15161a, 0.6),
          ),
          0,
          0.128,
          0,
        )
      : group(
          at(cylinder(0.006, 0.02, gold()), 0, 0.126, 0),
          at(box(0.05, 0.012, 0.02, gold(), 0.005), 0.012, 0.15, 0),
        );
  const [rows, sides] = frosted ? [64, 288] : [1, 48];
  const band = lathe(
    Array.from({ length: rows + 1 }, (_, i) => [0.0303, 0.022 + (0.044 * i) / rows]),
    label('#f3ede2', '#3a2a1d'),
    sides,
  );
  // The middle of the drawing is at the back of a lathe.
  band.rotation.y = Math.PI;
  return group(bottle, collar, top, band);
}

/** Cream jar with a metal lid; 0.05 m. */
export function jar(
  color: ColorRepresentation = 0xf1e6d8,
  lid: ColorRepresentation = 0xd8a85c,
): Group {
  return group(
    lathe(
      [
        [0, 0],
        [0.034, 0],
        [0.038, 0.004],
        [0.038, 0.03],
        [0.035, 0.034],
        [0, 0.034],
      ],
      lacquer(color, 0.2),
    ),
    at(cylinder(0.037, 0.018, matter(lid, 0.25, 1)), 0, 0.034, 0),
  );
}

/** Perfume flacon: a heavy block of glass with a stopper. */
export function flacon(color: ColorRepresentation = 0xe7b7a0): Group {
  return group(
    at(box(0.07, 0.085, 0.034, glass(color, 0.45), 0.01), 0, 0.0425, 0),
    at(box(0.056, 0.058, 0.022, lacquer(color, 0.15), 0.006), 0, 0.036, 0),
    at(cylinder(0.011, 0.014, gold()), 0, 0.085, 0),
    at(box(0.03, 0.03, 0.03, matter(0x17130f, 0.25), 0.008), 0, 0.114, 0),
  );
}

/** Lipstick standing open. */
export function lipstick(color: ColorRepresentation = 0xb01f35): Group {
  const tip = lathe(
    [
      [0, 0.05],
      [0.0075, 0.05],
      [0.0075, 0.072],
      [0.004, 0.08],
      [0, 0.0815],
    ],
    lacquer(color, 0.35, 0.6),
  );
  return group(
    at(box(0.022, 0.034, 0.022, matter(0x111215, 0.25), 0.003), 0, 0.017, 0),
    at(cylinder(0.0088, 0.02, gold()), 0, 0.034, 0),
    tip,
  );
}

/** Three open lipsticks side by side, the middle one in front. */
export const lipsticks = (): Group =>
  group(
    at(lipstick(0xb01f35), -0.034, 0, 0, 14),
    at(lipstick(0xd4476b), 0, 0, 0.02, -8),
    at(lipstick(0x7d2328), 0.034, 0, 0, 22),
  );

/** Gift box with ribbon; sizes in metres. */
export function gift(
  width: number,
  height: number,
  depth: number,
  color: ColorRepresentation,
  ribbon: ColorRepresentation,
): Group {
  const paper = matter(color, 0.55);
  const band = lacquer(ribbon, 0.4, 0.5);
  return group(
    // The box goes on inside its lid: no light falls in between them.
    at(box(width, height * 0.84, depth, paper, 0.006), 0, height * 0.42, 0),
    at(box(width * 1.03, height * 0.24, depth * 1.03, paper, 0.006), 0, height * 0.88, 0),
    at(box(width * 0.12, height * 1.005, depth * 1.036, band, 0.002), 0, height * 0.502, 0),
    at(box(width * 1.036, height * 1.005, depth * 0.12, band, 0.002), 0, height * 0.502, 0),
    hose(
      [
        [0, height, 0],
        [width * 0.2, height * 1.22, 0.01],
        [width * 0.3, height * 1.1, 0],
        [0, height * 1.01, 0],
      ],
      width * 0.03,
      band,
      40,
    ),
    hose(
      [
        [0, height, 0],
        [-width * 0.2, height * 1.22, -0.01],
        [-width * 0.3, height * 1.1, 0],
        [0, height * 1.01, 0],
      ],
      width * 0.03,
      band,
      40,
    ),
  );
}

/** Plain carton with a printed front. */
export function carton(
  width: number,
  height: number,
  depth: number,
  ground: string,
  ink: string,
): Group {
  return group(at(box(width, height, depth, label(ground, ink), 0.004), 0, height / 2, 0));
}

/** Lacquered tea tin with a paper band; 0.134 m. */
export const teaTin = (color: number): Group =>
  group(
    lathe(
      [
        [0, 0],
        [0.05, 0],
        [0.052, 0.004],
        [0.052, 0.1],
        [0.05, 0.104],
        [0.05, 0.13],
        [0.046, 0.134],
        [0, 0.134],
      ],
      lacquer(color, 0.35, 0.6),
    ),
    lathe(
      [
        [0.0525, 0.03],
        [0.0525, 0.08],
      ],
      matter(0xf0e6d2, 0.7),
    ),
  );

/** Teapot, cups and tray. */
export function teaSet(color: ColorRepresentation = 0xdfe8e2): Group {
  const glaze = lacquer(color, 0.22, 1);
  const pot = group(
    smoothLathe(
      [
        [0.0, 0.002],
        [0.045, 0.0],
        [0.07, 0.028],
        [0.078, 0.06],
        [0.062, 0.092],
        [0.036, 0.104],
        [0.034, 0.106],
      ],
      glaze,
    ),
    at(
      smoothLathe(
        [
          [0.038, 0],
          [0.03, 0.012],
          [0.008, 0.019],
          [0.0075, 0.026],
          [0.012, 0.034],
          [0.0, 0.04],
        ],
        glaze,
      ),
      0,
      0.104,
      0,
    ),
    hose(
      [
        [0.068, 0.05, 0],
        [0.1, 0.066, 0],
        [0.115, 0.094, 0],
        [0.13, 0.106, 0],
      ],
      0.0125,
      glaze,
      32,
    ),
    hose(
      [
        [-0.06, 0.085, 0],
        [-0.105, 0.1, 0],
        [-0.122, 0.06, 0],
        [-0.07, 0.034, 0],
      ],
      0.007,
      glaze,
      40,
    ),
  );
  const cup = () =>
    group(
      smoothLathe(
        [
          [0.0, 0.001],
          [0.02, 0],
          [0.032, 0.02],
          [0.038, 0.042],
          [0.036, 0.042],
          [0.03, 0.02],
          [0.018, 0.008],
          [0, 0.007],
        ],
        glaze,
      ),
      at(cylinder(0.031, 0.001, lacquer(0x7a3d10, 0.1)), 0, 0.026, 0),
      at(
        lathe(
          [
            [0, 0],
            [0.045, 0.002],
            [0.056, 0.009],
            [0.054, 0.01],
            [0.044, 0.004],
            [0, 0.003],
          ],
          glaze,
        ),
        0,
        -0.004,
        0,
      ),
    );
  const tray = at(box(0.5, 0.022, 0.28, wood('#5a3821', '#2c180b', 4), 0.01), 0, 0.011, 0);
  return group(
    tray,
    at(pot, -0.1, 0.022, 0, 12),
    at(cup(), 0.08, 0.027, 0.07),
    at(cup(), 0.17, 0.027, -0.02),
    at(cup(), 0.05, 0.027, -0.07),
  );
}

/** Straw hat with a ribbon, lying on its brim; 0.36 m wide. */
export function strawHat(color = '#e3c48d', ribbon: ColorRepresentation = 0x24324f): Group {
  // Rounds of braid: the texture runs along the profile.
  const braid = drawing(8, 512, (c) => {
    c.fillStyle = color;
    c.fillRect(0, 0, 8, 512);
    for (let y = 0; y < 512; y += 32) {
      c.fillStyle = 'rgba(92,58,20,0.2)';
      c.fillRect(0, y, 8, 7);
    }
  });
  const straw = new MeshStandardMaterial({
    map: texture(braid),
    roughness: 0.85,
    side: DoubleSide,
  });
  const crown: [number, number][] = [
    [0.18, 0.016],
    [0.15, 0.008],
    [0.12, 0.006],
    [0.1, 0.011],
    [0.094, 0.03],
    [0.09, 0.07],
    [0.083, 0.096],
    [0.066, 0.108],
    [0.04, 0.103],
    [0.0, 0.099],
  ];
  return group(
    smoothLathe(crown, straw, 96, 96),
    lathe(
      [
        [0.1015, 0.015],
        [0.0972, 0.028],
        [0.0945, 0.052],
      ],
      matter(ribbon, 0.7),
      96,
    ),
    at(box(0.012, 0.034, 0.045, matter(ribbon, 0.7), 0.004), 0.098, 0.038, 0),
  );
}

/** Checked scarf, folded twice, its fringe to +X; 0.3 by 0.2 m. */
export function scarf(ground = '#b8483a', stripe = '#f1e3cc', line = '#26324a'): Group {
  const check = drawing(512, 512, (c) => {
    c.fillStyle = ground;
    c.fillRect(0, 0, 512, 512);
    for (const along of [true, false]) {
      const bar = (at: number, wide: number, color: string, alpha: number) => {
        c.globalAlpha = alpha;
        c.fillStyle = color;
        c.fillRect(along ? at : 0, along ? 0 : at, along ? wide : 512, along ? 512 : wide);
      };
      for (let i = 0; i < 2; i += 1) {
        bar(i * 256 + 24, 96, stripe, 0.5);
        bar(i * 256 + 178, 20, line, 0.7);
      }
    }
    c.globalAlpha = 1;
  });
  const wool = new MeshStandardMaterial({ map: texture(check), roughness: 0.95 });
  const thread = matter(stripe, 0.95);
  return group(
    at(box(0.3, 0.024, 0.2, wool, 0.012), 0, 0.012, 0),
    at(box(0.29, 0.024, 0.196, wool, 0.012), -0.004, 0.035, 0.001),
    ...Array.from({ length: 19 }, (_, i) => {
      const z = -0.09 + i * 0.01;
      return rod([0.146, 0.006, z], [0.182, 0.004, z], 0.0036, thread);
    }),
  );
}

/** Handbag, front to +Z, 0.26 m wide. */
export function handbag(color: ColorRepresentation = 0x8c3b2e): Group {
  const leather = matter(color, 0.42);
  return group(
    at(box(0.26, 0.18, 0.1, leather, 0.03), 0, 0.09, 0),
    at(box(0.262, 0.085, 0.106, matter(color, 0.36), 0.03), 0, 0.142, 0.002),
    at(box(0.03, 0.026, 0.012, gold(), 0.005), 0, 0.105, 0.058),
    hose(
      [
        [-0.08, 0.175, 0],
        [-0.07, 0.27, 0],
        [0, 0.3, 0],
        [0.07, 0.27, 0],
        [0.08, 0.175, 0],
      ],
      0.0075,
      leather,
      48,
    ),
  );
}

/** Headphones on a small stand, or on their own. */
export function headphones(
  color: ColorRepresentation = 0x1b1d22,
  accent: ColorRepresentation = 0xd8a85c,
  stand = true,
): Group {
  const shell = matter(color, 0.35, 0.2);
  const cup = (s: number) =>
    group(
      at(
        (() => {
          const m = smoothLathe(
            [
              [0, 0],
              [0.03, 0.002],
              [0.038, 0.016],
              [0.036, 0.03],
              [0, 0.032],
            ],
            shell,
          );
          m.rotation.z = (s * Math.PI) / 2;
          return m;
        })(),
        -s * 0.085,
        0.13,
        0,
      ),
    );
  return group(
    cup(1),
    cup(-1),
    hose(
      [
        [-0.09, 0.15, 0],
        [-0.085, 0.22, 0],
        [0, 0.26, 0],
        [0.085, 0.22, 0],
        [0.09, 0.15, 0],
      ],
      0.009,
      shell,
      60,
    ),
    hose(
      [
        [-0.05, 0.247, 0],
        [0, 0.262, 0],
        [0.05, 0.247, 0],
      ],
      0.012,
      matter(accent, 0.5),
      30,
    ),
    stand ? rod([0, 0, 0], [0, 0.25, 0], 0.008, matter(0xb9bec6, 0.28, 1)) : null,
    stand ? at(cylinder(0.06, 0.012, matter(0xb9bec6, 0.28, 1)), 0, 0, 0) : null,
  );
}
