import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';

/** Live platform app in Chinese. */
export const appZh: DemoPageText = {
  title: '大觅直播',
  description:
    '大觅直播：用 Android 手机管好整场直播，有模拟直播间、流程单、上行测速与话术检查。标准版免费，专业版增加 1080p60、H.265、青幕画面接入和直播报告。',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: '大觅直播',
      heading: '一部安卓手机，管好整场直播',
      lead: '开播、流程、弹幕、测速和复盘在同一个应用里。开播之前可以在模拟直播间彩排，下面就能试；专业版还能接入棚里的青幕画面。',
      actions: [
        { label: '下载示例包', to: '/support/download?product=app' },
        { label: '预约演示', to: '/cooperation?product=app&type=demo' },
      ],
      note: '标准版免费，专业版每个账号每年 {{fact:price-dami-pro-year}}（示例价格）。当前版本 {{fact:app-version.minor}}，{{fact:app-android}} 及以上，另有 Windows 电脑版。本站为演示站点，下载的是示例包，不含程序。',
      facts: [
        { value: '1080p30', label: '标准版免费；专业版 1080p60' },
        { value: '{{fact:upload-test-app}}', label: '上行测速，取稳定段最低值' },
        { value: '{{fact:app-segments}}', label: '一份流程单的环节上限' },
        { value: '{{fact:recording-segment}}', label: '一段录制，意外退出只丢最后一段' },
      ],
      picture: 'app-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: '动手试试',
      heading: '拿起这部手机',
      lead: '应用的四项功能，网页里就能用，不用登录：模拟开播、流程单、上行测速、话术检查。',
      demo: 'app',
      picture: 'app-demo',
      caption:
        '演示是网页里的大觅直播：模拟直播间的观众和弹幕由固定脚本生成，不推流，也不用摄像头。',
      parts: [
        { title: '模拟开播', text: '选房间、调灯光和声音、上播推卡，下播看小结。' },
        { title: '流程单', text: '排环节、看时刻和提醒，打印或放进日历，只存在您的设备上。' },
        { title: '上行测速', text: '网页里最长 10 秒，测到本站服务器的线路，按画质给出结论。' },
        { title: '话术检查', text: '在浏览器里标出风险词，附原因和替换说法，稿件不发送。' },
      ],
      links: [
        { label: '预约演示', to: '/cooperation?product=app&type=demo' },
        { label: '第一次开播怎么做', to: '/dmfaq/dami-first-show' },
      ],
      note: '也可以约工程师远程陪您的团队彩排，约四十分钟。',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: '解决什么',
      heading: '故障大多在彩排时就能发现',
      rows: [
        {
          problem: '新人第一次开播就面对几百人，冷场、追问、断线一起来。',
          title: '模拟直播间',
          solution: '进场、弹幕、礼物由程序生成，快慢可调，还能插入三种状况，不登录也能练。',
        },
        {
          problem: '流程写在表格里，开播以后没人有空看；一个环节拖长，后面全乱。',
          title: '自动推进的流程单',
          solution:
            '每个环节一行：时长、商品、要点、负责人。当前环节高亮，超时变色，不弹窗；人、房间、商品撞车时有提示。',
        },
        {
          problem: '套餐写着百兆，直播照样卡；口播里一个词，整场白播。',
          title: '测速与话术检查',
          solution:
            '持续上传 {{fact:upload-test-app}}，取稳定段最低值，留出余量后给出码率建议；口播稿在本机标出风险词与替换说法。',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      tone: 'keylight',
      eyebrow: '使用中',
      heading: '从开播到复盘',
      items: [
        {
          picture: 'app-gallery-1',
          caption: '茶桌上的手机正在开播。',
        },
        {
          picture: 'app-gallery-4',
          caption: '同一只礼盒，放进五个虚拟场景。',
        },
        {
          picture: 'app-gallery-3',
          caption: '手机里是正在讲的这一件和它的商品卡，旁边四件等着上。',
        },
        {
          picture: 'app-gallery-2',
          caption: '下播以后，在电脑上看在线曲线。',
        },
      ],
    },
    productCase('app', 'zh', '一个用大觅直播的项目'),
    {
      id: 'get',
      type: 'qr-card',
      eyebrow: '获取',
      heading: '按您的系统获取',
      lead: '在电脑上，用手机扫码就会打开对应的页面；在手机上，直接点下面的系统。',
      code: 'dami',
      alt: '大觅直播的二维码：扫码后按手机系统打开对应的获取方式',
      ways: [
        {
          name: 'Android',
          text: '下载示例包：演示下载与校验的步骤，不含程序。',
          link: { label: '下载示例包', to: '/support/download?product=app&platform=android' },
        },
        {
          name: '微信里',
          text: '微信会拦截安装包。点右上角，选择“在浏览器打开”，再下载。',
          link: { label: '看引导', to: '/QRCode_dami' },
        },
        {
          name: 'iPhone',
          text: '没有 iPhone 版。用支持 RTMP 或 SRT 的第三方推流 App，或平台自己的 App 开播，流程单导出到日历查看。',
          link: { label: '看做法', to: '/dmfaq/iphone-live' },
        },
        {
          name: 'Windows',
          text: '电脑版把流程单、弹幕和提词放到大屏，手机负责画面。',
          link: { label: '下载示例包', to: '/support/download?product=app&platform=windows' },
        },
      ],
    },
    priceBlock('app', 'zh'),
    {
      id: 'specifications',
      type: 'spec-table',
      folded: true,
      heading: '大觅直播 {{fact:app-version.minor}} 规格',
      groups: [
        {
          name: '推流',
          rows: [
            { name: '分辨率', value: '720p、1080p，30 fps；专业版 60 fps；横屏与竖屏' },
            {
              name: '编码',
              value:
                'H.264；专业版另有 H.265（设备支持时）；CBR，关键帧 {{fact:keyframe-interval}}',
            },
            {
              name: '码率',
              value: '1080p30：H.264 {{fact:bitrate-1080p30-h264}}，H.265 3～4.5 Mbit/s',
            },
            { name: '协议', value: 'RTMP、RTMPS、SRT' },
            { name: '声音', value: 'AAC 48 kHz，128～256 kbit/s；支持 USB 话筒' },
          ],
        },
        {
          name: '功能',
          rows: [
            {
              name: '流程单',
              value: '最多 {{fact:app-segments}}环节，冲突检查；导出 A4、日历文件、文本',
            },
            { name: '上行测速', value: '{{fact:upload-test-app}}，取稳定段最低值' },
            { name: '话术检查', value: '本机完成，词表分三级，可按品类启用' },
            { name: '本地录制', value: '与推流同规格，{{fact:recording-segment}}一段' },
            { name: '团队', value: '五种角色，操作记入日志' },
          ],
        },
        {
          name: '系统要求',
          rows: [
            { name: 'Android', value: '{{fact:app-android}} 或更新版本，64 位（arm64-v8a）' },
            {
              name: '内存与存储',
              value: '4 GB 内存，建议 6 GB；录制两小时建议预留 {{fact:recording-free-space}}',
            },
            {
              name: '电脑版',
              value: '{{fact:cyan-windows}}（64 位）或更新版本；与手机同一局域网或同一账号',
            },
          ],
        },
        {
          name: '版本',
          rows: [
            {
              name: '标准版',
              value:
                '免费：1080p30、H.264、模拟直播间、流程单、上行测速、话术检查、本地录制、电脑版',
            },
            {
              name: '专业版',
              value:
                '另有 1080p60、H.265、青幕画面接入、直播报告；每个账号每年 {{fact:price-dami-pro-year}}',
            },
          ],
        },
      ],
      note: '价格为演示站点的示例价格。全案直播间项目含一年专业版。',
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: '功能与版本',
      items: [
        {
          icon: 'smartphone',
          title: '手机开播',
          text: '横竖屏、前后镜头、外接话筒；发送缓冲与丢帧一直可见。1080p60 与 H.265 属于专业版。',
        },
        {
          icon: 'monitor',
          title: '接入棚内画面（专业版）',
          text: '同一局域网里的青幕画面作为信号源，经 SRT 传输，延迟可设。',
        },
        {
          icon: 'message',
          title: '弹幕与提词',
          text: '分屏显示，重要提问可以钉住，敏感词按三级处置。',
        },
        {
          icon: 'refresh',
          title: '连麦与商品卡',
          text: '连麦嘉宾听到的混音不含自己的声音；商品卡可以“强调” 6 秒。',
        },
        {
          icon: 'file',
          title: '本地录制',
          text: '每 {{fact:recording-segment}}一段，意外退出最多丢失最后一段。',
        },
        {
          icon: 'chart',
          title: '直播报告（专业版）',
          text: '下播后生成报告链接，曲线、商品与环节在同一条时间线上。',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      folded: true,
      heading: '三种开播方式',
      columns: [
        { name: '一部手机', note: '标准版' },
        { name: '手机 + 电脑版', note: '标准版' },
        { name: '棚内青幕 + 大觅', note: '专业版' },
      ],
      rows: [
        { name: '画面来源', cells: ['手机镜头', '手机镜头', '摄像机，经青幕合成'] },
        { name: '需要的人', cells: ['主播一人', '主播与场控', '主播、场控、导播'] },
        { name: '流程单与提词', cells: ['分屏显示', '大屏显示', '大屏与提词器'] },
        { name: '换背景', cells: [false, false, true] },
        { name: '多机位', cells: [false, false, true] },
        {
          name: '建议上行',
          cells: [
            '{{fact:upload-one-stream}}',
            '{{fact:upload-one-stream}}',
            '{{fact:upload-studio}}，双线路',
          ],
        },
        { name: '断线之后', cells: ['自动重连', '自动重连', '主备切换'] },
      ],
      note: '建议上行 = 全部流（含声音）{{fact:upload-formula}}。1080p30、6 Mbit/s 一路需要 {{fact:upload-one-stream.value}}；棚内是主备两路各 6 Mbit/s，另加返看与对讲。',
    },
    {
      id: 'devices',
      type: 'compatibility',
      folded: true,
      heading: '设备与平台',
      groups: [
        {
          icon: 'smartphone',
          name: '手机与平板',
          items: ['{{fact:app-android}} 及以上', 'arm64-v8a', '摄像头 1080p30'],
        },
        { icon: 'message', name: '话筒', items: ['USB-C 话筒', '有线耳机', '蓝牙耳机（监听）'] },
        {
          icon: 'monitor',
          name: '棚内设备',
          items: ['青幕 3.1 及以上（专业版）', '同一局域网', 'SRT 信号'],
        },
        {
          icon: 'globe',
          name: '平台',
          items: ['支持 RTMP 推流地址的平台', '自建流媒体服务', '内网直播'],
        },
      ],
    },
    {
      id: 'history',
      type: 'release-history',
      folded: true,
      heading: '每一版改了什么',
      more: { label: '全部版本与校验值', to: '/support/download?product=app' },
      source: { kind: 'releases', limit: 5, product: 'app' },
    },
    ...productEnding('app', 'zh', {
      downloads: 2,
      faqHeading: '开播之前',
      faq: [
        {
          question: '有 iPhone 版吗？',
          answer:
            '没有。大觅直播有 Android 版与 Windows 电脑版。iPhone 需要用支持 RTMP 或 SRT 的第三方推流 App，或平台自己的 App；流程单可以导出到日历查看。',
        },
        {
          question: '安装时提示“未知来源”怎么办？',
          answer:
            '正式安装包：核对下载页上的 SHA-256，然后在系统提示里允许本次安装，装好之后可以关闭。本站的示例包不含程序，不会出现这个提示。',
        },
        {
          question: '在微信里点下载没有反应？',
          answer: '微信会拦截安装包。点右上角，选择在浏览器中打开，再下载。',
        },
        {
          question: '直播两小时手机发烫怎么办？',
          answer:
            '取下保护壳，关掉不用的应用，调低屏幕亮度。仍然发烫，就把 60 帧降到 30 帧，编码功耗会明显下降。',
        },
        {
          question: '话术检查会上传稿件吗？',
          answer:
            '不会。应用里在手机本地完成，上面的网页演示在浏览器里完成。词表是工作辅助，不构成法律意见，最终以平台规则和法规为准。',
        },
        {
          question: '可以同时推到几个平台吗？',
          answer: '手机端一次推一路。需要多平台分发，建议由服务端或平台转推，不占用现场上行。',
        },
      ],
      booking: '让团队彩排一场',
      bookingLead: '我们远程陪您的团队在模拟直播间走一遍完整流程，结束后给出一份流程单模板。',
    }),
  ],
};
