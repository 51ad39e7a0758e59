import { type DemoPage, productEnding } from './page.ts';

const zh = productEnding('app', 'zh', {
  casesLead: '作为主力，也作为备份。',
  booking: '让团队先彩排一场',
  bookingLead: '我们远程陪您的团队在模拟直播间走一遍完整流程，结束后给出一份流程单模板。',
});
const en = productEnding('app', 'en', {
  casesLead: 'As the main path, and as the spare.',
  booking: 'Let the team rehearse once',
  bookingLead:
    'We walk your team through a full run in the simulated room, remotely, and leave you with a run-of-show template.',
});

/** Live platform app. */
export const appPage: DemoPage = {
  key: 'product-app',
  product: 'app',
  zh: {
    title: '大觅直播',
    description:
      '大觅直播：一部手机管好整场直播。模拟直播间、流程单、上行测速与话术检查，把问题留在开播之前；可接入棚内的青幕画面。',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: '大觅直播',
        heading: '整场直播，握在一部手机里',
        lead: '开播、流程、弹幕、测速和复盘在同一个应用里。先在模拟直播间练熟，再上真场；棚里的青幕画面，也能接进来。',
        actions: [
          { label: '下载 Android 版', to: '/support/download?product=app' },
          { label: '扫码下载', to: '/QRCode_dami' },
        ],
        note: '当前稳定版 2.6，支持 Android 10 及以上 64 位系统。',
        art: 'product-app',
        alt: '手机上的直播画面：主播、商品卡与流程单，旁边是在线曲线',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: '解决什么',
        heading: '故障大多在彩排时就能发现',
        rows: [
          {
            problem: '新人第一次开播就面对几百人，冷场、追问、断线一起来。',
            title: '模拟直播间，不登录也能练',
            solution:
              '进场、弹幕、礼物由程序生成，快慢可调，还能插入三种状况。练到不慌，再上真场。',
            points: ['无需登录，不推流', '三种突发状况', '快慢可调', '练习记录只在本机'],
          },
          {
            problem: '流程写在表格里，开播以后没人有空看；一个环节拖长，后面全乱。',
            title: '流程单自己往前走',
            solution:
              '每个环节一行：时长、商品、要点、负责人。当前环节高亮，超时变色，不弹窗打断。',
            points: ['超时变色提醒', 'A4 打印', '日历文件', '文本粘贴到群'],
          },
          {
            problem: '套餐写着百兆，直播照样卡；口播里一个词，整场白播。',
            title: '测速与话术检查',
            solution:
              '持续上传 30 秒取稳定段最低值，按六成给出码率建议；口播稿在本机标出风险词与替换说法。',
            points: ['取最低值而非平均', '码率建议', '词表可导入导出', '稿件不上传'],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: '功能',
        heading: '从准备到复盘',
        items: [
          {
            icon: 'smartphone',
            title: '手机开播',
            text: '横竖屏、前后镜头、外接话筒；发送缓冲与丢帧一直看得见。',
          },
          {
            icon: 'monitor',
            title: '接入棚内画面',
            text: '同一局域网里的青幕画面可以直接作为信号源。',
          },
          { icon: 'message', title: '弹幕与提词', text: '弹幕与提词分屏显示，重要提问可以钉住。' },
          { icon: 'refresh', title: '一键降档', text: '状态条变黄时点一下降低码率，不中断直播。' },
          { icon: 'file', title: '本地录制', text: '每 10 分钟一段，意外退出最多丢失最后一段。' },
          {
            icon: 'chart',
            title: '直播报告',
            text: '下播后生成报告链接，曲线、商品与环节在同一条时间线上。',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: '技术规格',
        heading: '大觅直播 2.6 规格',
        groups: [
          {
            name: '推流',
            rows: [
              { name: '分辨率', value: '720p、1080p，30 / 60 fps，横屏与竖屏' },
              { name: '编码', value: 'H.264、H.265（设备支持时）；CBR，关键帧 2 s' },
              { name: '协议', value: 'RTMP、RTMPS、SRT' },
              { name: '声音', value: 'AAC 48 kHz，128～256 kbps；支持 USB 话筒' },
            ],
          },
          {
            name: '工具',
            rows: [
              { name: '流程单', value: '最多 200 个环节；导出 A4、日历文件、文本' },
              { name: '上行测速', value: '30 秒，取稳定段最低值' },
              { name: '话术检查', value: '本机完成，词表可按品类启用' },
            ],
          },
          {
            name: '系统要求',
            rows: [
              { name: 'Android', value: 'Android 10 或更新版本，64 位（arm64-v8a）' },
              { name: '内存', value: '4 GB，建议 6 GB' },
              { name: '存储', value: '建议预留 5 GB 给本地录制' },
            ],
          },
        ],
      },
      {
        id: 'devices',
        type: 'compatibility',
        tone: 'surface',
        eyebrow: '兼容',
        heading: '手机之外',
        groups: [
          {
            icon: 'smartphone',
            name: '手机与平板',
            items: ['Android 10 及以上', 'arm64-v8a', '摄像头 1080p30'],
          },
          { icon: 'message', name: '话筒', items: ['USB-C 话筒', '有线耳机', '蓝牙耳机（监听）'] },
          {
            icon: 'monitor',
            name: '棚内设备',
            items: ['青幕 3.1 及以上', '同一局域网', 'NDI / SRT 信号'],
          },
          {
            icon: 'globe',
            name: '平台',
            items: ['支持 RTMP 推流地址的平台', '自建流媒体服务', '内网直播'],
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
        heading: '开播之前',
        items: [
          {
            question: '有 iOS 版吗？',
            answer:
              '目前提供 Android 版。iPhone 用户可以用手机自带的推流方式接入同一场直播，流程单可以导出到日历查看。',
          },
          {
            question: '安装时提示“未知来源”怎么办？',
            answer:
              '在系统提示里允许本次安装即可，装好之后可以关闭。下载页提供 SHA-256，请先核对再安装。',
          },
          {
            question: '在微信里点下载没有反应？',
            answer: '微信会拦截安装包。点右上角，选择在浏览器中打开，再下载。',
          },
          {
            question: '话术检查会上传稿件吗？',
            answer:
              '不会，检查在手机本地完成。词表是工作辅助，不构成法律意见，最终以平台规则和法规为准。',
          },
        ],
      },
      zh.booking,
    ],
  },
  en: {
    title: 'Dami Live app',
    description:
      'Dami Live: run the whole show from one phone. A simulated room, a run of show, an upload test and a script check keep trouble ahead of air time; studio pictures from Cyan plug in.',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: 'Dami Live',
        heading: 'The whole show in one hand',
        lead: 'Going live, run of show, comments, upload test and review in one app. Practise in a simulated room first, then go on air; pictures from a studio with Cyan plug in.',
        actions: [
          { label: 'Download for Android', to: '/support/download?product=app' },
          { label: 'Book a demo', to: '/cooperation?product=app' },
        ],
        note: 'Current stable version: 2.6, for 64-bit Android 10 and later.',
        art: 'product-app',
        alt: 'A live show on a phone: presenter, product card and run of show, with a viewer curve beside it',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: 'What it solves',
        heading: 'Most trouble would show in a rehearsal',
        rows: [
          {
            problem:
              'A newcomer’s first show has hundreds watching: silence, questions and a dropout all at once.',
            title: 'A simulated room without an account',
            solution:
              'Arrivals, comments and gifts are generated at your pace, with three kinds of trouble to throw in. Practise until it no longer rattles you.',
            points: [
              'No sign-in, no stream',
              'Three kinds of trouble',
              'Your own pace',
              'Records stay on the phone',
            ],
          },
          {
            problem:
              'The plan sits in a spreadsheet nobody reads on air. One segment overruns and the rest falls apart.',
            title: 'A run of show that moves on',
            solution:
              'One line per segment: time, product, points, person. The current one is lit, overruns change colour, nothing pops up.',
            points: ['Overruns in colour', 'A4 print', 'Calendar file', 'Text for the group'],
          },
          {
            problem:
              'The contract says a hundred megabits and it still stutters. One careless word, and the show is gone.',
            title: 'Upload test and script check',
            solution:
              'Thirty seconds of steady upload, judged by its lowest stretch and used to six tenths. Scripts are checked on the phone, with reasons and other wordings.',
            points: [
              'Lowest, not average',
              'Suggested bit rate',
              'Word lists in and out',
              'Scripts never uploaded',
            ],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: 'Features',
        heading: 'From preparation to review',
        items: [
          {
            icon: 'smartphone',
            title: 'Live from a phone',
            text: 'Portrait and landscape, both cameras, external microphones; buffer and dropped frames always in view.',
          },
          {
            icon: 'monitor',
            title: 'Studio pictures',
            text: 'A Cyan picture on the same network becomes a source.',
          },
          {
            icon: 'message',
            title: 'Comments and prompter',
            text: 'Side by side; important questions can be pinned.',
          },
          {
            icon: 'refresh',
            title: 'Step down',
            text: 'When the bar turns yellow, one tap lowers the bit rate without a break.',
          },
          {
            icon: 'file',
            title: 'Local recording',
            text: 'In pieces of ten minutes; a crash costs the last one at most.',
          },
          {
            icon: 'chart',
            title: 'Live report',
            text: 'A link after the show: viewers, products and segments on one time line.',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: 'Specifications',
        heading: 'Dami Live 2.6',
        groups: [
          {
            name: 'Streaming',
            rows: [
              {
                name: 'Resolution',
                value: '720p and 1080p at 30 / 60 fps, landscape and portrait',
              },
              {
                name: 'Codecs',
                value: 'H.264, H.265 where the device has it; CBR, key frame every 2 s',
              },
              { name: 'Protocols', value: 'RTMP, RTMPS, SRT' },
              { name: 'Sound', value: 'AAC 48 kHz, 128-256 kbps; USB microphones' },
            ],
          },
          {
            name: 'Tools',
            rows: [
              { name: 'Run of show', value: 'Up to 200 segments; A4, calendar file, text' },
              { name: 'Upload test', value: '30 seconds, lowest steady stretch' },
              { name: 'Script check', value: 'On the phone, word lists by category' },
            ],
          },
          {
            name: 'System',
            rows: [
              { name: 'Android', value: 'Android 10 or later, 64-bit (arm64-v8a)' },
              { name: 'Memory', value: '4 GB; 6 GB suggested' },
              { name: 'Storage', value: '5 GB suggested for local recording' },
            ],
          },
        ],
      },
      {
        id: 'devices',
        type: 'compatibility',
        tone: 'surface',
        eyebrow: 'Compatible',
        heading: 'Beyond the phone',
        groups: [
          {
            icon: 'smartphone',
            name: 'Phones and tablets',
            items: ['Android 10 or later', 'arm64-v8a', 'Camera with 1080p30'],
          },
          {
            icon: 'message',
            name: 'Microphones',
            items: ['USB-C microphones', 'Wired headsets', 'Bluetooth for monitoring'],
          },
          {
            icon: 'monitor',
            name: 'Studio',
            items: ['Cyan 3.1 or later', 'Same local network', 'NDI / SRT sources'],
          },
          {
            icon: 'globe',
            name: 'Platforms',
            items: ['Any that takes RTMP', 'Your own media server', 'Inside a company network'],
          },
        ],
      },
      en.cases,
      en.downloads,
      {
        id: 'faq',
        type: 'faq',
        eyebrow: 'Questions',
        heading: 'Before you go live',
        items: [
          {
            question: 'Is there an iOS version?',
            answer:
              'The app is for Android at present. On an iPhone you can join the same show with the phone’s own streaming, and read the run of show in your calendar.',
          },
          {
            question: 'Android warns about unknown sources.',
            answer:
              'Allow the installation once; the permission can be switched off afterwards. Compare the SHA-256 on the download page first.',
          },
          {
            question: 'The download does nothing inside WeChat.',
            answer:
              'WeChat blocks packages. Open the page in a browser from the menu at the top right, then download.',
          },
          {
            question: 'Does the script check upload anything?',
            answer:
              'No, it runs on the phone. Word lists are a working aid and no legal advice; platform rules and law decide.',
          },
        ],
      },
      en.booking,
    ],
  },
};
