/** What is in a scene: chosen by its number alone, so that everybody gets the same ones. */
import { linearOf, type Rgb } from '#keyer/color.ts';
import { chromaDistance, prepareSample } from '#keyer/rules.ts';
import { between, pick, type Random, seeded } from './random.ts';

export const SCENES = 200;

/** Paint and cloth of screens, 8-bit sRGB as a camera shows them in good light. */
export const screens = {
  green: [60, 150, 75],
  lime: [112, 190, 58],
  blue: [40, 75, 170],
  cyan: [52, 158, 186],
  teal: [26, 128, 118],
} as const satisfies Record<string, Rgb>;
export type ScreenName = keyof typeof screens;

export const cloths = {
  white: [235, 236, 232],
  cream: [226, 216, 192],
  grey: [136, 137, 139],
  charcoal: [58, 60, 64],
  'near-black': [22, 22, 25],
  khaki: [164, 146, 108],
  olive: [104, 104, 62],
  mint: [170, 220, 190],
  'grey-green': [134, 152, 136],
  denim: [72, 96, 138],
  navy: [30, 38, 74],
  'sky blue': [150, 186, 222],
  lilac: [186, 166, 210],
  purple: [96, 54, 134],
  plum: [84, 34, 66],
  magenta: [190, 44, 124],
  pink: [232, 168, 180],
  red: [188, 34, 40],
  brick: [150, 74, 54],
  orange: [226, 122, 44],
  brown: [92, 62, 44],
  mustard: [204, 160, 48],
  yellow: [240, 216, 84],
  beige: [206, 186, 162],
} as const satisfies Record<string, Rgb>;
export type ClothName = keyof typeof cloths;

export const skins: readonly Rgb[] = [
  [242, 208, 188],
  [226, 182, 152],
  [198, 148, 112],
  [160, 110, 78],
  [116, 76, 54],
  [70, 46, 36],
];

const hairs: readonly (readonly [root: Rgb, tip: Rgb])[] = [
  [
    [18, 16, 15],
    [44, 36, 32],
  ],
  [
    [52, 36, 26],
    [108, 76, 54],
  ],
  [
    [138, 106, 68],
    [208, 176, 124],
  ],
  [
    [92, 44, 26],
    [158, 84, 50],
  ],
  [
    [120, 120, 122],
    [196, 196, 196],
  ],
];

/** Things that stand in the picture and reach its border. */
const things: readonly Rgb[] = [
  [152, 108, 70],
  [98, 66, 44],
  [234, 232, 226],
  [142, 144, 146],
  [30, 30, 32],
];

/** Light on figure and screen together: as it is, warm, cool. */
const tints: readonly Rgb[] = [
  [1, 1, 1],
  [1.06, 1, 0.9],
  [0.9, 0.99, 1.08],
].map(([r, g, b]) => [r as number, g as number, b as number]);

export type Light = 'even' | 'dim' | 'falling off';
const lights: readonly Light[] = ['even', 'dim', 'falling off'];

export interface Recipe {
  readonly index: number;
  readonly half: 'tuning' | 'held-out';
  readonly title: string;
  readonly seed: number;
  readonly screen: ScreenName;
  /** Linear light of the screen where it is brightest. */
  readonly wall: Rgb;
  readonly light: Light;
  /** Share of the light that is left in the darkest corner, and the brightest place. */
  readonly falloff: number;
  readonly bright: readonly [number, number];
  readonly folds: number;
  readonly tint: Rgb;
  readonly cloth: ClothName;
  readonly pattern: 'plain' | 'stripes' | 'checks';
  readonly patternColor: Rgb;
  readonly skin: Rgb;
  readonly hair: readonly [root: Rgb, tip: Rgb];
  readonly strands: number;
  /** `folds`: how much more it covers where it folds, 0 to 1; 1 if absent. */
  readonly veil?: {
    readonly color: Rgb;
    readonly opacity: number;
    readonly folds?: number;
    /** Where it hangs, if not from the head. */
    readonly hangs?: 'beside' | 'at the border';
  };
  readonly thing?: { readonly color: Rgb; readonly side: 'left' | 'right' | 'table' };
  /** Middle of the head and height of the figure's head, in heights of the picture. */
  readonly head: readonly [number, number];
  readonly size: number;
  /** Light of the screen on the figure's rim, as a share. */
  readonly spill: number;
  /** Radius of the lens's blur, in pixels of the picture. */
  readonly blur: number;
  readonly noise: { readonly shot: number; readonly read: number };
  readonly sharpen: number;
}

/** Nobody wears the colour of the screen: closer than this share of its way to grey is not drawn. */
const LEAST_DISTANCE = 0.5;

/** How far a colour is from a screen's in chromaticity, in its distances from grey. */
export function distanceFrom(screen: ScreenName, color: Rgb): number {
  return chromaDistance(
    prepareSample({ color: screens[screen], tolerance: 1 }),
    ...linearOf(color),
  );
}

function clothFor(random: Random, index: number, screen: ScreenName): ClothName {
  const names = Object.keys(cloths) as ClothName[];
  // Both halves go through all of them.
  const first = 7 * Math.floor(index / 2) + 11 * (index % 2);
  for (let turn = first; ; turn += 1 + Math.floor(random() * 5)) {
    const name = names[turn % names.length] as ClothName;
    if (distanceFrom(screen, cloths[name]) >= LEAST_DISTANCE) return name;
  }
}

/** The scene of a number, 0 to 199. Even numbers tune, odd ones are held out. */
export function recipeOf(index: number): Recipe {
  const seed = 7919 * (index + 1);
  const random = seeded(seed);
  const names = Object.keys(screens) as ScreenName[];
  const screen = names[index % names.length] as ScreenName;
  const light = lights[Math.floor(index / 10) % lights.length] as Light;
  const cloth = clothFor(random, index, screen);
  const level = light === 'dim' ? between(random, 0.18, 0.42) : between(random, 0.8, 1.15);
  const [r, g, b] = linearOf(screens[screen]);
  const paint = (value: number) => value * level * between(random, 0.88, 1.12);
  const wall: Rgb = [paint(r), paint(g), paint(b)];
  const hasVeil = random() < 1 / 6;
  const hasThing = random() < 0.35;
  const noise = pick(random, [
    { shot: 0.00008, read: 0.0012 },
    { shot: 0.0003, read: 0.0025 },
    { shot: 0.0009, read: 0.005 },
  ]);
  const pattern = pick(random, ['plain', 'plain', 'plain', 'stripes', 'checks'] as const);
  return {
    index,
    half: index % 2 === 0 ? 'tuning' : 'held-out',
    title: `${screen} screen, ${light}; ${cloth} cloth${pattern === 'plain' ? '' : `, ${pattern}`}${hasVeil ? ', veil' : ''}`,
    seed,
    screen,
    wall,
    light,
    falloff: light === 'falling off' ? between(random, 0.3, 0.55) : between(random, 0.8, 1),
    bright: [between(random, 0.3, 0.7), between(random, 0.25, 0.6)],
    folds: random() < 0.3 ? between(random, 0.05, 0.15) : 0.015,
    tint: pick(random, tints),
    cloth,
    pattern,
    patternColor: pick(random, [cloths.white, cloths.charcoal, cloths.beige, cloths.red]),
    skin: skins[Math.floor(index / 2) % skins.length] as Rgb,
    hair: pick(random, hairs),
    strands: Math.round(between(random, 150, 900)),
    ...(hasVeil && {
      veil: {
        color: pick(random, [cloths.white, cloths.cream, cloths.grey, cloths.pink]),
        opacity: between(random, 0.25, 0.5),
      },
    }),
    ...(hasThing && {
      thing: {
        color: pick(random, things),
        side: pick(random, ['left', 'right', 'table'] as const),
      },
    }),
    head: [between(random, 0.65, 1.12), between(random, 0.27, 0.42)],
    size: between(random, 0.22, 0.5),
    spill: between(random, 0.02, 0.16),
    blur: random() < 0.15 ? between(random, 1, 2.5) : 0,
    noise,
    sharpen: pick(random, [0, 0.25, 0.5]),
  };
}
