import { type DemoPage, productEnding } from './page.ts';

const zh = productEnding('sdk', 'zh', {
  casesLead: '在客户自己的系统里运行。',
  booking: '申请一份试用许可',
  bookingLead: '写明平台、分辨率和用途，工作日内发送许可文件与对接人的联系方式。',
  type: 'sdk_trial',
  action: '申请试用许可',
});
const en = productEnding('sdk', 'en', {
  casesLead: 'Running inside customers’ own systems.',
  booking: 'Apply for a trial licence',
  bookingLead:
    'Tell us platform, resolution and purpose. The licence file and the name of your contact follow within a working day.',
  type: 'sdk_trial',
  action: 'Apply for a trial',
});

/** Cutout SDK. */
export const sdkPage: DemoPage = {
  key: 'product-sdk',
  product: 'sdk',
  zh: {
    title: '青幕 SDK',
    description:
      '青幕 SDK：把实时抠像装进您自己的应用。网页与 Linux 服务器使用同一份预设，随包附一致性套件，许可可离线校验。',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: '青幕 SDK',
        heading: '五十行代码，装进您的产品',
        lead: '与青幕桌面版同一套算法，提供网页模块与 Linux 服务端库。桌面调好的预设直接可用，结果一致与否，您自己验证。',
        actions: [
          { label: '申请试用许可', to: '/cooperation?product=sdk&type=sdk_trial' },
          { label: '下载 SDK', to: '/support/download?product=sdk' },
        ],
        note: '当前稳定版 1.5，含网页模块、Linux x64 库、命令行工具与示例。',
        art: 'product-sdk',
        alt: '代码编辑器与实时抠像结果：左边是创建抠像器的代码，右边是透明背景的人像',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: '解决什么',
        heading: '集成方最担心的三件事',
        rows: [
          {
            problem: '网页上调好的参数，搬到服务器批量处理，边缘就不一样了。',
            title: '一份预设，处处一致',
            solution:
              '各平台版本与参考结果相比不低于 45 dB。随包的一致性套件在您的机器上逐帧给出误差。',
            points: ['标准帧与真值', '逐帧 PSNR', '边缘误差', '闪烁统计'],
          },
          {
            problem: '数据不能出内网，许可却要联网激活。',
            title: '离线许可，不碰画面',
            solution:
              '许可是一个文件，本地校验签名与有效期。模块不请求任何外部主机，画面不离开进程。',
            points: ['离线校验', '无外部请求', '错误码区分原因', '到期前提醒'],
          },
          {
            problem: '用户的设备五花八门，跑不动的时候只剩一块黑屏。',
            title: '先检测，再创建',
            solution:
              'detect() 会列出设备能力与不支持的原因；显卡不可用时退回 CPU，上下文丢失后可以恢复。',
            points: ['能力检测', 'GPU 与 CPU 路径', '上下文恢复', '自动降级建议'],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: '包里有什么',
        heading: '拆开就能用',
        items: [
          {
            icon: 'globe',
            title: '网页模块',
            text: '标准 ES 模块与类型声明，WebGL2 实现，不依赖任何框架与外部主机。',
          },
          {
            icon: 'code',
            title: 'Linux 库',
            text: 'C 接口的动态库与头文件，Vulkan 与 CPU 两条路径。',
          },
          {
            icon: 'file',
            title: '命令行工具',
            text: '从管道读帧、向管道写帧，直接接在 FFmpeg 之间做批处理。',
          },
          {
            icon: 'check',
            title: '一致性套件',
            text: '程序生成的标准帧、参考透明通道与比较程序。',
          },
          {
            icon: 'book',
            title: '示例',
            text: '网页、Node.js、C++ 三个可运行的示例，含构建脚本。',
          },
          {
            icon: 'lock',
            title: '许可',
            text: '按应用或按节点授权，试用许可 60 天，功能不打折扣。',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: '技术规格',
        heading: '青幕 SDK 1.5 规格',
        groups: [
          {
            name: '平台',
            rows: [
              { name: '网页', value: '支持 WebGL2 的浏览器；取摄像头需要安全上下文' },
              { name: 'Linux x64', value: 'glibc 2.31 或更新版本，AVX2；GPU 路径需 Vulkan 1.2' },
              { name: '语言', value: 'TypeScript / JavaScript、C / C++；命令行可供任意语言调用' },
            ],
          },
          {
            name: '接口',
            rows: [
              { name: '输入', value: '视频元素、ImageBitmap、RGBA 与 NV12 缓冲区' },
              { name: '输出', value: '预乘透明的画布或 RGBA 帧；结果、透明通道、原始三种视图' },
              {
                name: '参数',
                value: 'keys（1～8）、tolerance、softness、chokePx、despill、protect',
              },
              { name: '错误码', value: '许可、设备、输入三类，每一码对应一条处理建议' },
            ],
          },
          {
            name: '质量',
            rows: [
              { name: '跨平台一致性', value: '与参考结果相比 PSNR 不低于 45 dB' },
              { name: '验证方式', value: 'cyan-conformance 输出 psnr、edgeMae、flicker 三项' },
            ],
          },
        ],
        note: '一致性指标为产品规格；请用随包套件在您的目标设备上复测。',
      },
      {
        id: 'steps',
        type: 'steps',
        eyebrow: '集成步骤',
        heading: '从下载到上线',
        steps: [
          { title: '申请许可', text: '填写用途与平台，收到 cyan.lic 与示例工程。' },
          {
            title: '跑通示例',
            text: '打开网页示例，用摄像头或样片确认效果。',
            link: { label: '网页快速上手', to: '/dmfaq/sdk-web-quickstart' },
          },
          { title: '验证一致性', text: '在目标设备上运行套件，把报告存档。' },
          { title: '接入与灰度', text: '先检测再创建，为不支持的设备准备普通画面。' },
        ],
      },
      zh.cases,
      zh.documents,
      zh.downloads,
      {
        id: 'faq',
        type: 'faq',
        eyebrow: '常见问题',
        heading: '对接之前',
        items: [
          {
            question: '支持 Windows、macOS、iOS 和 Android 吗？',
            answer:
              '1.5 提供网页模块与 Linux x64 库。网页模块可以嵌入各系统的 WebView；需要原生库请在申请里写明平台与时间，我们单独回复排期。',
          },
          {
            question: '1.4 升级到 1.5 要改代码吗？',
            answer:
              '不用改即可编译。唯一的行为变化是溢色抑制只作用于人物层；依赖旧结果时设置 despillScope 为 frame。',
          },
          {
            question: '试用许可有功能限制吗？',
            answer:
              '没有水印，也不限制分辨率，有效期 60 天。到期前 7 天接口会返回提醒，不会中断画面。',
          },
          {
            question: '可以在没有显卡的服务器上运行吗？',
            answer: '可以。CPU 路径结果一致，只是更慢，适合离线批处理。',
          },
        ],
      },
      zh.booking,
    ],
  },
  en: {
    title: 'Cutout SDK',
    description:
      'Cyan SDK: put real-time cutout into your own application. One preset for the web and for Linux servers, a conformance kit in the package, licences checked offline.',
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        layout: 'split',
        eyebrow: 'Cyan SDK',
        heading: 'Cutout in your product, in fifty lines',
        lead: 'The algorithm of Cyan as a web module and a Linux server library. Presets from the desktop work unchanged, and whether results agree is something you can check yourself.',
        actions: [
          { label: 'Apply for a trial', to: '/cooperation?product=sdk&type=sdk_trial' },
          { label: 'Download the SDK', to: '/support/download?product=sdk' },
        ],
        note: 'Current stable version: 1.5, with web module, Linux x64 library, command line and samples.',
        art: 'product-sdk',
        alt: 'A code editor beside the result: code that creates a keyer, and a person on a transparent background',
      },
      {
        id: 'problems',
        type: 'feature-rows',
        eyebrow: 'What it solves',
        heading: 'Three things integrators worry about',
        rows: [
          {
            problem:
              'Settings tuned in a web page give other edges when a server works through the archive.',
            title: 'One preset, one result',
            solution:
              'Every build stays within 45 dB of the reference. The conformance kit reports the error frame by frame, on your machine.',
            points: ['Frames with known truth', 'PSNR per frame', 'Edge error', 'Flicker'],
          },
          {
            problem: 'Data may not leave the network, but the licence wants to call home.',
            title: 'Offline licences, private pictures',
            solution:
              'A licence is a file whose signature and dates are checked locally. The module asks no outside host, and frames stay in the process.',
            points: [
              'Checked offline',
              'No outside requests',
              'Errors that say why',
              'A warning before expiry',
            ],
          },
          {
            problem: 'Devices differ, and where it fails the user is left with a black box.',
            title: 'Detect before you create',
            solution:
              'detect() lists what the device can do and why not. Without a GPU it falls back to the CPU; a lost context can be restored.',
            points: [
              'Capability report',
              'GPU and CPU paths',
              'Context recovery',
              'Advice for a fallback',
            ],
          },
        ],
      },
      {
        id: 'capabilities',
        type: 'capability-grid',
        tone: 'surface',
        eyebrow: 'In the package',
        heading: 'Open it and start',
        items: [
          {
            icon: 'globe',
            title: 'Web module',
            text: 'A standard ES module with types, on WebGL2. No framework, no outside host.',
          },
          {
            icon: 'code',
            title: 'Linux library',
            text: 'A shared library with a C interface, by Vulkan or CPU.',
          },
          {
            icon: 'file',
            title: 'Command line',
            text: 'Frames in by a pipe, frames out by a pipe, between two FFmpeg commands.',
          },
          {
            icon: 'check',
            title: 'Conformance kit',
            text: 'Generated frames, reference mattes and a program that compares.',
          },
          {
            icon: 'book',
            title: 'Samples',
            text: 'Web, Node.js and C++ samples that build and run.',
          },
          {
            icon: 'lock',
            title: 'Licences',
            text: 'Per application or per node. Trials run 60 days with every feature.',
          },
        ],
      },
      {
        id: 'specifications',
        type: 'spec-table',
        eyebrow: 'Specifications',
        heading: 'Cyan SDK 1.5',
        groups: [
          {
            name: 'Platforms',
            rows: [
              { name: 'Web', value: 'Browsers with WebGL2; cameras need a secure context' },
              {
                name: 'Linux x64',
                value: 'glibc 2.31 or later, AVX2; Vulkan 1.2 for the GPU path',
              },
              {
                name: 'Languages',
                value: 'TypeScript / JavaScript, C / C++; the command line serves any other',
              },
            ],
          },
          {
            name: 'Interface',
            rows: [
              { name: 'Input', value: 'Video elements, ImageBitmap, RGBA and NV12 buffers' },
              {
                name: 'Output',
                value: 'Premultiplied canvas or RGBA frames; result, alpha or source',
              },
              {
                name: 'Parameters',
                value: 'keys (1-8), tolerance, softness, chokePx, despill, protect',
              },
              { name: 'Errors', value: 'Licence, device and input, each with advice' },
            ],
          },
          {
            name: 'Quality',
            rows: [
              { name: 'Agreement', value: 'PSNR of 45 dB or more against the reference' },
              {
                name: 'Checked by',
                value: 'cyan-conformance, reporting psnr, edgeMae and flicker',
              },
            ],
          },
        ],
        note: 'Agreement is a product specification. Please repeat the measurement on your own devices with the kit.',
      },
      {
        id: 'steps',
        type: 'steps',
        eyebrow: 'Integration',
        heading: 'From download to release',
        steps: [
          {
            title: 'Licence',
            text: 'Tell us purpose and platform; receive cyan.lic and a sample project.',
          },
          {
            title: 'Run the sample',
            text: 'Open the web sample and look at it with a camera or a clip.',
          },
          {
            title: 'Check agreement',
            text: 'Run the kit on your target devices and keep the report.',
          },
          {
            title: 'Integrate and roll out',
            text: 'Detect before creating, and keep a plain picture for devices that cannot.',
          },
        ],
      },
      en.cases,
      en.downloads,
      {
        id: 'faq',
        type: 'faq',
        eyebrow: 'Questions',
        heading: 'Before you integrate',
        items: [
          {
            question: 'What about Windows, macOS, iOS and Android?',
            answer:
              'Version 1.5 ships the web module and the Linux x64 library. The web module runs in the web views of all systems. For native libraries, name platform and date in your application; we answer with a schedule.',
          },
          {
            question: 'Does 1.5 need changes to code for 1.4?',
            answer:
              'No, it compiles as it is. The one change: despill now works on the person only. Set despillScope to frame to keep the old result.',
          },
          {
            question: 'Is the trial limited?',
            answer:
              'No watermark and no limit on resolution, for 60 days. Seven days before the end the interface returns a warning; the picture is not interrupted.',
          },
          {
            question: 'Does it run on servers without a GPU?',
            answer: 'Yes. The CPU path gives the same result, only later, which suits batch work.',
          },
        ],
      },
      en.booking,
    ],
  },
};
