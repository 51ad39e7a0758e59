import type { DemoPage } from './page.ts';

/** The about page. */
export const aboutPage: DemoPage = {
  key: 'about',
  product: null,
  zh: {
    title: '关于我们',
    description:
      '幕境数字是一支由影棚灯光师、图形工程师和直播运营组成的团队，把直播间当作一个可以测量、可以验收的工程来做。',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: '关于幕境数字',
        heading: '把直播间，当工程来做',
        lead: '好看的样片不难，难的是三个月后的某个周二晚上，换了主播、换了商品，它还是那样好看。我们做的，是后面这件事。',
        actions: [
          { label: '预约合作', to: '/cooperation' },
          { label: '看客户案例', to: '/cases' },
        ],
        art: 'scene-launch',
        alt: '发布会舞台：汽车停在圆台上，观众席前亮起环形屏幕',
      },
      {
        id: 'story',
        type: 'story',
        eyebrow: '我们的来历',
        heading: '从一面打不匀的绿幕开始',
        paragraphs: [
          '团队最早的三个人，一位是影棚灯光师，一位写图形程序，一位做直播运营。他们在同一间仓库里为同一面绿幕吵了两个月：是光不匀，还是算法不行？',
          '最后的结论写成了公司的做事方法：先把光量出来，再谈参数；先把标准写下来，再谈好坏。青幕的布光检查、验收单上的九点测光，都来自那两个月。',
          '今天我们交付整间直播间，也只卖一件软件或一段代码。无论哪一种，客户拿到的都是能测量、能复现、换了人也能用的东西。',
        ],
        art: 'product-cyan',
        alt: '抠像示意：左边是绿幕前的人像，右边是干净的透明背景',
      },
      {
        id: 'principles',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: '我们怎么做事',
        heading: '四条不商量的规矩',
        items: [
          {
            icon: 'light',
            title: '先量，再说',
            text: '照度、延迟、上行、丢帧，能测的都测。没有数字的结论，只算猜测。',
          },
          {
            icon: 'file',
            title: '标准写在前面',
            text: '验收项在进场之前就写进单据，双方看到的是同一份。',
          },
          {
            icon: 'lock',
            title: '画面留在客户手里',
            text: '抠像在本机完成，可以全部部署在内网；我们的网站也不加载任何第三方脚本。',
          },
          {
            icon: 'user',
            title: '交给普通人也能用',
            text: '验收的最后一项，永远是请一位没参与过项目的同事独立开播。',
          },
        ],
      },
      {
        id: 'timeline',
        type: 'timeline',
        eyebrow: '历程',
        heading: '走过的几步',
        events: [
          {
            time: '2019 年',
            title: '三个人，一间仓库',
            text: '为本地影棚改造绿幕灯光，第一次把测光结果画成均匀度图。',
          },
          {
            time: '2021 年',
            title: '青幕第一版',
            text: '把现场用了两年的抠像工具做成产品，支持多点取样与预设文件。',
          },
          {
            time: '2022 年',
            title: '第一间全案直播间',
            text: '从水电到开播由一支团队负责，交付单据也在这个项目里成形。',
          },
          {
            time: '2023 年',
            title: '大觅直播与花境',
            text: '手机开播、流程单与实时花植场景加入，产品覆盖一场直播的全部环节。',
          },
          {
            time: '2024 年',
            title: '青幕 SDK',
            text: '抠像能力开放给会议、教育和直播平台集成，随包提供一致性套件。',
          },
          {
            time: '2026 年',
            title: '灯光实验间开放',
            text: '客户可以带着最难拍的商品来试拍半天，带走布光图、预设和对照样片。',
          },
        ],
      },
      {
        id: 'teams',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: '团队',
        heading: '您会遇到的人',
        lead: '项目从头到尾由同一位负责人跟进，其余的人在需要时到场。',
        items: [
          {
            icon: 'message',
            title: '方案组',
            text: '听需求、量房、算预算，对交付结果负责的那位也出自这里。',
          },
          {
            icon: 'light',
            title: '灯光与美术组',
            text: '布光、布景、虚拟场景与花材，负责画面好看，也负责它能复现。',
          },
          {
            icon: 'monitor',
            title: '实施组',
            text: '布线、上架、联调与验收，现场照片和测量数据都由他们留下。',
          },
          {
            icon: 'cut',
            title: '图形与算法组',
            text: '青幕、青幕 SDK 与花境的研发，每个版本先过自己的一致性套件。',
          },
          {
            icon: 'smartphone',
            title: '平台组',
            text: '大觅直播的客户端与服务端，也维护单据和直播报告。',
          },
          {
            icon: 'book',
            title: '技术支持组',
            text: '学习中心的作者。每一篇故障排查，都来自真实的一通电话。',
          },
        ],
      },
      {
        id: 'honours',
        type: 'timeline',
        eyebrow: '资质与共建',
        heading: '写在纸面上的事',
        lead: '本站为演示环境，以下内容为虚构示例，不代表任何真实机构的认证。',
        events: [
          {
            time: '标准',
            title: '直播间验收条目（公开版）',
            text: '把内部使用的验收条目整理成公开文档，任何团队都可以照着量。',
          },
          {
            time: '共建',
            title: '影视院校的灯光课',
            text: '灯光实验间每学期接待两个班级，学生用真实商品完成布光作业。',
          },
          {
            time: '伙伴',
            title: '影棚与集成商网络',
            text: '与各地影棚和弱电集成商合作施工，由我们统一出图、统一验收。',
          },
        ],
      },
      {
        id: 'offices',
        type: 'offices',
        tone: 'surface',
        eyebrow: '地点与联系',
        heading: '欢迎来坐坐',
        offices: [
          {
            name: '总部与影棚',
            text: '方案、美术与研发所在地，灯光实验间也在这里，到访请提前预约。',
            address: '示例市云幕区光影路 1 号 幕境影棚',
            hours: '周一至周五 9:30-18:30',
            email: 'hello@mujing.example',
          },
          {
            name: '实施与备件中心',
            text: '设备预装、联调和备件周转，工程师从这里出发。',
            address: '示例市云幕区长轨路 18 号 2 号库',
            hours: '周一至周日 8:30-20:00',
            email: 'service@mujing.example',
          },
          {
            name: '加入我们',
            text: '长期招聘灯光师、图形工程师与实施工程师。来信请附一件您最得意的作品，并写清哪一部分是您做的。',
            address: '以上两地均可，远程岗位另行说明',
            hours: '来信七个工作日内回复',
            email: 'jobs@mujing.example',
          },
        ],
      },
      {
        id: 'booking',
        type: 'call-to-action',
        heading: '先聊一聊，再决定要不要做',
        lead: '第一次沟通不收费，也不推销。聊完您会拿到一页纸：哪些靠灯，哪些靠软件，哪些其实不用花钱。',
        actions: [
          { label: '预约合作', to: '/cooperation' },
          { label: '看最近的动态', to: '/info' },
        ],
      },
    ],
  },
  en: {
    title: 'About us',
    description:
      'Mujing Digital is a team of lighting designers, graphics engineers and live producers who treat a live room as an engineering job: measured, written down, accepted.',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: 'About Mujing Digital',
        heading: 'A live room is a piece of engineering',
        lead: 'A good-looking sample is easy. The hard part is a Tuesday evening three months on, with another presenter and another product, when it has to look the same. That is the part we do.',
        actions: [
          { label: 'Book a call', to: '/cooperation' },
          { label: 'See customer cases', to: '/cases' },
        ],
        art: 'scene-launch',
        alt: 'A launch stage: a car on a round platform in front of a lit screen and an audience',
      },
      {
        id: 'story',
        type: 'story',
        eyebrow: 'Where we come from',
        heading: 'It began with one uneven green wall',
        paragraphs: [
          'The first three of us were a lighting designer, a graphics programmer and a live producer. For two months they argued in one warehouse about one green wall: was it the light, or the algorithm?',
          'How it ended became the way we work. Measure the light before touching a slider; write down the criterion before judging the result. The lighting check in Cyan and the nine-point measurement on our acceptance sheets both come from those two months.',
          'Today we hand over whole rooms, and we also sell a single program or a piece of code. Either way, what you get can be measured, repeated and used by somebody else.',
        ],
        art: 'product-cyan',
        alt: 'Keying at work: a person in front of a coloured wall on one side, a clean transparent background on the other',
      },
      {
        id: 'principles',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: 'How we work',
        heading: 'Four rules we do not bend',
        items: [
          {
            icon: 'light',
            title: 'Measure first',
            text: 'Light, latency, upload, dropped frames. What can be measured is measured; the rest we call a guess.',
          },
          {
            icon: 'file',
            title: 'Criteria come first',
            text: 'What acceptance will test is on the sheet before anybody moves in, the same sheet for both sides.',
          },
          {
            icon: 'lock',
            title: 'Your picture stays yours',
            text: 'Keying runs on the local machine, and everything can live inside your network. Our own site loads no third-party script.',
          },
          {
            icon: 'user',
            title: 'Made for ordinary people',
            text: 'The last item of every acceptance: a colleague who has never seen the room goes live alone.',
          },
        ],
      },
      {
        id: 'timeline',
        type: 'timeline',
        eyebrow: 'History',
        heading: 'Some of the steps',
        events: [
          {
            time: '2019',
            title: 'Three people and a warehouse',
            text: 'Relighting green walls for local studios, and drawing the first evenness map from the readings.',
          },
          {
            time: '2021',
            title: 'The first Cyan',
            text: 'Two years of keying tools from the job became a product, with several key samples and preset files.',
          },
          {
            time: '2022',
            title: 'The first complete room',
            text: 'One team from wiring to first show. The delivery sheets took shape in that project.',
          },
          {
            time: '2023',
            title: 'Dami Live and Flower',
            text: 'Going live from a phone, the run of show and real-time floral scenes closed the gaps.',
          },
          {
            time: '2024',
            title: 'The Cyan SDK',
            text: 'Keying for conference, teaching and streaming platforms, with a conformance kit in the package.',
          },
          {
            time: '2026',
            title: 'The lighting lab opens',
            text: 'Bring your most difficult product for half a day; leave with a lighting plan, presets and clips to compare.',
          },
        ],
      },
      {
        id: 'teams',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: 'Teams',
        heading: 'The people you will meet',
        lead: 'One person leads a project from the first call to the report. The others come when they are needed.',
        items: [
          {
            icon: 'message',
            title: 'Solutions',
            text: 'Listens, measures, works out the budget. The one person answerable to you sits here.',
          },
          {
            icon: 'light',
            title: 'Light and art',
            text: 'Light, sets, virtual scenes and flowers. Answerable for the look, and for its repeating.',
          },
          {
            icon: 'monitor',
            title: 'Installation',
            text: 'Cabling, racks, alignment and acceptance. The photographs and readings are theirs.',
          },
          {
            icon: 'cut',
            title: 'Graphics and algorithms',
            text: 'Cyan, the SDK and Flower. No version leaves before it passes our own conformance kit.',
          },
          {
            icon: 'smartphone',
            title: 'Platform',
            text: 'Dami Live on phones and servers, and the sheets and reports behind every project.',
          },
          {
            icon: 'book',
            title: 'Support',
            text: 'The authors of the learning centre. Each troubleshooting guide began as a telephone call.',
          },
        ],
      },
      {
        id: 'honours',
        type: 'timeline',
        eyebrow: 'On paper',
        heading: 'Standards, teaching, partners',
        lead: 'This site is a demonstration. The entries below are invented and claim no certification by any real body.',
        events: [
          {
            time: 'Standards',
            title: 'Acceptance criteria for live rooms, public edition',
            text: 'Our internal criteria as a public document that any team can measure by.',
          },
          {
            time: 'Teaching',
            title: 'Lighting classes with film schools',
            text: 'Two classes a term work in the lighting lab and light real products for their grade.',
          },
          {
            time: 'Partners',
            title: 'A network of studios and integrators',
            text: 'Local partners build; drawings and acceptance are ours, the same everywhere.',
          },
        ],
      },
      {
        id: 'offices',
        type: 'offices',
        tone: 'surface',
        eyebrow: 'Places and contact',
        heading: 'Come and see us',
        offices: [
          {
            name: 'Head office and studio',
            text: 'Solutions, art and development, with the lighting lab. Please book before you come.',
            address: 'Mujing Studio, 1 Guangying Road, Yunmu District, Demo City',
            hours: 'Monday to Friday, 9:30-18:30 (Beijing time)',
            email: 'hello@mujing.example',
          },
          {
            name: 'Installation and spares',
            text: 'Racks are built and tested here, spares are kept here, engineers start from here.',
            address: 'Store 2, 18 Changgui Road, Yunmu District, Demo City',
            hours: 'Every day, 8:30-20:00 (Beijing time)',
            email: 'service@mujing.example',
          },
          {
            name: 'Work with us',
            text: 'We are always looking for lighting designers, graphics engineers and installation engineers. Send one piece of work you are proud of, and say which part is yours.',
            address: 'Either place; remote positions are marked as such',
            hours: 'An answer within seven working days',
            email: 'jobs@mujing.example',
          },
        ],
      },
      {
        id: 'booking',
        type: 'call-to-action',
        heading: 'Talk first, decide later',
        lead: 'The first call costs nothing and sells nothing. You leave it with one page: what light can solve, what software can solve, and what needs no money at all.',
        actions: [
          { label: 'Book a call', to: '/cooperation' },
          { label: 'Latest news', to: '/info' },
        ],
      },
    ],
  },
};
