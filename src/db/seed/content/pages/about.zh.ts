import { cityMap } from './about-map.ts';
import type { DemoPageText } from './page.ts';

/** The about page in Chinese. */
export const aboutZh: DemoPageText = {
  title: '关于我们',
  description:
    '幕境数字是一支由影棚灯光师、图形工程师和直播运营组成的团队，把直播间当作一个可以测量、可以验收的工程来做。',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: '关于幕境数字',
      heading: '像做工程一样做直播间',
      lead: '拍一段好看的样片不难。三个月后换了主播、换了商品，画面也要和验收那天一样，这是我们的工作。',
      actions: [
        { label: '预约合作', to: '/cooperation' },
        { label: '看客户案例', to: '/cases' },
      ],
      picture: 'about-studio',
    },
    {
      id: 'story',
      type: 'story',
      tone: 'surface',
      eyebrow: '我们的来历',
      heading: '从一面打不匀的绿幕开始',
      paragraphs: [
        '团队最早的三个人，一位是影棚灯光师，一位写图形程序，一位做直播运营。他们在同一间仓库里为同一面绿幕吵了两个月：是光不匀，还是算法不行？',
        '争论的结论成了公司的做事方法：调参数之前把光量出来，判断好坏之前把标准写下来。青幕的布光检查、验收单上的九点测光，都来自那两个月。',
        '今天我们交付整间直播间，也只卖一件软件或一段代码。无论哪一种，客户拿到的都是能测量、能复现、换了人也能用的东西。',
      ],
      picture: 'live-room-gallery-4',
    },
    {
      id: 'principles',
      type: 'capability-grid',
      eyebrow: '我们怎么做事',
      heading: '四条规矩',
      items: [
        {
          icon: 'light',
          title: '用数据说话',
          text: '照度、延迟、上行、丢帧，能测的都测。没有数字的结论只算猜测。',
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
      tone: 'surface',
      eyebrow: '历程',
      heading: '大事记',
      events: [
        {
          time: '2019',
          title: '三个人，一间仓库',
          text: '为本地影棚改造绿幕灯光，第一次把测光结果画成均匀度图。',
        },
        {
          time: '2021',
          title: '青幕第一版',
          text: '把现场用了两年的抠像工具做成产品，支持多点取样与预设文件。',
        },
        {
          time: '2022',
          title: '第一间全案直播间',
          text: '从水电到开播由一支团队负责，交付单据也在这个项目里成形。',
        },
        {
          time: '2023',
          title: '大觅直播与花境',
          text: '手机开播与实时花植场景加入，产品覆盖一场直播的全部环节。',
        },
        {
          time: '2024',
          title: '青幕 SDK',
          text: '抠像能力开放给会议、教育和直播平台集成；一致性套件随 2026 年的 1.5 版加入。',
        },
        {
          time: '2025',
          title: '单据试着对客户公开',
          text: '需求、工单和验收先在几个项目里换成可以打开的链接；次年六月起，五张单随每个项目交付。',
        },
        {
          time: '2026',
          title: '灯光实验间开放',
          text: '客户可以带着最难拍的商品来试拍半天，带走布光图、预设和对照样片。',
        },
      ],
    },
    {
      id: 'teams',
      type: 'capability-grid',
      eyebrow: '团队',
      heading: '六个组，一位负责人',
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
      tone: 'surface',
      eyebrow: '认可与共建',
      heading: '我们看重的几件事',
      lead: '本站为演示环境，以下均为虚构示例，不代表任何真实机构的认证或评选。',
      events: [
        {
          time: '2026',
          title: '公开的验收条目',
          text: '把内部使用的直播间验收条目整理成公开文档，任何团队都可以照着量。',
        },
        {
          time: '2025',
          title: '灯光课的实习点',
          text: '影棚每学期接待两个班级，学生用真实商品完成布光作业。',
        },
        {
          time: '2024',
          title: '“最少返工”项目组',
          text: '由一家客户内部评出：六间课室一次验收通过，没有整改项。',
        },
      ],
    },
    {
      id: 'partners',
      type: 'compatibility',
      eyebrow: '伙伴',
      heading: '合作伙伴',
      groups: [
        {
          icon: 'camera',
          name: '影棚',
          items: ['试拍与样片', '档期互补', '设备调剂'],
        },
        {
          icon: 'box',
          name: '弱电与装修',
          items: ['按我们的图施工', '统一验收', '当地售后'],
        },
        {
          icon: 'book',
          name: '院校与培训',
          items: ['灯光与主播课程', '实习与作业', '教材共编'],
        },
        {
          icon: 'code',
          name: '软件与平台',
          items: ['SDK 集成', '推流与事件接口', '联合排障'],
        },
      ],
      note: '想成为伙伴，请在预约里选择“渠道合作”，写明所在城市和擅长的事。',
    },
    {
      id: 'offices',
      type: 'offices',
      tone: 'surface',
      eyebrow: '地点与联系',
      heading: '欢迎来坐坐',
      lead: '三处都在地铁 2 号线旁。到访请提前一天预约，实验间一次只接待一组。',
      map: cityMap({
        river: '云河',
        metro: '地铁 2 号线',
        ring: '环城路',
        stops: ['云幕西', '云幕', '光影路', '长轨', '临港'],
      }),
      offices: [
        {
          name: '总部与影棚',
          text: '方案、美术与研发所在地，灯光实验间也在这里。',
          address: '示例市云幕区光影路 1 号 幕境影棚',
          way: '光影路站 B 口，步行 6 分钟；地下停车可直达货梯',
          hours: '周一至周五 9:30-18:30',
          email: 'hello@mujing.example',
          at: [53, 16],
        },
        {
          name: '实施与备件中心',
          text: '设备预装、联调和备件周转，工程师从这里出发。',
          address: '示例市云幕区长轨路 18 号 2 号库',
          way: '长轨站 A 口，步行 9 分钟；货车由环城路进',
          hours: '周一至周日 8:30-20:00',
          email: 'service@mujing.example',
          at: [77, 29],
        },
        {
          name: '临港服务站',
          text: '发布会与展会的值守点，备有一间可以临时借用的小棚。',
          address: '示例市临港区望海路 66 号',
          way: '临港站 C 口，步行 4 分钟',
          hours: '有活动时开放，请先预约',
          email: 'events@mujing.example',
          at: [91, 40],
        },
      ],
    },
    {
      id: 'jobs',
      type: 'openings',
      eyebrow: '加入我们',
      heading: '长期在找的人',
      positions: [
        {
          title: '灯光师',
          place: '总部与影棚',
          text: '会看波形图，也愿意爬梯子。您布的光，三个月后别人照着册子能摆回来。',
        },
        {
          title: '图形工程师',
          place: '总部，可远程',
          text: 'WebGL、Metal、Direct3D、Vulkan 至少精通一种，写过需要对得上参考结果的着色器。',
        },
        {
          title: '实施工程师',
          place: '实施与备件中心',
          text: '懂弱电与网络，出差约三分之一。动手之前测量，离场前把照片和数据留下。',
        },
        {
          title: '技术文档作者',
          place: '可远程',
          text: '把一通电话写成一篇文章，让下一个人不用再打。',
        },
      ],
      email: 'jobs@mujing.example',
      note: '请附一件您最得意的作品，并写清哪一部分是您做的。七个工作日内回复。',
    },
    {
      id: 'booking',
      type: 'call-to-action',
      heading: '约一次沟通',
      lead: '第一次沟通不收费。之后您会收到一页纸：哪些靠灯解决，哪些靠软件，哪些不用花钱。',
      picture: 'home-stage',
      actions: [
        { label: '预约合作', to: '/cooperation' },
        { label: '看最近的动态', to: '/info' },
      ],
    },
  ],
};
