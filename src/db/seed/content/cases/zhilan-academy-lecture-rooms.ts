import type { DemoCase } from './case.ts';

/** Six offices turned into lecture rooms that teachers run alone. */
export const zhilanAcademy: DemoCase = {
  slug: 'zhilan-academy-lecture-rooms',
  industry: 'education',
  scene: 'training',
  products: ['cyan', 'app'],
  publishedAt: '2026-06-24T10:00:00+08:00',
  deliveredOn: '2026-04-23',
  customer: { zh: '知澜学堂', en: 'Zhilan Academy' },
  title: {
    zh: '六间办公室改成讲师自己开播的授课间',
    en: 'Six offices turned into lecture rooms that teachers run alone',
  },
  summary: {
    zh: '知澜学堂的讲师来自不同行业，多数没有直播经验。项目把六间普通办公室改成一键式授课间：进门刷卡开灯，镜头与抠像参数固定，讲师只管翻页和说话。首月开课 412 节，求助技术人员 6 次。',
    en: 'Teachers at Zhilan Academy come from many trades, and most had never been on air. Six ordinary offices became rooms that start with one switch; camera and keying are fixed, and the teacher only has to teach. The first month saw 412 lessons and six calls for help.',
  },
  challenge: {
    zh: `- 房间是普通办公室，层高 2.6 m，玻璃隔断，拍手能听见尾音，实测混响时间 0.9 s；
- 每天十三位左右的讲师轮换，没有驻场技术人员；
- 课件文字小，抠像后的人像不能压住板书；
- 下午西晒，两小时内色温从 5400 K 漂到 4300 K，白平衡跟着跑。`,
    en: `- The rooms are ordinary offices with 2.6 m ceilings and glass partitions; reverberation measured 0.9 s.
- About thirteen teachers a day use them, with no technician on site.
- The slides have small print that the presenter must not cover.
- The low afternoon sun went from 5400 K to 4300 K within two hours and took the white balance with it.`,
  },
  solution: {
    zh: `## 布景

| 项目 | 做法 |
|---|---|
| 房间 | 六间，均为 4.2 × 3.4 m，层高 2.6 m，四川成都 |
| 背景 | 绿幕（哑光漆）3.0 × 2.4 m，站位离墙 1.6 m |
| 窗 | 西侧内装遮光帘，室内只留可控的灯 |
| 声学 | 话筒对面整墙 5 cm 吸声板 8.8 m²，吊顶下 8 块浮云板，玻璃挂厚帘 |
| 画面 | 讲师站在右侧三分之一，课件占左侧三分之二 |

## 布光

| 灯 | 位置 | 实测 |
|---|---|---|
| 背景平板灯两盏 | 左右墙角，避开人物 | 九点差值 0.4 档（小房间上限 1/2 档），四点取样 |
| 主光 | 左前 40° | 亮面 640 lx |
| 辅光 | 右前 40° | 暗面 320 lx，**光比 2:1** |
| 轮廓光 | 侧后方立柱 | 每间一盏，5600 K |

曝光 f/4、1/100 s、ISO 640，六台摄像机同一组数值，写在机身标签上。

## 怎么做的

**遮光与手动。** 遮住西窗，摄像机全手动。白平衡不再漂移，六间画面可以互换。

**混响与话筒。** 吸声面积按赛宾公式估算，装完复测 500 Hz 与 1 kHz 平均 0.4 s。话筒用超心形吊装，离嘴 60 cm，讲师身上不戴东西。

**一键开播。** 时序电源按灯光、摄像机、主机的顺序上电；青幕开机进入固定预设。越出站位时，返看边框变色提醒，不弹窗。

**走出房间也能讲。** 去实训基地时，讲师用手机上的大觅直播开播，沿用同一组推流设置。

**互为备份。** 六间配置完全相同，任意一间故障，讲师换一间继续。

## 当时没做好的

样板间第一版的一键开关，十二位试讲的讲师里有五位按错：上面写的是“演播模式”，他们以为要先点“待机”。改成“开始上课”和“下课”两个键之后，再没有人问。话筒也返工过，原来吊在 90 cm 高，屋里的混响还没治，录音像在楼道里，装完吸声板再降到 60 cm 才合格。

我们还低估了空调：五间一起开时回路没问题，第六间一开就跳闸，验收前一周请物业分成两路。

## 时间线

1. **第 1 天** 需求会，旁听两位讲师上课。
2. **第 3 天** 六间逐一测光、测混响、测网络。
3. **第 10 天** 确认样板间方案。
4. **第 15～19 天** 做第一间样板间。
5. **第 20～24 天** 十二位讲师轮流试讲，改了三处：话筒高度、返看位置、按钮文字。
6. **第 25～42 天** 复制其余五间，每间约三天半。
7. **第 43～45 天** 分四批培训，每人独立开关机两次。
8. **第 46 天** 六间同时开播两小时，验收 31 项。`,
    en: `## The set

| Item | What was done |
|---|---|
| Rooms | Six of 4.2 × 3.4 m, ceiling 2.6 m, in Chengdu, Sichuan |
| Background | Green screen in matt paint, 3.0 × 2.4 m; teacher 1.6 m in front |
| Windows | Blackout blinds on the west side; only controllable light remains |
| Sound | 8.8 m² of 5 cm absorber facing the microphone, eight ceiling clouds, heavy curtains over the glass |
| Framing | Teacher in the right third, slides in the left two thirds |

## Lighting

| Light | Where | Measured |
|---|---|---|
| Two background panels | Corners, clear of the teacher | Nine points within 0.4 stop (limit for a shallow room: 1/2), four samples |
| Key | 40° left | 640 lx on the bright side |
| Fill | 40° right | 320 lx on the dark side, a **ratio of 2:1** |
| Rim | On a stand, to the side behind | One per room, 5600 K |

f/4, 1/100 s, ISO 640: the same in all six rooms, on a label on the camera.

## How it was done

**Blinds and manual cameras.** The white balance no longer drifts, and the six rooms give the same image.

**Reverberation and microphone.** Absorber area was estimated with Sabine’s formula; measured afterwards, 500 Hz and 1 kHz average 0.4 s. A hanging supercardioid, 60 cm from the mouth, leaves the teacher with nothing to wear.

**One switch.** A sequencer powers lights, camera and computer in order, and Cyan starts in a fixed preset. Step off the mark and the return monitor’s border changes colour; nothing pops up.

**Beyond the room.** On visits to a training site, teachers go live from a phone with Dami Live and the same stream settings.

**Each room a spare.** All six are identical. If one fails, the teacher walks next door.

## What did not work at first

In the first sample room five of twelve teachers pressed the wrong button. It said “Studio mode”, and they thought they had to press “Stand-by” first. With “Start lesson” and “End lesson” nobody asked any more. The microphone was redone too. It hung at 90 cm in an untreated room and sounded like a stairwell; with the absorbers up and at 60 cm it passed.

We also underestimated the air conditioning. Five rooms ran on one circuit, and the sixth tripped it. A week before acceptance the building put in a second circuit.

## Timeline

1. **Day 1** Brief, and two lessons watched from the back row.
2. **Day 3** Light, reverberation and network measured in all six.
3. **Day 10** Plan of the sample room approved.
4. **Days 15–19** The first room.
5. **Days 20–24** Twelve teachers try it; microphone height, monitor position and the words on the switch change.
6. **Days 25–42** The other five, three and a half days each.
7. **Days 43–45** Training in four groups; everyone starts and stops a room twice.
8. **Day 46** All six on air for two hours; acceptance, 31 items.`,
  },
  equipment: [
    { name: { zh: '固定机位摄像机', en: 'Fixed camera' }, quantity: 6 },
    {
      name: { zh: '平板柔光灯', en: 'Soft panel light' },
      quantity: 30,
      note: {
        zh: '每间五盏：背景二、人物二、轮廓一',
        en: 'Five a room: two screen, two face, one rim',
      },
    },
    { name: { zh: '抠像与录制主机', en: 'Keying and recording computer' }, quantity: 6 },
    { name: { zh: '超心形吊装话筒', en: 'Hanging supercardioid microphone' }, quantity: 6 },
    {
      name: { zh: '返看显示器', en: 'Return monitor' },
      quantity: 12,
      note: { zh: '每间两台：合成画面、课件', en: 'Two a room: programme and slides' },
    },
    {
      name: { zh: '5 cm 吸声板（m²）', en: '5 cm absorber, m²' },
      quantity: 53,
      note: { zh: '每间 8.8 m²', en: '8.8 m² a room' },
    },
    {
      name: { zh: '吸声浮云板', en: 'Ceiling cloud' },
      quantity: 48,
      note: { zh: '每间八块', en: 'Eight a room' },
    },
    { name: { zh: '时序电源', en: 'Power sequencer' }, quantity: 6 },
  ],
  results: [
    {
      value: '3',
      unit: { zh: '分钟', en: 'min' },
      label: { zh: '讲师从进门到可以开播', en: 'from walking in to ready to go live' },
      before: { zh: '25 分钟，需技术人员陪同', en: '25 min, with a technician' },
      source: {
        zh: '客户教务系统刷卡与推流时间，2026 年 5 月，中位数',
        en: 'Door card and stream start times, May 2026, median',
      },
    },
    {
      value: '412',
      unit: { zh: '节', en: 'lessons' },
      label: {
        zh: '首月完成的直播课，平均每天 13 节',
        en: 'streamed in the first month, 13 a day',
      },
      before: { zh: '128 节，两间录播教室', en: '128, from two recording rooms' },
      source: {
        zh: '客户教务系统，2026 年 5 月对比 3 月',
        en: 'Customer course system, May against March 2026',
      },
    },
    {
      value: '0.4',
      unit: { zh: '秒', en: 's' },
      label: { zh: '混响时间', en: 'reverberation time' },
      before: { zh: '0.9 秒', en: '0.9 s' },
      source: {
        zh: '验收单第 7 项，500 Hz 与 1 kHz 平均，六间均值',
        en: 'Acceptance item 7, mean of 500 Hz and 1 kHz over six rooms',
      },
    },
    {
      value: '6',
      unit: { zh: '次', en: 'calls' },
      label: {
        zh: '首月技术求助，占课次的 1.5%',
        en: 'for help in the first month, 1.5% of lessons',
      },
      source: {
        zh: '客户服务台记录，2026 年 5 月',
        en: 'Customer help desk, May 2026',
      },
    },
  ],
  quote: {
    text: {
      zh: '老师们最满意的是不用求人。门一开、灯一亮，站好就能讲。',
      en: 'What the teachers like most is not how it looks. It is that they need no help. The door opens, the lights come on, they step on the mark and begin.',
    },
    person: { zh: '罗女士', en: 'Ms Luo' },
    role: { zh: '教学运营经理', en: 'Teaching operations manager' },
  },
  captions: [
    {
      zh: '一间授课间：绿幕前的讲师、平板灯与墙上的吸声板',
      en: 'One room: the teacher in front of the green screen, panel lights, absorbers on the wall',
    },
    {
      zh: '六间同样的房间分成两排，任何一间都能顶替另一间',
      en: 'Six identical rooms in two rows, each a spare for the others',
    },
  ],
  cover: 2,
};
