import { type DemoPageText, productEnding } from './page.ts';

/** Cutout product in Chinese. */
export const cyanZh: DemoPageText = {
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
        { label: '预约演示', to: '/cooperation?product=cyan&type=demo' },
        { label: '下载青幕', to: '/support/download?product=cyan' },
      ],
      note: '当前稳定版 3.2，支持 Windows 与 macOS。画面在本机处理，不上传。',
      facts: [
        { value: '8 个', label: '独立取样的键色' },
        { value: '4K 60p', label: '最高输入格式' },
        { value: '10 bit 4:2:2', label: '从采集到合成全程保留' },
        { value: '1/3 档', label: '布光检查标注的均匀度' },
      ],
      picture: 'cyan-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: '演示',
      heading: '拿一条最难的素材来试',
      lead: '工程师用您寄来的照片或视频现场操作，屏幕共享，大约三十分钟。结束后，预设文件和透明图都归您。',
      demo: 'cyan',
      picture: 'cyan-demo',
      caption: '同一帧的三种看法：青幕前的原片、黑白的透明通道、合成后的山景。',
      actions: [
        { title: '在墙上点样', text: '点一下亮区，再点一下暗角，看透明通道怎样一块块变黑。' },
        { title: '收边、退色', text: '把边缘收进半个像素，把肩头的绿退掉，前后对比始终在一旁。' },
        { title: '保护商品', text: '在黄色包装上点一下，它的颜色就不再参与溢色计算。' },
        { title: '换背景、导出', text: '换上您的场景，导出带透明通道的 PNG，拿去和现在的结果比。' },
      ],
      links: [
        { label: '预约演示', to: '/cooperation?product=cyan&type=demo' },
        { label: '先看参数怎么调', to: '/dmfaq/cyan-parameters' },
      ],
      note: '素材只用于这次演示，结束即删。',
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
          points: ['最多 8 个取样点', '透明通道里直接补点', '接缝与折痕单独处理', '预设文件可带走'],
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
      id: 'gallery',
      type: 'gallery',
      eyebrow: '画面',
      heading: '看黑白，才知道抠得好不好',
      lead: '彩色画面会骗人。下面四张，依次讲发丝、墙面、玻璃，还有坐在屏幕前的那个人。',
      items: [
        {
          picture: 'cyan-gallery-1',
          caption: '发丝：逆光先照出轮廓，再看透明通道，灰色只留在发梢。',
        },
        {
          picture: 'cyan-gallery-2',
          caption: '九个取样环：先看墙匀不匀，每一环的读数都与中心相比。',
        },
        {
          picture: 'cyan-gallery-3',
          caption: '玻璃与液体：半透明的地方透出新背景，而不是旧墙的颜色。',
        },
        {
          picture: 'cyan-gallery-4',
          caption: '抠像工位：示波器看光，透明通道看边，彩色画面最后看。',
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
          text: '有幕用色键，没幕用人像分割，也可以让两者相互补边。',
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
      id: 'comparison',
      type: 'comparison-table',
      eyebrow: '怎么选',
      heading: '三种去背景的办法，各有各的地方',
      lead: '青幕把后两种放在一起。没有哪一种永远更好，先看房间和商品。',
      columns: [
        { name: '单点色键', note: '大多数软件自带的做法' },
        { name: '青幕色键', note: '多点取样', own: true },
        { name: '青幕人像分割', note: '不需要色幕', own: true },
      ],
      rows: [
        { name: '需要色幕', cells: ['需要，且要打匀', '需要，允许相差一档', '不需要'] },
        { name: '发丝', cells: ['墙匀时可以', '细发可留', '大致轮廓'] },
        { name: '玻璃、薄纱', cells: ['容差一大就消失', '保留半透明', '多数会被判为不透明'] },
        { name: '手持商品', cells: ['不受影响', '不受影响，可设保护色', '可能被当作背景'] },
        { name: '溢色', cells: ['整幅画面一起退', '只退人物层', '不处理'] },
        { name: '对布光的要求', cells: ['相差半档以内', '相差一档以内', '看得清人即可'] },
        { name: '适合', cells: ['固定机位、均匀墙面', '带货、教学、发布', '会议、应急、外拍'] },
      ],
      note: '同一路画面可以先用色键，再用人像分割补住衣服与墙同色的那一小块。',
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
            { name: '参数', value: '容差、柔和度、溢色抑制 0～100；边缘收缩 0～8 px，步进 0.5 px' },
            { name: '输入', value: '最高 3840×2160 60p，4:2:2 或 4:2:0，8 / 10 bit' },
            { name: '色彩空间', value: 'Rec.709，限制或全范围，可逐路设定' },
            { name: '抠像精度', value: '色度距离以 16 位浮点计算，透明度输出 10 bit' },
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
            { name: '网络输入', value: 'NDI、NDI HX、SRT（延迟可设，20～8000 ms）' },
            {
              name: '输出',
              value: '虚拟摄像头、NDI（含 Alpha）、RTMP / SRT 推流、带透明通道的录像',
            },
            { name: '编码', value: 'H.264、H.265；1080p60 建议 6～9 Mbit/s（H.264）' },
          ],
        },
        {
          name: '系统要求',
          rows: [
            {
              name: 'Windows',
              value: 'Windows 10 21H2（64 位）或更新版本，Direct3D 11.1，显存 2 GB 以上',
            },
            { name: 'macOS', value: 'macOS 13 或更新版本，Apple 芯片与 Intel 通用' },
            { name: '处理器与内存', value: '4 核，8 GB；1080p60 建议 16 GB' },
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
          items: [
            '绿幕、蓝幕、青色墙面',
            '哑光涂料或弹力布',
            'LED 屏前的局部色块',
            '无幕：人像分割',
          ],
        },
      ],
      note: '采集只给 4:2:0 时，色度分辨率只有亮度的一半，发丝边缘会先变粗；能选 4:2:2 就不要选 4:2:0。',
    },
    ...productEnding('cyan', 'zh', {
      casesLead: '小房间、浅绿瓶身、反光车漆，都是真实的难题。',
      downloads: 3,
      faqHeading: '试用之前',
      faq: [
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
          question: '墙面要打多亮？',
          answer:
            '比人物主光低半档到一档即可，关键是匀。背景越亮，反到人身上的绿越多；背景越暗，噪点越多，键控越不稳。布光检查会同时告诉您这两头。',
        },
        {
          question: '普通笔记本带得动吗？',
          answer:
            '1080p30 对近几年的集成显卡没有压力；1080p60 加直接推流，建议独立显卡和 16 GB 内存。下载页有系统要求，安装后用自带的测试片段跑一遍，右下角就是您这台机器的每帧用时。',
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
          answer: '可以，请看青幕 SDK：同一套算法，支持六个平台，并附一致性套件。',
        },
      ],
      booking: '带上最难抠的那件商品',
      bookingLead: '寄来或带来灯光实验间，我们用绿、蓝和人像分割各拍一条，结果和参数都归您。',
      picture: 'cyan-gallery-3',
    }),
  ],
};
