/** Text in both languages of the site. */
interface Bilingual {
  zh: string;
  en: string;
}

/** A trade that cases are filed under. */
export interface DemoIndustry {
  key: string;
  name: Bilingual;
}

/** A result of a case: the figure, its unit, what it counts and who measured it when. */
export interface DemoCaseResult {
  value: string;
  unit: Bilingual;
  label: Bilingual;
  source: Bilingual;
}

/** A customer case in both languages; `challenge` and `set` are Markdown. */
export interface DemoCase {
  slug: string;
  industry: string;
  scene: 'ecommerce' | 'launch' | 'training' | 'medical' | 'government';
  products: ('3d' | 'cyan' | 'flower' | 'sdk' | 'app')[];
  customer: Bilingual;
  location: Bilingual;
  /** ISO time from which the case is public. */
  publishedAt: string;
  title: Bilingual;
  summary: Bilingual;
  challenge: Bilingual;
  set: Bilingual;
  equipment: { name: Bilingual; quantity: number }[];
  results: DemoCaseResult[];
  quote: { text: Bilingual; person: Bilingual; role: Bilingual };
}

/** Trades offered as a filter, in order. */
export const demoIndustries: DemoIndustry[] = [
  { key: 'e-commerce', name: { zh: '电商零售', en: 'E-commerce and retail' } },
  { key: 'beauty', name: { zh: '美妆个护', en: 'Beauty and personal care' } },
  { key: 'automotive', name: { zh: '汽车', en: 'Automotive' } },
  { key: 'education', name: { zh: '教育培训', en: 'Education and training' } },
  { key: 'healthcare', name: { zh: '医疗健康', en: 'Healthcare' } },
  { key: 'government-enterprise', name: { zh: '政企', en: 'Government and enterprise' } },
];

/** Invented customers of the fictional provider, newest first. */
export const demoCases: DemoCase[] = [
  {
    slug: 'zhiyu-skincare-flower-room',
    industry: 'beauty',
    scene: 'ecommerce',
    products: ['flower', 'cyan', 'app'],
    customer: { zh: '栀语护肤', en: 'Zhiyu Skincare' },
    location: { zh: '浙江 杭州', en: 'Hangzhou, Zhejiang' },
    publishedAt: '2026-10-08T10:00:00+08:00',
    title: {
      zh: '十八平方米的房间，一年二十四套景',
      en: 'Eighteen square metres, twenty-four sets a year',
    },
    summary: {
      zh: '栀语护肤在一间会议室里日播六小时。原先每次换季要停播两天搭景，改用花境与青幕之后，换景在开播前十分钟完成，背景随节气更换，商品的颜色不再跟着背景走。',
      en: 'Zhiyu Skincare is on air six hours a day from a former meeting room. A change of set used to cost two days off air. With Flower and Cyan it takes ten minutes before the show, the background follows the solar terms, and product colours stay what they are.',
    },
    challenge: {
      zh: `房间长 5 m、宽 3.6 m，主播离墙最多 1.4 m，绿幕的溢色直接落在下颌和手背上。品牌的主打色是淡绿瓶身，绿幕一抠就穿。

- 一个月换两次景，每次实景搭建需要停播两天；
- 换景之后肤色和瓶身颜色都会变，客服收到“色差”的询问；
- 团队只有三个人，没有专职灯光。`,
      en: `The room measures 5 by 3.6 m and leaves the presenter 1.4 m from the wall, so green spill landed on the jaw and the backs of the hands. The brand's signature bottle is pale green, and the keyer went straight through it.

- Two new sets a month, each two days off air;
- skin and bottles changed colour with every set, and customers asked about it;
- a team of three, none of them a lighting technician.`,
    },
    set: {
      zh: `**改成蓝幕，并把背景收窄。** 瓶身是淡绿色，键色改用蓝；幕布只保留取景范围四周各 25 cm，其余用黑绒遮住。

**灯位固定，编号上墙。** 两盏背景灯、两盏人物灯、一盏轮廓灯，全部 5600 K，光比 1.5:1。灯架位置在地面贴标，任何人都能复位。

**场景用花境的节气花材。** 每个节气一组种子写在流程单里，开播前由场控调出。商品区不飘花，前景花瓣控制在画面的 3%。

**溢色抑制从轻。** 蓝幕的溢色本来就弱，抑制降到 30，瓶身的颜色不再被改动。

**手机做备份。** 一部装有大觅直播的手机停在同一组推流设置上，主链路中断时由它接上。`,
      en: `**A blue wall, and less of it.** With pale green bottles the key colour moved to blue. The cloth was cut to 25 cm beyond the frame on each side; black velvet covers the rest.

**Lights that stay put.** Two on the wall, two on the presenter, one rim, all at 5600 K with a ratio of 1.5:1. Stands are marked on the floor, so anyone can restore them.

**Sets from the solar terms.** Each term has a seed in the run of show, and the floor manager calls it up before the start. No petals cross the product area; those in front take up 3% of the frame.

**Light-handed spill suppression.** Blue spills little to begin with. At 30 the suppression leaves the bottle alone.

**A phone in reserve.** One phone with Dami Live holds the same stream settings and takes over if the main path fails.`,
    },
    equipment: [
      { name: { zh: '摄像机（4:2:2 输出）', en: 'Camera with 4:2:2 output' }, quantity: 1 },
      { name: { zh: '60 cm 柔光灯', en: '60 cm soft light' }, quantity: 4 },
      { name: { zh: '轮廓灯（带蜂巢）', en: 'Rim light with grid' }, quantity: 1 },
      {
        name: { zh: '蓝色弹力幕，2.4 × 2.4 m', en: 'Blue stretch backdrop, 2.4 × 2.4 m' },
        quantity: 1,
      },
      { name: { zh: '抠像主机', en: 'Keying computer' }, quantity: 1 },
      { name: { zh: '无线领夹话筒', en: 'Wireless lavalier' }, quantity: 2 },
    ],
    results: [
      {
        value: '10',
        unit: { zh: '分钟', en: 'min' },
        label: { zh: '单次换景时间，原为两天', en: 'per change of set, down from two days' },
        source: {
          zh: '客户排班表，2026 年 6～9 月，共 9 次换景的中位数',
          en: 'Customer rota, June to September 2026, median of nine changes',
        },
      },
      {
        value: '0',
        unit: { zh: '天', en: 'days' },
        label: { zh: '因换景停播', en: 'off air for set changes' },
        source: { zh: '客户排班表，2026 年 6～9 月', en: 'Customer rota, June to September 2026' },
      },
      {
        value: '-41',
        unit: { zh: '%', en: '%' },
        label: { zh: '“色差”类咨询占比', en: 'share of questions about colour' },
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
  },
  {
    slug: 'xingjia-auto-online-launch',
    industry: 'automotive',
    scene: 'launch',
    products: ['3d', 'cyan'],
    customer: { zh: '星岬汽车', en: 'Xingjia Auto' },
    location: { zh: '安徽 合肥', en: 'Hefei, Anhui' },
    publishedAt: '2026-09-09T10:00:00+08:00',
    title: {
      zh: '三机位、一台实车：一场不搭台的新车发布',
      en: 'Three cameras, one car and no stage to build',
    },
    summary: {
      zh: '星岬汽车把线上发布会搬进自有的 12 米棚。实车停在绿色圆弧幕前，三个机位各有独立透视，讲解、内饰与行驶场景在一条时间线上切换，发布之后同一间棚继续用于日常直播。',
      en: 'Xingjia Auto moved its online launch into its own 12-metre studio. A real car stood before a green cyclorama, three cameras kept their own perspective, and talk, interior and road scenes ran on one timeline. The room has been used for daily shows ever since.',
    },
    challenge: {
      zh: `车漆是最难抠的材质之一：弧面会把整面绿幕收进去。

- 三个机位要随时切换，透视必须各自正确，不能像贴图；
- 灰色车漆的反光里满是绿色，前期试拍的边缘需要逐帧修；
- 发布只有一次，任何一路信号中断都要有备份；
- 会后同一间棚要留给门店做日播，不能是一次性搭建。`,
      en: `Car paint is among the hardest things to key. Its curves take in the whole wall.

- Three cameras cut freely, each with a perspective of its own, nothing that looks pasted;
- grey paint full of green reflections, retouched frame by frame in early tests;
- one chance, so every signal needed a second path;
- afterwards the room had to serve daily shows, so nothing could be temporary.`,
    },
    set: {
      zh: `**先管反光，再管抠像。** 顶部加 6 × 3 m 大面积柔光，让车身反射的是灯面而不是幕；车侧画面之外立黑旗，切断绿幕在腰线上的倒影；车窗内侧贴黑布。

**分区键控。** 车身用保护遮罩，只有人物和轮毂以上的轮廓参与键控；车底保留真实的接地阴影。

**透视。** 三个机位均为固定机位，逐一做镜头标定，在全案直播间中建立对应的虚拟摄像机，切换在同一帧完成。

**备份。** 主备两台合成主机同时运行，输出经切换台热备；两路编码器走不同运营商的线路。`,
      en: `**Reflections before keying.** A 6 by 3 m soft source overhead gives the bodywork a light to reflect in place of the wall. Black flags outside the frame cut the green from the waistline, and the windows are lined with black cloth.

**Keying by zones.** Hold-out masks take the body out of the key; only people and the outline above the wheels are keyed. The real shadow under the car is kept.

**Perspective.** All three cameras are fixed. Each lens was calibrated and given its own virtual camera in Live Room, and they switch on the same frame.

**A second path.** Two compositing computers run in parallel behind a switcher, and two encoders use lines from different carriers.`,
    },
    equipment: [
      { name: { zh: '广播级摄像机（12G-SDI）', en: 'Broadcast camera, 12G-SDI' }, quantity: 3 },
      { name: { zh: '合成主机（主备）', en: 'Compositing computer, main and spare' }, quantity: 2 },
      { name: { zh: '8 路切换台', en: '8-input switcher' }, quantity: 1 },
      { name: { zh: '顶部柔光矩阵，6 × 3 m', en: 'Overhead soft source, 6 × 3 m' }, quantity: 1 },
      { name: { zh: '背景平板灯', en: 'Background panel light' }, quantity: 12 },
      { name: { zh: '绿色圆弧幕，9 × 7 m', en: 'Green cyclorama, 9 × 7 m' }, quantity: 1 },
      { name: { zh: '硬件编码器', en: 'Hardware encoder' }, quantity: 2 },
    ],
    results: [
      {
        value: '68',
        unit: { zh: '分钟', en: 'min' },
        label: { zh: '发布直播全程，节目信号零中断', en: 'on air without an interruption' },
        source: {
          zh: '切换台录制与编码器日志，2026 年 7 月',
          en: 'Switcher recording and encoder logs, July 2026',
        },
      },
      {
        value: '9',
        unit: { zh: '天', en: 'days' },
        label: { zh: '从进场到彩排完成', en: 'from moving in to the last rehearsal' },
        source: { zh: '实施工单起止时间', en: 'First and last entry of the work order' },
      },
      {
        value: '46',
        unit: { zh: '场', en: 'shows' },
        label: { zh: '发布后首月日播场次', en: 'in the month after the launch' },
        source: { zh: '客户直播排期，2026 年 8 月', en: 'Customer schedule, August 2026' },
      },
    ],
    quote: {
      text: {
        zh: '我们原来以为灰车在绿幕前不可能拍好。工程师花了一整天只做一件事：让车身照不到绿。后面反而都很顺。',
        en: 'We did not think a grey car could work in front of green. The engineers spent a whole day on one thing, which was keeping green out of the paint. After that it was easy.',
      },
      person: { zh: '周先生', en: 'Mr Zhou' },
      role: { zh: '品牌内容总监', en: 'Director of brand content' },
    },
  },
  {
    slug: 'zhilan-academy-lecture-rooms',
    industry: 'education',
    scene: 'training',
    products: ['cyan', 'app'],
    customer: { zh: '知澜学堂', en: 'Zhilan Academy' },
    location: { zh: '四川 成都', en: 'Chengdu, Sichuan' },
    publishedAt: '2026-06-24T10:00:00+08:00',
    title: {
      zh: '六间办公室，讲师自己就能开播',
      en: 'Six offices where teachers go live by themselves',
    },
    summary: {
      zh: '知澜学堂的讲师来自不同行业，多数没有直播经验。项目把六间普通办公室改成一键式授课间：进门刷卡开灯，镜头与抠像参数固定，讲师只需要翻页和说话。',
      en: 'Teachers at Zhilan Academy come from many trades, and most had never been on air. Six ordinary offices became rooms that start with one switch. Light, camera and keying are fixed, and the teacher turns pages and talks.',
    },
    challenge: {
      zh: `- 房间是普通办公室，层高 2.6 m，玻璃隔断，混响明显；
- 每天十几位讲师轮换，没有驻场技术人员；
- 课件文字小，抠像后的人像不能压住板书；
- 下午西晒，光线随时间变化，白平衡漂移。`,
      en: `- Ordinary offices with 2.6 m ceilings, glass partitions and audible reverberation;
- a dozen teachers a day and no technician on site;
- slides with small print that the presenter must not cover;
- low afternoon sun that shifted the white balance by the hour.`,
    },
    set: {
      zh: `**把变化关在外面。** 西侧窗加遮光帘，室内只留可控的灯；摄像机全手动，参数写在机身标签上。

**治混响。** 话筒对面的整墙做 5 cm 吸声板，天花加 8 块浮云板，玻璃隔断挂厚帘。混响时间由 0.9 s 降到 0.4 s。

**一键开播。** 灯光、摄像机、主机由一个开关按顺序上电；青幕开机进入固定预设，画面里讲师站在课件右侧三分之一，位置越界时返看边框变色。

**走出房间也能讲。** 参观实训基地时，讲师用手机上的大觅直播开播，沿用同一组推流设置。

**互为备份。** 六间配置完全相同，任意一间故障，讲师换一间即可。`,
      en: `**Keep change outside.** Blackout blinds on the west side leave only light that can be controlled. Cameras are in full manual, with their settings on a label.

**Sound.** The wall facing the microphone carries 5 cm absorbers, eight clouds hang from the ceiling and heavy curtains cover the glass. Reverberation went from 0.9 s to 0.4 s.

**One switch.** Lights, camera and computer power up in order, and Cyan starts in a fixed preset. The teacher stands in the right third of the slide; the return monitor's border changes colour when they step out.

**Beyond the room.** On visits to a training site, teachers go live from a phone with Dami Live and the same stream settings.

**Each room a spare.** All six are identical. If one fails, the teacher walks next door.`,
    },
    equipment: [
      { name: { zh: '固定机位摄像机', en: 'Fixed camera' }, quantity: 6 },
      { name: { zh: '平板柔光灯', en: 'Soft panel light' }, quantity: 30 },
      { name: { zh: '抠像与录制主机', en: 'Keying and recording computer' }, quantity: 6 },
      { name: { zh: '超心形吊装话筒', en: 'Hanging supercardioid microphone' }, quantity: 6 },
      { name: { zh: '返看显示器', en: 'Return monitor' }, quantity: 12 },
      { name: { zh: '时序电源', en: 'Power sequencer' }, quantity: 6 },
    ],
    results: [
      {
        value: '3',
        unit: { zh: '分钟', en: 'min' },
        label: { zh: '讲师从进门到可以开播', en: 'from the door to ready' },
        source: {
          zh: '客户教务系统刷卡与推流时间，2026 年 5 月，中位数',
          en: 'Door and stream times, May 2026, median',
        },
      },
      {
        value: '0.4',
        unit: { zh: '秒', en: 's' },
        label: { zh: '混响时间，改造前 0.9 秒', en: 'reverberation time, 0.9 s before' },
        source: {
          zh: '验收单第 7 项，500 Hz 与 1 kHz 平均',
          en: 'Acceptance sheet, item 7, mean of 500 Hz and 1 kHz',
        },
      },
      {
        value: '412',
        unit: { zh: '节', en: 'lessons' },
        label: { zh: '首月完成的直播课', en: 'streamed in the first month' },
        source: { zh: '客户教务系统，2026 年 5 月', en: 'Customer course system, May 2026' },
      },
    ],
    quote: {
      text: {
        zh: '老师们最满意的不是画面，是不用求人。门一开、灯一亮，坐下就能讲。',
        en: 'What the teachers like most is not the picture. It is that they need nobody. The door opens, the lights come on, they begin.',
      },
      person: { zh: '罗女士', en: 'Ms Luo' },
      role: { zh: '教学运营经理', en: 'Teaching operations manager' },
    },
  },
  {
    slug: 'qihe-medical-teaching-studio',
    industry: 'healthcare',
    scene: 'medical',
    products: ['3d', 'sdk'],
    customer: { zh: '栖和医学教育中心', en: 'Qihe Centre for Medical Education' },
    location: { zh: '湖北 武汉', en: 'Wuhan, Hubei' },
    publishedAt: '2026-05-13T10:00:00+08:00',
    title: {
      zh: '让讲者站到解剖模型旁边',
      en: 'Standing the lecturer beside the anatomy model',
    },
    summary: {
      zh: '栖和医学教育中心每周向基层医生直播病例讨论。新演播室让讲者走到三维模型旁指认结构，并把青幕 SDK 接入自有的会议系统，外地专家也能以透明人像加入同一个场景。',
      en: "Every week the Qihe Centre discusses cases with general practitioners online. In its new studio the lecturer walks up to a 3D model and points. With the Cyan SDK inside the centre's own conference system, remote experts appear in the same scene.",
    },
    challenge: {
      zh: `- 讲者常穿蓝绿色洗手衣，与绿色、青色的幕都冲突；
- 影像资料含患者信息，画面不得经过任何外部服务；
- 模型要能旋转、剖切，讲者的手指必须与结构对得上；
- 外地专家在办公室接入，没有色幕，也没有人帮忙调试。`,
      en: `- Lecturers often wear blue-green scrubs, which clash with green and cyan alike;
- images contain patient information and may not pass through any outside service;
- the model turns and can be cut, and a pointing finger must meet the structure;
- remote experts join from offices with no coloured wall and nobody to help.`,
    },
    set: {
      zh: `**先定服装，再定幕。** 试拍比较后采用绿幕配白大褂；确需洗手衣的场次，用另一侧的浅灰墙加人像分割。

**返看对位。** 讲者正前方与侧面各一台返看，镜像显示，从镜头到返看的延迟实测 84 ms，手指与模型能够对上。

**全部在内网。** 合成、存储与会议服务都部署在中心机房；SDK 的网页端与服务端不依赖外部主机，许可离线校验。

**专家端。** 青幕 SDK 集成在会议网页里，浏览器本地分割人像，只上传处理后的画面；设备不支持时自动退回普通画面，并说明原因。`,
      en: `**Clothes first, wall second.** After test shots the centre chose a green wall and white coats. For sessions that require scrubs, a pale grey wall on the other side is used with person matting.

**A return picture to point by.** Two mirrored monitors, ahead and to the side. Latency from lens to monitor measured 84 ms, low enough for finger and model to meet.

**Everything inside.** Compositing, storage and conferencing run in the centre's own machine room. Neither the web nor the server part of the SDK depends on an outside host, and licences are checked offline.

**For the experts.** The SDK lives in the conference page and separates the person in the browser, so only the finished picture is sent. On devices that cannot do it, the plain picture is shown with the reason.`,
    },
    equipment: [
      { name: { zh: '云台摄像机（NDI）', en: 'PTZ camera, NDI' }, quantity: 2 },
      { name: { zh: '固定机位摄像机（SDI）', en: 'Fixed camera, SDI' }, quantity: 1 },
      { name: { zh: '实时渲染主机', en: 'Real-time rendering computer' }, quantity: 1 },
      { name: { zh: '返看显示器（镜像）', en: 'Return monitor, mirrored' }, quantity: 2 },
      { name: { zh: '绿色墙面，4 × 3 m', en: 'Green wall, 4 × 3 m' }, quantity: 1 },
      { name: { zh: '万兆交换机', en: '10-gigabit switch' }, quantity: 1 },
    ],
    results: [
      {
        value: '84',
        unit: { zh: '毫秒', en: 'ms' },
        label: { zh: '镜头到返看的延迟', en: 'from lens to return monitor' },
        source: {
          zh: '验收单第 4 项，五次测量的中位数',
          en: 'Acceptance sheet, item 4, median of five',
        },
      },
      {
        value: '31',
        unit: { zh: '位', en: 'experts' },
        label: { zh: '首季从外地接入的专家', en: 'joined remotely in the first quarter' },
        source: {
          zh: '客户会议系统记录，2026 年 1～3 月',
          en: 'Customer conference records, January to March 2026',
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
        en: "Doctors do not care about the technology. They care whether they can see that vessel. Now the lecturer's finger is on it, and that is enough.",
      },
      person: { zh: '何老师', en: 'Dr He' },
      role: { zh: '继续教育部主任', en: 'Head of continuing education' },
    },
  },
];
