import type { DemoCase } from './case.ts';

/** A teaching studio where the lecturer points at a three-dimensional model. */
export const qiheMedical: DemoCase = {
  slug: 'qihe-medical-teaching-studio',
  industry: 'healthcare',
  scene: 'medical',
  products: ['3d', 'sdk'],
  publishedAt: '2026-05-13T10:00:00+08:00',
  deliveredOn: '2025-12-19',
  customer: { zh: '栖和医学教育中心', en: 'Qihe Centre for Medical Education' },
  title: {
    zh: '讲者站在解剖模型旁边讲课',
    en: 'A lecturer beside a 3D anatomy model',
  },
  summary: {
    zh: '栖和医学教育中心每周向基层医生直播病例讨论。新演播室让讲者走到三维模型旁指认结构，镜头到返看的延迟压到 84 毫秒；青幕 SDK 接入自有会议系统，外地专家以透明人像加入同一个场景，含患者信息的影像不经过任何外部服务。',
    en: 'Every week the Qihe Centre discusses cases with general practitioners online. In its new studio the lecturer walks up to a 3D model and points, with 84 ms from lens to return monitor. The Cyan SDK inside the centre’s own conference system brings remote experts into the same scene, and images of patients pass through no outside service.',
  },
  challenge: {
    zh: `- 讲者常穿蓝绿色洗手衣，与绿色、青色的幕都冲突；
- 影像资料含患者信息，画面不得经过任何外部服务；
- 模型要能旋转、剖切，讲者的手指必须与结构对得上；首次搭建时镜头到返看 210 ms，手总是慢一拍；
- 外地专家在办公室接入，没有绿幕，也没有人帮忙调试。`,
    en: `- Lecturers often wear blue-green scrubs, which clash with green and cyan alike.
- Images contain patient information and must not pass through any outside service.
- The model can be turned and cut open, and a pointing finger has to land on the structure. The first set-up took 210 ms from lens to monitor, so the hand was always late.
- Remote experts join from offices with no green screen and nobody to help.`,
  },
  solution: {
    zh: `## 布景

| 项目 | 做法 |
|---|---|
| 演播室 | 7.0 × 5.0 m，层高 3.2 m，湖北武汉 |
| 主位 | 绿色 L 形幕角，4.0 + 2.5 m，高 3.0 m，漆面哑光 |
| 备位 | 对面浅灰墙 3.5 m，穿洗手衣时用人像分割 |
| 机位 | 指认机位固定 SDI 一台，走动机位 NDI 云台两台 |
| 返看 | 正前与侧面各一台，镜像显示，高度与视线齐平 |

## 布光

| 灯 | 位置 | 实测 |
|---|---|---|
| 背景灯四盏 | L 形两面墙各两盏 | 九点差值 1/3 档 |
| 主光 | 左前 40°，1.2 m 柔光箱 | 亮面 720 lx |
| 辅光 | 右前 40° | 暗面 360 lx，**光比 2:1** |
| 轮廓光两盏 | 后上方左右 | 白大褂肩线可见，不过曝 |

曝光 f/4、1/100 s、ISO 560。白大褂落在波形 84% 附近，褶皱仍有层次。

## 怎么做的

**按服装选幕。** 试拍五种洗手衣与白大褂，结论是绿幕配白大褂；确需洗手衣的场次，转身到灰墙一侧用人像分割。

**把延迟拆开来量。** 60p 下一帧 16.7 ms：摄像机输出 17 ms，采集 17 ms，键控与渲染 33 ms，返看 17 ms，合计 84 ms。关键两步是指认机位不走 NDI、返看打开低延迟模式。

**模型与手指同一套坐标。** 讲台前 1.6 × 1.2 m 的指认区标定到模型，讲者踩进地标，手指与血管的偏差不超过 2 cm。

**制作都在内网。** 合成、存储与会议服务部署在中心机房；SDK 的网页模块不依赖外部主机，许可离线校验。防火墙对演播室网段默认拒绝出站，只放行合成好的直播流和外地专家的连线。

**专家端。** 青幕 SDK 集成在会议网页里，浏览器本地分割人像，只上传处理后的画面；设备不支持时自动退回普通画面，并说明原因。

## 当时没做好的

首次联调 210 ms，讲者指到血管时，屏幕上的手还在路上，两位试讲的医生因此一直低头看返看。我们起初以为是渲染慢，换了显卡只省 4 ms。逐段拍照才发现，三台机位都走 NDI、返看开着画质增强，各占了三到四帧。

穿洗手衣的方案也返工过一次：最初想用蓝幕兼顾，五种洗手衣里有两种被一起抠掉，才改成对面灰墙加人像分割。人像分割留不住听诊器的细管，这一点现在写在操作册里：要展示器械的场次穿白大褂。

## 时间线

1. **第 1 天** 需求会，信息科与教学部同时到场。
2. **第 8 天** 服装与幕色试拍，定绿幕加灰墙两个位置。
3. **第 15～26 天** 机房网段、服务器与会议网页改造。
4. **第 29～40 天** 演播室施工、布光、标定。
5. **第 43 天** 首次联调，测得 210 ms，拆解延迟。
6. **第 47 天** 复测 84 ms，十张照片平均。
7. **第 50～61 天** 六位讲者试讲，三位外地专家试连。
8. **第 68 天** 验收 38 项，含一次断网演练。`,
    en: `## The set

| Item | What was done |
|---|---|
| Studio | 7.0 × 5.0 m, ceiling 3.2 m, in Wuhan, Hubei |
| Main position | Green screen corner, 4.0 + 2.5 m, 3.0 m high, matt paint |
| Second position | Pale grey wall opposite, 3.5 m, person segmentation for scrubs |
| Cameras | One fixed SDI camera for pointing, two NDI PTZ cameras for walking |
| Return | Two mirrored monitors, ahead and to the side, at eye level |

## Lighting

| Light | Where | Measured |
|---|---|---|
| Four background lights | Two on each side of the corner | Nine points within a third of a stop |
| Key | 40° left, 1.2 m soft box | 720 lx on the bright side |
| Fill | 40° right | 360 lx on the dark side, a **ratio of 2:1** |
| Two rim lights | Above and behind | The shoulder of a white coat, not clipped |

f/4, 1/100 s, ISO 560. White coats sit near 84% on the waveform and keep their folds.

## How it was done

**The screen depends on the clothes.** Five kinds of scrubs and the white coat were shot. White coats work on a green screen; for sessions in scrubs the lecturer moves to the grey wall and person segmentation.

**Latency, stage by stage.** At 60p a frame lasts 16.7 ms: camera 17, capture 17, keying and rendering 33, monitor 17, together 84 ms. Two things made the difference: the pointing camera does not go through NDI, and the monitors run in low-latency mode.

**One coordinate system.** A pointing area of 1.6 × 1.2 m in front of the desk is calibrated to the model. On the mark, finger and vessel are within 2 cm of each other.

**Production on the internal network.** Compositing, storage and conferencing run in the centre’s own machine room. The SDK’s web module depends on no outside host, and licences are checked offline. The firewall refuses outbound traffic from the studio by default; the finished stream and the calls of remote experts are the exceptions.

**For the experts.** The SDK lives in the conference page and separates the person in the browser, so only the finished video is sent. A device that cannot do it shows the unkeyed video and says why.

## What did not work at first

The first set-up took 210 ms: when a lecturer touched a vessel, the hand on the screen was still on its way, and two doctors kept looking down at the monitor. We suspected rendering, but a new graphics card saved only 4 ms. Photographs stage by stage showed the cause: all three cameras went through NDI, and the monitors ran image enhancement, each for three to four frames.

We also had to redo the plan for scrubs. A blue screen was meant to serve all clothes, but two of five kinds of scrubs disappeared with it. Hence the grey wall and segmentation, which loses the thin tube of a stethoscope. The handbook says so: wear the white coat when you show instruments.

## Timeline

1. **Day 1** Brief, with IT and teaching in one room.
2. **Day 8** Clothes and screen colours tested; two positions decided.
3. **Days 15–26** Network segment, servers, conference page.
4. **Days 29–40** Building, lighting, calibration.
5. **Day 43** First run: 210 ms, measured stage by stage.
6. **Day 47** Measured again: 84 ms, mean of ten photos.
7. **Days 50–61** Six lecturers rehearse, three experts connect.
8. **Day 68** Acceptance, 38 items, one with the network down.`,
  },
  equipment: [
    {
      name: { zh: '固定机位摄像机（SDI）', en: 'Fixed camera, SDI' },
      quantity: 1,
      note: { zh: '指认机位，1080p60', en: 'For pointing, 1080p60' },
    },
    { name: { zh: '云台摄像机（NDI）', en: 'PTZ camera, NDI' }, quantity: 2 },
    { name: { zh: '实时渲染主机', en: 'Real-time rendering computer' }, quantity: 1 },
    {
      name: { zh: '返看显示器（镜像，低延迟）', en: 'Return monitor, mirrored, low latency' },
      quantity: 2,
    },
    { name: { zh: '柔光灯', en: 'Soft light' }, quantity: 8 },
    { name: { zh: '绿幕（涂料），19.5 m²', en: 'Green screen, 19.5 m²' }, quantity: 1 },
    { name: { zh: '万兆交换机', en: '10-gigabit switch' }, quantity: 1 },
    {
      name: { zh: '青幕 SDK 网页端许可', en: 'Cyan SDK licence, web' },
      quantity: 1,
      note: { zh: '按应用授权，离线校验', en: 'Per application, checked offline' },
    },
  ],
  results: [
    {
      value: '84',
      unit: { zh: '毫秒', en: 'ms' },
      label: { zh: '镜头到返看的延迟', en: 'from lens to return monitor' },
      before: { zh: '210 毫秒（首次联调）', en: '210 ms in the first set-up' },
      source: {
        zh: '验收单第 4 项，1080p60，十张照片的平均',
        en: 'Acceptance item 4, 1080p60, mean of ten photos',
      },
    },
    {
      value: '31',
      unit: { zh: '位', en: 'experts' },
      label: { zh: '首季从外地接入的专家', en: 'joining remotely in the first quarter' },
      before: { zh: '6 位到场（上一季度）', en: '6 in person the quarter before' },
      source: {
        zh: '客户会议系统记录，2026 年 1～3 月对比 2025 年 10～12 月',
        en: 'Customer conference records, January to March 2026 against October to December 2025',
      },
    },
    {
      value: '52',
      unit: { zh: '分钟', en: 'min' },
      label: { zh: '基层医生平均观看时长', en: 'average viewing time per GP' },
      before: { zh: '37 分钟', en: '37 min' },
      source: {
        zh: '客户平台统计，2026 年第一季度 12 场对比上一季度 11 场',
        en: 'Customer platform, 12 sessions in the first quarter of 2026 against 11 in the quarter before',
      },
    },
    {
      value: '0',
      unit: { zh: '次', en: 'requests' },
      label: { zh: '直播期间的外部网络请求', en: 'to outside hosts during sessions' },
      source: {
        zh: '客户防火墙审计，2026 年 3 月，抽查四场',
        en: 'Customer firewall audit, March 2026, four sessions',
      },
    },
  ],
  quote: {
    text: {
      zh: '医生不关心技术，他们关心看不看得清那根血管。现在讲者的手就指在那里，这就够了。',
      en: 'Doctors do not care about the technology. They care whether they can see that vessel. Now the lecturer’s finger is on it, and that is enough.',
    },
    person: { zh: '何老师', en: 'Dr He' },
    role: { zh: '继续教育部主任', en: 'Head of continuing education' },
  },
  captions: [
    {
      zh: '播出画面：讲者站在模型旁，指认区标定到同一套坐标',
      en: 'On air: the lecturer beside the model, in one coordinate system',
    },
    {
      zh: '演播室：L 形绿幕、指认机位与齐眼高的镜像返看，桌上的实物模型用来对位',
      en: 'The studio: green corner, pointing camera, mirrored return monitor at eye level; the model on the table is for alignment',
    },
  ],
  cover: 1,
};
