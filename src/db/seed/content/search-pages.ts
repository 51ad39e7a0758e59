/** A page without a record of its own, as search shows it. */
interface SitePage {
  slug: string;
  /** Chinese path. */
  path: string;
  zh: { title: string; summary: string; questions: string[] };
  /** Null if the page has no English version. */
  en: { title: string; summary: string; questions: string[] } | null;
}

/** Pages that every site has, with the questions that visitors bring to them. */
export const sitePages: SitePage[] = [
  {
    slug: 'booking',
    path: '/cooperation',
    zh: {
      title: '预约合作',
      summary: '预约演示、上门勘测、试用许可或报价，{{fact:answer-time.word}}内回复。',
      questions: [
        '怎么预约',
        '预约演示',
        '预约勘测 上门量房',
        '申请试用 试用许可',
        '想合作 找销售 找顾问',
        '要一份报价 正式报价',
        '代理你们的产品 代理商 加盟 招商 经销商 渠道合作 分销',
        '派人来公司演示 上门演示 约人来看',
        '签合同 签约 下单 订购 租赁',
        'OEM 贴牌 定制开发',
        '我的预约到哪一步了 预约进度 预约状态 改预约时间 取消预约',
        '试用多久 免费试用',
        '在哪买 哪里买 怎么购买',
        '可以先看看效果吗 参观',
      ],
    },
    en: {
      title: 'Book a call',
      summary:
        'Ask for a demo, a site survey, a trial licence or a quotation. We reply within {{fact:answer-time.word}}.',
      questions: [
        'How do I book a demo, a call or a consultation?',
        'Request a trial or an evaluation licence',
        'Arrange a site survey or a visit',
        'Ask for a quotation, talk to sales or a consultant',
        'Become a partner, reseller, distributor, dealer, agency, partnership',
        'Sell your software in our country, white label, OEM',
        'Rent or hire equipment, order, contract',
        'Training, workshop, consulting',
        'Visit your showroom, see it live, on-site visit',
        'Status of my booking, change or cancel an appointment',
        'My boss wants a quote, get an offer, purchase, order',
      ],
    },
  },
  {
    slug: 'booking-status',
    path: '/cooperation?lookup=1',
    zh: {
      title: '查预约、改时间、取消',
      summary: '用编号和联系方式的后四位查预约到了哪一步，改时间、取消、撤回也在这里。',
      questions: [
        '查预约 预约查询 预约进度 预约状态',
        '预约编号 编号忘了',
        '取消预约 撤回预约 改预约时间',
        '预约之后没有人联系',
      ],
    },
    en: {
      title: 'Check, change or cancel a booking',
      summary:
        'See where your booking stands, with its reference and the end of your phone number. Change its time, cancel or withdraw it.',
      questions: [
        'Booking status, check my booking, reference number',
        'Cancel, withdraw or change a booking',
        'Reschedule, postpone or move my visit, appointment, survey or call',
        'Nobody contacted me after I booked',
      ],
    },
  },
  {
    slug: 'about',
    path: '/about',
    zh: {
      title: '关于我们',
      summary: '公司历程、团队、地址与招聘。',
      questions: [
        '公司在哪里 公司地址',
        '地址 怎么去 在哪个城市 总部',
        '哪年成立 规模 多少人',
        '公司介绍 你们是谁 这个网站是谁做的 公司是真的吗',
        '招聘 招人 应聘 职位',
        '团队 创始人 资质',
      ],
    },
    en: {
      title: 'About us',
      summary: 'Our history, our team, our addresses and open positions.',
      questions: [
        'Where is the company? Address and directions',
        'Where is your office? Where are you based? City, headquarters',
        'Do you hire staff? Vacancies, internship',
        'When was the company founded? How many people?',
        'Who are you? Company profile and team',
        'Who made this site? Is this a real company?',
        'Jobs, careers, open positions, hiring',
      ],
    },
  },
  {
    slug: 'downloads',
    path: '/support/download',
    zh: {
      title: '软件下载',
      summary: '青幕、大觅直播、青幕 SDK 与花境的各平台版本、历史版本与校验值。',
      questions: [
        '下载 软件下载 下载地址 在哪里下载',
        '安装包 客户端 程序',
        '历史版本 旧版本 最新版本',
        '版本更新内容 更新日志 更新说明 更新记录',
        '校验值 哈希 哈希值 sha256 md5 校验安装包',
      ],
    },
    en: {
      title: 'Downloads',
      summary:
        'Cyan, Dami Live, the Cyan SDK and Flower: versions for every platform, history and checksums.',
      questions: [
        'Download, where can I download the software?',
        'Installer, package, program, setup file',
        'Older versions, version history, latest version',
        'Release notes, changelog, what changed',
        'Checksum, SHA-256, verify the file',
        'Antivirus blocks the installer',
      ],
    },
  },
  {
    slug: 'documents',
    path: '/support/document',
    zh: {
      title: '学习中心',
      summary: '从选方案、量房、布光到排查，按课程整理的全部文档。',
      questions: [
        '教程 使用教程 文档 手册 说明书',
        '在哪里看文档 帮助中心 使用帮助',
        '视频教程 课程 培训 自学',
        '自助诊断 故障排查 常见问题',
      ],
    },
    en: null,
  },
  {
    slug: 'cases',
    path: '/cases',
    zh: {
      title: '客户案例',
      summary: '直播间、发布会、课堂与柜台：做法、数字与来源。',
      questions: [
        '客户案例 成功案例 有哪些客户',
        '做过哪些项目 谁在用',
        '行业案例 银行 零售 教育 医疗 政府',
      ],
    },
    en: {
      title: 'Customer cases',
      summary:
        'Live rooms, launches, classrooms and counters: what was done, with figures and sources.',
      questions: [
        'Case studies, customers, references',
        'Banks, shops, schools, hospitals: who are your customers?',
        'Who uses it? Which projects have you done?',
      ],
    },
  },
  {
    slug: 'news',
    path: '/info',
    zh: {
      title: '资讯中心',
      summary: '产品发布、行业观察与实践文章。',
      questions: ['新闻 资讯 文章 公告 博客', '最近有什么更新'],
    },
    en: {
      title: 'News and articles',
      summary: 'Releases, industry views and how-to articles.',
      questions: ['News, articles, blog, announcements', 'Tutorials, manuals, guides, know-how'],
    },
  },
  {
    slug: 'qr-dami',
    path: '/QRCode_dami',
    zh: {
      title: '大觅直播二维码',
      summary: '手机扫码打开大觅直播的下载，本站提供的是示例包；也说明微信、鸿蒙与 iPhone 怎么办。',
      questions: [
        '大觅二维码 扫码下载 扫一扫',
        '手机怎么下载大觅直播',
        '鸿蒙 华为手机能用吗',
        '微信里打不开下载 微信里下载没有反应',
      ],
    },
    en: null,
  },
  {
    slug: 'redeem-sony',
    path: '/ad/sony',
    zh: {
      title: '相机礼遇兑换码激活',
      summary:
        '在这里输入买相机附送的兑换码，得到大觅直播一年专业版的许可；许可丢了，用同一个兑换码和联系方式再看一次。',
      questions: [
        '兑换码怎么用 在哪里兑换',
        '激活码在哪里填 怎么激活',
        '索尼 sony 相机礼遇 赠送 兑换卡',
        '兑换专业版',
      ],
    },
    en: null,
  },
  {
    slug: 'room-chooser',
    path: '/product/3d#room-chooser',
    zh: {
      title: '我的房间能做什么',
      summary: '五个问题，一个答案：怎么做、用哪件产品、要哪些设备、先读哪一篇。',
      questions: [
        '哪个产品适合我的房间',
        '20 平米房间选哪个',
        '层高不够怎么办',
        '房间层高 多高 房间只有两米五高',
        '家里客厅 卧室 办公室能做直播吗',
        '进深不够怎么办',
        '预算不够怎么配',
        '设备清单',
      ],
    },
    en: {
      title: 'What can my room do?',
      summary: 'Five questions, one answer: how to build it, which product, what equipment.',
      questions: [
        'Which product fits my room?',
        'Which product should I choose? Help me choose',
        'Small room set-up',
        'Room size, ceiling height, low ceiling, is my room large enough?',
        'Equipment list for a room',
      ],
    },
  },
  {
    slug: 'studio-plan',
    path: '/product/3d#studio-plan',
    zh: {
      title: '按米画出您的直播间',
      summary: '填房间和机位，得到按比例的布置图、镜头、灯、回路、上行和设备清单，可下载 PDF。',
      questions: ['直播间布置图怎么画', '灯位图 机位图', '要几路电 回路怎么算', '镜头离人多远'],
    },
    en: {
      title: 'Draw your studio to scale',
      summary: 'A plan with lenses, lights, circuits, upload and equipment, as a page and as PDF.',
      questions: ['Studio floor plan', 'Where do lights and cameras go?', 'How many circuits?'],
    },
  },
  {
    slug: 'privacy-notice',
    path: '/show/privacy',
    zh: {
      title: '隐私声明',
      summary: '网站收集哪些个人信息、用来做什么、保存多久，以及怎样查阅、更正与删除。',
      questions: ['隐私政策 隐私协议', '个人信息怎么处理 保存多久 怎么删除', '网站用 cookie 吗'],
    },
    en: {
      title: 'Privacy notice',
      summary:
        'What personal information the site collects, why, for how long, and how to see, correct or erase it.',
      questions: [
        'Privacy policy, data protection, GDPR',
        'Do you store my data? How do I delete my personal information?',
        'Does the site use cookies?',
      ],
    },
  },
];
