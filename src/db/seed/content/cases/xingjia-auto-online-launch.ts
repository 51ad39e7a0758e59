import type { DemoCase } from './case.ts';

/** A grey car in front of a green cyclorama. */
export const xingjiaAuto: DemoCase = {
  slug: 'xingjia-auto-online-launch',
  industry: 'automotive',
  scene: 'launch',
  products: ['3d', 'cyan'],
  publishedAt: '2026-09-09T10:00:00+08:00',
  deliveredOn: '2026-07-11',
  customer: { zh: '星岬汽车', en: 'Xingjia Auto' },
  title: {
    zh: '三个机位、一台实车的线上新车发布',
    en: 'An online car launch with three cameras and a real car',
  },
  summary: {
    zh: '星岬汽车把线上发布会搬进自有的 12 米棚。实车停在绿色圆弧幕前，三个机位各有独立透视，讲解、内饰与行驶场景在一条时间线上切换；发布之后，同一间棚继续用于门店日播。',
    en: 'Xingjia Auto moved its online launch into its own 12-metre studio. A real car stood in front of a green cyclorama, each of three cameras had its own perspective, and talk, interior and road scenes ran on one timeline. The room has been used for daily shows ever since.',
  },
  challenge: {
    zh: `车漆是最难抠的材质之一：弧面会把整面绿幕收进去。第一轮试拍里，车身边缘 40 px 宽的一圈，有 11.4% 的像素带着绿。

- 三个机位随时切换，透视必须各自正确，不能像贴图；
- 灰色车漆、镀铬饰条和车窗都在反光，前期靠逐帧修；
- 发布只有一次，任何一路信号中断都要有备份；
- 会后同一间棚要留给门店日播，不能是一次性搭建。`,
    en: `Car paint is among the hardest things to key, because its curves reflect the whole green screen. In the first test 11.4% of the pixels in a 40 px band along the bodywork carried green. On top of that:

- The show cuts between three cameras at any time, so each needs its own correct perspective.
- Grey paint, chrome trim and glass all reflect, and early tests had to be retouched frame by frame.
- A launch happens once, so every signal needs a backup.
- The studio goes on to host daily shows, so nothing could be temporary.`,
  },
  solution: {
    zh: `## 布景

| 项目 | 做法 |
|---|---|
| 摄影棚 | 12 × 9 m，吊顶下净高 5.2 m，安徽合肥 |
| 幕 | 绿色圆弧幕 9 × 7 m，转角半径 1.2 m，漆面哑光 |
| 车位 | 车长 4.8 m，车尾离幕 2.4 m，画面外立黑旗 |
| 机位 | 左前 45°、正侧、右后 45° 三台，固定机位，各自做镜头标定 |
| 背景 | 沿海高架、夜间城区、设计中心三个场景，对应三台虚拟摄像机 |

## 布光

| 灯 | 位置 | 实测 |
|---|---|---|
| 顶部柔光矩阵 6 × 3 m | 离地 4.2 m | 引擎盖 900 lx |
| 主光 | 讲解位左前 35° | 亮面 1,200 lx |
| 辅光 | 右前 40°，反射板 | 暗面 400 lx，**光比 3:1** |
| 背景平板灯十二盏 | 上下两排 | 九点差值 1/3 档以内 |

曝光 f/5.6、1/50 s、ISO 320。用 25p 拍摄，行驶背景的运动模糊按同一快门渲染，车与路的运动才一致。

## 怎么做的

**先处理反光。** 车身应当反射灯面，不能反射绿幕。顶部大柔光给引擎盖一条干净的高光；车侧两面 2.4 m 黑旗切断绿幕在腰线上的倒影；车窗内侧贴黑布，镀铬件换哑光贴膜。

**分区键控。** 车身用固定的保护遮罩，只有人物与轮毂以上的轮廓参与键控；车底保留真实的接地阴影，不用合成的假影。

**透视。** 三台固定机位逐一标定焦距、畸变与位置，在全案直播间里各有一台虚拟摄像机，切换在同一帧完成。

**备份。** 主备两台合成主机并行，输出经切换台热备；两台硬件编码器走不同运营商的线路，彩排时各拔一次网线和电源。

## 当时没做好的

第一轮试拍把车直接开到绿幕前，靠溢色抑制退绿。11.4% 的边缘像素带绿，强度一加，灰漆又偏品红，逐帧修一分钟的片子要两个人一天。我们停下来，换同色漆的样车重拍，加顶光和黑旗，才进入搭建。

黑旗第一次立得太近，侧机位拍到了旗边，彩排前一天各退了 60 cm。第一次断电演练也没过：备用编码器的推流密钥是旧的，画面晚了 48 秒才恢复，换掉密钥后重演练，9 秒恢复。

## 时间线

1. **第 1 天** 需求会，确定车型、三段内容与日期。
2. **第 4 天** 现场勘测，量电力、承重与进车路线。
3. **第 9～10 天** 用同色漆的样车试拍，定下“先管反光”。
4. **第 14 天** 确认需求单第 3 版与三维场景样片。
5. **第 22～25 天** 进场：圆弧幕、顶光、布线。
6. **第 26～29 天** 灯光、标定、联调，逐帧检查车身边缘。
7. **第 30 天** 两次全流程彩排，含断网、断电演练。
8. **第 32 天** 发布直播。
9. **第 34 天** 验收 42 项，棚移交日播团队。`,
    en: `## The set

| Item | What was done |
|---|---|
| Studio | 12 × 9 m, 5.2 m clear height, in Hefei, Anhui |
| Screen | Green cyclorama, 9 × 7 m, 1.2 m radius, matt paint |
| Car | 4.8 m long, tail 2.4 m from the screen, black flags out of frame |
| Cameras | Front left 45°, side, rear right 45°; all fixed, each lens calibrated |
| Backgrounds | Coastal expressway, city at night, design centre, each with three virtual cameras |

## Lighting

| Light | Where | Measured |
|---|---|---|
| Overhead soft source, 6 × 3 m | 4.2 m above the floor | 900 lx on the bonnet |
| Key | 35° left of the speaker | 1,200 lx on the bright side |
| Fill | 40° right, bounced | 400 lx on the dark side, a **ratio of 3:1** |
| Twelve background panels | Two rows, above and below | Nine points within a third of a stop |

At f/5.6, 1/50 s and ISO 320. Shot at 25p, with the motion blur of the road rendered for the same shutter, so that car and road move alike.

## How it was done

**Reflections before keying.** Bodywork should reflect a light and not the green screen. The overhead source gives the bonnet one clean highlight; two 2.4 m black flags cut the green from the waistline; windows are lined with black cloth and chrome wears a matt film.

**Keying by zones.** Hold-out masks take the body out of the key. Only people and the outline above the wheels are keyed, and the real shadow under the car is kept.

**Perspective.** Focal length, distortion and position of all three cameras were measured. Each has a virtual camera in Live Room, and they switch on the same frame.

**Backup.** Two compositing computers run in parallel behind a switcher. Two hardware encoders use lines from different carriers. In rehearsal we pulled every network cable and every power plug once.

## What did not work at first

For the first test we drove the car straight in front of the green screen and relied on spill suppression. 11.4% of the edge pixels carried green, and at a higher strength the grey paint turned magenta. Retouching one minute took two people a day. We stopped, brought in a test car in the same paint, and added the overhead light and the flags before the build began.

At first the flags stood too close, and the side camera saw them; the day before the rehearsal we moved each back by 60 cm. The first power drill failed as well: the backup encoder had an old stream key, and the stream was gone for 48 seconds. With the new key it came back within 9.

## Timeline

1. **Day 1** Brief: the car, three parts, the date.
2. **Day 4** Survey of power, floor load and the way in for a car.
3. **Days 9–10** Test with a car in the same paint; “reflections first” is decided.
4. **Day 14** Version 3 of the brief and the 3D samples approved.
5. **Days 22–25** Move in: cyclorama, overhead source, cabling.
6. **Days 26–29** Lighting, calibration, integration; bodywork edges checked frame by frame.
7. **Day 30** Two full rehearsals, with network and power failures.
8. **Day 32** The launch.
9. **Day 34** Acceptance, 42 items; the studio passes to the daily team.`,
  },
  equipment: [
    {
      name: { zh: '广播级摄像机（12G-SDI）', en: 'Broadcast camera, 12G-SDI' },
      quantity: 3,
      note: { zh: '固定机位，逐一标定', en: 'Fixed, each calibrated' },
    },
    {
      name: { zh: '合成主机', en: 'Compositing computer' },
      quantity: 2,
      note: { zh: '主备并行', en: 'Main and spare in parallel' },
    },
    { name: { zh: '8 路切换台', en: '8-input switcher' }, quantity: 1 },
    { name: { zh: '顶部柔光矩阵，6 × 3 m', en: 'Overhead soft source, 6 × 3 m' }, quantity: 1 },
    { name: { zh: '背景平板灯', en: 'Background panel light' }, quantity: 12 },
    { name: { zh: '人物柔光灯', en: 'Soft light for the speaker' }, quantity: 2 },
    { name: { zh: '黑旗，2.4 × 1.2 m', en: 'Black flag, 2.4 × 1.2 m' }, quantity: 2 },
    { name: { zh: '绿色圆弧幕，9 × 7 m', en: 'Green cyclorama, 9 × 7 m' }, quantity: 1 },
    {
      name: { zh: '硬件编码器', en: 'Hardware encoder' },
      quantity: 2,
      note: { zh: '不同运营商线路', en: 'On lines of different carriers' },
    },
    { name: { zh: '不间断电源，3 kVA', en: 'Uninterruptible power supply, 3 kVA' }, quantity: 2 },
  ],
  results: [
    {
      value: '68',
      unit: { zh: '分钟', en: 'min' },
      label: { zh: '发布直播全程，节目信号零中断', en: 'on air without interruption' },
      source: {
        zh: '切换台录制与两台编码器日志，2026 年 7 月 9 日',
        en: 'Switcher recording and logs of both encoders, 9 July 2026',
      },
    },
    {
      value: '0.8',
      unit: { zh: '%', en: '%' },
      label: { zh: '车身边缘带绿的像素', en: 'edge pixels on the bodywork that carry green' },
      before: { zh: '11.4%（首次试拍）', en: '11.4% in the first test' },
      source: {
        zh: '逐像素统计，同一车位、40 px 边带，验收单第 12 项',
        en: 'Pixel count, same position, 40 px band, acceptance item 12',
      },
    },
    {
      value: '9',
      unit: { zh: '天', en: 'days' },
      label: { zh: '从进场到彩排完成', en: 'from moving in to the last rehearsal' },
      before: { zh: '16 天（上一场搭台发布）', en: '16 days for the last built stage' },
      source: {
        zh: '实施工单起止时间；对比为客户 2025 年项目档案',
        en: 'First and last entry of the work order; customer’s 2025 project file',
      },
    },
    {
      value: '46',
      unit: { zh: '场', en: 'shows' },
      label: {
        zh: '发布次月，同一间棚的日播场次',
        en: 'from the same studio in the month after',
      },
      before: { zh: '0 场', en: '0' },
      source: { zh: '客户直播排期，2026 年 8 月', en: 'Customer schedule, August 2026' },
    },
  ],
  quote: {
    text: {
      zh: '我们原来以为灰车在绿幕前不可能拍好。工程师花了一整天只做一件事：让车身照不到绿。后面反而都很顺。',
      en: 'We did not think a grey car could work in front of green. The engineers spent a whole day just keeping green out of the paint. After that it was easy.',
    },
    person: { zh: '周先生', en: 'Mr Zhou' },
    role: { zh: '品牌内容总监', en: 'Director of brand content' },
  },
  captions: [
    {
      zh: '车停在圆弧幕前，上方是 6 × 3 m 柔光，三台摄像机呈扇形排开',
      en: 'The car on the cyclorama under the 6 × 3 m overhead light, with three cameras in a fan',
    },
    {
      zh: '播出画面：夜间城区，车底是真实的接地阴影',
      en: 'On air: the city at night, with the real shadow under the car',
    },
  ],
  cover: 2,
};
