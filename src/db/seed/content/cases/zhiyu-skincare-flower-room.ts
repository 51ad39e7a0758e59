import type { DemoCase } from './case.ts';

/** A skincare brand in a small room with pale green bottles. */
export const zhiyuSkincare: DemoCase = {
  slug: 'zhiyu-skincare-flower-room',
  industry: 'beauty',
  scene: 'ecommerce',
  products: ['flower', 'cyan', 'app'],
  publishedAt: '2026-10-08T10:00:00+08:00',
  deliveredOn: '2026-05-22',
  customer: { zh: '栀语护肤', en: 'Zhiyu Skincare' },
  title: {
    zh: '十八平方米的房间里，一年换二十四套景',
    en: 'Eighteen square metres, twenty-four sets a year',
  },
  summary: {
    zh: '栀语护肤在一间会议室里日播六小时。原先每个节气换景要停播两天，改用花境与青幕之后，换景在开播前十分钟完成，淡绿色的瓶身不再被键穿，“色差”咨询少了四成。',
    en: 'Zhiyu Skincare is on air six hours a day from a former meeting room. Every set change used to mean two days off air. With Flower and Cyan it takes ten minutes before the show, the pale green bottles survive the key, and questions about colour are down 41%.',
  },
  challenge: {
    zh: `房间长 5 m、宽 3.6 m，摆下机位以后，主播离墙最多 1.4 m。绿幕的反光直接落在下颌和手背上，而品牌的主打商品恰好是淡绿色瓶身，一抠就穿。

- 每个节气换一次景，一年二十四次，每次实景搭建停播两天；
- 换景以后肤色和瓶身颜色都会变，第一季度每一百条咨询里有近八条在问“色差”；
- 团队三个人，没有专职灯光，灯架常常被碰歪。`,
    en: `The room measures 5 by 3.6 m. With the camera in place the presenter stands 1.4 m from the screen at most, so green spill landed on the jaw and the backs of the hands. The brand’s best-selling bottle is pale green, and the key made holes in it. And then:

- Each of the twenty-four solar terms of the Chinese calendar got a new set, with two days off air every time.
- Skin and bottles changed colour with the set: in the first quarter almost eight questions in a hundred were about colour.
- The team of three has no lighting technician, and light stands get knocked.`,
  },
  solution: {
    zh: `## 布景

| 项目 | 做法 |
|---|---|
| 房间 | 5.0 × 3.6 m，层高 2.7 m，浙江杭州 |
| 幕布 | 蓝色弹力幕 2.4 × 2.4 m，宽度只比取景左右各多 25 cm，其余挂黑绒 |
| 站位 | 离幕 1.4 m，地面贴十字标 |
| 机位 | 正面一台，镜头 70 mm（等效），离人 2.2 m；俯拍商品由手机负责 |
| 画面 | 花境节气花材作背景，前景花瓣不超过画面的 3%，商品区不飘花 |

## 布光

| 灯 | 位置 | 实测 |
|---|---|---|
| 背景灯两盏 | 左右 45°，各指向对侧三分之一处 | 870～1,070 lx，九点差值 0.3 档 |
| 主光 | 左前 40°，60 cm 柔光箱 | 亮面 810 lx |
| 辅光 | 右前 40° | 暗面 540 lx，**光比 1.5:1** |
| 轮廓光 | 后上方 45°，加蜂巢 | 以肩线出现一条细边为准 |

全部 5600 K。曝光 f/4、1/100 s、ISO 500，按 \`250 × 4² ÷ (0.01 × 500)\` 需要约 800 lx，与实测相符。

## 怎么做的

**改用蓝幕。** 用淡绿瓶、白霜和透明精华各拍一遍绿、蓝、青三种幕，蓝幕的瓶身透明通道最完整，于是改蓝。

**溢色从源头减。** 幕面从整墙缩到 5.8 m²，溢色抑制随之从 62 降到 30（青幕 3.1 刻度），瓶身的颜色不再被改动。

**灯位编号。** 五个灯架的落脚点、高度和功率贴标编号，任何一盏被碰歪，照标复位用不了五分钟。

**场景写进流程单。** 每个节气一组“节气 + 种子 + 密度 + 风”，写在流程单里，场控开播前按它调出，播出与彩排相同。

**手机兜底。** 一部装有大觅直播的手机停在同一组推流设置上，主链路中断时由它接上。

## 当时没做好的

蓝幕第一天按绿幕的经验布光，照度只有 430～530 lx，是人脸的 0.6 倍。蓝在亮度里占得少，这个亮度下噪点多，瓶身边缘一直在抖。第二天把两盏背景灯换成功率大一倍的型号，升到 870～1,070 lx，即人脸的 1.2 倍，边缘才稳。

第一次换景培训也超时：三个人轮流做，最快 26 分钟，因为灯光和花材分在两处切换。把两者存成一个预设之后，才降到十分钟。

## 时间线

1. **第 1 天** 视频沟通，确认房间、商品与排期。
2. **第 2～3 天** 上门勘测，带走三款商品试拍三种幕。
3. **第 5 天** 提交布光图、设备清单与需求单，客户确认。
4. **第 10～11 天** 停播两天：挂幕、布灯、治线缆，这是最后一次为换景停播。
5. **第 12～13 天** 取色、标定、装入 24 套花材；连续六小时烤机。
6. **第 14 天** 三人培训，每人独立换景一次。
7. **第 15 天** 验收 17 项，签字。`,
    en: `## The set

| Item | What was done |
|---|---|
| Room | 5.0 × 3.6 m, ceiling 2.7 m, in Hangzhou, Zhejiang |
| Backdrop | Blue stretch cloth, 2.4 × 2.4 m, 25 cm wider than the frame on either side; black velvet beyond that |
| Mark | 1.4 m from the cloth, a cross on the floor |
| Cameras | One in front, 70 mm equivalent, 2.2 m from the presenter; a phone looks down on the products |
| Sets | Flower’s solar-term library behind; petals in front take up 3% of the frame and none cross the product area |

## Lighting

| Light | Where | Measured |
|---|---|---|
| Two lights on the blue screen | 45° left and right, each aimed at the far third | 870–1,070 lx, nine points within 0.3 stop |
| Key | 40° left, 60 cm soft box | 810 lx on the bright side |
| Fill | 40° right | 540 lx on the dark side, a **ratio of 1.5:1** |
| Rim | 45° above and behind, with grid | A thin line along the shoulder, no more |

Everything at 5600 K. At f/4, 1/100 s and ISO 500 the formula \`250 × 4² ÷ (0.01 × 500)\` asks for about 800 lx, which matches the meter.

## How it was done

**A blue screen.** A pale green bottle, a white cream and a clear serum were shot against green, blue and cyan. With blue the bottle’s matte stayed solid, so the screen is blue.

**Less spill at the source.** Reducing the screen from the full width of the room to 5.8 m² brought spill suppression down from 62 to 30 on Cyan 3.1's scale, and the bottle kept its colour.

**Numbered light positions.** Feet, height and power of all five lights are marked and numbered. A knocked stand is back in place within five minutes.

**Sets in the run of show.** Each term is four values: term, seed, density, wind. The floor manager calls them up before the start, and the show looks like the rehearsal.

**A phone in reserve.** One phone with Dami Live holds the same stream settings and takes over if the main path fails.

## What did not work at first

On the first day we lit the blue screen as if it were green: 430 to 530 lx, 0.6 of the level on the face. Blue contributes little to brightness, so there was noise, and the edges of the bottles kept shaking. On the second day we replaced both background lights with models of twice the power. At 870 to 1,070 lx, 1.2 times the face, the edges held.

The first training in changing sets ran over as well. The fastest of the three needed 26 minutes, because lights and flowers were switched in two places. Saved as one preset, the change takes ten.

## Timeline

1. **Day 1** Video call about room, products and dates.
2. **Days 2–3** Site survey; three products taken along and shot in front of three screens.
3. **Day 5** Lighting plan, equipment list and brief, approved the same day.
4. **Days 10–11** Two days off air for screen, lights and cables, the last two for a set change.
5. **Days 12–13** Sampling, calibration, 24 sets of blossom installed; a six-hour soak.
6. **Day 14** Training: each of the three changes a set alone.
7. **Day 15** Acceptance, 17 items, signed.`,
  },
  equipment: [
    {
      name: { zh: '摄像机（HDMI 4:2:2 输出）', en: 'Camera with 4:2:2 HDMI output' },
      quantity: 1,
      note: { zh: '1080p50，全手动', en: '1080p50, full manual' },
    },
    { name: { zh: 'PCIe 采集卡', en: 'PCIe capture card' }, quantity: 1 },
    {
      name: { zh: '60 cm 柔光灯', en: '60 cm soft light' },
      quantity: 4,
      note: { zh: '背景两盏、人物两盏', en: 'Two for the screen, two for the presenter' },
    },
    { name: { zh: '轮廓灯（带蜂巢）', en: 'Rim light with grid' }, quantity: 1 },
    {
      name: { zh: '蓝色弹力幕，2.4 × 2.4 m', en: 'Blue stretch backdrop, 2.4 × 2.4 m' },
      quantity: 1,
    },
    { name: { zh: '黑绒帘', en: 'Black velvet curtain' }, quantity: 2 },
    {
      name: { zh: '合成主机', en: 'Compositing computer' },
      quantity: 1,
      note: { zh: '显存 8 GB，青幕与花境同机', en: '8 GB of video memory for Cyan and Flower' },
    },
    { name: { zh: '无线领夹话筒', en: 'Wireless lavalier' }, quantity: 2 },
    {
      name: { zh: '备播手机', en: 'Stand-by phone' },
      quantity: 1,
      note: { zh: '兼作商品俯拍', en: 'Also looks down on the products' },
    },
  ],
  results: [
    {
      value: '10',
      unit: { zh: '分钟', en: 'min' },
      label: { zh: '单次换景时间', en: 'per set change' },
      before: { zh: '2 天', en: '2 days' },
      source: {
        zh: '客户排班表，2026 年 6～9 月，8 次换景的中位数',
        en: 'Customer rota, June to September 2026, median of eight changes',
      },
    },
    {
      value: '0',
      unit: { zh: '天', en: 'days' },
      label: { zh: '四个月里因换景停播', en: 'off air for set changes in four months' },
      before: { zh: '16 天（按原做法 8 次计）', en: '16 days, for eight changes the old way' },
      source: { zh: '客户排班表，2026 年 6～9 月', en: 'Customer rota, June to September 2026' },
    },
    {
      value: '4.6',
      unit: { zh: '%', en: '%' },
      label: { zh: '“色差”类咨询占比，下降 41%', en: 'questions about colour, 41% fewer' },
      before: { zh: '7.8%', en: '7.8%' },
      source: {
        zh: '客户客服系统标签统计，2026 年第三季度对比第一季度',
        en: 'Customer service tags, third against first quarter of 2026',
      },
    },
  ],
  quote: {
    text: {
      zh: '以前换一次景，全组人熬两个晚上。现在我把种子号写在流程单上，场控点一下就好，瓶子拿在手里还是那个绿。',
      en: 'A new set used to mean two late nights for all of us. Now I write a seed in the run of show, someone clicks it, and the bottle in my hand is still the same green.',
    },
    person: { zh: '沈女士', en: 'Ms Shen' },
    role: { zh: '直播运营负责人', en: 'Head of live operations' },
  },
  captions: [
    {
      zh: '蓝幕只留取景所需的宽度，两侧是黑绒；地标标出灯架与主播的位置',
      en: 'A blue screen only as wide as the frame needs, black velvet on both sides; marks on the floor for lights and presenter',
    },
    {
      zh: '播出画面：春季花材，商品区不飘花',
      en: 'On air: spring flowers, with the product area kept clear of petals',
    },
    {
      zh: '播出画面：商品特写，花在四周，不落在商品上',
      en: 'On air: the products close up, with flowers around them and none on them',
    },
  ],
  cover: 3,
};
