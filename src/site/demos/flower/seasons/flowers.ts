/** The flowers, leaves and snow of the seasons: outline, two colours, and how they fall. */
import type { Fall } from '../scene/motion.ts';

/** Outlines in the order of `shapes.glsl.ts`. */
export const shapes = ['petal', 'floret', 'maple', 'ginkgo', 'flake', 'leaf'] as const;

/** One kind of thing that falls. */
export interface Flower {
  name: { zh: string; en: string };
  shape: (typeof shapes)[number];
  /** Numbers of the outline; `shapes.glsl.ts` says what they mean for each shape. */
  form: readonly [number, number, number, number];
  /** Relative to the petal of a plum. */
  size: number;
  colors: readonly [string, string];
  fall: Fall;
}

const light: Fall = { sinks: 8, swing: 0.2, bank: 0.9, tumble: 0.2 };
const broad: Fall = { sinks: 9, swing: 0.26, bank: 0.7, tumble: 0.1 };
const fine: Fall = { sinks: 13, swing: 0.05, bank: 0.5, tumble: 0.15 };
const leafy: Fall = { sinks: 9, swing: 0.34, bank: 1.05, tumble: 0.25 };
const snowy: Fall = { sinks: 7, swing: 0.13, bank: 0.4, tumble: 0.15 };

const round = [0.86, 0.1, 0, 0] as const;
const notched = [0.78, 0.12, 0.16, 0] as const;
const pointed = [0.66, 0.55, 0, 0] as const;

export const flowers = {
  plumRed: flower('红梅', 'Red plum', 'petal', round, 1, ['#c73a5c', '#e4708a'], {
    ...light,
    tumble: 0.3,
  }),
  plumWhite: flower('素白梅', 'White plum', 'petal', round, 1, ['#f8efea', '#f3dcdc'], {
    ...light,
    tumble: 0.3,
  }),
  waxPlum: flower(
    '蜡梅',
    'Wintersweet',
    'petal',
    [0.6, 0.35, 0, 0],
    0.85,
    ['#f1cf5b', '#e7b93a'],
    light,
  ),
  apricot: flower('杏花', 'Apricot', 'petal', round, 1, ['#fbe6e4', '#f3bcc6'], light),
  peach: flower('桃花', 'Peach', 'petal', [0.72, 0.34, 0, 0], 1.1, ['#f79ab2', '#e4608a'], light),
  cherry: flower('樱花', 'Cherry', 'petal', notched, 1, ['#fdd9e4', '#f7a8c3'], light),
  pear: flower('梨花', 'Pear', 'petal', [0.84, 0.08, 0.06, 0], 1, ['#fdfcf6', '#ece9dd'], light),
  willow: flower('柳叶', 'Willow', 'leaf', [0.13, 0, 0, 0], 1.5, ['#a5bf5c', '#7fa34a'], leafy),
  peonyPink: flower(
    '粉牡丹',
    'Pink peony',
    'petal',
    [1, 0.02, 0.05, 1],
    1.6,
    ['#f4b0c4', '#b93556'],
    broad,
  ),
  peonyYellow: flower(
    '鹅黄牡丹',
    'Yellow peony',
    'petal',
    [1, 0.02, 0.05, 1],
    1.6,
    ['#f7e3a0', '#f1cf78'],
    broad,
  ),
  rose: flower(
    '蔷薇',
    'Rambling rose',
    'petal',
    [0.92, 0.1, 0.05, 0.4],
    1.25,
    ['#f37f93', '#fbd2cb'],
    broad,
  ),
  pomegranate: flower(
    '石榴花',
    'Pomegranate',
    'petal',
    [0.8, 0.12, 0, 1],
    1.2,
    ['#e6482c', '#f26a3d'],
    broad,
  ),
  youngLeaf: flower(
    '新叶',
    'Young leaves',
    'leaf',
    [0.4, 0, 0, 0],
    1.2,
    ['#4fa06a', '#8cbb58'],
    leafy,
  ),
  hydrangea: flower(
    '绣球',
    'Hydrangea',
    'petal',
    [0.92, 0.3, 0, 0],
    1.05,
    ['#7f9be6', '#c0b2ef'],
    light,
  ),
  lotus: flower('荷花', 'Lotus', 'petal', [0.56, 0.72, 0, 0], 1.9, ['#f7b3c8', '#fdeaee'], broad),
  jasmine: flower(
    '茉莉',
    'Jasmine',
    'floret',
    [6, 0.34, 0.7, 0],
    0.9,
    ['#fffdf4', '#e9efda'],
    fine,
  ),
  crape: flower(
    '紫薇',
    'Crape myrtle',
    'petal',
    [0.9, 0.05, 0.1, 1],
    1,
    ['#c765b4', '#e8a5d9'],
    light,
  ),
  mallow: flower(
    '木槿',
    'Rose of Sharon',
    'petal',
    [0.88, 0.1, 0, 0.5],
    1.4,
    ['#b48acf', '#efd9ec'],
    broad,
  ),
  begonia: flower(
    '秋海棠',
    'Begonia',
    'petal',
    [0.88, 0.14, 0, 0],
    1.05,
    ['#f0848f', '#fbcfc6'],
    light,
  ),
  osmanthus: flower(
    '金桂',
    'Golden osmanthus',
    'floret',
    [4, 0.3, 0.6, 0],
    0.55,
    ['#f4b431', '#e78f1e'],
    fine,
  ),
  osmanthusLeaf: flower(
    '桂叶',
    'Osmanthus leaves',
    'leaf',
    [0.3, 0, 0, 0],
    1.3,
    ['#4a6a41', '#6f8748'],
    leafy,
  ),
  parasol: flower(
    '梧桐叶',
    'Parasol leaves',
    'maple',
    [0, 0, 0, 0],
    2,
    ['#c9a63f', '#a5a346'],
    leafy,
  ),
  maple: flower('红枫', 'Maple', 'maple', [0, 0, 0, 0], 1.7, ['#d5402a', '#ea7b33'], leafy),
  chrysanthemum: flower(
    '菊瓣',
    'Chrysanthemum',
    'petal',
    [0.2, 0.12, 0, 0],
    1.3,
    ['#f6c93f', '#d98a2b'],
    light,
  ),
  ginkgo: flower('银杏', 'Ginkgo', 'ginkgo', [0, 0, 0, 0], 1.6, ['#f6cb45', '#e4b02f'], leafy),
  camellia: flower(
    '山茶',
    'Camellia',
    'petal',
    [0.95, 0.16, 0.08, 0],
    1.4,
    ['#d63a4e', '#f0909c'],
    broad,
  ),
  narcissus: flower(
    '水仙',
    'Narcissus',
    'petal',
    [0.6, 0.5, 0, 0],
    1.2,
    ['#fffdf2', '#f4dc7a'],
    light,
  ),
  orchid: flower('春兰', 'Orchid', 'petal', pointed, 1.3, ['#e3e6b0', '#c9a7c9'], light),
  snow: flower('雪片', 'Snow', 'flake', [0, 0, 0, 0], 0.85, ['#ffffff', '#dfeaff'], snowy),
  softSnow: flower(
    '细雪',
    'Fine snow',
    'floret',
    [6, 0.72, 0.6, 0],
    0.42,
    ['#ffffff', '#e8f0ff'],
    snowy,
  ),
} as const satisfies Record<string, Flower>;
export type FlowerKey = keyof typeof flowers;

function flower(
  zh: string,
  en: string,
  shape: Flower['shape'],
  form: Flower['form'],
  size: number,
  colors: Flower['colors'],
  fall: Fall,
): Flower {
  return { name: { zh, en }, shape, form, size, colors, fall };
}
