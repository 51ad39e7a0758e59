import { calculation, type DemoFact, decision } from './fact.ts';

const plan = calculation(
  '镜头到人、人到幕、支架与灯位的距离之和',
  'Sum of lens to presenter, presenter to screen, stands and lights',
);
const waist = { zh: '坐姿半身，桌前一人', en: 'Waist up, one person at a desk' };
const full = { zh: '一人全身', en: 'One person, full length' };
const group = { zh: '两人以上，走动', en: 'Two people or more, walking' };

/** Net sizes of rooms and distances in them. */
export const roomFacts: DemoFact[] = [
  {
    key: 'room-area-waist',
    value: { min: 12 },
    unit: 'm²',
    condition: waist,
    source: calculation('4 × 3 m', '4 × 3 m'),
    phrases: {
      zh: ['4 × 3 m（# 平方米）', '4 × 3 m（# m²）', '半身…# 平方米'],
      en: ['4 × 3 m \\(# m²\\)', 'waist…# m²', 'waist…# square metres'],
    },
  },
  { key: 'room-length-waist', value: { min: 4 }, unit: 'm', condition: waist, source: plan },
  { key: 'room-width-waist', value: { min: 3 }, unit: 'm', condition: waist, source: plan },
  {
    key: 'room-height-waist',
    value: { min: 2.6 },
    unit: 'm',
    condition: waist,
    source: plan,
    phrases: {
      zh: ['坐姿半身 # m', '4 × 3 × # m', '12 平方米）、净高 # m'],
      en: ['seated…# m or more', '4 × 3 × # m'],
    },
  },
  {
    key: 'room-area-full-length',
    value: { min: 24 },
    unit: 'm²',
    condition: full,
    source: calculation('6 × 4 m', '6 × 4 m'),
    phrases: {
      zh: ['6 × 4 m（# 平方米）', '6 × 4 m（# m²）', '全身…# 平方米'],
      en: ['6 × 4 m \\(# m²\\)', 'full length…# m²', 'full length…# square metres'],
    },
  },
  { key: 'room-length-full-length', value: { min: 6 }, unit: 'm', condition: full, source: plan },
  { key: 'room-width-full-length', value: { min: 4 }, unit: 'm', condition: full, source: plan },
  {
    key: 'room-height-full-length',
    value: { min: 2.8 },
    unit: 'm',
    condition: full,
    source: plan,
    phrases: {
      zh: ['全身 # m 以上', '6 × 4 × # m', '24 平方米）、净高 # m'],
      en: ['full length # m', '6 × 4 × # m'],
    },
  },
  {
    key: 'room-area-group',
    value: { min: 48 },
    unit: 'm²',
    condition: group,
    source: calculation('8 × 6 m', '8 × 6 m'),
  },
  { key: 'room-length-group', value: { min: 8 }, unit: 'm', condition: group, source: plan },
  { key: 'room-width-group', value: { min: 6 }, unit: 'm', condition: group, source: plan },
  {
    key: 'room-height-group',
    value: { min: 3.5 },
    unit: 'm',
    condition: group,
    source: plan,
    phrases: { zh: ['8 × 6 × # m'], en: ['8 × 6 × # m'] },
  },
  {
    key: 'room-height-standing',
    value: { min: 2.7 },
    unit: 'm',
    condition: { zh: '站立，发丝灯在上方', en: 'Standing, with a hair light above' },
    source: calculation('1.75 + 0.6 + 0.3 = 2.65 m', '1.75 + 0.6 + 0.3 = 2.65 m'),
  },
  {
    key: 'room-depth-green-screen-waist',
    value: { min: 4 },
    unit: 'm',
    condition: { zh: '绿幕，半身', en: 'Green screen, waist up' },
    source: plan,
    phrases: {
      zh: ['绿幕…半身…进深…# m', '最小进深 \\| 约 # m', "房间进深', cells: ['# m 起"],
      en: ['green screen…waist…depth…# m'],
    },
  },
  {
    key: 'room-depth-green-screen-full-length',
    value: { min: 6 },
    unit: 'm',
    condition: { zh: '绿幕，全身', en: 'Green screen, full length' },
    source: plan,
    phrases: { zh: ['全身竖屏要加到 # m'] },
  },
  {
    key: 'room-depth-led',
    value: { min: 6 },
    unit: 'm',
    condition: {
      zh: 'LED 屏，固定机位，半身到七分身',
      en: 'LED wall, fixed camera, waist up to three-quarter',
    },
    source: calculation('离焦光斑盖住两个灯珠的距离', 'Distance at which blur covers two pixels'),
    phrases: {
      zh: ['进深不足 # m，LED', '七分身…至少 # m', '# m 起，避开摩尔纹'],
      en: ['less than # m deep…LED', 'three-quarter…at least # m', '# m or more, against moiré'],
    },
  },
  {
    key: 'room-depth-led-moving',
    value: { min: 7 },
    unit: 'm',
    condition: {
      zh: 'LED 屏，多机位，人会走动',
      en: 'LED wall, several cameras, people who walk',
    },
    source: calculation('固定机位的 6 m 加走位', 'The 6 m of a fixed camera, and room to walk'),
    phrases: { zh: ['多机位走位至少 # m'], en: ['several cameras…at least # m'] },
  },
  {
    key: 'room-depth-set',
    value: { min: 3 },
    unit: 'm',
    condition: { zh: '实景布置', en: 'Built set' },
    source: plan,
  },
  {
    key: 'room-depth-segmentation',
    value: { min: 2 },
    unit: 'm',
    condition: { zh: '人像分割，不用幕', en: 'Person segmentation without a screen' },
    source: plan,
  },
  {
    key: 'presenter-to-screen',
    value: { min: 1.5 },
    unit: 'm',
    condition: { zh: '绿幕或蓝幕；最好 2 m', en: 'Green or blue screen; 2 m is better' },
    source: calculation(
      '再近，影子与反光落在人身上',
      'Closer, shadows and screen light fall on the person',
    ),
    phrases: {
      zh: [
        '人到(绿幕|幕|背景)(至少|不少于) # m',
        '人(离|距)(绿幕|幕|背景)(至少|不少于) # m',
        "人到背景', value: '# m 以上",
        '起，人到幕 # m',
      ],
      en: ['presenter…at least # m from the screen', 'at least # m (from|in front of) the screen'],
    },
  },
  {
    key: 'presenter-to-screen-preferred',
    value: 2,
    unit: 'm',
    condition: { zh: '绿幕或蓝幕', en: 'Green or blue screen' },
    source: decision('布光最省力的距离', 'Distance that is easiest to light'),
    phrases: { zh: ['1.5 m 以上，推荐 # m'], en: ['1.5 m or more, (ideally|better) # m'] },
  },
  {
    key: 'led-blur-ratio-safe',
    value: { min: 2 },
    condition: { zh: '任何传感器', en: 'Any sensor' },
    source: calculation('离焦光斑 ÷ 灯珠间距', 'Blur ÷ pixel pitch'),
    phrases: { zh: ['k ≥ #…(安全|不会)'], en: ['k ≥ #…safe'] },
  },
  {
    key: 'live-room-area',
    value: { min: 20, max: 60 },
    unit: { zh: '平方米', en: 'm²' },
    condition: { zh: '全案直播间的标准交付', en: 'Standard delivery of Live Room' },
    source: decision('交付范围', 'Range of delivery'),
    phrases: {
      zh: ['房间多在 # 平方米', '典型周期：# 平方米'],
      en: ['rooms of # m²', 'rooms we deliver…# m²'],
    },
  },
];
