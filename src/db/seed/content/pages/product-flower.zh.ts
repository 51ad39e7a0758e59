import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';

/** Floral scenes in Chinese. */
export const flowerZh: DemoPageText = {
  title: '花境',
  description:
    '花境：二十四节气的实时花植场景。花瓣随礼物与点赞飘落，花瓣避开人脸与商品，同一组节气、种子、密度和风在任何机器上重现同一场花雨。每间每年 {{fact:price-flower-year}}。',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: '花境 · 花植直播场景',
      heading: '二十四节气的花植布景',
      lead: '二十四套实时渲染的花材，随礼物、点赞和风而动。换一套景十分钟，商品颜色不变。',
      actions: [
        { label: '预约演示', to: '/cooperation?product=flower&type=demo' },
        { label: '下载示例包', to: '/support/download?product=flower' },
      ],
      note: '每间直播间每年 {{fact:price-flower-year}}（示例价格）。当前版本 {{fact:flower-version.minor}}，与青幕、全案直播间通用。联网的房间重启即可更新，不联网的用离线包。本站为演示站点，提供的是离线包的示例。',
      facts: [
        { value: '{{fact:flower-sets}}', label: '节气花材，各有色板与落速' },
        { value: '3 层', label: '远、中、近分开控制' },
        { value: '{{fact:flower-foreground.limit}}', label: '前景花瓣占画面的上限' },
        { value: '4 个数', label: '节气、种子、密度、风，重现一场花雨' },
      ],
      picture: 'flower-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: '亲手试',
      heading: '从今天的节气开始',
      lead: '二十四套花材都在这里：换节气，吹一阵风，送一份礼物。停在喜欢的一刻，存成图片；或者把链接发给同事，打开就是同一场花雨。',
      demo: 'flower',
      picture: 'flower-demo',
      caption: '花瓣落在主播身前，也落在身后；身前的花瓣让开头部。',
      parts: [
        { title: '节气', text: '选一个节气，花材、灯光和落花的样子一起变，日期按今年计算。' },
        {
          title: '风与礼物',
          text: '划过画面会起风，点赞和送礼会撒花。这里不设冷却时间，可以一直按。',
        },
        {
          title: '种子',
          text: '节气、种子、密度、风四个值相同，花雨就相同。它们都写在地址里，大小与配花也在。',
        },
        {
          title: '键色',
          text: '选绿幕、蓝幕或自己的幕布，看哪些颜色的真花真叶会被抠掉、怎样避开。',
        },
      ],
      links: [
        { label: '预约演示', to: '/cooperation?product=flower&type=demo' },
        { label: '看配色与层次', to: '/dmfaq/flower-palette' },
      ],
      note: '花瓣由您的浏览器实时绘制，最多两万片；设备跟不上时自动减少。想看您的主色和排期，请预约演示。',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: '解决什么',
      heading: '直播间用花的三个难处',
      rows: [
        {
          problem: '换季要请花艺师、停播两天；鲜花三天就谢，灯一烤更快。',
          title: '十分钟换一套景',
          solution: '主花、配花、叶和落花方式成套提供。场控在开播前调出预设，灯光色温一并切换。',
        },
        {
          problem: '花瓣特效很热闹，可是挡了脸、挡了商品，编码器一忙画面还糊。',
          title: '自动让开的三层花雨',
          solution:
            '远、中、近三层分开控制，前景花瓣避开人脸与商品区，面积不超过画面的 {{fact:flower-foreground}}；码率不够时先减近景，人物始终清楚。',
        },
        {
          problem: '彩排时那一场特别好看，正式直播再也调不出来。',
          title: '可以重现的花雨',
          solution:
            '节气、种子、密度、风四个值相同，任何一台机器上的排布与轨迹都相同；礼物触发的花瓣叠在上面，不打乱它。',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      tone: 'keylight',
      eyebrow: '画面',
      heading: '春、秋、冬，和一阵点赞',
      items: [
        {
          picture: 'flower-gallery-1',
          caption: '春：枝条探到桌面上方，花瓣落在瓶脚。',
        },
        {
          picture: 'flower-gallery-2',
          caption: '互动：场控台上是二十四套花材，点赞在画面里升起。',
        },
        {
          picture: 'flower-gallery-3',
          caption: '秋：礼盒与茶罐摆在金与锈红的花间，花瓣避开商品。',
        },
        {
          picture: 'flower-gallery-4',
          caption: '冬：竖屏里红梅白瓣，头部前面没有花瓣。',
        },
      ],
    },
    productCase('flower', 'zh', '一间用花境的直播间'),
    priceBlock('flower', 'zh'),
    {
      id: 'specifications',
      type: 'spec-table',
      eyebrow: '技术规格',
      heading: '花境 {{fact:flower-version.minor}} 规格',
      groups: [
        {
          name: '画面',
          rows: [
            { name: '渲染', value: '实时三维，GPU 实例化；1080p60 或 2160p30' },
            { name: '层次', value: '远、中、近三层，各自的密度、速度与景深' },
            {
              name: '前景上限',
              value: '画面面积的 {{fact:flower-foreground}}，人脸与商品区自动避让',
            },
            { name: '复现', value: '节气 + 种子 + 密度 + 风，四个值确定一场花雨' },
            { name: '色彩', value: 'Rec.709；花材饱和度可整体下调 0～40%' },
          ],
        },
        {
          name: '接入',
          rows: [
            { name: '输出', value: 'NDI（含 Alpha）、虚拟摄像头、青幕内嵌图层' },
            { name: '互动', value: '直播平台开放接口、大觅直播事件、MIDI 与快捷键；一键收起' },
            {
              name: '触发冷却',
              value: '默认 {{fact:flower-cooldown}}，同一秒内的多次触发合并为一次',
            },
            { name: '码率联动', value: '低于 6 Mbit/s（1080p30）自动降低近景密度' },
          ],
        },
        {
          name: '系统要求',
          rows: [
            { name: '系统', value: '{{fact:cyan-windows}}（64 位）或更新版本' },
            { name: '显卡', value: 'Direct3D 12，显存 6 GB 以上；与青幕同机建议 8 GB' },
            { name: '花材库', value: '{{fact:flower-sets}}节气花材，离线安装约 6 GB' },
          ],
        },
      ],
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: '花境能做什么',
      items: [
        {
          icon: 'flower',
          title: '二十四节气',
          text: '立春的梅、谷雨的牡丹、白露的桂，各有色板与落花速度。',
        },
        {
          icon: 'message',
          title: '互动触发',
          text: '礼物、点赞、关键词可以各自触发不同的花；冷却时间与强度有上限，人再多也不淹没画面。',
        },
        {
          icon: 'eye',
          title: '前后分层',
          text: '花瓣落在人前，也落在人后；透明通道与青幕直接对接。',
        },
        {
          icon: 'cut',
          title: '键色冲突提醒',
          text: '方案里的真花真叶与键色相近时给出提醒。',
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
      id: 'comparison',
      type: 'comparison-table',
      folded: true,
      heading: '鲜花、贴图、花境',
      columns: [
        { name: '鲜花布景', note: '真实的质感' },
        { name: '循环视频贴图', note: '常见的特效做法' },
        { name: '花境', note: '实时渲染', own: true },
      ],
      rows: [
        { name: '换一次景', cells: ['半天到两天', '几分钟', '约十分钟，灯光一起换'] },
        { name: '保持的时间', cells: ['灯下两到三天', '一直', '一直'] },
        { name: '随互动变化', cells: [false, false, true] },
        { name: '避开人脸与商品', cells: ['靠摆放', false, true] },
        { name: '与镜头透视一致', cells: [true, false, true] },
        { name: '再现彩排那一场', cells: [false, '循环点相同', '种子相同即相同'] },
        { name: '对编码的影响', cells: ['小', '固定', '可设上限，随码率收放'] },
      ],
      note: '很多直播间在桌上摆一束真花，背景用花境。',
    },
    {
      id: 'devices',
      type: 'compatibility',
      folded: true,
      heading: '可以搭配的产品',
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
    ...productEnding('flower', 'zh', {
      downloads: 2,
      faqHeading: '使用之前',
      faq: [
        {
          question: '会不会让码率不够用？',
          answer:
            '会有影响。花境按推流码率限制运动量：1080p30 低于 6 Mbit/s 时自动降低近景密度，避免画面发糊。密集花雨适合高潮的几十秒，不适合整场打开。',
        },
        {
          question: '手里拿着真花，叶子被抠掉怎么办？',
          answer: '改用蓝幕，或去掉叶片，花境无法弥补。学习中心有一篇专门讲配色与键色冲突。',
        },
        {
          question: '虚拟的绿叶会不会也被抠掉？',
          answer:
            '不会。花境是在抠像之后叠加的。只有把合成好的画面再抠一次，叶子才会出现破洞，那时取消其中一次即可。',
        },
        {
          question: '可以用我们自己的花或品牌元素吗？',
          answer:
            '可以。提供模型或平面素材，美术组制成一套花材，按需求单确认后入库，只有您的账号可见。',
        },
        {
          question: '没有网络能用吗？',
          answer: '可以。花材装在本机素材盘上；不联网的直播间用离线包增量更新。',
        },
        {
          question: '一定要配青幕吗？',
          answer:
            '不一定。花境输出带透明通道的 NDI 或虚拟摄像头，您现有的合成软件都能接；用青幕时多一项键色冲突检查。',
        },
      ],
      booking: '为下一个节气排一套景',
      bookingLead: '告诉我们品类、主色和直播排期，我们给出三套花材建议和一份配色检查。',
    }),
  ],
};
