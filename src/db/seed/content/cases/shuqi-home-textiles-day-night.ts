import type { DemoCase } from './case.ts';

/** Real white bedding in virtual bedrooms, sixteen hours a day. */
export const shuqiTextiles: DemoCase = {
  slug: 'shuqi-home-textiles-day-night',
  industry: 'e-commerce',
  scene: 'ecommerce',
  products: ['3d', 'cyan'],
  publishedAt: '2026-11-05T10:00:00+08:00',
  deliveredOn: '2026-08-14',
  customer: { zh: '舒栖家纺', en: 'Shuqi Home Textiles' },
  title: {
    zh: '一张真床换八间卧室，每天播十六小时',
    en: 'One real bed in eight virtual bedrooms, sixteen hours a day',
  },
  summary: {
    zh: '舒栖家纺原来在仓库里搭了四间实景卧室。项目把它们收进一间 8 × 6 m 的直播间：真床、真地板，墙和窗外的光来自全案直播间。每天播出从 9 小时增加到 16 小时，因“色差”退货的占比降了四成。',
    en: 'Shuqi Home Textiles had built four bedrooms in a warehouse. They now fit into one live room of 8 by 6 m: the bed and the floor are real, the walls and the light outside the window come from Live Room. Air time rose from 9 to 16 hours a day, and returns blamed on colour fell by 40%.',
  },
  challenge: {
    zh: `白色被套是家纺的主力，也是绿幕前最麻烦的商品：幕上的绿会清楚地反在上面，一压溢色，米白就变成灰白。

- 四间实景卧室占 200 m² 仓库，换一间要挪机位、重新布光，22 分钟；
- 绗缝和提花要靠侧光显纹理，平光一打就成了一张纸；
- 早晚两班主播，灯光被各自调过，同一床被子上午和晚上两个颜色；
- 床是大件，与人的接触、在地板上的影子必须是真的。`,
    en: `White duvet covers are what the company sells most, and the hardest thing to put in front of green. They show every trace of green; suppress the spill and ivory turns grey. The rest of the list:

- Four built bedrooms took up 200 m² of warehouse, and switching between them meant moving camera and lights for 22 minutes.
- Quilting and jacquard need light from the side, or they look like paper.
- Two shifts each set the lights to their liking, so one duvet had two colours a day.
- A bed is large: the hand on it and its shadow on the floor had to be real.`,
  },
  solution: {
    zh: `## 布景

| 项目 | 做法 |
|---|---|
| 房间 | 8.0 × 6.0 m，净高 3.6 m，江苏南通 |
| 幕 | 三面绿幕，正面 6.0 m、两侧各 3.0 m，高 3.0 m |
| 地面 | 真木地板台 4.2 × 3.6 m，影子落在木头上，不落在绿上 |
| 床 | 1.8 m 床，装在带刹车的台车上，床尾离墙 2.6 m |
| 机位 | 全景、床品特写两台，固定机位，各自标定 |
| 画面 | 八间卧室，白天与夜晚两套光，共十六个预设 |

## 布光

| 灯 | 位置 | 实测 |
|---|---|---|
| 顶部柔光 4 × 3 m | 离地 3.2 m | 床面 420 lx，托底 |
| 侧光 | 床侧，与床面约 15° 掠射 | 亮面 960 lx |
| 暗面 | 仅顶光与反射 | 320 lx，**光比 3:1**，绗缝立起来 |
| 背景灯六盏 | 三面墙各两盏 | 九点差值 1/3 档 |
| 轮廓光 | 后上方 | 主播发丝，5600 K |

曝光 f/4、1/100 s、ISO 400。白被套亮面落在波形 86%，褶皱不削顶。夜景预设不改实际灯光，只压背景与环境层，商品颜色因此昼夜一致。

## 怎么做的

**让白色少看见绿。** 木地板台替掉绿色地面，取景以外的绿幕用卷帘遮掉 9 m²，床尾再退 0.6 m。溢色像素占比先从 9.6% 降到 3.1%，这时才动参数，最后是 1.2%。

**掠射侧光管纹理。** 侧光与床面成 15°，提花的凹凸各有 2～3 mm 的影子。光比 3:1 高于日常带货，所以主播站在侧光之外，由另一盏柔光单独照。

**灯光锁住。** 灯控台只留“早班、晚班、检修”三个按键，数值有密码。每周一用灰卡和一块标准白布复核一次，偏差超过 1/6 档报警。

**透视和影子。** 两台固定机位标定后对应两台虚拟摄像机；窗光与侧光同向，早晚都从左；夜里的台灯在右，只照亮墙，不落在商品上。

## 当时没做好的

头两天我们按绿色地面布景，床的影子落在绿上，抠完只剩一团灰，床像浮着。加木地板台多花了四天，工期从 36 天变成 40 天。

夜景预设起初连真实灯光一起压暗，试播两晚，客服收到七条“颜色不一样”的留言，于是改成只压背景。周一的灰卡复核也改过一次：最初设 1/3 档报警，两班之间已经看得出差别，收紧到 1/6 档。

## 时间线

1. **第 1 天** 需求会，在旧棚跟两班各看一场。
2. **第 4 天** 选址，从仓库划出 8 × 6 m。
3. **第 8～9 天** 带白、米、雾蓝三色床品试拍。
4. **第 12 天** 需求单第 2 版确认：八间卧室、十六个预设。
5. **第 16～25 天** 土建、木地板台、灯架；同期制作三维场景。
6. **第 26～33 天** 布光、标定、场景入库，旧棚照常开播。
7. **第 34～37 天** 两班各试播两晚，改了窗光方向和一处穿帮。
8. **第 40 天** 验收 36 项，旧棚停用。`,
    en: `## The set

| Item | What was done |
|---|---|
| Room | 8.0 × 6.0 m, 3.6 m clear, in Nantong, Jiangsu |
| Screen | Green on three sides: 6.0 m behind, 3.0 m left and right, 3.0 m high |
| Floor | A real wooden floor of 4.2 × 3.6 m: shadows fall on wood, not on green |
| Bed | 1.8 m wide on a braked trolley, 2.6 m from the screen |
| Cameras | Wide and close-up, both fixed and calibrated |
| Sets | Eight bedrooms by day and by night, sixteen presets |

## Lighting

| Light | Where | Measured |
|---|---|---|
| Overhead soft source, 4 × 3 m | 3.2 m above the floor | 420 lx on the bed as a base |
| Side light | Raking the bed at about 15° | 960 lx on the bright side |
| Dark side | Overhead and bounce only | 320 lx, a **ratio of 3:1**, so the quilting stands up |
| Six background lights | Two on each side | Nine points within a third of a stop |
| Rim | Above and behind | For the presenter’s hair, 5600 K |

f/4, 1/100 s, ISO 400. The bright side of a white cover sits at 86% on the waveform and its folds do not clip. Night presets leave the real lights alone and darken only background and ambience, so a product has one colour around the clock.

## How it was done

**Let white see less green.** A wooden floor replaced the green one, blinds covered 9 m² of green screen, and the bed moved forward by 0.6 m. Spill pixels went from 9.6% to 3.1% before we changed any setting, and ended at 1.2%.

**Raking light for texture.** At 15° the relief of a jacquard casts shadows of 2 to 3 mm. A ratio of 3:1 is more than selling usually takes, so the presenter stands outside that light and has a separate soft light.

**Locked lights.** The desk has three buttons, early, late and service, and the values sit behind a password. A grey card and a reference cloth are checked every Monday; more than a sixth of a stop raises an alarm.

**Perspective and shadow.** Two calibrated cameras drive two virtual ones. The window shines from where the side light stands, on the left by day and by night. The bedside lamp on the right lights the wall and leaves the product alone.

## What did not work at first

For the first two days the floor was green. The shadow of the bed fell on green, keying left a grey patch, and the bed seemed to float. The wooden floor took four more days, and the schedule grew from 36 to 40.

The night presets first dimmed the real lights too. After two trial evenings customer service had seven messages about colours that differed, so the presets now darken the background only. The Monday check was changed once as well: with an alarm at 1/3 stop the two shifts still looked different, so it is now 1/6 stop.

## Timeline

1. **Day 1** Brief, and a show with each shift in the old rooms.
2. **Day 4** 8 × 6 m marked out in the warehouse.
3. **Days 8–9** Test with white, ivory and mist-blue bedding.
4. **Day 12** Version 2 of the brief approved: eight bedrooms, sixteen presets.
5. **Days 16–25** Building, floor, grid; the 3D scenes are made meanwhile.
6. **Days 26–33** Lighting, calibration, scenes installed; the old rooms stay on air.
7. **Days 34–37** Each shift tries two evenings; the window light and one visible edge are corrected.
8. **Day 40** Acceptance, 36 items; the old rooms close.`,
  },
  equipment: [
    {
      name: { zh: '摄像机（SDI 4:2:2 10 bit）', en: 'Camera, SDI 4:2:2 10-bit' },
      quantity: 2,
      note: { zh: '全景 35 mm、特写 85 mm', en: '35 mm wide, 85 mm close-up' },
    },
    { name: { zh: '实时渲染主机', en: 'Real-time rendering computer' }, quantity: 1 },
    { name: { zh: '抠像主机', en: 'Keying computer' }, quantity: 1 },
    { name: { zh: '顶部柔光，4 × 3 m', en: 'Overhead soft source, 4 × 3 m' }, quantity: 1 },
    {
      name: { zh: '条形侧光', en: 'Strip light from the side' },
      quantity: 2,
      note: { zh: '早晚同侧，固定角度', en: 'Same side day and night, fixed angle' },
    },
    { name: { zh: '人物柔光灯', en: 'Soft light for the presenter' }, quantity: 2 },
    { name: { zh: '背景平板灯', en: 'Background panel light' }, quantity: 6 },
    { name: { zh: '木地板台，4.2 × 3.6 m', en: 'Wooden floor, 4.2 × 3.6 m' }, quantity: 1 },
    { name: { zh: '带刹车床台车', en: 'Braked bed trolley' }, quantity: 2 },
    { name: { zh: '灯光控制台', en: 'Lighting desk' }, quantity: 1 },
  ],
  results: [
    {
      value: '40',
      unit: { zh: '秒', en: 's' },
      label: { zh: '从一间卧室换到另一间', en: 'to switch bedroom sets' },
      before: { zh: '22 分钟', en: '22 min' },
      source: {
        zh: '切换台录制，2026 年 9 月，186 次换景的中位数',
        en: 'Switcher recordings, September 2026, median of 186 changes',
      },
    },
    {
      value: '16',
      unit: { zh: '小时', en: 'h' },
      label: { zh: '每天播出时长', en: 'on air every day' },
      before: { zh: '9 小时', en: '9 h' },
      source: {
        zh: '客户排期系统，2026 年 9 月对比 6 月',
        en: 'Customer schedule, September against June 2026',
      },
    },
    {
      value: '48',
      unit: { zh: 'm²', en: 'm²' },
      label: { zh: '直播占地，减少 76%', en: 'floor space for live shows, 76% less' },
      before: { zh: '200 m²', en: '200 m²' },
      source: { zh: '客户仓库平面图', en: 'Floor plan of the warehouse' },
    },
    {
      value: '3.1',
      unit: { zh: '%', en: '%' },
      label: { zh: '退货中以“色差”为由的占比', en: 'returns that give colour as the reason' },
      before: { zh: '5.2%', en: '5.2%' },
      source: {
        zh: '客户订单系统退货原因，2026 年 9 月对比 5 月',
        en: 'Return reasons in the customer order system, September against May 2026',
      },
    },
  ],
  quote: {
    text: {
      zh: '客服不再问我“这床到底是米白还是灰白”。早班晚班一个颜色，仓库还空出来一百五十平。',
      en: 'Customer service no longer asks me whether that cover is ivory or grey. Both shifts show one colour, and I have a hundred and fifty square metres of warehouse back.',
    },
    person: { zh: '顾女士', en: 'Ms Gu' },
    role: { zh: '直播中心总监', en: 'Director of live commerce' },
  },
  captions: [
    {
      zh: '三面绿幕围着一张真床，上方是大柔光',
      en: 'A real bed between three green screens, under a large soft light',
    },
    {
      zh: '晚班画面：墙、窗和月光是虚拟的，床和它的影子是真的',
      en: 'The late shift: walls, window and moonlight are virtual; the bed and its shadow are real',
    },
  ],
  cover: 2,
};
