import type { DemoCase } from './case.ts';

/** A classroom application that took the SDK into five clients. */
export const yunxiClassroom: DemoCase = {
  slug: 'yunxi-classroom-sdk-rollout',
  industry: 'education',
  scene: 'training',
  products: ['sdk'],
  publishedAt: '2026-11-18T10:00:00+08:00',
  deliveredOn: '2026-10-30',
  customer: { zh: '云溪课堂', en: 'Yunxi Classroom' },
  title: {
    zh: '五种客户端共用一份预设，抠像在老师的电脑上完成',
    en: 'One keyer for five teaching clients, running on the teacher’s device',
  },
  summary: {
    zh: '云溪课堂有一万一千位在家上课的老师，机型从新款笔记本到六年前的平板。青幕 SDK 的网页模块装进 Windows、macOS、iOS、Android 与网页五种客户端，检测通过才开启，93% 的课次用上抠像，相关工单减少九成。',
    en: 'Yunxi Classroom has eleven thousand teachers who work from home, on anything from a new laptop to a six-year-old tablet. The web module of the Cyan SDK went into its five clients for Windows, macOS, iOS, Android and the web. It checks the device first: 93% of lessons now use it, and support tickets about backgrounds fell by 91%.',
  },
  challenge: {
    zh: `云溪原来用的是云端抠像：老师的画面先上传，抠完再发给学生，一来一回多出 300 ms，上行占用也翻倍。

- 五种客户端，三套代码，不想再维护三套抠像；
- 抽样 1,260 台设备，29% 没有独立显卡且机龄超过四年；
- 老师背后是书柜、窗户和晾着的衣服，没有幕布；
- 未处理的家中画面不该离开老师的电脑；
- 每一万节课有 420 张工单与虚拟背景有关，多数是“打不开”而没有原因。`,
    en: `Yunxi used to key in the cloud: video went up, lost their background there, and went on to the students. That added 300 ms and doubled the upload. Beyond that:

- Five clients ran on three code bases, and nobody wanted to maintain three keyers.
- Of 1,260 sampled devices, 29% had no discrete graphics and were over four years old.
- Behind the teacher there is a bookcase, a window or the laundry, and no green screen.
- Unprocessed video of a home should stay there.
- Virtual backgrounds caused 420 tickets per ten thousand lessons, most of which said no more than “it does not start”.`,
  },
  solution: {
    zh: `## 布景：老师的一面墙

这个项目没有演播室，景在老师家里。平台寄出 2,400 套“一面墙”套件，其余老师用人像分割。

| 项目 | 做法 |
|---|---|
| 幕 | 折叠幕 1.5 × 2.0 m，一面绿、一面灰；穿绿衣时翻到灰面 |
| 站位 | 坐姿，离幕 0.8 m，镜头与视线齐平 |
| 灯 | 20 W 平板灯两盏，左前 35° 与右前 40° |
| 实测 | 亮面 300 lx，暗面 200 lx，**光比 1.5:1** |
| 安装 | 一张图，五步，抽样老师平均 11 分钟装好 |

## 设备分档

开课前 \`detect()\` 先跑一遍，按结果分档，不让老师自己选。

| 档 | 条件 | 处理 | 课次占比 |
|---|---|---|---|
| A | WebGL2，单帧 12 ms 以内 | 720p30，色键或人像分割 | 71% |
| B | WebGL2，单帧 12～28 ms | 540p24，人像分割 | 22% |
| C | 不满足 | 普通画面，写明原因与建议 | 7% |

## 怎么做的

**一份模块进五个壳。** 桌面端是 Electron，移动端是系统 WebView，网页端直接加载；五个壳用同一份网页模块、同一份 \`preset.json\`。

**创建之前检测。** \`detect()\` 返回哪一项不满足。工单里“打不开”变成了“显卡驱动版本过旧，需要 27 以上”。

**过热就降档。** 连续 20 帧超出预算便从 A 降到 B，恢复 60 秒后再升回来；平板一节 40 分钟的课，机身温度比云端方案只高 1.5 °C。

**结果可以验证。** 46 款设备跑一致性套件，透明通道与参考结果的 PSNR 最低 45.8 dB，报告随每次发版存档。

**不改课堂。** 处理完的画面走原来的编码与传输，服务端没有改动一行。

## 当时没做好的

灰度 5% 的第一周，B 档平板在 25 分钟左右反复升降档，画面一会儿清楚一会儿糊，收到 31 张新工单。原因是恢复得太快：降档后 10 秒就升回去。改成 60 秒安静期、连续 20 帧超预算才降，问题消失。

第一批 200 套“一面墙”里，41 位老师把幕贴着椅背挂，影子落在幕上。说明书原来是两页文字，改成一张图、在幕布背面印上“离人 0.8 m”之后，再寄的 2,200 套里只有 3% 要求重发说明。

## 时间线

1. **第 1 天** 需求会，拿到一周的设备统计。
2. **第 8 天** 46 款设备的检测结果与分档方案。
3. **第 18～36 天** 网页端接入 1.5.0-beta.1。
4. **第 37～60 天** 桌面端，换到 beta.2。
5. **第 61～74 天** 移动端 WebView，处理切后台与来电。
6. **第 75～87 天** 灰度 5%，改了两处降档阈值。
7. **第 88 天** 换到 1.5.0 正式版，灰度 20%。
8. **第 95 天** 全量。
9. **第 103 天** 验收 29 项，移交接入手册。`,
    en: `## The set: one corner at home

There is no studio in this project; the set is at the teacher’s home. The platform sent out 2,400 kits, and everyone else uses person segmentation.

| Item | What was done |
|---|---|
| Backdrop | Folding, 1.5 × 2.0 m, green on one side and grey on the other, for teachers in green |
| Position | Seated, 0.8 m in front, lens at eye level |
| Lights | Two 20 W panels, 35° left and 40° right |
| Measured | 300 lx bright, 200 lx dark, a **ratio of 1.5:1** |
| Setting up | One drawing, five steps, 11 minutes on average in a sample |

## Devices by tier

Before a lesson \`detect()\` runs once and decides. The teacher is not asked.

| Tier | Condition | What runs | Share of lessons |
|---|---|---|---|
| A | WebGL2, frame within 12 ms | 720p30, colour key or person segmentation | 71% |
| B | WebGL2, frame in 12–28 ms | 540p24, person segmentation | 22% |
| C | Neither | The unkeyed video, with reason and advice | 7% |

## How it was done

**One module in five shells.** The desktop clients are Electron, the mobile ones use the system’s web view, the browser loads it directly. All five run the same web module and the same \`preset.json\`.

**Check, then create.** \`detect()\` says which condition fails. “It does not start” became “graphics driver too old, 27 or later needed”.

**One step down when too hot.** Twenty frames over budget move a device from A to B, and after 60 quiet seconds it comes back. A tablet ends a 40-minute lesson 1.5 °C warmer than it did with the cloud.

**Results anyone can check.** The conformance kit ran on 46 devices. The lowest PSNR of a matte against the reference was 45.8 dB, and a report is filed with every release.

**The classroom stays as it is.** The finished video goes through the old encoder and network. Nothing changed on the server.

## What did not work at first

In the first week, at 5% of lessons, tier B tablets kept stepping up and down after about 25 minutes, the video turned sharp and soft, and 31 new tickets came in. The recovery was too quick: after ten seconds they stepped up again. Now a device steps down after twenty frames over budget and waits for 60 quiet seconds.

Of the first 200 kits, 41 teachers hung the screen right behind the chair, with their shadow on it. The instructions had been two pages of text. We replaced them with one drawing and printed “0.8 m from your back” on the screen; of the next 2,200 kits only 3% needed new instructions.

## Timeline

1. **Day 1** Brief, with a week of device statistics.
2. **Day 8** Detection results of 46 devices, and the tiers.
3. **Days 18–36** Web client, on 1.5.0-beta.1.
4. **Days 37–60** Desktop clients, moving to beta.2.
5. **Days 61–74** Mobile web views; calls and switching away.
6. **Days 75–87** 5% of lessons; two thresholds change.
7. **Day 88** 1.5.0, 20%.
8. **Day 95** Everyone.
9. **Day 103** Acceptance, 29 items; integration handbook handed over.`,
  },
  equipment: [
    {
      name: { zh: '青幕 SDK 网页模块许可', en: 'Cyan SDK licence, web module' },
      quantity: 5,
      note: {
        zh: '按应用授权，每个客户端一份，离线校验',
        en: 'Per application, one for each client',
      },
    },
    {
      name: { zh: '一致性测试设备', en: 'Devices in the conformance run' },
      quantity: 46,
      note: { zh: 'A 档 21、B 档 17、C 档 8', en: '21 in tier A, 17 in B, 8 in C' },
    },
    {
      name: { zh: '“一面墙”教师套件', en: 'Screen kit for teachers' },
      quantity: 2400,
      note: { zh: '折叠幕一张、平板灯两盏', en: 'A folding backdrop and two panels' },
    },
  ],
  results: [
    {
      value: '93',
      unit: { zh: '%', en: '%' },
      label: { zh: '课次用上抠像', en: 'lessons that use keying' },
      before: { zh: '64%（云端方案）', en: '64% with the cloud' },
      source: {
        zh: '客户端匿名统计，48,600 节课，2026 年 11 月 1～14 日；对比 7 月同等时长',
        en: 'Anonymous client statistics, 48,600 lessons, 1–14 November 2026; two weeks of July before',
      },
    },
    {
      value: '38',
      unit: { zh: '张', en: 'tickets' },
      label: {
        zh: '每万节课与虚拟背景有关的工单，减少 91%',
        en: 'about backgrounds per 10,000 lessons, 91% fewer',
      },
      before: { zh: '420 张', en: '420' },
      source: {
        zh: '客户工单系统，2026 年 11 月 1～14 日对比 7 月',
        en: 'Customer tickets, 1–14 November against July 2026',
      },
    },
    {
      value: '6.8',
      unit: { zh: '毫秒', en: 'ms' },
      label: { zh: 'A 档 720p 单帧处理中位数', en: 'median time per 720p frame, tier A' },
      before: { zh: '往返 300 毫秒', en: '300 ms round trip' },
      source: {
        zh: '客户端匿名统计，2026 年 11 月 1～14 日',
        en: 'Anonymous client statistics, 1–14 November 2026',
      },
    },
    {
      value: '1.2',
      unit: { zh: 'Mbit/s', en: 'Mbit/s' },
      label: { zh: '每节课上行占用', en: 'upload used per lesson' },
      before: { zh: '2.4 Mbit/s', en: '2.4 Mbit/s' },
      source: {
        zh: '客户传输日志，720p 课次均值，同期对比',
        en: 'Customer transport logs, mean of 720p lessons, same periods',
      },
    },
  ],
  quote: {
    text: {
      zh: '以前客服最怕接“背景打不开”的电话，因为谁也不知道为什么。现在老师自己念得出原因，十有八九当场就解决了。',
      en: 'Support used to dread the call about backgrounds, because nobody could say why. Now the teacher reads the reason out, and nine times in ten that settles it.',
    },
    person: { zh: '蒋先生', en: 'Mr Jiang' },
    role: { zh: '客户端负责人', en: 'Head of client engineering' },
  },
  captions: [
    {
      zh: '五种客户端，同一份网页模块与预设',
      en: 'Five clients, one web module, one preset',
    },
    {
      zh: '示意：十几位老师的画面排成弧形，背景各自在本机换好',
      en: 'An illustration: video tiles of a dozen teachers in an arc, each background replaced on its own device',
    },
  ],
  cover: 2,
};
