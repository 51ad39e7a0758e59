import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';

/** Keying product in Chinese. */
export const cyanZh: DemoPageText = {
  title: '青幕抠像',
  description:
    '青幕实时抠像：{{fact:cyan-key-samples.value}} 点取样应对打不匀的绿幕，溢色抑制只作用于人物，布光检查指出哪盏灯要调。每台电脑每年 {{fact:price-cyan-year}}。',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: '青幕 · 实时抠像',
      heading: '发丝清楚的实时抠像',
      lead: '今天能运行：青幕网页版，摄像头、窗口或文件进，抠好的画面出。只有说明与示例包：桌面版 {{fact:cyan-version.minor}}，它的规格写在下面，这里没有程序。绿幕不匀可以多点取样，商品的颜色可以保护，布光检查会指出哪盏灯要调。',
      actions: [
        { label: '预约演示', to: '/cooperation?product=cyan&type=demo' },
        { label: '下载网页版', to: '/support/download?program=cyan-web' },
      ],
      note: '桌面版每台电脑每年 {{fact:price-cyan-year}}（示例价格）；网页版免费。画面在本机处理，不上传。',
      facts: [
        { value: '4 个', label: '网页版独立取样的键色（桌面版 {{fact:cyan-key-samples}}）' },
        { value: '0 次', label: '安装；双击打开，不联网' },
        {
          value: '{{fact:keyer-sad}}',
          label:
            '透明通道误差；同样的样片逐段调好，OBS {{fact:keyer-sad-obs-best}}、FFmpeg {{fact:keyer-sad-ffmpeg-best}}',
        },
        { value: '{{fact:light-evenness-stops}}', label: '布光检查能标出的不匀' },
      ],
      picture: 'cyan-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: '动手试试',
      heading: '用您最难的素材试一次',
      lead: '示例片段、一张照片、一段视频，或您自己的摄像头。每一项设置当场生效，画面不离开这台设备。',
      demo: 'cyan',
      picture: 'cyan-demo',
      caption: '样片由本站渲染；换成照片、视频或摄像头，抠的就是您的画面。',
      parts: [
        { title: '取样', text: '先点自动设定，再到暗角补取一点，看透明通道变黑。' },
        { title: '边缘与溢色', text: '把发丝放大 8 倍，收缩边缘、去掉肩头的绿，拖动看前后。' },
        { title: '布光检查', text: '幕差几档、噪点多少、溢色占多少，每一项后面是该动哪盏灯。' },
        { title: '并排', text: '同一帧交给 OBS 和 FFmpeg 的公式，各自调好，放在一起看。' },
      ],
      links: [
        { label: '预约演示', to: '/cooperation?product=cyan&type=demo' },
        { label: '看参数怎么调', to: '/dmfaq/cyan-parameters' },
      ],
      note: '想让工程师一起看，可以约三十分钟的远程演示。',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: '解决什么',
      heading: '抠不干净的三个原因',
      rows: [
        {
          problem: '房间浅，背景灯放不开，幕布两边亮中间暗。容差开大，头发和薄纱跟着一起没了。',
          title: '多点取样',
          solution:
            '每个取样点独立计算色度距离，取最近者决定不透明度。哪里没抠黑就点哪里，其余地方不受影响。网页版 4 点，桌面版 8 点。',
        },
        {
          problem: '抑制溢色之后，黄色包装变橙，绿叶发灰，客服收到色差询问。',
          title: '只在人物上抑制溢色',
          solution:
            '桌面版的溢色抑制只处理人物层，并支持保护色：在商品上点一下，与它相近的色相便不参与计算。',
        },
        {
          problem: '参数调了一晚上，第二天换个主播又要重来。其实是灯的问题，但没人说得清。',
          title: '调参数之前的布光检查',
          solution:
            '均匀度图、噪点和溢色占比一屏看完，每一项后面是一句可以照做的话，例如“右上角暗 0.6 档”。',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      tone: 'keylight',
      eyebrow: '画面',
      heading: '四处要看的地方',
      lead: '判断抠像好坏，看黑白的透明通道比看彩色画面可靠。',
      items: [
        {
          picture: 'cyan-gallery-1',
          caption: '发丝与手指是边缘里最难的两处；左边的监视器是这位主播的透明通道。',
        },
        {
          picture: 'cyan-gallery-2',
          caption: '幕上的九个点：布光检查把每一点与平均值比较。',
        },
        {
          picture: 'cyan-gallery-3',
          caption: '试拍：幕前的瓶子。透过玻璃看到的幕会变透明，玻璃表面反射的幕色要靠遮挡或遮罩。',
        },
        {
          picture: 'cyan-gallery-4',
          caption: '抠像工位：左边是示波器，笔记本电脑上是青幕，主播站在幕前。',
        },
      ],
    },
    productCase('cyan', 'zh', '一个用青幕的项目'),
    priceBlock('cyan', 'zh'),
    {
      id: 'specifications',
      type: 'spec-table',
      eyebrow: '技术规格',
      heading: '青幕 {{fact:cyan-version.minor}} 规格',
      lead: '桌面版的规格；本站没有它的程序。网页版有 4 个取样点，没有虚拟摄像头、NDI 与推流。',
      groups: [
        {
          name: '处理',
          rows: [
            {
              name: '键色取样',
              value:
                '1～{{fact:cyan-key-samples.value}} 点，任意颜色，可以在透明通道里补点；绿、蓝、青均有预设',
            },
            { name: '布光检查', value: '均匀度标到 1/3 档，噪点与溢色占比；只读取，不改参数' },
            {
              name: '参数',
              value: '容差、柔和度、溢色抑制 0～100；边缘收缩 {{fact:cyan-choke}}，步进 0.5 px',
            },
            { name: '输入', value: '最高 3840×2160 60p，4:2:2 或 4:2:0，8 / 10 bit' },
            { name: '色彩空间', value: 'Rec.709、Rec.601；有限或全范围，可逐路设定' },
            { name: '抠像精度', value: '色度距离以 16 位浮点计算，不透明度（Alpha）输出 10 bit' },
          ],
        },
        {
          name: '输入与输出',
          rows: [
            {
              name: '采集',
              value:
                'Windows：DirectShow / Media Foundation；macOS：AVFoundation。像素格式 YUY2、NV12、P010、P210',
            },
            { name: '网络输入', value: 'NDI、NDI HX、SRT（延迟可设，{{fact:srt-latency-cyan}}）' },
            {
              name: '输出',
              value: '虚拟摄像头、NDI（含 Alpha）、RTMP / SRT 推流、带透明通道的录像',
            },
            {
              name: '编码',
              value: 'H.264、H.265；1080p60 建议 {{fact:bitrate-1080p60-h264}}（H.264）',
            },
          ],
        },
        {
          name: '系统要求',
          rows: [
            {
              name: 'Windows',
              value: '{{fact:cyan-windows}}（64 位）或更新版本，Direct3D 11.1，显存 2 GB 以上',
            },
            {
              name: 'macOS',
              value: '{{fact:cyan-macos}} 或更新版本；Apple 芯片，或带独立显卡的 Intel 机型',
            },
            { name: '处理器与内存', value: '4 核，8 GB；1080p60 建议 16 GB' },
          ],
        },
      ],
      note: '性能与显卡、分辨率有关，青幕的状态栏显示每帧用时。',
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: '其他功能',
      items: [
        {
          icon: 'cut',
          title: '色键与人像分割',
          text: '有幕用色键，没幕用人像分割；幕不够大时两者相乘，幕以外的杂物由分割去掉。',
        },
        {
          icon: 'eye',
          title: '三种视图',
          text: '合成、透明通道、原始画面一键切换。',
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
          title: '四路输出',
          text: '虚拟摄像头、NDI（带透明通道）、直接推流与录像，可以同时开。',
        },
        {
          icon: 'file',
          title: '预设通用',
          text: '桌面版与 SDK 的接口读同一份预设，换机不用重调；今天能运行的网页版与键控库另有自己的设置，不读预设。',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      folded: true,
      heading: '三种去背景的办法',
      lead: '青幕有后两种。用哪一种，看房间和商品。',
      columns: [
        { name: '单点色键', note: '大多数软件自带的做法' },
        { name: '青幕色键', note: '多点取样', own: true },
        { name: '青幕人像分割', note: '不需要绿幕', own: true },
      ],
      rows: [
        {
          name: '绿幕或蓝幕',
          cells: ['需要，且要打匀', '需要，最多相差 {{fact:light-evenness-working}}', '不需要'],
        },
        { name: '发丝', cells: ['幕匀时可以', '细发可留', '大致轮廓'] },
        { name: '玻璃、薄纱', cells: ['容差一大就消失', '保留半透明', '多数会被判为不透明'] },
        { name: '手持商品', cells: ['不受影响', '不受影响，可设保护色', '可能被当作背景'] },
        { name: '溢色', cells: ['整幅画面一起退', '只退人物层', '不处理'] },
        {
          name: '均匀度的工作范围',
          cells: [
            '{{fact:light-evenness-stops}}',
            '最多 {{fact:light-evenness-working}}',
            '不要求',
          ],
        },
        { name: '适合', cells: ['固定机位、均匀的幕', '带货、教学、发布', '会议、应急、外拍'] },
      ],
      note: '验收上限是 {{fact:light-evenness-stops}}，进深 {{fact:room-depth-shallow}} 以内的小房间 {{fact:light-evenness-small-room}}。青幕在相差 {{fact:light-evenness-working}}以内仍能抠，但边缘会变差；超过 1 档要调灯。',
    },
    {
      id: 'devices',
      type: 'compatibility',
      folded: true,
      heading: '可以接入的设备',
      groups: [
        {
          icon: 'camera',
          name: '摄像机',
          items: ['HDMI / SDI 摄像机', 'USB 摄像头（UVC）', 'NDI 云台机', '手机：经 SRT 接入'],
        },
        {
          icon: 'box',
          name: '采集',
          items: ['PCIe 采集卡', 'USB 3.0 采集盒', '4:2:2 输出优先', '多路同步输入'],
        },
        {
          icon: 'monitor',
          name: '软件',
          items: [
            '会议与直播软件：虚拟摄像头',
            '切换台与合成软件：NDI',
            '平台：直接推流',
            '剪辑：透明录像',
          ],
        },
        {
          icon: 'light',
          name: '背景',
          items: ['绿幕、蓝幕、青色幕', '哑光涂料或弹力布', 'LED 屏前的局部色块', '无幕：人像分割'],
        },
      ],
      note: '4:2:0 的色度在两个方向上都只有亮度的一半分辨率，发丝边缘最先变粗；能选 4:2:2 就选 4:2:2。',
    },
    ...productEnding('cyan', 'zh', {
      downloads: 3,
      faqHeading: '试用之前',
      faq: [
        {
          question: '没有绿幕可以用吗？',
          answer:
            '可以用人像分割。它适合会议、授课和应急；商品特写、玻璃和薄纱建议用绿幕或蓝幕，边缘更准。',
        },
        {
          question: '绿幕、蓝幕、青色幕，选哪种？',
          answer:
            '看商品颜色。画面里有绿植、绿瓶就用蓝；主播常穿蓝就用绿。蓝幕比绿幕费光。学习中心有一张选择表，按商品对照即可。',
        },
        {
          question: '幕要打多亮？',
          answer:
            '绿幕在波形上 {{fact:light-screen-waveform}}，即与人物主光一样亮到低半档；蓝幕取人物亮面的 {{fact:light-blue-screen}}。太亮，反到人身上的颜色就多；太暗，噪点多，键控不稳。',
        },
        {
          question: '普通笔记本带得动吗？',
          answer:
            '1080p30 对近几年的集成显卡没有压力；1080p60 加直接推流，建议独立显卡和 16 GB 内存。青幕的状态栏显示这台机器的每帧用时，系统要求列在下载页。',
        },
        {
          question: '3.1 的预设能直接用吗？',
          answer: '能。取样点原样保留，溢色抑制的刻度会自动换算，建议用真实商品复核一次。',
        },
        {
          question: '画面会上传吗？',
          answer: '不会。键控在本机完成；网页版用内容安全策略禁止一切网络请求。',
        },
        {
          question: '可以放进我们自己的软件吗？',
          answer:
            '可以，请看青幕 SDK：网页与 Node.js 的键控库今天能运行，附一致性套件；六个平台的接口已公开。',
        },
      ],
      booking: '带一件难抠的商品来试',
      bookingLead: '寄来或带来灯光实验间，我们用绿、蓝和人像分割各拍一条，样片和参数都归您。',
    }),
  ],
};
