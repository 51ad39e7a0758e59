import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';
import {
  cppSample,
  csharpSample,
  kotlinSample,
  shellSample,
  swiftSample,
  webSample,
} from './product-sdk.code.ts';
import { keyerSettings } from './product-sdk.settings.ts';

/** Cyan SDK in Chinese. */
export const sdkZh: DemoPageText = {
  title: '青幕 SDK',
  description:
    '青幕 SDK：把实时抠像装进您自己的应用。键控库（网页与 Node.js）今天能运行，附一致性套件；六个平台的接口已公开。每个应用每年 {{fact:price-sdk-app-year}}起。',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: '青幕 SDK',
      heading: '接入抠像只要五十行代码',
      lead: '今天能运行：键控库 0.1.0，网页与 Node.js，下载就用，不要许可。只有接口：六个平台的 SDK 1.6，公开头文件、类型声明与示例，没有库。',
      actions: [
        { label: '申请试用许可', to: '/cooperation?product=sdk&type=sdk_trial' },
        { label: '下载库与示例包', to: '/support/download?product=sdk' },
      ],
      note: 'SDK 每个应用每年 {{fact:price-sdk-app-year}}起（示例价格），试用 {{fact:sdk-trial}}。',
      facts: [
        { value: '2 处', label: '今天能运行：网页（WebGL2）与 Node.js（CPU）' },
        {
          value: '{{fact:keyer-agreement.limit}}',
          label: '显卡与 CPU 两条路径的最大差，共 255 阶',
        },
        { value: '0 个', label: '外部主机请求，没有依赖' },
        { value: '4 张', label: '标准帧与参考透明通道，随库下载' },
      ],
      picture: 'sdk-hero',
    },
    {
      id: 'demo',
      type: 'demo-slot',
      tone: 'surface',
      eyebrow: '试验台',
      heading: '在您的设备上走一遍接口',
      lead: '这里跑的就是下载页上的键控库。改参数，看画面、透明通道和代码一起变；再跑一遍一致性套件，看您的设备算得对不对。画面不离开这台设备。',
      demo: 'sdk',
      picture: 'sdk-demo',
      caption: '试验台里有结果、透明通道与原片，以及参数和对应的代码。样帧来自一致性套件。',
      parts: [
        { title: '调参数', text: '每个参数写明范围与默认值，改完立刻重抠这一帧。' },
        {
          title: '取代码',
          text: 'TypeScript 一段可以直接运行；Swift、Kotlin、C++、C# 按公开的接口写成。',
        },
        {
          title: '跑一致性',
          text: '四张标准帧与参考透明通道逐像素比较，给出 PSNR、最大差与结论。',
        },
        { title: '查设备', text: '图形接口、纹理上限、摄像头接口逐项说明；错误出现时写明错误码。' },
      ],
      links: [
        { label: '下载键控库', to: '/support/download?program=cyan-keyer' },
        { label: '接口参考', to: '/support/document?section=sdk-reference' },
      ],
      note: '想在自己的应用里看？可以申请试用许可，与工程师约一次远程对接。',
    },
    {
      id: 'quick-start',
      type: 'code-samples',
      eyebrow: '快速上手',
      heading: '从示例开始',
      lead: '网页一段今天就能运行，用的是可以下载的键控库。其余五段按 SDK 1.6 公开的接口写成：能对着随包的头文件与声明检查写法，没有库可以连接。',
      samples: [
        {
          name: 'Web',
          file: 'keyer.ts',
          code: webSample({
            unavailable: '没有 WebGL2 或浮点渲染目标时抛出 KeyerUnavailable',
            fitted: '按第一帧自动设定：键色、容差、黑场与白场',
          }),
          note: '能运行。页面须在 HTTPS 或 localhost 下打开，否则浏览器不给摄像头；名字与试验台、下载包一致。',
          link: { label: '下载键控库', to: '/support/download?program=cyan-keyer' },
        },
        {
          name: 'C++',
          file: 'key_all.cpp',
          code: cppSample({
            frames: 'next_frame 由您实现：填好输入与输出，没有下一帧时返回 false',
          }),
          note: '仅接口。C++17，Windows、macOS 与 Linux 使用同一个头文件；每个结构体先填 size。',
          link: { label: 'Windows 上手', to: '/dmfaq/sdk-windows-cpp' },
        },
        {
          name: 'C#',
          file: 'Studio.cs',
          code: csharpSample({ output: '输出是预乘透明的 BGRA，对应 WPF 的 Pbgra32' }),
          note: '仅接口。.NET 8，64 位进程；绑定 CyanKeyer.cs 在 Windows 示例包的 include 里。',
          link: { label: 'C# 上手', to: '/dmfaq/sdk-windows-csharp' },
        },
        {
          name: 'Swift',
          file: 'Camera.swift',
          code: swiftSample({
            premultiplied: '输出是预乘透明的 BGRA 像素缓冲，包成带时间的样本再送显示',
          }),
          note: '仅接口。零拷贝：相机缓冲直接映射成 Metal 纹理，输出可以送编码器。',
          link: { label: 'iOS 上手', to: '/dmfaq/sdk-ios-swift' },
        },
        {
          name: 'Kotlin',
          file: 'Keyer.kt',
          code: kotlinSample({ close: '画到编码器的输入表面；不关图像，相机很快停止送帧' }),
          note: '仅接口。CameraX 的图像分析直接供帧；target 可以是 SurfaceView，也可以是编码器的输入表面。',
          link: { label: 'Android 上手', to: '/dmfaq/sdk-android-kotlin' },
        },
        {
          name: 'Shell',
          file: 'batch.sh',
          code: shellSample({ comment: '从管道读帧、向管道写帧，接在 FFmpeg 之间' }),
          note: '仅接口。按 1080p、30 帧每秒写死，声音照抄；素材不同，先改尺寸与帧率。',
          link: { label: 'Linux 上手', to: '/dmfaq/sdk-linux-server' },
        },
      ],
    },
    {
      id: 'problems',
      type: 'feature-rows',
      eyebrow: '解决什么',
      heading: '集成方最担心的三件事',
      rows: [
        {
          problem: '网页上调好的参数，搬到服务器批量处理，边缘就不一样了。',
          title: '各平台结果一致',
          solution:
            '键控库的显卡与 CPU 两条路径逐像素相差不超过 {{fact:keyer-agreement}}。随包的一致性套件在您的机器上逐帧给出误差，本页就能跑。',
        },
        {
          problem: '数据不能出内网，许可却要联网激活。',
          title: '许可离线校验',
          solution:
            '键控库不要许可；SDK 的许可是一个文件，本地校验签名与有效期。两者都不请求外部主机，画面不离开进程。',
        },
        {
          problem: '用户的设备五花八门，跑不动的时候只剩一块黑屏。',
          title: '创建前检测设备',
          solution:
            '创建 GlKeyer 时没有 WebGL2 就抛出 KeyerUnavailable，并说明缺什么；单帧可以用 keyFrame 在 CPU 上算。上下文丢失后重新创建。',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      folded: true,
      heading: '内核与一帧的路径',
      items: [
        { picture: 'sdk-gallery-1', caption: '设计：六个平台围着同一个内核，读同一份预设。' },
        {
          picture: 'sdk-gallery-2',
          caption: '一帧走过的路：原片、边缘、透明通道、抠出的前景、合成结果。',
        },
      ],
    },
    productCase('sdk', 'zh', '一个接入 SDK 的应用'),
    priceBlock('sdk', 'zh'),
    {
      id: 'api',
      type: 'spec-table',
      folded: true,
      heading: '一页纸记得住的接口',
      lead: '前三组是能运行的键控库，名字与默认值和试验台、下载包一致；最后一组是 SDK 1.6，只有接口。',
      groups: [
        {
          name: '键控库：函数',
          rows: [
            {
              name: 'fitSettings',
              value: '看一帧，给出键色、容差、黑场与白场；found 说明有没有幕',
            },
            { name: 'new GlKeyer(canvas)', value: '编译着色器；缺 WebGL2 时抛出 KeyerUnavailable' },
            { name: 'settings', value: '读写全部设置；超出范围时抛出 RangeError，逐项说明' },
            { name: 'setCleanPlate、setBackground', value: '空幕的一帧；合成用的背景' },
            { name: 'key、show、read', value: '处理一帧；画出来；取回像素' },
            {
              name: 'keyFrame、composite、toBytes',
              value: '在 CPU 上处理一帧，浏览器与 Node.js 都能用',
            },
            { name: 'inspectLighting、scorecard', value: '布光检查；边缘宽度、残留溢色与闪烁' },
            { name: 'matteDifference', value: '两张透明通道的 PSNR 与最大差' },
            { name: 'dispose', value: '释放显存' },
          ],
        },
        {
          name: '键控库：设置',
          rows: [
            { name: 'samples', value: '1～4 个键色，各有容差，默认 0.35' },
            { name: 'protectedColors', value: '0～4 个不抠的颜色' },
            ...keyerSettings('zh'),
          ],
        },
        {
          name: '键控库：输出',
          rows: [
            { name: 'show', value: 'composite、matte、status、picture、keyed、foreground' },
            { name: 'toBytes', value: '8 bit sRGB 与直通透明，可以直接写进 PNG' },
          ],
        },
        {
          name: 'SDK 1.6：仅接口',
          rows: [
            { name: '次序', value: 'detect、createKeyer、set / load、draw / process、dispose' },
            {
              name: '参数',
              value:
                'keys 1～{{fact:cyan-key-samples}}，tolerance、softness、chokePx {{fact:cyan-choke.value}}、despill、protectColours 最多 {{fact:cyan-protected-colours}}；刻度与键控库不同，不能照抄数值',
            },
            { name: '错误码', value: 'LICENSE_*、DEVICE_*、INPUT_* 与其他，同名同号' },
            { name: '预设', value: '桌面版导出的 cyan-preset/2；键控库不读' },
          ],
        },
      ],
    },
    {
      id: 'platforms',
      type: 'comparison-table',
      folded: true,
      heading: '六个平台的接口与最低系统',
      lead: '能运行的是网页与 Node.js 的键控库；下表是 SDK 1.6 的设计，示例包里没有库。',
      columns: [
        { name: '图形接口', note: '优先使用' },
        { name: '语言', note: '随包头文件与绑定' },
        { name: '包的形式' },
        { name: '最低系统' },
      ],
      rows: [
        {
          name: '网页',
          cells: [
            'WebGL2',
            'TypeScript / JavaScript',
            'ES 模块，含类型声明',
            '{{fact:sdk-browsers}}',
          ],
        },
        {
          name: 'Windows',
          cells: ['Direct3D 11.1', 'C / C++、C#', 'x64 动态库与头文件', '{{fact:cyan-windows}}'],
        },
        {
          name: 'macOS',
          cells: ['Metal', 'Swift、C++', '通用 xcframework', '{{fact:cyan-macos}}'],
        },
        { name: 'iOS', cells: ['Metal', 'Swift', 'xcframework', '{{fact:sdk-ios}}'] },
        {
          name: 'Android',
          cells: ['OpenGL ES 3.1', 'Kotlin、C++', 'aar（arm64-v8a）', '{{fact:app-android}}'],
        },
        {
          name: 'Linux x64',
          cells: [
            'Vulkan 1.2，或 CPU（AVX2）',
            'C / C++、命令行',
            '动态库与 cyan-key',
            'glibc 2.31',
          ],
        },
      ],
      note: '没有图形接口可用时，Windows、Linux 与 Android 退回 CPU 路径，结果一致，只是更慢，手机上只适合 720p；网页端请显示普通画面。',
    },
    {
      id: 'figures',
      type: 'figures',
      folded: true,
      heading: '误差、帧时间与带宽',
      lead: '前两项由键控库的基准与测试量得，后两项自己就能算。每帧用时与设备有关，请在上面的试验台看您这台的数。',
      items: [
        {
          value: '{{fact:keyer-sad}}',
          label: '透明通道误差：键控库自动设置，留出的 {{fact:keyer-clips}}样片',
          source:
            '绝对误差之和，以千计，越低越好。同样的样片照着真值逐段调好，OBS {{fact:keyer-sad-obs-best}}、FFmpeg {{fact:keyer-sad-ffmpeg-best}}；OBS 用默认设置是 {{fact:keyer-sad-obs-defaults}}',
        },
        {
          value: '{{fact:keyer-agreement.value}}',
          unit: '阶',
          label: '显卡与 CPU 两条路径的最大差，共 255 阶',
          source: '一致性套件，由浏览器测试逐帧比较；在试验台可以复测',
        },
        {
          value: '16.7',
          unit: 'ms',
          label: '60 帧每秒时，一帧的全部时间',
          source: '1000 ÷ 60，采集、抠像、合成、编码都在其中',
        },
        {
          value: '498',
          unit: 'MB/s',
          label: '1080p60 的 RGBA 帧读一遍要搬的数据',
          source: '1920 × 1080 × 4 字节 × 60，读回内存再写一遍就翻倍',
        },
      ],
    },
    {
      id: 'capabilities',
      type: 'capability-grid',
      folded: true,
      heading: '正式包里会有什么',
      lead: '本站是演示站点。键控库（网页与 Node.js）是真实的库，下载就能用；六个平台的示例包只含头文件、类型声明、架构文件与示例，不含库与程序。',
      items: [
        {
          icon: 'globe',
          title: '六个平台的库',
          text: '网页模块、桌面动态库、手机框架与服务器库，版本号一致，一起发布。',
        },
        {
          icon: 'code',
          title: '示例',
          text: '每个平台一个示例工程，含构建脚本，放上许可文件就能编译运行。',
        },
        {
          icon: 'file',
          title: '命令行工具',
          text: 'cyan-key 从管道读帧、向管道写帧，直接接在 FFmpeg 之间做批处理。',
        },
        {
          icon: 'check',
          title: '一致性套件',
          text: '程序生成的标准帧、参考透明通道与比较程序；逐帧 PSNR、边缘误差与闪烁写进一份 JSON。',
        },
        {
          icon: 'book',
          title: '文档',
          text: '各平台上手、参数详解与排错，都在学习中心公开，不需要登录。',
        },
        {
          icon: 'lock',
          title: '许可',
          text: '按应用或按节点授权，试用 {{fact:sdk-trial}}，功能不打折扣；到期前 {{fact:sdk-expiry-warning}}接口返回提醒。',
        },
      ],
    },
    {
      id: 'steps',
      type: 'steps',
      folded: true,
      heading: '从下载到上线',
      steps: [
        {
          title: '申请许可',
          text: '填写用途与平台，收到 cyan.lic 与示例工程。',
          link: { label: '申请试用许可', to: '/cooperation?product=sdk&type=sdk_trial' },
        },
        {
          title: '跑通示例',
          text: '打开对应平台的示例，用摄像头或样片确认效果。',
          link: { label: '网页快速上手', to: '/dmfaq/sdk-web-quickstart' },
        },
        {
          title: '验证一致性',
          text: '在目标设备上运行套件，把报告存档，作为以后升级的基准。',
        },
        {
          title: '接入与灰度',
          text: '创建前检测设备，为不支持的设备准备普通画面，按比例放量。',
          link: { label: '许可与部署', to: '/dmfaq/sdk-licence' },
        },
      ],
    },
    ...productEnding('sdk', 'zh', {
      downloads: 7,
      faqHeading: '对接之前',
      faq: [
        {
          question: '各平台的功能一样吗？',
          answer:
            '按接口的设计，色键、溢色抑制、保护色与三种视图在六个平台上一致；人像分割在网页、iOS 与 Android 上使用轻量模型，桌面与服务器另有精细模型。今天能运行的是网页与 Node.js 的键控库，没有人像分割。',
        },
        {
          question: '1.5 升级到 1.6 要改代码吗？',
          answer:
            '多数不用。1.6 的变化是六个平台同版本发布，参数可以在处理中修改。两处要看一眼：超出范围的参数 1.6 会报 INPUT_VALUE，不再截到边界；新增四个错误码，按错误码分支的代码要有兜底。从 1.4 直接升级时还有一处：溢色抑制自 1.5 起只作用于人物层，依赖旧结果请设置 despillScope 为 frame。逐项清单见学习中心的迁移说明。',
        },
        {
          question: '试用许可有功能限制吗？',
          answer:
            '没有水印，也不限制分辨率，有效期 {{fact:sdk-trial}}。到期前 {{fact:sdk-expiry-warning}}接口会返回提醒，不会中断画面。',
        },
        {
          question: '可以在没有显卡的服务器上运行吗？',
          answer:
            '可以。键控库的 keyFrame 在 Node.js 里用 CPU 计算，结果与显卡相差不超过 {{fact:keyer-agreement}}，只是更慢，适合离线批处理。',
        },
        {
          question: '会不会把用户的画面传出去？',
          answer:
            '不会。画面只在本机处理，许可只在本地校验，库不访问任何外部主机；网页模块的人像模型从您自己的服务器取。您可以断开外网，把键控库的示例跑一遍来确认。',
        },
      ],
      booking: '申请一份试用许可',
      bookingLead:
        '写明平台、分辨率和用途，{{fact:answer-time.word}}内发送许可文件与对接人的联系方式。',
      type: 'sdk_trial',
    }),
  ],
};
