/** The 24 sets: what falls, the lamps, the air, and the density and wind to begin with. */
import { decodeSrgb } from '#keyer/color.ts';
import type { Uniform } from '../scene/program.ts';
import { colorOf } from './colors.ts';
import { type Flower, type FlowerKey, flowers, shapes } from './flowers.ts';
import type { SolarTerm } from './solar-terms.ts';

interface Lamps {
  /** Colours of the lamps before and behind the presenter, and of what shines by itself. */
  front: string;
  back: string;
  glow: string;
  /** Colours of the air above and below. */
  sky: string;
  mist: string;
  /** Strengths of the three lamp groups. */
  power: readonly [front: number, back: number, glow: number];
}

/** Times of day and weather: each light serves several terms. */
const lights = {
  earlySpring: {
    front: '#ffeee6',
    back: '#ff9db4',
    glow: '#ffb7c4',
    sky: '#1b0d16',
    mist: '#2e1622',
    power: [0.95, 1.5, 1.2],
  },
  spring: {
    front: '#fff1ec',
    back: '#ffb3cc',
    glow: '#ffd0dc',
    sky: '#201019',
    mist: '#3a1c2a',
    power: [1.05, 1.5, 1.35],
  },
  rain: {
    front: '#eef4f2',
    back: '#b9d6d2',
    glow: '#d6ebe4',
    sky: '#0b1719',
    mist: '#1c2f30',
    power: [0.9, 1.2, 1.15],
  },
  fresh: {
    front: '#f6fbe9',
    back: '#c7e39a',
    glow: '#e2f0b8',
    sky: '#0d180d',
    mist: '#20331c',
    power: [1, 1.2, 1.15],
  },
  noon: {
    front: '#fff7e8',
    back: '#ffd79a',
    glow: '#ffe9c4',
    sky: '#1d140a',
    mist: '#33230f',
    power: [1.15, 1.25, 1.15],
  },
  pond: {
    front: '#f2fbf6',
    back: '#8fe0c9',
    glow: '#bff0e0',
    sky: '#06181a',
    mist: '#0f3533',
    power: [1, 1.25, 1.1],
  },
  dusk: {
    front: '#fff0f4',
    back: '#d59cf0',
    glow: '#e8c4f5',
    sky: '#160d20',
    mist: '#2a1838',
    power: [0.95, 1.45, 1.25],
  },
  moon: {
    front: '#fbf3e2',
    back: '#ffcf7d',
    glow: '#ffe2a6',
    sky: '#0c1018',
    mist: '#1f1c18',
    power: [0.85, 1.3, 1.5],
  },
  gold: {
    front: '#fff0d8',
    back: '#ffab4c',
    glow: '#ffd084',
    sky: '#1c1006',
    mist: '#38200b',
    power: [1, 1.5, 1.3],
  },
  ember: {
    front: '#ffebdc',
    back: '#ff7a45',
    glow: '#ffb27c',
    sky: '#1d0a07',
    mist: '#381409',
    power: [0.95, 1.55, 1.25],
  },
  frost: {
    front: '#eef4ff',
    back: '#a9c4ff',
    glow: '#cfdfff',
    sky: '#090f1d',
    mist: '#16233c',
    power: [0.9, 1.4, 1.25],
  },
  snow: {
    front: '#f3f7ff',
    back: '#c2d6ff',
    glow: '#e4edff',
    sky: '#0e1526',
    mist: '#22314e',
    power: [1, 1.45, 1.35],
  },
} as const satisfies Record<string, Lamps>;

/** One set. Density and wind are 0 to 100, the mix is the share of the second flower. */
export interface Season {
  flowers: readonly [FlowerKey, FlowerKey];
  lamps: Lamps;
  density: number;
  wind: number;
  mix: number;
}

const season = (
  first: FlowerKey,
  second: FlowerKey,
  lamps: keyof typeof lights,
  density: number,
  wind: number,
  mix: number,
): Season => ({ flowers: [first, second], lamps: lights[lamps], density, wind, mix });

export const seasons: Readonly<Record<SolarTerm, Season>> = {
  lichun: season('plumRed', 'plumWhite', 'earlySpring', 30, 10, 40),
  yushui: season('apricot', 'softSnow', 'rain', 30, 10, 25),
  jingzhe: season('peach', 'apricot', 'spring', 35, 15, 35),
  chunfen: season('cherry', 'peach', 'spring', 45, 15, 20),
  qingming: season('pear', 'willow', 'rain', 35, 20, 30),
  guyu: season('peonyPink', 'peonyYellow', 'spring', 25, 10, 35),
  lixia: season('rose', 'youngLeaf', 'fresh', 30, 15, 20),
  xiaoman: season('pomegranate', 'youngLeaf', 'noon', 20, 10, 40),
  mangzhong: season('hydrangea', 'jasmine', 'rain', 35, 10, 25),
  xiazhi: season('lotus', 'willow', 'pond', 20, 10, 20),
  xiaoshu: season('jasmine', 'lotus', 'pond', 40, 10, 15),
  dashu: season('crape', 'hydrangea', 'dusk', 35, 15, 20),
  liqiu: season('mallow', 'parasol', 'dusk', 25, 15, 20),
  chushu: season('begonia', 'willow', 'noon', 30, 15, 15),
  bailu: season('osmanthus', 'osmanthusLeaf', 'moon', 60, 5, 10),
  qiufen: season('parasol', 'osmanthus', 'gold', 25, 20, 50),
  hanlu: season('chrysanthemum', 'maple', 'gold', 40, 20, 20),
  shuangjiang: season('chrysanthemum', 'osmanthusLeaf', 'ember', 45, 25, 10),
  lidong: season('ginkgo', 'maple', 'gold', 25, 20, 20),
  xiaoxue: season('maple', 'softSnow', 'ember', 30, 20, 55),
  daxue: season('softSnow', 'waxPlum', 'snow', 60, 15, 30),
  dongzhi: season('snow', 'softSnow', 'snow', 60, 20, 60),
  xiaohan: season('narcissus', 'softSnow', 'frost', 40, 15, 50),
  dahan: season('plumRed', 'snow', 'frost', 45, 20, 55),
};

/** The two flowers of a set. */
export function flowersOf(term: SolarTerm): readonly [Flower, Flower] {
  const [first, second] = seasons[term].flowers;
  return [flowers[first], flowers[second]];
}

/** A set as the shaders take it. */
export interface Look {
  uniforms: Readonly<Record<string, Uniform>>;
}

/** Uniforms of a set with the visitor's size (1 is the set's own) and mix (0 to 100). */
export function lookOf(term: SolarTerm, size: number, mix: number): Look {
  const { lamps } = seasons[term];
  const both = flowersOf(term);
  const light = (color: string, power: number) =>
    colorOf(color).map((value) => decodeSrgb(value / 255) * power);
  const [front, back, glow] = lamps.power;
  return {
    uniforms: {
      uFront: light(lamps.front, front),
      uBack: light(lamps.back, back),
      uGlow: light(lamps.glow, glow),
      uSky: light(lamps.sky, 1),
      uMist: light(lamps.mist, 1),
      uSize: size,
      uMix: mix / 100,
      uCurl: 0.34,
      uScale: both.map((one) => one.size),
      uShape: Int32Array.from(both, (one) => shapes.indexOf(one.shape)),
      uForm: both.flatMap((one) => [...one.form]),
      uColor: both.flatMap((one) =>
        one.colors.flatMap((color) => colorOf(color).map((value) => value / 255)),
      ),
      uFall: both.flatMap(({ fall }) => [fall.sinks, fall.swing, fall.bank, fall.tumble]),
    },
  };
}
