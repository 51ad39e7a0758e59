import { caseFigure } from './case-figure.ts';
import type { DemoPageText } from './page.ts';

/** The home page in Chinese. */
export const homeZh: DemoPageText = {
  title: '首页',
  description:
    '幕境数字为品牌、影棚与机构提供全案 3D 直播间、实时抠像、花植场景、抠像 SDK 与直播平台 App，从勘测、搭建、验收到开播一站交付。',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'stage',
      eyebrow: '直播数字化解决方案',
      heading: '一间影棚，播任何场景',
      lead: '从空房间到稳定开播：布景、灯光、抠像、推流由一支团队交付。您只需要带上商品和要讲的话。',
      actions: [
        { label: '预约合作', to: '/cooperation' },
        { label: '看客户案例', to: '/cases' },
      ],
      note: '勘测结果、方案与验收标准都写在单据里，您随时能打开。',
      picture: 'home-stage',
    },
    {
      id: 'products',
      type: 'product-cards',
      eyebrow: '产品',
      heading: '五件产品覆盖一场直播的全部环节',
      lead: '可以整间交付，也可以只用其中一件；参数和素材在它们之间通用。',
      source: { kind: 'products', limit: 5 },
    },
    {
      id: 'scenes',
      type: 'solution-cards',
      tone: 'surface',
      eyebrow: '用途',
      heading: '五类直播各有各的难处',
      lead: '卖货要颜色准，发布不能中断，授课要讲师自己会用。我们按用途给出布景、灯光与链路。',
      source: { kind: 'solutions', limit: 5 },
    },
    {
      id: 'process',
      type: 'steps',
      eyebrow: '怎么做',
      heading: '每一步都有一张单据',
      lead: '下面每一步都附有样单，格式与您将来收到的相同。',
      steps: [
        {
          title: '说清要播什么',
          time: '第 1 周',
          text: '在预约里写下房间、商品、时段和预算。勘测时量房、测光、测上行，{{fact:answer-time.word}}内给出初步方向。',
          picture: 'sheet-brief',
          link: { label: '填一份预约', to: '/cooperation' },
        },
        {
          title: '确认需求',
          time: '第 1～2 周',
          text: '风格、屏幕、交付物和里程碑逐条写清，意见写在条目上，您确认的是具体某一版。',
          picture: 'sheet-requirement',
          link: {
            label: '看需求单样例',
            to: '/share/requirement/11111111-1111-4111-8111-111111111111',
          },
        },
        {
          title: '备货与搭建',
          time: '第 3～4 周',
          text: '设备型号、位置、保修期列成清单，接线图由清单生成，线缆两端都有标签。',
          picture: 'sheet-device',
          link: { label: '看设备单样例', to: '/share/device/22222222-2222-4222-8222-222222222222' },
        },
        {
          title: '进场实施',
          time: '第 4 周',
          text: '任务进度、照片记录、下次到场时间，以及现在轮到谁。',
          picture: 'sheet-work-order',
          link: { label: '看工单样例', to: '/share/order/impl/demo-order' },
        },
        {
          title: '逐项验收',
          time: '第 5 周',
          text: '每一项都有能测量的标准：照度差、丢帧、音画偏差。不通过的由我们改好再测。',
          picture: 'sheet-acceptance',
          link: {
            label: '看验收单样例',
            to: '/share/implConfirm/33333333-3333-4333-8333-333333333333',
          },
        },
        {
          title: '开播与复盘',
          time: '首播之后',
          text: '在线曲线、商品排名和环节对照汇成一份报告，最后与上一场比较。',
          picture: 'sheet-live-report',
          link: { label: '看直播报告样例', to: '/share/liveReport/demo-report' },
        },
      ],
    },
    {
      id: 'figures',
      type: 'figures',
      tone: 'surface',
      eyebrow: '结果',
      heading: '已交付项目的结果',
      lead: '取自验收单、编码器日志和客户系统，与案例里写的是同一条记录，点开可以看到测法。',
      more: { label: '全部案例', to: '/cases' },
      items: [
        caseFigure('xingjia-auto-online-launch', '68', 'zh'),
        caseFigure('zhilan-academy-lecture-rooms', '3', 'zh'),
        caseFigure('qihe-medical-teaching-studio', '84', 'zh'),
        caseFigure('shuqi-home-textiles-day-night', '40', 'zh'),
      ],
    },
    {
      id: 'cases',
      type: 'case-cards',
      eyebrow: '案例',
      heading: '客户案例',
      lead: '每一例都写明难处、布景、设备、结果，还有当时没做好的地方。',
      more: { label: '全部案例', to: '/cases' },
      source: { kind: 'cases', limit: 4 },
    },
    {
      id: 'news',
      type: 'news-cards',
      tone: 'surface',
      eyebrow: '资讯',
      heading: '最近在做什么',
      more: { label: '资讯中心', to: '/info' },
      source: { kind: 'articles', limit: 3 },
    },
    {
      id: 'booking',
      type: 'call-to-action',
      heading: '说说您最难拍的那件商品',
      lead: '告诉我们房间大小、播什么、什么时候开播，{{fact:answer-time.word}}内回复初步建议。也可以来灯光实验间试拍。',
      picture: 'about-studio',
      actions: [
        { label: '预约合作', to: '/cooperation' },
        { label: '学习中心', to: '/support/document' },
      ],
    },
  ],
};
