import type { DemoCase } from './case.ts';

/** A policy studio with a sign-language interpreter in the picture. */
export const linjiangDistrict: DemoCase = {
  slug: 'linjiang-district-policy-studio',
  industry: 'government-enterprise',
  scene: 'government',
  products: ['3d', 'cyan'],
  publishedAt: '2026-07-16T10:00:00+08:00',
  deliveredOn: '2026-03-27',
  customer: { zh: '林江区政务服务中心', en: 'Linjiang District Service Centre' },
  title: {
    zh: '政策解读当天播出，每期都有手语',
    en: 'Policy explained the same day, with sign language',
  },
  summary: {
    zh: '林江区政务服务中心每周两期政策解读，过去从定稿到播出要五天，也没有手语画面。二十七平方米的会议室改成双人演播台加独立手语位之后，当天定稿当天播，二十四期全部有手语，四个街道的服务点连进同一间大厅。',
    en: 'The Linjiang District Service Centre explains policy on air twice a week. It used to take five days from final script to broadcast, without sign language. A meeting room of 27 m² became a two-seat desk with a separate interpreter position: script and broadcast now fall on the same day, all twenty-four programmes were interpreted, and four neighbourhood offices join in the same hall.',
  },
  challenge: {
    zh: `- 房间 6.0 × 4.5 m，层高只有 2.9 m，装不下常规的吊灯；
- 手语动作快，抠像画面里手指经常残缺：试拍的 2,000 帧里有 144 帧缺指；
- 全流程必须在政务网内完成，节目要留痕，改过一个字都要知道是谁、什么时候；
- 四个街道服务点只有普通办公桌和摄像头，要和主会场看起来在同一处；
- 出镜的是窗口工作人员，不是主持人，稿子当天才定。`,
    en: `- The room is 6.0 × 4.5 m, and its 2.9 m ceiling is too low for a lighting grid.
- Signing is fast, and keyed fingers go missing: in the test, 144 of 2,000 frames lacked one.
- Everything had to stay on the government network and leave a record of who changed which word, and when.
- Four neighbourhood offices, each with a desk and a webcam, had to look as if they were all in the same place.
- The people on camera work at the counter, and their script is only final that morning.`,
  },
  solution: {
    zh: `## 布景

| 项目 | 做法 |
|---|---|
| 房间 | 6.0 × 4.5 m，层高 2.9 m，改造前是会议室 |
| 主位 | 双人演播台 2.2 m，绿幕 4.2 × 2.6 m，离幕 1.8 m |
| 手语位 | 独立绿屏 1.6 × 2.2 m，译员离屏 1.2 m，深色素面服装 |
| 机位 | 双人全景一台、单人近景一台、手语专用一台，均固定 |
| 连线 | 四个街道服务点，统一灰色折叠背景，人像分割后放进同一大厅 |
| 画面 | 临水大厅，右侧留屏放政策原文，手语窗占画面宽度五分之一 |

## 布光

| 灯 | 位置 | 实测 |
|---|---|---|
| 背景平板灯四盏 | 绿幕上下沿，厚 6 cm，贴顶安装 | 九点差值 1/3 档 |
| 主光两盏 | 左前 40°，灯头前挂格栅 | 亮面 640 lx |
| 辅光 | 右前 40°，白墙反射 | 暗面 320 lx，**光比 2:1** |
| 手语位三盏 | 左右各一、正前偏上一 | 亮面 1,240 lx，暗面 620 lx，**光比 2:1** |

主位曝光 f/4、1/100 s、ISO 640。所有灯具无频闪，所以手语位快门可以提到 **1/200 s**，照度随之加倍到 1,240 lx，感光度不变，噪点也不变。

## 怎么做的

**手语是一路独立的信号。** 专用机位、专用灯、独立键控，50p 拍摄。快门从 1/50 改到 1/200，边缘柔和度降低，帧间平滑调到最低（4 月升级 3.1 之后改为关闭），手指不再被当成噪点抹掉。缺指帧从 7.2% 降到 0.3%。

**低层高用薄灯。** 背景改用 6 cm 厚的平板灯贴顶，主光加格栅管住散射，台面反光靠哑光桌垫解决。

**一张流程单。** 稿件、提词、字幕和画面调度写在同一张单子上，定稿锁版本，提词与字幕取自同一版；播出录像带时间码，与单子一起归档。

**同一间大厅。** 四个服务点用浏览器接入，人像在本地分割，光线方向统一写进摆放说明：窗在左、灯在右前。

**内网交付。** 合成、录制与连线服务部署在政务网，安装包逐个核对 SHA-256 后导入，许可离线校验。

## 当时没做好的

手语位第一轮和主位用同一套参数，1/50 s、默认平滑，2,000 帧里有 144 帧缺指。我们以为是键色的问题，换了两种绿布，没有改善。译员提醒说她的手在画面里是糊的，才去看快门。改到 1/200 s 后照度不够，又补了一盏灯。

第一次完整彩排时，断开一路连线，画面里留着那个服务点的最后一帧，像是有人愣住了。现在断线五秒后换成该服务点的名牌。

## 时间线

1. **第 1 天** 需求会，宣传、窗口、信息中心三方到场。
2. **第 3 天** 量房、量光，请手语译员试拍一小时。
3. **第 7 天** 方案与需求单确认，含内网部署图。
4. **第 11～19 天** 施工、贴顶布灯、网络割接。
5. **第 20～24 天** 标定，手语位四轮试拍，定 1/200 s。
6. **第 25～28 天** 八位窗口人员轮流试讲，四个服务点联调。
7. **第 30 天** 完整彩排，含断一路连线。
8. **第 32 天** 验收 34 项，移交操作手册与预设备份。`,
    en: `## The set

| Item | What was done |
|---|---|
| Room | 6.0 × 4.5 m, ceiling 2.9 m, formerly for meetings |
| Main position | Desk for two, 2.2 m; green screen 4.2 × 2.6 m, 1.8 m behind |
| Interpreter | Her own green screen, 1.6 × 2.2 m, 1.2 m behind; plain dark clothes |
| Cameras | Two-shot, single, and one for signing only; all fixed |
| Remote | Four neighbourhood offices with the same grey folding backdrop, keyed by segmentation into the same hall |
| Framing | A hall by the water; the text of the policy on the right; signing takes a fifth of the width |

## Lighting

| Light | Where | Measured |
|---|---|---|
| Four background panels | Along both edges of the screen, 6 cm deep, flush to the ceiling | Nine points within a third of a stop |
| Two keys | 40° left, with egg crates | 640 lx on the bright side |
| Fill | 40° right, off a white wall | 320 lx on the dark side, a **ratio of 2:1** |
| Three for the interpreter | Left, right, and above the lens | 1,240 and 620 lx, a **ratio of 2:1** |

The desk is shot at f/4, 1/100 s, ISO 640. All lights are flicker-free, so the interpreter’s camera can use **1/200 s**; twice the light, 1,240 lx, pays for it, so ISO and noise stay where they were.

## How it was done

**A separate signal for signing.** It has its own camera, lights and key, at 50p. From 1/50 to 1/200 s, with less edge softness and minimum smoothing between frames (switched off since the upgrade to 3.1 in April), fingers are no longer treated as noise. Frames with a missing finger fell from 7.2% to 0.3%.

**Thin lights for a low ceiling.** Panels 6 cm deep fit against it, egg crates keep the key lights off the screen, and a matt cover takes the shine off the desk.

**One run of show for everything.** Script, prompter, captions and cues are in one document. The final script is locked as a version, prompter and captions read the same one, and the recording is filed with it, time code included.

**The same hall.** The four offices join from a browser that separates the person locally. The instructions say where to sit: window on the left, desk lamp front right.

**On the internal network.** Compositing, recording and the conference run on the government network. Packages were checked against their SHA-256 one by one before they were brought in, and licences are verified offline.

## What did not work at first

In the first round the interpreter had the settings of the desk, 1/50 s and default smoothing, and 144 of 2,000 frames lacked a finger. We blamed the key colour and tried two other green fabrics, without success. Then the interpreter pointed out that her hands were blurred, and we looked at the shutter. At 1/200 s there was too little light, so we added a third light.

In the full rehearsal we cut one remote office off, and its last frame stayed on screen as if someone had frozen. Now a name card replaces it after five seconds.

## Timeline

1. **Day 1** Brief with the press office, counter staff and IT.
2. **Day 3** Room and light measured; an hour of test shots with an interpreter.
3. **Day 7** Plan and brief approved, deployment drawing included.
4. **Days 11–19** Building, lights against the ceiling, network.
5. **Days 20–24** Calibration; four rounds with the interpreter settle on 1/200 s.
6. **Days 25–28** Eight counter staff rehearse; the four offices connect.
7. **Day 30** Full rehearsal, with one remote site cut off.
8. **Day 32** Acceptance, 34 items; handbook and presets handed over.`,
  },
  equipment: [
    { name: { zh: '固定机位摄像机（1080p50）', en: 'Fixed camera, 1080p50' }, quantity: 3 },
    { name: { zh: '提词器', en: 'Prompter' }, quantity: 2 },
    {
      name: { zh: '薄型平板灯', en: 'Thin panel light' },
      quantity: 4,
      note: { zh: '贴顶安装，厚 6 cm', en: 'Against the ceiling, 6 cm deep' },
    },
    { name: { zh: '柔光灯（带格栅）', en: 'Soft light with egg crate' }, quantity: 6 },
    { name: { zh: '合成与录制主机', en: 'Compositing and recording computer' }, quantity: 2 },
    {
      name: { zh: '鹅颈话筒', en: 'Gooseneck microphone' },
      quantity: 2,
    },
    {
      name: { zh: '服务点套件', en: 'Kit for a neighbourhood office' },
      quantity: 4,
      note: {
        zh: '折叠背景、摄像头、台灯各一',
        en: 'Folding backdrop, webcam and lamp',
      },
    },
    { name: { zh: '管理型交换机', en: 'Managed switch' }, quantity: 2 },
  ],
  results: [
    {
      value: '1',
      unit: { zh: '天', en: 'day' },
      label: { zh: '从定稿到播出', en: 'from final script to broadcast' },
      before: { zh: '5 天', en: '5 days' },
      source: {
        zh: '客户节目档案，2026 年 4～6 月 24 期对比 2025 年同期 9 期，中位数',
        en: 'Programme archive, 24 programmes from April to June 2026 against 9 a year before, median',
      },
    },
    {
      value: '24/24',
      unit: { zh: '期', en: 'programmes' },
      label: { zh: '带手语画面播出', en: 'with sign language' },
      before: { zh: '0 / 9 期', en: '0 of 9' },
      source: { zh: '客户节目档案，2026 年 4～6 月', en: 'Programme archive, April to June 2026' },
    },
    {
      value: '0.3',
      unit: { zh: '%', en: '%' },
      label: { zh: '手语画面中手指残缺的帧', en: 'signing frames with a finger missing' },
      before: { zh: '7.2%（首轮试拍）', en: '7.2% in the first test' },
      source: {
        zh: '逐帧检查 2,000 帧，验收单第 21 项：6 帧对比 144 帧',
        en: '2,000 frames checked one by one, acceptance item 21: 6 against 144',
      },
    },
    {
      value: '84',
      unit: { zh: '%', en: '%' },
      label: { zh: '观众提问当场答复', en: 'questions answered on the spot' },
      before: { zh: '61%', en: '61%' },
      source: {
        zh: '客户互动记录，1,206 条提问中 1,013 条，2026 年 4～6 月',
        en: 'Customer log: 1,013 of 1,206 questions, April to June 2026',
      },
    },
  ],
  quote: {
    text: {
      zh: '有位听障居民来办事，比划着告诉我她看懂了那期医保。我们做这间屋子就是为了这个。',
      en: 'A deaf resident came to the counter and signed to me that she had understood the programme on health insurance. That is what the room is for.',
    },
    person: { zh: '陆女士', en: 'Ms Lu' },
    role: { zh: '政务公开科科长', en: 'Head of public information' },
  },
  captions: [
    {
      zh: '双人演播台与独立手语位',
      en: 'The desk for two and the separate interpreter position',
    },
    {
      zh: '播出画面：临水大厅，右侧屏上是政策原文，右下角叠加手语窗',
      en: 'On air: the hall by the water, the text of the policy on the screen, the interpreter’s window keyed in at the lower right',
    },
  ],
  cover: 2,
};
