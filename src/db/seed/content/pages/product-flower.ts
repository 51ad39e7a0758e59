import { type DemoPage, productEnding } from './page.ts';

const zh = productEnding('flower', 'zh', {
  casesLead: '一间会议室，一年二十四套景。',
  booking: '为下一个节气排一套景',
  bookingLead: '告诉我们品类、主色和直播排期，我们给出三套花材建议和一份配色检查。',
});
const en = productEnding('flower', 'en', {
  casesLead: 'One meeting room, twenty-four sets a year.',
  booking: 'Plan a set for the next solar term',
  bookingLead:
    'Tell us your category, main colour and schedule; we answer with three floral proposals and a palette check.',
});

/** Flower product. */
export const flowerPage: DemoPage = {
  key: 'product-flower',
  product: 'flower',
  zh: {
    title: '花境',
    description:
      '花境：二十四节气的实时花植场景。花瓣随礼物与点赞飘落，前后三层不挡人、不抢色，同一颗种子在任何机器上重现同一场花雨。',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: '花境 · 花植直播场景',
        heading: '让直播间，跟着节气开花',
        lead: '二十四套实时渲染的花材，会随礼物、点赞和风动起来。十分钟换好一套景，商品的颜色不跟着背景走。',
        actions: [
          { label: '预约演示', to: '/cooperation?product=flower' },
          { label: '看客户案例', to: '/cases?product=flower' },
        ],
        note: '花材与青幕、全案直播间通用，重启即可取得更新。',
        art: 'product-flower',
        alt: '花植舞台：主播站在月色里，花瓣在身后与身前飘落，花枝从两侧探入画面',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: '解决什么',
        heading: '好看之外，先不添乱',
        rows: [
          {
            problem: '换季要请花艺师、停播两天；鲜花三天就谢，灯一烤更快。',
            title: '十分钟换一套景',
            solution: '主花、配花、叶和落花方式成套提供。场控在开播前调出预设，灯光色温一并切换。',
            points: ['二十四节气花材', '品类低饱和色板', '灯光联动', '离线可用'],
          },
          {
            problem: '花瓣特效很热闹，可是挡了脸、挡了商品，编码器一忙画面还糊。',
            title: '三层花雨，自动让开',
            solution: '远、中、近三层分开控制，前景花瓣避开人脸与商品区，密度上限为画面的 5%。',
            points: ['人脸与商品区避让', '前景密度上限', '运动量适配码率', '随时一键收起'],
          },
          {
            problem: '彩排时那一场特别好看，正式直播再也调不出来。',
            title: '种子，把偶然固定下来',
            solution:
              '同样的节气与种子，在任何一台机器上得到同样的排布与轨迹；礼物触发的花瓣落在确定的底色上。',
            points: ['种子写进流程单', '跨机器一致', '互动不受影响', '截图可复现'],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: '能力',
        heading: '花是主角的衬托',
        items: [
          {
            icon: 'flower',
            title: '二十四节气',
            text: '立春的梅、谷雨的牡丹、白露的桂，各有色板与落花速度。',
          },
          {
            icon: 'message',
            title: '互动触发',
            text: '礼物、点赞、关键词可以各自触发不同的花，强度设上限。',
          },
          {
            icon: 'eye',
            title: '前后分层',
            text: '人在花中，而不是人前贴花；透明通道与青幕直接对接。',
          },
          {
            icon: 'cut',
            title: '键色冲突提醒',
            text: '花叶颜色与键色相近时给出提醒，并推荐替换的花材。',
          },
          {
            icon: 'light',
            title: '不抢色',
            text: '花材饱和度比商品低一级；口红、粉底等品类另有专门色板。',
          },
          {
            icon: 'clock',
            title: '排期',
            text: '按节气或活动日历自动换景，当天早上提示场控复核。',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: '技术规格',
        heading: '花境规格',
        groups: [
          {
            name: '画面',
            rows: [
              { name: '渲染', value: '实时三维，GPU 实例化；1080p60 或 2160p30' },
              { name: '层次', value: '远、中、近三层，各自的密度、速度与景深' },
              { name: '前景上限', value: '画面面积的 5%，人脸与商品区自动避让' },
              { name: '复现', value: '节气 + 种子 + 密度 + 风，四个数确定一场花雨' },
            ],
          },
          {
            name: '接入',
            rows: [
              { name: '输出', value: 'NDI（含 Alpha）、虚拟摄像头、青幕内嵌图层' },
              { name: '互动', value: '直播平台开放接口、大觅直播事件、MIDI 与快捷键' },
              { name: '素材', value: '24 套节气花材，离线素材盘约 6 GB' },
            ],
          },
          {
            name: '系统要求',
            rows: [
              { name: '系统', value: 'Windows 10 21H2（64 位）或更新版本' },
              { name: '显卡', value: 'Direct3D 12，显存 6 GB 以上；与青幕同机建议 8 GB' },
            ],
          },
        ],
      },
      {
        id: 'devices',
        type: 'compatibility',
        tone: 'surface',
        eyebrow: '搭配',
        heading: '和这些一起用最顺手',
        groups: [
          {
            icon: 'cut',
            name: '青幕',
            items: ['作为合成图层直接加入', '共用键色冲突检查', '预设一起切换'],
          },
          {
            icon: 'monitor',
            name: '全案直播间',
            items: ['灯光色温联动', 'LED 屏整屏播放', '控台按键触发'],
          },
          {
            icon: 'smartphone',
            name: '大觅直播',
            items: ['流程单里写入种子', '环节开始自动换景', '礼物事件触发'],
          },
          {
            icon: 'share',
            name: '其他合成软件',
            items: ['NDI 带透明通道输入', '虚拟摄像头', '快捷键控制'],
          },
        ],
      },
      {
        id: 'scenes',
        type: 'scene-cards',
        eyebrow: '适用场景',
        heading: '适合这样的直播',
        source: { kind: 'scenes', limit: 3, keys: ['ecommerce', 'launch', 'training'] },
      },
      zh.cases,
      zh.documents,
      {
        id: 'faq',
        type: 'faq',
        tone: 'surface',
        eyebrow: '常见问题',
        heading: '开花之前',
        items: [
          {
            question: '会不会让码率不够用？',
            answer:
              '会有影响。花境按推流码率限制运动量：6 Mbps 以下自动降低近景密度，避免画面发糊。',
          },
          {
            question: '手里拿着真花，叶子被抠掉怎么办？',
            answer:
              '那是绿幕的限制，花境无法弥补。改用蓝幕，或去掉叶片；学习中心有一篇专门讲配色与键色冲突。',
          },
          {
            question: '可以用我们自己的花或品牌元素吗？',
            answer:
              '可以。提供模型或平面素材，美术组制成一套花材，按需求单确认后入库，只有您的账号可见。',
          },
          {
            question: '没有网络能用吗？',
            answer: '可以。花材装在本机，更新时再联网；长期离线的环境由实施工程师更新素材盘。',
          },
        ],
      },
      zh.booking,
    ],
  },
  en: {
    title: 'Flower',
    description:
      'Flower: real-time floral scenes for the twenty-four solar terms. Petals answer to gifts and likes, keep clear of faces and products, and fall the same way again from the same seed.',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: 'Flower, floral live scenes',
        heading: 'A live room that blooms with the calendar',
        lead: 'Twenty-four real-time sets that move with gifts, likes and wind. A change takes ten minutes, and product colours stay what they are.',
        actions: [
          { label: 'Book a demo', to: '/cooperation?product=flower' },
          { label: 'See a room in use', to: '/cases?product=flower' },
        ],
        note: 'Works with Cyan and Live Room; updates arrive with a restart.',
        art: 'product-flower',
        alt: 'A floral stage: the presenter in moonlight, petals falling behind and in front, branches reaching in from both sides',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: 'What it solves',
        heading: 'Beautiful, and no trouble',
        rows: [
          {
            problem:
              'A new season means a florist and two days off air. Cut flowers last three days, less under the lamps.',
            title: 'A new set in ten minutes',
            solution:
              'Main flower, companion, foliage and the way petals fall come as one set. The floor manager calls up a preset, and the colour of the light changes with it.',
            points: [
              'Twenty-four solar terms',
              'Muted palettes by category',
              'Light follows',
              'Works offline',
            ],
          },
          {
            problem:
              'Petal effects are lively, until they cover a face or a product and the encoder turns everything to mush.',
            title: 'Three layers that step aside',
            solution:
              'Far, middle and near are set apart. Near petals avoid faces and products and never fill more than 5% of the frame.',
            points: [
              'Clear of faces and products',
              'A ceiling for the foreground',
              'Motion to suit the bit rate',
              'Cleared with one key',
            ],
          },
          {
            problem: 'The shower in rehearsal was perfect. On air it never came back.',
            title: 'A seed keeps the accident',
            solution:
              'The same term and seed give the same arrangement and paths on any machine. Petals from gifts fall on top of it.',
            points: [
              'Seeds in the run of show',
              'Same on every machine',
              'Interaction unaffected',
              'Stills can be repeated',
            ],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: 'Capabilities',
        heading: 'Flowers that know their place',
        items: [
          {
            icon: 'flower',
            title: 'Twenty-four terms',
            text: 'Plum for the start of spring, peony for Grain Rain, osmanthus for White Dew, each with palette and pace.',
          },
          {
            icon: 'message',
            title: 'Interaction',
            text: 'Gifts, likes and key words can each bring their own flower, within a limit.',
          },
          {
            icon: 'eye',
            title: 'Behind and in front',
            text: 'The presenter stands among the flowers. Alpha goes straight into Cyan.',
          },
          {
            icon: 'cut',
            title: 'Key colour warning',
            text: 'Where foliage comes close to the key colour, Flower says so and proposes another.',
          },
          {
            icon: 'light',
            title: 'Never louder than the product',
            text: 'One step less saturated than what you sell, with palettes of their own for lipstick and foundation.',
          },
          {
            icon: 'clock',
            title: 'Schedule',
            text: 'Sets change by solar term or campaign, with a reminder to the floor manager in the morning.',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: 'Specifications',
        heading: 'Flower',
        groups: [
          {
            name: 'Picture',
            rows: [
              { name: 'Rendering', value: 'Real-time 3D, GPU instancing; 1080p60 or 2160p30' },
              {
                name: 'Layers',
                value: 'Far, middle and near, each with density, speed and depth of field',
              },
              { name: 'Foreground', value: '5% of the frame at most, clear of faces and products' },
              { name: 'Repeatable by', value: 'Term, seed, density and wind' },
            ],
          },
          {
            name: 'Connections',
            rows: [
              { name: 'Output', value: 'NDI with alpha, virtual camera, layer inside Cyan' },
              {
                name: 'Interaction',
                value: 'Platform interfaces, Dami Live events, MIDI and shortcuts',
              },
              { name: 'Library', value: '24 sets, about 6 GB offline' },
            ],
          },
          {
            name: 'System',
            rows: [
              { name: 'Windows', value: 'Windows 10 21H2 (64-bit) or later' },
              { name: 'Graphics', value: 'Direct3D 12, 6 GB of video memory; 8 GB beside Cyan' },
            ],
          },
        ],
      },
      {
        id: 'devices',
        type: 'compatibility',
        tone: 'surface',
        eyebrow: 'Works with',
        heading: 'Best in company',
        groups: [
          {
            icon: 'cut',
            name: 'Cyan',
            items: [
              'A layer of the composite',
              'Shared key colour check',
              'Presets switch together',
            ],
          },
          {
            icon: 'monitor',
            name: 'Live Room',
            items: ['Colour of light follows', 'Full LED wall', 'Keys on the desk'],
          },
          {
            icon: 'smartphone',
            name: 'Dami Live',
            items: ['Seeds in the run of show', 'Sets change with segments', 'Gift events'],
          },
          {
            icon: 'share',
            name: 'Other compositors',
            items: ['NDI with alpha', 'Virtual camera', 'Shortcuts'],
          },
        ],
      },
      {
        id: 'scenes',
        type: 'scene-cards',
        eyebrow: 'Uses',
        heading: 'At home in these shows',
        source: { kind: 'scenes', limit: 3, keys: ['ecommerce', 'launch', 'training'] },
      },
      en.cases,
      {
        id: 'faq',
        type: 'faq',
        tone: 'surface',
        eyebrow: 'Questions',
        heading: 'Before it blooms',
        items: [
          {
            question: 'Does it eat the bit rate?',
            answer:
              'It has an effect. Flower limits motion by the stream: below 6 Mbps the near layer thins out by itself, so the picture does not smear.',
          },
          {
            question: 'Leaves of real flowers vanish on green. What now?',
            answer:
              'That is the wall, and Flower cannot mend it. Use blue, or take the leaves off.',
          },
          {
            question: 'Can we use our own flowers or brand elements?',
            answer:
              'Yes. From models or flat artwork our art team makes a set, approved like any requirement and visible to you alone.',
          },
          {
            question: 'Does it need the network?',
            answer:
              'No. The library is on the machine. Rooms that stay offline get updates from our engineers.',
          },
        ],
      },
      en.booking,
    ],
  },
};
