import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';

/** Full-service live room in Chinese. */
export const liveRoomZh: DemoPageText = {
  title: '全案直播间',
  description:
    '全案直播间：从空房间到稳定开播，勘测、布景、灯光、摄像、实时渲染与推流由一支团队交付，验收标准提前写清。整间 {{fact:price-live-room.min}} 元起。',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: '全案直播间',
      heading: '从空房间到首播',
      lead: '布景、灯光、摄像、实时渲染和推流由一支团队设计、安装、调到能播，并教会您的人操作。播出中可以换场景，换主播不用重新调灯。',
      actions: [
        { label: '预约演示', to: '/cooperation?product=3d&type=demo' },
        { label: '看交付案例', to: '/cases?product=3d' },
      ],
      note: '整间 {{fact:price-live-room.min}} 元起，价格为示例。{{fact:live-room-area}}房间，从勘测到首播 {{fact:project-weeks}}。',
      facts: [
        { value: '{{fact:return-latency-60.limit}}', label: '镜头到返看，1080p60 单机合成' },
        {
          value: '{{fact:light-evenness-stops}}',
          label:
            '九点测光的最大差；进深 {{fact:room-depth-shallow}} 以内 {{fact:light-evenness-small-room}}',
        },
        { value: '{{fact:continuous-stream}}', label: '连续推流，网络丢帧为 0' },
        { value: '10 分钟', label: '照操作册把画面复位' },
      ],
      picture: 'live-room-hero',
    },
    {
      id: 'room-chooser',
      type: 'room-chooser',
      tone: 'surface',
      eyebrow: '选方案',
      heading: '我的房间能做什么',
      lead: '五个问题，一个答案：怎么做、用哪件产品、要哪些设备。',
      note: '按最小可用配置给出，数字与学习中心的文档一致；日光、承重、供电和网络要到现场量。地址里带着全部答案，可以直接转给同事。',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: '试一试',
      heading: '走进一间直播间',
      lead: '这间影棚按真实尺寸搭好：宽 9.6 米、深 9 米、净高 4.4 米。调灯、换布景、切机位、移动主播、量距离，都由您动手。',
      demo: 'live-room',
      picture: 'live-room-demo',
      caption: '影棚模型。每组灯的光单独算好再相加，所以调暗、换色温、开关都立刻看得到。',
      parts: [
        { title: '灯光', text: '八组灯，各有开关、亮度和色温；柔光、反差、商品、夜景四个预设。' },
        { title: '布景', text: '茶山、夜城、展厅、绿幕；LED 屏可以换成彩条、网格或播出画面。' },
        {
          title: '机位',
          text: '四台摄像机同时出画面，选好下一台再硬切或叠化；视角可以存下来连着走。',
        },
        { title: '人和尺寸', text: '拖动主播看影子落在哪里；点两处地面或墙面，读出相距多少米。' },
      ],
      links: [
        { label: '预约演示', to: '/cooperation?product=3d&type=demo' },
        { label: '看量房步骤', to: '/dmfaq/room-survey' },
        { label: '环顾一个虚拟场景', to: '/share/demo-scene' },
      ],
      note: '想看您自己的房间：报上长、宽、净高，工程师搭好模型，远程讲解约四十分钟。',
    },
    {
      id: 'problems',
      type: 'feature-rows',
      folded: true,
      heading: '问题出在几家公司的交接处',
      rows: [
        {
          problem:
            '装修、灯光、摄像、软件各找一家。画面发绿时，灯光说是相机，相机说是软件，软件说是墙。',
          title: '一张链路图',
          solution: '从电源到推流画在同一张图上，每一段有指标、有负责人。出了问题，照图逐段测量。',
        },
        {
          problem: '样片很好看，两周后就不是那个颜色了：灯被碰过，白平衡飘了，没人记得原来怎么摆。',
          title: '画面可以复位',
          solution:
            '灯位编号、地面贴标、参数入册，机身和控台上都有标签。任何人照着册子十分钟内恢复到验收那天。',
        },
        {
          problem: '换一次景要停播两天，节奏跟不上活动；虚拟背景又常常像贴上去的。',
          title: '与镜头对齐的实时三维场景',
          solution:
            '三维场景与摄像机参数对齐，焦段、机位、景深一致；灯光跟随场景变色，人物脚下有接触阴影。',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      folded: true,
      heading: '直播间里的四个位置',
      items: [
        {
          picture: 'live-room-gallery-1',
          caption: '控制位：多画面、切换台与仪表都在一个人的手边，主播站在前方的舞台上。',
        },
        {
          picture: 'live-room-gallery-2',
          caption: '夜景，从机位旁边看：琥珀色光束落在柜台上，弧形屏上是城市灯火。',
        },
        {
          picture: 'live-room-gallery-3',
          caption: '商品机位：光圈开大，瓶身在前、清晰，主播在后、虚化。',
        },
        {
          picture: 'live-room-gallery-4',
          caption: '搭建日：地面贴上中线，柔光箱照着灯位图摆。',
        },
      ],
    },
    productCase('3d', 'zh', '一间交付的直播间'),
    {
      id: 'studio-plan',
      type: 'studio-plan',
      eyebrow: '布置图',
      heading: '按米画出您的直播间',
      lead: '填上房间和机位，立刻得到按比例的俯视图与侧视图、镜头与灯、回路与上行、设备清单；不合适的地方说明原因，能改的一按就改。',
      note: '算法与出处写在学习中心的文档和事实表里；灯具输出按常见的 120 W 聚光灯折算，结果用于讨论方案，动工前到现场量。',
    },
    priceBlock('3d', 'zh'),
    {
      id: 'specifications',
      type: 'spec-table',
      folded: true,
      heading: '标准配置',
      groups: [
        {
          name: '画面',
          rows: [
            { name: '制作格式', value: '1920×1080 或 3840×2160，50p / 60p；竖屏 1080×1920' },
            { name: '色彩', value: 'Rec.709，10 bit 4:2:2 采集；监看链路逐段核对' },
            {
              name: '镜头到返看',
              value:
                '60 帧不高于 {{fact:return-latency-60}}，50 帧 {{fact:return-latency-50}}，30 帧 {{fact:return-latency-30}}（单机合成）',
            },
            {
              name: '背景均匀度',
              value:
                '验收上限：九点测光，最亮与最暗相差不超过 {{fact:light-evenness-stops}}，进深 {{fact:room-depth-shallow}} 以内的房间 {{fact:light-evenness-small-room}}',
            },
            {
              name: '主光照度',
              value:
                '人脸处 {{fact:light-key}}，5600 K，显色指数 {{fact:light-colour-rendering}} 以上',
            },
            { name: '多机位同步', value: '同源同步（Genlock）或帧同步采集，机位间相差不超过一帧' },
          ],
        },
        {
          name: '声音',
          rows: [
            { name: '混响时间', value: '{{fact:sound-reverberation}}（500 Hz 与 1 kHz 平均）' },
            {
              name: '响度',
              value: '节目响度 {{fact:sound-loudness}} ± 1，真峰值不超过 {{fact:sound-true-peak}}',
            },
            { name: '音画偏差', value: '不超过{{fact:lip-sync.word}}' },
          ],
        },
        {
          name: '播出',
          rows: [
            { name: '推流协议', value: 'RTMP、SRT；棚内传输 NDI、NDI HX、SDI' },
            {
              name: '码率',
              value:
                '1080p60：H.264 {{fact:bitrate-1080p60-h264}}，H.265 {{fact:bitrate-1080p60-h265}}，关键帧 {{fact:keyframe-interval}}',
            },
            { name: '连续推流', value: '{{fact:continuous-stream}}网络丢帧为 0' },
            { name: '断电恢复', value: '全部设备 {{fact:power-recovery}}内回到工作状态' },
          ],
        },
        {
          name: '房间',
          rows: [
            {
              name: '净面积',
              value:
                '坐姿半身 {{fact:room-length-waist.value}} × {{fact:room-width-waist}}（{{fact:room-area-waist}}）起，全身 {{fact:room-length-full-length.value}} × {{fact:room-width-full-length}}（{{fact:room-area-full-length}}）起',
            },
            {
              name: '净高',
              value:
                '全身 {{fact:room-height-full-length}} 以上；坐姿半身 {{fact:room-height-waist}} 以上',
            },
            {
              name: '人到背景',
              value:
                '{{fact:presenter-to-screen}} 以上，推荐 {{fact:presenter-to-screen-preferred}}；小房间绿幕可近到 {{fact:presenter-to-screen-small}}',
            },
            { name: '供电', value: '灯光与设备分路，独立接地；标准间回路容量 {{fact:power-room}}' },
            {
              name: '散热',
              value: '20 m² 标准间热负荷约 {{fact:heat-room-20}}：3 匹开低风，或两台 1.5 匹',
            },
          ],
        },
      ],
      note: '指标为标准配置的设计值，具体以双方确认的需求单和验收单为准。',
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: '我们负责的部分',
      items: [
        {
          icon: 'light',
          title: '灯光',
          text: '背景、人物、轮廓分层布光，主辅光比 2:1 起步，全部可编号调光；九点测光写进验收单。',
        },
        {
          icon: 'camera',
          title: '摄像与机位',
          text: '半身、全身竖屏、桌面俯拍的组合；焦距、传感器与站位换算好再下单。',
        },
        {
          icon: 'monitor',
          title: '实时渲染',
          text: '三维场景与抠像在同一台主机合成，主备两套，切换不黑场。虚拟机位与实机联动，屏幕内容可替换，白天与夜景各有一套灯光。',
        },
        {
          icon: 'message',
          title: '声音',
          text: '治理混响之后选话筒；响度、电平与音画同步逐项测量。',
        },
        {
          icon: 'globe',
          title: '网络与推流',
          text: '分网、上行预算与双线路，编码参数按平台写成预设。每段链路有测量点，一键按次序上电，备件同型号并已预装。',
        },
        {
          icon: 'user',
          title: '培训与陪播',
          text: '操作册、值班表和前三场陪播，最后一课是您的同事独立开播。',
        },
      ],
    },
    {
      id: 'comparison',
      type: 'comparison-table',
      folded: true,
      heading: '绿幕、LED 屏、只用软件',
      lead: '房间进深和商品材质，通常比预算更早决定走哪条路。',
      columns: [
        { name: '绿幕 + 青幕', note: '全案里最常见的做法', own: true },
        { name: 'LED 屏实拍', note: '也由我们交付' },
        { name: '只用人像分割', note: '不改造房间' },
      ],
      rows: [
        {
          name: '房间进深',
          cells: [
            '{{fact:room-depth-green-screen-waist}} 起，人到幕 {{fact:presenter-to-screen}}；小房间布光可以做到 {{fact:room-depth-green-screen-small}}',
            '{{fact:room-depth-led}} 起，避开摩尔纹',
            '{{fact:room-depth-segmentation}} 起',
          ],
        },
        { name: '主播看到的', cells: ['返看监视器', '真实的画面', '屏幕上的自己'] },
        { name: '反光商品', cells: ['要遮挡与大面积柔光', '反射自然', '边缘会丢'] },
        { name: '换景', cells: ['秒级', '秒级，人物光要跟改', '秒级'] },
        { name: '多机位', cells: ['每路各抠一路', '每路各自透视，需同步', '一到两路'] },
        { name: '后期可改', cells: ['留有透明通道', '背景已拍进画面', '留有透明通道'] },
        { name: '主要投入', cells: ['灯光与主机', '屏体、处理器、供电散热', '一台主机'] },
      ],
      note: '两种可以混用：身侧一块中等尺寸的屏给反光和环境色，身后仍用绿幕，屏光要遮住，不能照到幕上。',
    },
    {
      id: 'devices',
      type: 'compatibility',
      folded: true,
      heading: '兼容的设备',
      groups: [
        {
          icon: 'camera',
          name: '摄像机',
          items: [
            '3G / 6G / 12G-SDI 输出',
            'HDMI 输出的微单与单反',
            'NDI 云台机',
            '干净输出（无菜单叠加）',
          ],
        },
        {
          icon: 'light',
          name: '灯光',
          items: [
            'DMX512 / Art-Net 可控灯具',
            '5600 K 平板与聚光灯',
            '显色指数 {{fact:light-colour-rendering}} 以上',
            '无频闪调光',
          ],
        },
        {
          icon: 'monitor',
          name: '显示与屏幕',
          items: [
            'P0.9～P2.6 LED 屏',
            '刷新率 {{fact:light-led-refresh}} 以上',
            'HDMI / SDI 返看',
            '提词器',
          ],
        },
        {
          icon: 'globe',
          name: '采集与切换',
          items: [
            'PCIe 与 USB 采集卡',
            '带多画面的切换台',
            '硬件编码器（SRT）',
            '万兆交换机（NDI）',
          ],
        },
      ],
      note: '勘测时我们会逐台测试旧设备，可用的写进设备单，不可用的写明原因。',
    },
    {
      id: 'delivery',
      type: 'steps',
      folded: true,
      heading: '交付过程与单据样例',
      lead: '以下是样单，格式与您将来收到的相同。',
      steps: [
        {
          title: '确认需求',
          time: '第 1～3 周',
          text: '风格、屏幕、交付物和里程碑逐条写清，您确认的是具体某一版。',
          picture: 'sheet-requirement',
          link: {
            label: '看需求单样例',
            to: '/share/requirement/11111111-1111-4111-8111-111111111111',
          },
        },
        {
          title: '备货与进场',
          time: '第 2～6 周',
          text: '型号、位置、保修期列成清单，接线图由清单生成，线缆两端都有标签。',
          picture: 'sheet-device',
          link: { label: '看设备单样例', to: '/share/device/22222222-2222-4222-8222-222222222222' },
        },
        {
          title: '逐项验收',
          time: '第 5～10 周',
          text: '每一项都有能测量的标准。不通过就继续改，通过了当场签字。',
          picture: 'sheet-acceptance',
          link: {
            label: '看验收单样例',
            to: '/share/implConfirm/33333333-3333-4333-8333-333333333333',
          },
        },
      ],
    },
    ...productEnding('3d', 'zh', {
      faqHeading: '动工之前常问的',
      faq: [
        {
          question: '多大的房间可以做？',
          answer:
            '坐姿半身最小 {{fact:room-length-waist.value}} × {{fact:room-width-waist}}（{{fact:room-area-waist}}）、净高 {{fact:room-height-waist}}；全身最小 {{fact:room-length-full-length.value}} × {{fact:room-width-full-length}}（{{fact:room-area-full-length}}）、净高 {{fact:room-height-full-length}}。只摆绿幕的坐姿半身，按小房间布光可以降到进深 {{fact:room-depth-green-screen-small}}、净面积 {{fact:room-area-small}}、人离绿幕 {{fact:presenter-to-screen-small}}。我们交付的房间多在 {{fact:live-room-area}}。房间条件不好时，勘测报告会写清处理的次序。',
        },
        {
          question: '绿幕还是 LED 屏？',
          answer:
            '看进深、商品材质和换景频率。进深不足 {{fact:room-depth-led}}，LED 屏容易拍出摩尔纹，绿幕更稳；商品反光多、进深够，LED 屏更自然；一周换好几次景、预算有限，绿幕更合适。两者也可以混用。',
        },
        {
          question: '原来的设备要全部换掉吗？',
          answer: '不用。勘测时逐台测试，合格的继续用，设备单里会标明来源与保修。',
        },
        {
          question: '施工期间要停播多久？',
          answer:
            '另有空房时不用停。在原房间改造，通常集中停播三到五天：布线与墙面两天，上架联调一至两天，验收与试播一天。日期写在工单里，变更会提前告诉您。',
        },
        {
          question: '场景可以自己改吗？',
          answer:
            '可以。屏幕内容、灯光色温和机位预设由您的同事在现场切换；新建三维场景由美术组制作，按需求单逐版确认。',
        },
        {
          question: '交付之后出故障怎么办？',
          answer:
            '学习中心有分步排查；电话支持周一至周日 9:00-21:00；需要到场时生成工单，您能看到工程师的到达时间与处理记录。',
        },
        {
          question: '外地和境外能做吗？',
          answer:
            '内地各城市都由工程师上门勘测、安装和培训，差旅写进报价。境外不派人施工：我们远程出方案、图纸、设备清单和预设，由您当地的施工方安装，再连线调试。',
        },
      ],
      booking: '把房间尺寸告诉我们',
      bookingLead:
        '写下长、宽、净高，要播什么，预算多少。{{fact:answer-time.word}}内告诉您适合哪种做法。',
    }),
  ],
};
