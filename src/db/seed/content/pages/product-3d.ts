import { type DemoPage, productEnding } from './page.ts';

const zh = productEnding('3d', 'zh', {
  casesLead: '从发布会到医学教室，整间交付的项目。',
  booking: '先量一量您的房间',
  bookingLead: '告诉我们长宽高、要播什么、预算范围，一个工作日内给出初步布局与设备方向。',
});
const en = productEnding('3d', 'en', {
  casesLead: 'Rooms delivered whole, from a launch stage to a medical classroom.',
  booking: 'Start with the measurements of your room',
  bookingLead:
    'Length, width, height, what you stream and a budget range: a first layout and equipment outline follow within a working day.',
});

/** Full-service live room. */
export const liveRoomPage: DemoPage = {
  key: 'product-3d',
  product: '3d',
  zh: {
    title: '全案直播间',
    description:
      '全案直播间：从空房间到稳定开播，勘测、布景、灯光、摄像、实时渲染与推流由一支团队交付，验收标准提前写清。',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: '全案直播间',
        heading: '给一间空房，还一处现场',
        lead: '布景、灯光、摄像、实时渲染和推流由一支团队设计、安装、调到能播，再教会您的人。换场景不停播，换主播不返工。',
        actions: [
          { label: '预约演示', to: '/cooperation?product=3d' },
          { label: '看交付案例', to: '/cases?product=3d' },
        ],
        note: '典型周期：20～60 平方米房间，从勘测到首播四至六周。',
        art: 'product-3d',
        alt: '直播间剖面：绿色弧形幕、三个机位、顶部柔光与实时合成的场景画面',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: '为什么需要全案',
        heading: '直播间出问题，往往出在交接的地方',
        rows: [
          {
            problem:
              '装修、灯光、摄像、软件各找一家。画面发绿时，灯光说是相机，相机说是软件，软件说是墙。',
            title: '一支团队，一张链路图',
            solution:
              '从电源到推流画在同一张图上，每一段有指标、有负责人。出了问题，先看图，再看数。',
            points: [
              '统一出图与施工交底',
              '每段链路有测量点',
              '一位负责人跟到底',
              '备件同型号预装',
            ],
          },
          {
            problem:
              '样片很好看，两周后就不是那个颜色了：灯被碰过，白平衡飘了，没人记得原来怎么摆。',
            title: '画面可以复位',
            solution:
              '灯位编号、地面贴标、参数入册，机身和控台上都有标签。任何人照着册子十分钟内恢复到验收那天。',
            points: ['灯位图与照度读数', '摄像机全手动参数', '场景与抠像预设', '一键上电时序'],
          },
          {
            problem: '换一次景要停播两天，节奏跟不上活动；虚拟背景又常常像贴上去的。',
            title: '实时三维场景，跟着镜头走',
            solution:
              '三维场景与摄像机参数对齐，焦段、机位、景深一致；灯光跟随场景变色，人物脚下有接触阴影。',
            points: [
              '预设间即时切换',
              '虚拟机位与实机联动',
              '屏幕内容可替换',
              '白天与夜景两套灯光',
            ],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: '交付内容',
        heading: '一间直播间里，我们负责的部分',
        items: [
          {
            icon: 'light',
            title: '灯光',
            text: '背景、人物、轮廓分层布光，全部可编号调光；九点测光写进验收单。',
          },
          {
            icon: 'camera',
            title: '摄像与机位',
            text: '半身、全身竖屏、桌面俯拍的组合，镜头与站位换算好再下单。',
          },
          {
            icon: 'monitor',
            title: '实时渲染',
            text: '三维场景与抠像在同一台主机合成，主备两套，切换不黑场。',
          },
          {
            icon: 'message',
            title: '声音',
            text: '混响先治理，再选话筒；电平与音画同步逐项测量。',
          },
          {
            icon: 'globe',
            title: '网络与推流',
            text: '分网、上行预算与双线路，编码参数按平台写成预设。',
          },
          {
            icon: 'user',
            title: '培训与陪播',
            text: '操作册、值班表和前三场陪播，最后一课是您的同事独立开播。',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: '技术规格',
        heading: '标准配置的指标',
        groups: [
          {
            name: '画面',
            rows: [
              { name: '制作格式', value: '1920×1080 或 3840×2160，50p / 60p；竖屏 1080×1920' },
              { name: '色彩', value: 'Rec.709，10 bit 4:2:2 采集；监看链路逐段核对' },
              { name: '镜头到返看', value: '不高于 100 ms（1080p60，单机合成）' },
              { name: '背景均匀度', value: '取景范围九点测光，最亮与最暗相差不超过 1/3 档' },
            ],
          },
          {
            name: '声音',
            rows: [
              { name: '混响时间', value: '不高于 0.45 s（500 Hz 与 1 kHz 平均）' },
              { name: '音画偏差', value: '不超过一帧' },
            ],
          },
          {
            name: '播出',
            rows: [
              { name: '推流协议', value: 'RTMP、SRT；棚内传输 NDI、SDI' },
              { name: '连续推流', value: '60 分钟网络丢帧为 0' },
              { name: '断电恢复', value: '全部设备 5 分钟内回到工作状态' },
            ],
          },
          {
            name: '房间',
            rows: [
              { name: '建议净高', value: '2.8 m 以上；2.6～2.8 m 可做半身景别' },
              { name: '人到背景', value: '1.5 m 以上，推荐 2 m' },
              { name: '供电', value: '灯光与设备分路，独立接地；标准间 6 kW' },
            ],
          },
        ],
        note: '指标为标准配置的设计值，具体以双方确认的需求单和验收单为准。',
      },
      {
        id: 'devices',
        type: 'compatibility',
        tone: 'surface',
        eyebrow: '兼容设备',
        heading: '已有的设备，能用就用',
        groups: [
          {
            icon: 'camera',
            name: '摄像机',
            items: ['3G / 6G / 12G-SDI 输出', 'HDMI 输出的微单与单反', 'NDI 云台机'],
          },
          {
            icon: 'light',
            name: '灯光',
            items: ['DMX512 / Art-Net 可控灯具', '5600 K 平板与聚光灯', '显色指数 95 以上'],
          },
          {
            icon: 'monitor',
            name: '显示与屏幕',
            items: ['P1.5～P2.6 LED 屏', 'HDMI / SDI 返看', '提词器'],
          },
          {
            icon: 'globe',
            name: '采集与切换',
            items: ['PCIe 与 USB 采集卡', '带多画面的切换台', '硬件编码器（SRT）'],
          },
        ],
        note: '勘测时我们会逐台测试旧设备，可用的写进设备单，不可用的写明原因。',
      },
      {
        id: 'scenes',
        type: 'scene-cards',
        eyebrow: '适用场景',
        heading: '同一间房，五种用法',
        source: { kind: 'scenes', limit: 5 },
      },
      zh.cases,
      zh.documents,
      {
        id: 'faq',
        type: 'faq',
        tone: 'surface',
        eyebrow: '常见问题',
        heading: '动工之前，大家都会问',
        items: [
          {
            question: '多大的房间可以做？',
            answer:
              '15 平方米就能做半身直播间；要拍全身和走位，建议 30 平方米以上、净高不低于 2.8 m。房间条件不好时，先做什么、后做什么，勘测报告里会写清。',
          },
          {
            question: '绿幕还是 LED 屏？',
            answer:
              '看进深、商品材质和换景频率。进深不足 4 m、商品反光多，LED 屏更稳；一周换好几次景、预算有限，绿幕更合适。两者也可以混用。',
          },
          {
            question: '原来的设备要全部换掉吗？',
            answer: '不用。勘测时逐台测试，合格的继续用，设备单里会标明来源与保修。',
          },
          {
            question: '场景可以自己改吗？',
            answer:
              '可以。屏幕内容、灯光色温和机位预设由您的同事在现场切换；新建三维场景由美术组制作，按需求单逐版确认。',
          },
          {
            question: '交付之后出故障怎么办？',
            answer:
              '学习中心有分步排查；电话支持周一至周日 9:00-21:00；需要到场时生成工单，您能看到工程师的到达时间与处理记录。',
          },
        ],
      },
      zh.booking,
    ],
  },
  en: {
    title: 'Full-service live room',
    description:
      'Live Room: survey, set, light, cameras, real-time rendering and streaming from one team, from an empty room to a show that runs, with acceptance criteria written down first.',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: 'Live Room',
        heading: 'Give us an empty room, get back a place',
        lead: 'Set, light, cameras, real-time rendering and streaming: designed, installed and tuned by one team that then trains yours. Change the scene without going off air; change the presenter without starting over.',
        actions: [
          { label: 'Book a demo', to: '/cooperation?product=3d' },
          { label: 'See delivered rooms', to: '/cases?product=3d' },
        ],
        note: 'Typical: a room of 20 to 60 square metres takes four to six weeks from survey to first show.',
        art: 'product-3d',
        alt: 'A live room in section: curved green wall, three cameras, soft light overhead and the composited scene',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: 'Why the whole room',
        heading: 'Rooms fail where one trade hands over to the next',
        rows: [
          {
            problem:
              'Builder, lighting, camera and software come from four companies. When the picture turns green, each points at the next.',
            title: 'One team, one signal drawing',
            solution:
              'From socket to stream on one drawing, with a measure and a name for every stretch. When something is wrong, we look at the drawing, then at the numbers.',
            points: [
              'Drawings and briefing from one hand',
              'A test point on every stretch',
              'One person answerable throughout',
              'Spares of the same model, preset',
            ],
          },
          {
            problem:
              'The sample looked fine. Two weeks later the colour is off: a light was knocked, the white balance drifted, nobody remembers how it stood.',
            title: 'A picture that can be restored',
            solution:
              'Numbered lights, marks on the floor, settings in a book, labels on every body. Anyone can bring the room back to acceptance day in ten minutes.',
            points: [
              'Lighting plan with readings',
              'Fully manual camera settings',
              'Scene and keying presets',
              'One-switch power sequence',
            ],
          },
          {
            problem:
              'A new set costs two days off air, and virtual backgrounds tend to look pasted on.',
            title: 'Real-time scenes that follow the lens',
            solution:
              'The 3D scene is matched to the camera in focal length, position and depth of field. Light follows the scene, and feet cast a contact shadow.',
            points: [
              'Instant change between presets',
              'Virtual cameras tied to real ones',
              'Replaceable screen content',
              'Day and night lighting',
            ],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: 'What you get',
        heading: 'Our part of the room',
        items: [
          {
            icon: 'light',
            title: 'Light',
            text: 'Separate layers for wall, presenter and rim, each lamp numbered and dimmable. Nine-point readings go on the acceptance sheet.',
          },
          {
            icon: 'camera',
            title: 'Cameras',
            text: 'Waist shot, full-length portrait and table top, with lens and position worked out before anything is ordered.',
          },
          {
            icon: 'monitor',
            title: 'Real-time rendering',
            text: 'Scene and keying on one machine, with a second in step. Switching over shows no black frame.',
          },
          {
            icon: 'message',
            title: 'Sound',
            text: 'The room is treated before a microphone is chosen. Level and lip sync are measured.',
          },
          {
            icon: 'globe',
            title: 'Network and streaming',
            text: 'Separate networks, an upload budget, two lines, and encoder presets for each platform.',
          },
          {
            icon: 'user',
            title: 'Training',
            text: 'A handbook, a rota and three accompanied shows. In the last lesson your colleague goes live alone.',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: 'Specifications',
        heading: 'Figures of the standard room',
        groups: [
          {
            name: 'Picture',
            rows: [
              { name: 'Formats', value: '1920×1080 or 3840×2160 at 50p / 60p; portrait 1080×1920' },
              {
                name: 'Colour',
                value: 'Rec.709, captured in 10-bit 4:2:2; monitoring checked link by link',
              },
              { name: 'Lens to return', value: '100 ms or less (1080p60, one machine)' },
              {
                name: 'Evenness of the wall',
                value: 'Nine points within 1/3 stop across the frame',
              },
            ],
          },
          {
            name: 'Sound',
            rows: [
              { name: 'Reverberation', value: '0.45 s or less (mean of 500 Hz and 1 kHz)' },
              { name: 'Lip sync', value: 'Within one frame' },
            ],
          },
          {
            name: 'On air',
            rows: [
              { name: 'Protocols', value: 'RTMP and SRT; NDI and SDI inside the studio' },
              { name: 'Endurance', value: 'No network frame lost in 60 minutes' },
              { name: 'After a power cut', value: 'Everything back at work within 5 minutes' },
            ],
          },
          {
            name: 'Room',
            rows: [
              { name: 'Height', value: '2.8 m or more; 2.6 to 2.8 m for waist shots' },
              { name: 'Presenter to wall', value: '1.5 m at least, 2 m recommended' },
              {
                name: 'Power',
                value:
                  'Separate circuits for light and equipment, own earth; 6 kW for a standard room',
              },
            ],
          },
        ],
        note: 'Design values of the standard room. What binds is the requirement and the acceptance sheet that both sides approve.',
      },
      {
        id: 'devices',
        type: 'compatibility',
        tone: 'surface',
        eyebrow: 'Compatible equipment',
        heading: 'What you own stays in use where it can',
        groups: [
          {
            icon: 'camera',
            name: 'Cameras',
            items: ['3G / 6G / 12G-SDI output', 'Mirrorless and DSLR with HDMI', 'NDI PTZ cameras'],
          },
          {
            icon: 'light',
            name: 'Light',
            items: [
              'DMX512 / Art-Net fixtures',
              'Panels and spots at 5600 K',
              'Colour rendering index 95 or more',
            ],
          },
          {
            icon: 'monitor',
            name: 'Screens',
            items: ['LED walls P1.5 to P2.6', 'HDMI / SDI return monitors', 'Prompters'],
          },
          {
            icon: 'globe',
            name: 'Capture and switching',
            items: ['PCIe and USB capture', 'Switchers with multiview', 'Hardware encoders (SRT)'],
          },
        ],
        note: 'Existing equipment is tested at the survey. What passes goes on the device sheet; what does not is listed with the reason.',
      },
      {
        id: 'scenes',
        type: 'scene-cards',
        eyebrow: 'Uses',
        heading: 'One room, five uses',
        source: { kind: 'scenes', limit: 5 },
      },
      en.cases,
      {
        id: 'faq',
        type: 'faq',
        tone: 'surface',
        eyebrow: 'Questions',
        heading: 'What everyone asks before work starts',
        items: [
          {
            question: 'How large must the room be?',
            answer:
              'Fifteen square metres are enough for a waist shot. For full length and movement we suggest thirty or more and 2.8 m of height. Where the room is difficult, the survey says what to do first.',
          },
          {
            question: 'Green wall or LED wall?',
            answer:
              'It depends on depth, materials and how often the set changes. Under 4 m of depth or with many reflective products, LED is safer. With several sets a week and a limited budget, green is the better choice. The two can be combined.',
          },
          {
            question: 'Must all existing equipment go?',
            answer:
              'No. Each piece is tested at the survey and stays if it passes. The device sheet notes its origin and warranty.',
          },
          {
            question: 'Can we change scenes ourselves?',
            answer:
              'Yes. Screen content, colour temperature and camera presets are switched on site by your people. New 3D scenes are made by our art team and approved version by version.',
          },
          {
            question: 'What if something fails after delivery?',
            answer:
              'Telephone support answers every day from 9:00 to 21:00, Beijing time. Where a visit is needed, a work order shows when the engineer arrives and what was done.',
          },
        ],
      },
      en.booking,
    ],
  },
};
