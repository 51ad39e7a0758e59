import type { DemoCase } from './case.ts';

/** A tea cooperative that goes live from the mountain and from a counter. */
export const qinglingTea: DemoCase = {
  slug: 'qingling-tea-mountain-live',
  industry: 'e-commerce',
  scene: 'ecommerce',
  products: ['app', 'flower', 'cyan'],
  publishedAt: '2026-06-03T10:00:00+08:00',
  deliveredOn: '2026-03-24',
  customer: { zh: '青岭茶业合作社', en: 'Qingling Tea Cooperative' },
  title: {
    zh: '用手机从茶山和柜台直播春茶',
    en: 'Tea sold live from the mountain and from the counter',
  },
  summary: {
    zh: '春茶只有三十来天，信号却总在采茶的地方断。青岭合作社用大觅直播加双卡聚合从茶山开播，平均每场中断从 5.6 次降到 0.4 次；午后转到四米深的小柜台，蓝幕前泡茶，背后是花境的茶山。',
    en: 'Spring tea lasts thirty-odd days, and the signal drops where the pickers are. The Qingling Cooperative goes live from the terraces with Dami Live and two bonded SIM cards: interruptions fell from 5.6 to 0.4 a show. In the afternoon it moves to a small counter with a blue screen, with a tea mountain from Flower in the background.',
  },
  challenge: {
    zh: `- 茶园在海拔 620～880 m，单张卡的上行在 0.9 到 11 Mbit/s 之间跳；
- 中午直射光 78,000 lx，帽檐下一片黑，手机表面 47 °C，十几分钟就降频；
- 2025 年春季 12 场里中断 67 次，每次重连观众就走一批；
- 柜台在老仓库里，茶汤、茶叶和包装都是绿的，绿幕没法用；
- 六位社员轮流出镜，平时都在采茶。`,
    en: `- The terraces lie at 620 to 880 m, and on one SIM card the upload jumps between 0.9 and 11 Mbit/s.
- Midday sun of 78,000 lx turns a face under a hat black, and heats a phone to 47 °C: within a quarter of an hour it throttles.
- In spring 2025 twelve shows had 67 interruptions, and every reconnect lost some of the audience.
- The counter is in an old storehouse, and tea, leaves and tins are all green, so a green screen was out.
- Six members take turns on camera, and pick tea the rest of the day.`,
  },
  solution: {
    zh: `## 布景

| 项目 | 山上 | 柜台 |
|---|---|---|
| 大小 | 一把遮光伞、一张 1.2 m 茶桌 | 4.5 × 4.0 m，层高 3.0 m，浙江丽水 |
| 背景 | 真实茶垄，逆光方向 | 蓝幕 3.0 × 2.6 m，站位离幕 1.5 m |
| 画面 | 竖屏 1080p30 | 竖屏 1080p30，花境春季布景，4 月 20 日起为“谷雨”；远景茶山、近景茶花 2% |
| 供电 | 1 kWh 电源箱，可播 5 小时 | 市电加不间断电源 |

## 布光

| 位置 | 做法 | 实测 |
|---|---|---|
| 山上 | 1.2 × 1.2 m 柔光布遮顶，减 1.6 档 | 78,000 lx 降到 26,000 lx |
| 山上暗面 | 银色反光板补光 | 13,000 lx，**光比 2:1** |
| 柜台主光 | 左前 40°，60 cm 柔光箱 | 亮面 600 lx |
| 柜台辅光 | 右前 40° | 暗面 300 lx，**光比 2:1** |
| 茶汤 | 玻璃杯后一盏 10 W 小灯，隔硫酸纸 | 茶汤透亮，杯沿不过曝 |
| 蓝幕两盏 | 左右 45° | 九点差值 1/3 档 |

## 怎么做的

**按信号选机位。** 工程师沿三条采茶路走了 22 个点，每点向自有服务器上传 30 秒，取稳定段最低值的六成，扣去一成开销，作为码率。双卡聚合后，能播 3.5 Mbit/s 以上的点从 6 个变成 19 个。2026 年 11 月 10 日起，大觅直播 2.6 的上行测速用的就是这套量法。

**SRT 兜住丢包。** 山上到合作社机房走 SRT，延迟设 1.2 s，机房再转推平台；一张卡断了，另一张接着传，观众只看到两三秒画质变差。

**给手机降温。** 背夹风扇、浅色遮光罩、屏幕亮度三成，手机表面从 47 °C 降到 39 °C，整场不再降频。

**柜台用蓝幕。** 茶汤、茶叶和包装都是绿的，蓝幕不冲突。4 月起茶具用保护遮罩，茶汤由杯后的小灯照亮；溢色抑制只开到 22。

**六个人都会。** 社员按卡片上的顺序做：伞、桌、卡、测速、开播。卡片塑封，挂在电源箱上。

## 当时没做好的

柜台第一版用玻璃杯泡茶，青幕 3.0 还没有遮罩，杯里的茶汤连同杯沿一起被抠穿。3 月验收时只好用白瓷杯；4 月升级到 3.1，把茶具设为保护遮罩，玻璃杯才上台。“谷雨”花材也是 4 月 20 日才有，前四周用的是花境的春季布景。

山上第一次试播停了 11 分钟：聚合盒和手机共用一只电源箱，正午电量掉到 20% 时自动断电。现在每场带两只，到 40% 就换。

## 时间线

1. **第 1 天** 需求会，看了去年断得最厉害的三场回放。
2. **第 3～4 天** 上山走 22 个点测速，量光。
3. **第 7 天** 方案确认：山上一套、柜台一套。
4. **第 12～16 天** 柜台挂蓝幕、布灯、装花境春季布景。
5. **第 17～19 天** 聚合盒与 SRT 联调，三条路各试播一场。
6. **第 20～24 天** 六位社员培训，每人独立开播两次。
7. **第 27 天** 开采前一天验收 24 项。`,
    en: `## The set

| Item | On the mountain | At the counter |
|---|---|---|
| Size | A sunshade and a 1.2 m tea table | 4.5 × 4.0 m, ceiling 3.0 m, in Lishui, Zhejiang |
| Background | Real terraces, against the light | Blue screen, 3.0 × 2.6 m, 1.5 m behind |
| Video | Portrait, 1080p30 | Portrait, 1080p30; Flower’s spring set, from 20 April the one for Grain Rain: terraces behind, tea blossom in front, 2% |
| Power | 1 kWh power pack, five hours | Mains and a UPS |

## Lighting

| Where | What was done | Measured |
|---|---|---|
| Mountain | 1.2 × 1.2 m silk overhead, 1.6 stops | From 78,000 to 26,000 lx |
| Mountain, dark side | Silver reflector | 13,000 lx, a **ratio of 2:1** |
| Counter, key | 40° left, 60 cm soft box | 600 lx on the bright side |
| Counter, fill | 40° right | 300 lx on the dark side, a **ratio of 2:1** |
| The tea | A 10 W light behind the glass, through tracing paper | The tea glows, the rim does not clip |
| Two lights on the blue screen | 45° left and right | Nine points within a third of a stop |

## How it was done

**Positions chosen by signal.** Engineers walked three picking paths and uploaded for 30 seconds to our own server at 22 points. Sixty per cent of the lowest stable value, less a tenth for overhead, became the bit rate. With two bonded SIM cards, points good for 3.5 Mbit/s or more went from 6 to 19. Since 10 November 2026 the same routine has been the upload test in Dami Live 2.6.

**SRT for the losses.** From the mountain to the cooperative the stream is SRT with 1.2 s of latency, and from there it goes to the platform. When one card drops out, the other carries on; viewers see a softer image for two or three seconds.

**A cooler phone.** Clip-on fan, pale hood, screen at 30%: the surface went from 47 to 39 °C and the phone no longer throttles.

**Blue at the counter.** Tea, leaves and tins are green, so the screen is blue. Since April a hold-out mask covers glass and tea, a small light behind the cup lights the tea, and spill suppression stays at 22.

**All six can do it.** Sunshade, table, SIM cards, upload test, start: the order is on a laminated card that hangs on the power pack.

## What did not work at first

At the counter we first brewed in glass cups. Cyan 3.0 had no masks yet, and tea and rim were keyed out together. At the acceptance test in March the cooperative used white porcelain; since the upgrade to 3.1 in April a hold-out mask covers the glass. Flower’s set for Grain Rain, the last solar term of spring, came out when the term began on 20 April; the first four weeks used the general spring set.

The first trial on the mountain stopped for 11 minutes. Bonding unit and phone shared one power pack, which switched itself off at 20%. Now two packs go up, and they are swapped at 40%.

## Timeline

1. **Day 1** Brief, with recordings of last year’s three worst shows.
2. **Days 3–4** Upload and light measured at 22 points.
3. **Day 7** Plan approved: one kit for the mountain, one for the counter.
4. **Days 12–16** Blue screen, lights, Flower’s spring set.
5. **Days 17–19** Bonding and SRT; a trial show on each path.
6. **Days 20–24** Training; each of the six does two solo shows.
7. **Day 27** Acceptance, 24 items, on the eve of the first picking.`,
  },
  equipment: [
    {
      name: { zh: '安卓手机', en: 'Android phone' },
      quantity: 2,
      note: { zh: '主机与备机，装大觅直播', en: 'Main and spare, with Dami Live' },
    },
    { name: { zh: '双卡聚合盒', en: 'Two-SIM bonding unit' }, quantity: 1 },
    { name: { zh: '电源箱，1 kWh', en: 'Power pack, 1 kWh' }, quantity: 2 },
    { name: { zh: '柔光布与支架，1.2 × 1.2 m', en: 'Silk and frame, 1.2 × 1.2 m' }, quantity: 1 },
    { name: { zh: '背夹风扇', en: 'Clip-on phone fan' }, quantity: 2 },
    {
      name: { zh: '无线领夹话筒（防风罩）', en: 'Wireless lavalier with windshield' },
      quantity: 2,
    },
    {
      name: { zh: '蓝色弹力幕，3.0 × 2.6 m', en: 'Blue stretch screen, 3.0 × 2.6 m' },
      quantity: 1,
    },
    { name: { zh: '60 cm 柔光灯', en: '60 cm soft light' }, quantity: 4 },
    { name: { zh: '10 W 背透小灯', en: '10 W light behind the glass' }, quantity: 1 },
    { name: { zh: '合成主机', en: 'Compositing computer' }, quantity: 1 },
  ],
  results: [
    {
      value: '0.4',
      unit: { zh: '次', en: 'per show' },
      label: { zh: '山上平均每场中断', en: 'interruptions when live from the mountain' },
      before: { zh: '5.6 次', en: '5.6' },
      source: {
        zh: '推流日志：2026 年春季 38 场 15 次，2025 年春季 12 场 67 次',
        en: 'Stream logs: 15 in 38 shows in spring 2026, 67 in 12 shows in spring 2025',
      },
    },
    {
      value: '96',
      unit: { zh: '分钟', en: 'min' },
      label: { zh: '山上平均每场时长', en: 'average show from the mountain' },
      before: { zh: '41 分钟', en: '41 min' },
      source: { zh: '推流日志，同上', en: 'Stream logs, as above' },
    },
    {
      value: '6,430',
      unit: { zh: '单', en: 'orders' },
      label: { zh: '春茶季直播订单', en: 'from live shows in the spring season' },
      before: { zh: '2,180 单', en: '2,180' },
      source: {
        zh: '合作社订单系统，2026 年与 2025 年各 3 月 25 日～4 月 30 日',
        en: 'Order system of the cooperative, 25 March to 30 April, 2026 against 2025',
      },
    },
    {
      value: '39',
      unit: { zh: '°C', en: '°C' },
      label: { zh: '正午开播 40 分钟后的手机表面', en: 'phone surface after 40 minutes at noon' },
      before: { zh: '47 °C', en: '47 °C' },
      source: {
        zh: '验收单第 9 项，环境 27 °C，红外测温',
        en: 'Acceptance item 9, 27 °C in the shade, infrared thermometer',
      },
    },
  ],
  quote: {
    text: {
      zh: '去年一断我就在镜头前干站着。今年有一回卡真掉了，我自己都没发现，还在讲炒锅的温度。',
      en: 'Last year, when the stream dropped, I just stood there with nothing to say. This year a card really did drop out, and I didn’t even notice. I was still talking about the heat of the wok.',
    },
    person: { zh: '蓝女士', en: 'Ms Lan' },
    role: { zh: '合作社理事、主播', en: 'Board member and presenter' },
  },
  captions: [
    {
      zh: '茶山机位：手机罩着遮光罩，茶桌上是双卡聚合盒和电源箱',
      en: 'On the terraces: a hooded phone, with the bonding unit on its power pack on the tea table',
    },
    {
      zh: '午后的柜台：蓝幕前的玻璃杯和茶叶罐，旁边的监视器上是合成画面',
      en: 'The counter in the afternoon: glass cups and tea tins in front of the blue screen, the composite on the monitor',
    },
    {
      zh: '播出画面：实拍的玻璃杯与茶叶罐，背后是晨光里的茶山',
      en: 'On air: the real glasses and tins in front of tea terraces in the morning',
    },
  ],
  cover: 3,
};
