import { type DemoPage, productEnding } from './page.ts';

const zh = productEnding('cyan', 'zh', {
  casesLead: '小房间、浅绿瓶身、反光车漆，都是真实的难题。',
  booking: '带上最难抠的那件商品',
  bookingLead: '寄来或带来灯光实验间，我们用绿、蓝和人像分割各拍一条，结果和参数都归您。',
});
const en = productEnding('cyan', 'en', {
  casesLead: 'Small rooms, pale green bottles, glossy paint: real trouble, solved.',
  booking: 'Bring the product nobody can key',
  bookingLead:
    'Send it, or bring it to the lighting lab. We shoot it on green, on blue and with person matting; the clips and settings are yours.',
});

/** Cutout product. */
export const cyanPage: DemoPage = {
  key: 'product-cyan',
  product: 'cyan',
  zh: {
    title: '青幕抠像',
    description:
      '青幕实时抠像：八点取样应对不匀的墙面，溢色抑制只作用于人物，布光检查先告诉您光哪里不匀。发丝、薄纱与反光都留得住。',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: '青幕 · 实时抠像',
        heading: '发丝留住，溢色退掉，光先说话',
        lead: '青幕在一台普通主机上实时完成键控与人像分割。墙面不匀就多点几个样，商品会偏色就把它保护起来，调参数之前先看一眼光。',
        actions: [
          { label: '预约演示', to: '/cooperation?product=cyan' },
          { label: '下载 Windows 版', to: '/support/download?product=cyan' },
        ],
        note: '当前稳定版 3.2。画面在本机处理，不上传。',
        art: 'product-cyan',
        alt: '抠像前后对照：左边是色幕前的人像，右边是保留发丝的透明背景',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: '解决什么',
        heading: '抠不干净，通常不是一个参数的事',
        rows: [
          {
            problem: '房间浅，背景灯放不开，幕布两边亮中间暗。容差开大，头发和薄纱跟着一起没了。',
            title: '八点取样，容差不用放大',
            solution:
              '每个取样点独立计算色度距离，取最近者决定透明度。哪里没抠黑就点哪里，其余地方不受影响。',
            points: [
              '最多 8 个取样点',
              '透明通道里直接补点',
              '接缝与折痕单独处理',
              '预设文件可带走',
            ],
          },
          {
            problem: '抑制溢色之后，黄色包装变橙，绿叶发灰，客服收到色差询问。',
            title: '抑制只落在人物身上',
            solution:
              '溢色抑制只处理人物层，并支持保护色：在商品上点一下，与它相近的色相便不参与计算。',
            points: ['人物层范围', '保护色', '强度 0～100', '前后对比视图'],
          },
          {
            problem: '参数调了一晚上，第二天换个主播又要重来。其实是灯的问题，但没人说得清。',
            title: '布光检查，先看光再调参',
            solution:
              '均匀度图、噪点和溢色占比一屏看完，每一项后面是一句可以照做的话，例如“右上角暗 0.6 档”。',
            points: ['1/3 档均匀度标注', '静态噪点统计', '溢色像素占比', '只读取，不改参数'],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: '能力',
        heading: '一块幕布之外，还想得周到一点',
        items: [
          {
            icon: 'cut',
            title: '色键与人像分割',
            text: '有幕用色键，没幕用人像分割，也可以两者相互补边。',
          },
          {
            icon: 'eye',
            title: '三种视图',
            text: '合成、透明通道、原始画面一键切换；判断好坏看黑白，不看彩色。',
          },
          {
            icon: 'refresh',
            title: '时间稳定',
            text: '静止画面不闪烁；边缘在帧间平滑，移动时不拖影。',
          },
          {
            icon: 'lock',
            title: '遮罩与保护',
            text: '画面边角直接置为透明，固定位置的商品直接置为不透明。',
          },
          {
            icon: 'share',
            title: '三路输出',
            text: '虚拟摄像头、NDI（带透明通道）或直接推流，可以同时开。',
          },
          {
            icon: 'file',
            title: '预设通用',
            text: '桌面、网页与服务器使用同一份预设，换机不用重调。',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: '技术规格',
        heading: '青幕 3.2 规格',
        groups: [
          {
            name: '处理',
            rows: [
              { name: '键色取样', value: '1～8 点，任意颜色；绿、蓝、青均有预设' },
              { name: '参数', value: '容差、柔和度、溢色抑制 0～100；边缘收缩 0～8 px' },
              { name: '输入', value: '最高 3840×2160 60p，4:2:2 或 4:2:0，8 / 10 bit' },
              { name: '色彩空间', value: 'Rec.709，限制或全范围，可逐路设定' },
            ],
          },
          {
            name: '输入与输出',
            rows: [
              { name: '采集', value: 'DirectShow / Media Foundation 设备，YUY2、NV12、P010、P210' },
              { name: '网络输入', value: 'NDI、SRT' },
              {
                name: '输出',
                value: '虚拟摄像头、NDI（含 Alpha）、RTMP / SRT 推流、带透明通道的录像',
              },
            ],
          },
          {
            name: '系统要求',
            rows: [
              { name: '系统', value: 'Windows 10 21H2（64 位）或更新版本' },
              { name: '处理器与内存', value: '4 核，8 GB；1080p60 建议 16 GB' },
              { name: '显卡', value: 'Direct3D 11.1，显存 2 GB 以上' },
            ],
          },
        ],
        note: '性能与显卡、分辨率有关；安装后可用自带的测试片段在本机测量。',
      },
      {
        id: 'devices',
        type: 'compatibility',
        tone: 'surface',
        eyebrow: '兼容',
        heading: '接得上您手里的设备',
        groups: [
          {
            icon: 'camera',
            name: '摄像机',
            items: ['HDMI / SDI 摄像机', 'USB 摄像头', 'NDI 云台机'],
          },
          { icon: 'box', name: '采集', items: ['PCIe 采集卡', 'USB 3.0 采集盒', '4:2:2 输出优先'] },
          {
            icon: 'monitor',
            name: '软件',
            items: [
              '以虚拟摄像头接入会议与直播软件',
              '以 NDI 接入切换台与合成软件',
              '直接推流到平台',
            ],
          },
          {
            icon: 'light',
            name: '背景',
            items: ['绿幕、蓝幕、青色墙面', '涂料或弹力布', '无幕：人像分割'],
          },
        ],
      },
      zh.cases,
      zh.documents,
      zh.downloads,
      {
        id: 'faq',
        type: 'faq',
        eyebrow: '常见问题',
        heading: '试用之前',
        items: [
          {
            question: '没有绿幕可以用吗？',
            answer:
              '可以用人像分割。它适合会议、授课和应急；商品特写、玻璃和薄纱仍然建议用色幕，边缘更准。',
          },
          {
            question: '绿幕、蓝幕、青色墙，选哪种？',
            answer:
              '先看商品颜色。画面里有绿植、绿瓶就用蓝；主播常穿蓝就用绿。学习中心有一张选择表，按商品对照即可。',
          },
          {
            question: '3.1 的预设能直接用吗？',
            answer: '能。取样点原样保留，溢色抑制的刻度会自动换算，建议用真实商品复核一次。',
          },
          {
            question: '画面会上传吗？',
            answer: '不会。键控与分割都在本机完成，许可也可以离线校验。',
          },
          {
            question: '可以放进我们自己的软件吗？',
            answer: '可以，请看青幕 SDK：同一套算法，支持网页与 Linux 服务器，并附一致性套件。',
          },
        ],
      },
      zh.booking,
    ],
  },
  en: {
    title: 'Cyan cutout',
    description:
      'Cyan keys in real time: eight samples for uneven walls, spill suppression that stays on the presenter, and a lighting check that tells you what to move first.',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: 'Cyan, real-time cutout',
        heading: 'Keep the hair, lose the spill, ask the light first',
        lead: 'Cyan keys and separates people in real time on an ordinary computer. Uneven wall: add a sample. Product shifting colour: protect it. And before any slider, look at the light.',
        actions: [
          { label: 'Book a demo', to: '/cooperation?product=cyan' },
          { label: 'Download for Windows', to: '/support/download?product=cyan' },
        ],
        note: 'Current stable version: 3.2. Pictures are processed on your machine and never uploaded.',
        art: 'product-cyan',
        alt: 'Before and after: a person in front of a coloured wall, and the same with hair intact on a transparent background',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: 'What it solves',
        heading: 'A poor key is rarely one slider',
        rows: [
          {
            problem:
              'A shallow room: bright sides, dark middle. Raise the tolerance, and hair and sheer fabric go with the wall.',
            title: 'Eight samples, low tolerance',
            solution:
              'Each sample is measured on its own in the chroma plane, and the nearest decides. Click what has not turned black; the rest stays as it is.',
            points: [
              'Up to 8 samples',
              'Add them in the alpha view',
              'Seams and creases on their own',
              'Presets you can carry away',
            ],
          },
          {
            problem:
              'After spill suppression yellow packs turn orange, leaves go grey, and customers ask about the colour.',
            title: 'Suppression on the presenter only',
            solution:
              'It works on the person and takes protected colours: click on the product, and hues close to it are left alone.',
            points: [
              'Limited to the person',
              'Protected colours',
              'Strength 0 to 100',
              'Before and after view',
            ],
          },
          {
            problem:
              'An evening of tuning, and the next presenter starts from zero. It was the light all along, but nobody could say so.',
            title: 'A lighting check before the sliders',
            solution:
              'Evenness, noise and spill on one screen, each followed by something you can do, such as “top right is 0.6 stop dark”.',
            points: [
              'Evenness to 1/3 stop',
              'Noise on a still frame',
              'Share of spilled pixels',
              'Reads only, changes nothing',
            ],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: 'Capabilities',
        heading: 'Beyond the wall itself',
        items: [
          {
            icon: 'cut',
            title: 'Keying and matting',
            text: 'A colour key where there is a wall, person matting where there is none, or each mending the edges of the other.',
          },
          {
            icon: 'eye',
            title: 'Three views',
            text: 'Composite, alpha and source at one key. Judge by black and white, not by colour.',
          },
          {
            icon: 'refresh',
            title: 'Steady in time',
            text: 'Nothing flickers on a still shot; edges are smooth between frames and leave no trail.',
          },
          {
            icon: 'lock',
            title: 'Masks and protection',
            text: 'Corners forced transparent, products in a fixed place forced opaque.',
          },
          {
            icon: 'share',
            title: 'Three outputs',
            text: 'Virtual camera, NDI with alpha, or a direct stream, all at once if you like.',
          },
          {
            icon: 'file',
            title: 'One preset',
            text: 'The same file works on desktop, web and server. A new machine needs no new tuning.',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: 'Specifications',
        heading: 'Cyan 3.2',
        groups: [
          {
            name: 'Processing',
            rows: [
              {
                name: 'Key samples',
                value: '1 to 8, any colour; presets for green, blue and cyan',
              },
              {
                name: 'Controls',
                value: 'Tolerance, softness and spill suppression 0-100; choke 0-8 px',
              },
              { name: 'Input', value: 'Up to 3840×2160 at 60p, 4:2:2 or 4:2:0, 8 or 10 bit' },
              { name: 'Colour', value: 'Rec.709, limited or full range, per input' },
            ],
          },
          {
            name: 'Inputs and outputs',
            rows: [
              {
                name: 'Capture',
                value: 'DirectShow / Media Foundation devices: YUY2, NV12, P010, P210',
              },
              { name: 'Network input', value: 'NDI, SRT' },
              {
                name: 'Output',
                value: 'Virtual camera, NDI with alpha, RTMP / SRT, recording with alpha',
              },
            ],
          },
          {
            name: 'System',
            rows: [
              { name: 'Windows', value: 'Windows 10 21H2 (64-bit) or later' },
              { name: 'CPU and memory', value: '4 cores, 8 GB; 16 GB suggested for 1080p60' },
              { name: 'Graphics', value: 'Direct3D 11.1, 2 GB of video memory' },
            ],
          },
        ],
        note: 'Speed depends on graphics and resolution. A test clip is included so that you can measure on your own machine.',
      },
      {
        id: 'devices',
        type: 'compatibility',
        tone: 'surface',
        eyebrow: 'Compatible',
        heading: 'Connects to what you have',
        groups: [
          {
            icon: 'camera',
            name: 'Cameras',
            items: ['HDMI / SDI cameras', 'USB cameras', 'NDI PTZ cameras'],
          },
          {
            icon: 'box',
            name: 'Capture',
            items: ['PCIe cards', 'USB 3.0 boxes', '4:2:2 preferred'],
          },
          {
            icon: 'monitor',
            name: 'Software',
            items: [
              'Meetings and streaming by virtual camera',
              'Switchers and compositors by NDI',
              'Direct stream to a platform',
            ],
          },
          {
            icon: 'light',
            name: 'Backgrounds',
            items: ['Green, blue or cyan', 'Paint or stretch cloth', 'None: person matting'],
          },
        ],
      },
      en.cases,
      en.downloads,
      {
        id: 'faq',
        type: 'faq',
        eyebrow: 'Questions',
        heading: 'Before you try it',
        items: [
          {
            question: 'Does it work without a green wall?',
            answer:
              'Yes, with person matting. It suits meetings, lessons and emergencies. For close-ups of products, glass and sheer fabric a coloured wall still gives better edges.',
          },
          {
            question: 'Green, blue or cyan?',
            answer:
              'Look at the products first. With plants or green bottles choose blue; where presenters wear blue, choose green.',
          },
          {
            question: 'Do presets from 3.1 still work?',
            answer:
              'Yes. Samples are kept as they are and the suppression scale is converted. Check once with a real product.',
          },
          {
            question: 'Is anything uploaded?',
            answer:
              'No. Keying and matting run on your machine, and licences can be checked offline.',
          },
          {
            question: 'Can we build it into our own software?',
            answer:
              'Yes, with the Cyan SDK: the same algorithm for the web and for Linux servers, with a conformance kit.',
          },
        ],
      },
      en.booking,
    ],
  },
};
