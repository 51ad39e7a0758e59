import { calculation, type DemoFact, decision, standard } from './fact.ts';

const plan = calculation(
  '镜头到人、人到幕、支架与灯位的距离之和',
  'Sum of lens to presenter, presenter to screen, stands and lights',
);
const waist = { zh: '坐姿半身，桌前一人', en: 'Waist up, one person at a desk' };
const small = {
  zh: '绿幕，坐姿半身，按小房间布光',
  en: 'Green screen, seated and waist up, with small-room lighting',
};
const full = { zh: '一人全身', en: 'One person, full length' };
const group = { zh: '两人以上，走动', en: 'Two people or more, walking' };

/** Net sizes of rooms and distances in them. */
export const roomFacts: DemoFact[] = [
  {
    key: 'room-area-small',
    value: { min: 9.6 },
    unit: 'm²',
    condition: small,
    source: calculation('灯位图：3.2 × 3 m', 'Light plan: 3.2 × 3 m'),
  },
  {
    key: 'room-width-screen',
    value: { min: 2 },
    unit: 'm',
    condition: { zh: '挂得下半身的绿幕', en: 'Wide enough to hang a green screen for the waist' },
    source: calculation('2 × 2 m 弹力绿幕', 'Stretch screen, 2 × 2 m'),
  },
  {
    key: 'room-area-waist',
    value: { min: 12 },
    unit: 'm²',
    condition: waist,
    source: calculation('4 × 3 m', '4 × 3 m'),
    phrases: { zh: ['4 × 3 m（# (平方米|m²)'], en: ['4 × 3 m \\(# m²'] },
  },
  {
    key: 'room-length-waist',
    value: { min: 4 },
    unit: 'm',
    condition: waist,
    source: plan,
    phrases: { zh: ['# × 3 m（12'], en: ['# × 3 m \\(12'] },
  },
  {
    key: 'room-width-waist',
    value: { min: 3 },
    unit: 'm',
    condition: waist,
    source: plan,
    phrases: { zh: ['4 × # m（12'], en: ['4 × # m \\(12'] },
  },
  {
    key: 'room-height-waist',
    value: { min: 2.6 },
    unit: 'm',
    condition: waist,
    source: plan,
    phrases: {
      zh: ['坐姿半身 # m', '4 × 3 × # m', '（12 m²）、净高 # m'],
      en: ['\\(12 m²\\) and # m of height', '# m for seated'],
    },
  },
  {
    key: 'room-area-full-length',
    value: { min: 24 },
    unit: 'm²',
    condition: full,
    source: calculation('6 × 4 m', '6 × 4 m'),
    phrases: { zh: ['6 × 4 m（# (平方米|m²)'], en: ['6 × 4 m \\(# m²'] },
  },
  {
    key: 'room-length-full-length',
    value: { min: 6 },
    unit: 'm',
    condition: full,
    source: plan,
    phrases: { zh: ['# × 4 m（24'], en: ['# × 4 m \\(24'] },
  },
  {
    key: 'room-width-full-length',
    value: { min: 4 },
    unit: 'm',
    condition: full,
    source: plan,
    phrases: { zh: ['6 × # m（24'], en: ['6 × # m \\(24'] },
  },
  {
    key: 'room-height-full-length',
    value: { min: 2.8 },
    unit: 'm',
    condition: full,
    source: plan,
    phrases: {
      zh: ['全身 # m 以上', '6 × 4 × # m', '（24 m²）、净高 # m'],
      en: ['\\(24 m²\\) and # m', '# m for full length; 2.6'],
    },
  },
  {
    key: 'room-area-group',
    value: { min: 48 },
    unit: 'm²',
    condition: group,
    source: calculation('8 × 6 m', '8 × 6 m'),
  },
  {
    key: 'room-length-group',
    value: { min: 8 },
    unit: 'm',
    condition: group,
    source: plan,
    phrases: { zh: ['# × 6 × 3.5 m'] },
  },
  {
    key: 'room-width-group',
    value: { min: 6 },
    unit: 'm',
    condition: group,
    source: plan,
    phrases: { zh: ['8 × # × 3.5 m'] },
  },
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
    value: { min: 2.65 },
    unit: 'm',
    condition: { zh: '站立，发丝灯在上方', en: 'Standing, with a hair light above' },
    source: calculation('1.75 + 0.6 + 0.3 = 2.65 m', '1.75 + 0.6 + 0.3 = 2.65 m'),
    phrases: {
      zh: ['站姿…净高至少 # m', '净高低于 # m：改坐姿'],
      en: ['standing…# m of height'],
    },
  },
  {
    key: 'room-depth-green-screen-small',
    value: { min: 3 },
    unit: 'm',
    condition: small,
    source: calculation(
      '人到绿幕 1.1 m，镜头到人 1.5 m，机身 0.4 m',
      '1.1 m to the screen, 1.5 m to the lens, 0.4 m for the camera',
    ),
    phrases: {
      zh: ['小房间布光可以(做|降)到 # m', '按小房间布光 # m'],
      en: ['# m with small-room lighting'],
    },
  },
  {
    key: 'room-depth-green-screen-waist',
    value: { min: 4 },
    unit: 'm',
    condition: { zh: '绿幕，半身', en: 'Green screen, waist up' },
    source: plan,
    phrases: {
      zh: ['最小进深 \\| 约 # m', "'# m 起，人到幕", '半身 # m(，| 起，)全身'],
      en: ["'# m or more, 1.5 m to the screen"],
    },
  },
  {
    key: 'room-depth-green-screen-full-length',
    value: { min: 6 },
    unit: 'm',
    condition: { zh: '绿幕，全身', en: 'Green screen, full length' },
    source: plan,
    phrases: { zh: ['全身竖屏要加到 # m', '半身 4 m( 起)?，全身 # m'] },
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
      zh: [
        '进深不足 # m，LED',
        '进深 # m 以上：LED',
        '七分身至少 # m',
        '固定机位 # m 起，多机位',
        '# m 起，避开摩尔纹',
      ],
      en: ['Below # m of depth an LED', '# m or more, to avoid moiré'],
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
    phrases: {
      zh: ['多机位走位至少 # m', '多机位或走位 # m'],
      en: ['# m with several or walking'],
    },
  },
  {
    key: 'room-depth-shallow',
    value: { max: 4.5 },
    unit: 'm',
    condition: {
      zh: '验收按小房间的均匀度，背景灯离绿幕近',
      en: 'Acceptance by the evenness of small rooms: lamps stand close to the screen',
    },
    source: calculation(
      '人到绿幕 2 m、镜头到人 1.9 m、机位后方 0.6 m：再深，灯就放得开',
      '2 m to the screen, 1.9 m to the lens, 0.6 m behind it; in deeper rooms lamps have their distance',
    ),
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
    key: 'room-behind-camera',
    value: { min: 0.6 },
    unit: 'm',
    condition: { zh: '镜头后面，固定机位', en: 'Behind the lens, fixed camera' },
    source: decision('机身、三脚架，侧身过一个人', 'Camera, tripod, and a person passing sideways'),
    phrases: {
      zh: ['机位后方 # m', '再留 # m 给机身', '≥…# m…\\+…D', '# \\+ 3 \\+ 1.5 \\+ 0.3'],
    },
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
      zh: ['人到(绿幕|幕|背景)(至少|不少于) # m', '# m 以上，推荐 2 m', '起，人到幕 # m'],
      en: ['# m at least, 2 m recommended', 'or more, # m to the screen'],
    },
  },
  {
    key: 'presenter-to-screen-small',
    value: { min: 1.1 },
    unit: 'm',
    condition: small,
    source: calculation('小房间的灯位图', 'Light plan of small rooms'),
    phrases: { zh: ['3 m 房间，人到绿幕 # m'] },
  },
  {
    key: 'presenter-to-screen-preferred',
    value: 2,
    unit: 'm',
    condition: { zh: '绿幕或蓝幕', en: 'Green or blue screen' },
    source: decision('布光最省力的距离', 'Distance that is easiest to light'),
    phrases: { zh: ['1.5 m 以上，推荐 # m'], en: ['1.5 m at least, # m recommended'] },
  },
  {
    key: 'led-blur-ratio-safe',
    value: { min: 2 },
    condition: { zh: '任何传感器', en: 'Any sensor' },
    source: calculation('离焦光斑 ÷ 灯珠间距', 'Blur ÷ pixel pitch'),
    phrases: { zh: ['k ≥ # (灯珠糊|是对所有机身)'] },
  },
  {
    key: 'live-room-area',
    value: { min: 20, max: 60 },
    unit: { zh: '平方米', en: 'm²' },
    condition: { zh: '全案直播间的标准交付', en: 'Standard delivery of Live Room' },
    source: decision('交付范围', 'Range of delivery'),
    phrases: {
      zh: ['房间多在 # 平方米', '# 平方米房间，从勘测到首播'],
      en: ['A room of # m² takes', 'Most of our rooms (are|have) # m²'],
    },
  },
  {
    key: 'project-weeks',
    value: { min: 4, max: 11 },
    unit: { zh: '周', en: 'weeks', one: 'week' },
    condition: {
      zh: '全案直播间，从勘测到首播',
      en: 'Live Room, from survey to first show',
    },
    source: decision('已交付项目：27～77 天', 'Delivered projects: 27 to 77 days'),
    phrases: {
      zh: ['从勘测到首播 # 周'],
      en: ['takes # weeks from survey to first show'],
    },
  },
  {
    key: 'live-host-age',
    value: { min: 16 },
    unit: { zh: '周岁', en: 'years', one: 'year' },
    condition: {
      zh: '主播与直播间运营者，自然人',
      en: 'Presenters and operators of live rooms in mainland China',
    },
    source: standard(
      '《网络直播营销管理办法（试行）》第十七条，2021 年 5 月 25 日起施行',
      'Measures for live marketing (trial), article 17, in force since 25 May 2021',
    ),
    phrases: {
      zh: ['主播…年满 # 周岁', '不满 # 周岁(的未成年人|，当主播)', '年满 # 周岁'],
      en: ['presenters must be # ', '(under|minors under) # years', '# years (old or|or over)'],
    },
  },
];
