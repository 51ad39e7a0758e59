import { type DemoPageText, productCase, productEnding } from './page.ts';
import { priceBlock } from './prices.ts';
import {
  cppSample,
  kotlinSample,
  shellSample,
  swiftSample,
  webSample,
} from './product-sdk.code.ts';

/** Cyan SDK in Chinese. */
export const sdkZh: DemoPageText = {
  title: '青幕 SDK',
  description:
    '青幕 SDK：把实时抠像装进您自己的应用。六个平台使用同一份预设，附一致性套件，许可离线校验。每个应用每年 {{fact:price-sdk-app-year}}起。',
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      layout: 'split',
      eyebrow: '青幕 SDK',
      heading: '接入抠像只要五十行代码',
      lead: '与青幕桌面版同一套算法，网页、桌面、手机与服务器六个平台。桌面调好的预设直接可用，结果是否一致，随包的工具可以验证。',
      actions: [
        { label: '申请试用许可', to: '/cooperation?product=sdk&type=sdk_trial' },
        { label: '下载库与示例包', to: '/support/download?product=sdk' },
      ],
      note: '当前稳定版 {{fact:sdk-version.minor}}。试用 {{fact:sdk-trial}}，无水印，不限分辨率。每个应用每年 {{fact:price-sdk-app-year}}起（示例价格）。',
      facts: [
        { value: '6 个平台', label: '网页、三种桌面、两种手机系统' },
        {
          value: '{{fact:keyer-agreement.limit}}',
          label: '显卡与 CPU 两条路径的最大差，共 255 阶',
        },
        { value: '0 个', label: '外部主机请求，许可离线校验' },
        { value: '1 份', label: '预设，处处通用' },
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
      lead: '各平台 SDK 1.6 的写法：许可文件与预设放在旁边，接上您的画面来源。C++ 一段用随包的头文件可以编译；想马上运行，用上面试验台里的 TypeScript。',
      samples: [
        {
          name: 'Web',
          file: 'keyer.ts',
          code: webSample({ unsupported: '当前浏览器不支持 WebGL2' }),
          note: '页面须在 HTTPS 或 localhost 下打开，否则浏览器不给摄像头。',
          link: { label: '完整教程', to: '/dmfaq/sdk-web-quickstart' },
        },
        {
          name: 'C++',
          file: 'key_all.cpp',
          code: cppSample({
            frames: 'next_frame 由您实现：填好输入与输出，没有下一帧时返回 false',
          }),
          note: 'C++17。Windows、macOS 与 Linux 使用同一个头文件；每个结构体先填 size，旧程序就能配新版本的库。完整工程随包。',
          link: { label: 'Windows 上手', to: '/dmfaq/sdk-windows-cpp' },
        },
        {
          name: 'Swift',
          file: 'Camera.swift',
          code: swiftSample({
            premultiplied: '输出是预乘透明的 BGRA 像素缓冲，包成带时间的样本再送显示',
          }),
          note: '零拷贝：相机缓冲直接映射成 Metal 纹理，输出可以送编码器。',
          link: { label: 'iOS 上手', to: '/dmfaq/sdk-ios-swift' },
        },
        {
          name: 'Kotlin',
          file: 'Keyer.kt',
          code: kotlinSample({ close: '画到编码器的输入表面；不关图像，相机很快停止送帧' }),
          note: 'CameraX 的图像分析直接供帧；target 可以是 SurfaceView，也可以是编码器的输入表面。',
          link: { label: 'Android 上手', to: '/dmfaq/sdk-android-kotlin' },
        },
        {
          name: 'Shell',
          file: 'batch.sh',
          code: shellSample({ comment: '从管道读帧、向管道写帧，接在 FFmpeg 之间' }),
          note: '按 1080p、30 帧每秒写死，声音照抄；素材不同，先改尺寸与帧率。最后一条命令验证这台机器与参考一致，报告是 JSON。',
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
            '许可是一个文件，本地校验签名与有效期。模块不请求任何外部主机，画面不离开进程。',
        },
        {
          problem: '用户的设备五花八门，跑不动的时候只剩一块黑屏。',
          title: '创建前检测设备',
          solution:
            'detect() 会列出设备能力与不支持的原因；显卡不可用时退回 CPU，上下文丢失后可以恢复。',
        },
      ],
    },
    {
      id: 'gallery',
      type: 'gallery',
      folded: true,
      heading: '内核与一帧的路径',
      items: [
        { picture: 'sdk-gallery-1', caption: '六个平台围着同一个内核：一份预设，同样的透明通道。' },
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
      lead: '四个动作：检测、创建、设置、绘制。各语言的名字随语言习惯略有不同，次序与含义一致；每种语言的完整签名在学习中心。',
      groups: [
        {
          name: '函数',
          rows: [
            { name: 'detect', value: '列出图形接口、精度与不支持的原因；不创建任何资源' },
            { name: 'createKeyer', value: '校验许可、编译着色器；失败给出错误码' },
            { name: 'set / load', value: '设置参数，或读入桌面版导出的预设文件' },
            {
              name: 'draw / process',
              value: '处理一帧：视频元素、VideoFrame、RGBA 或 NV12 缓冲区、像素缓冲、纹理',
            },
            { name: 'sample', value: '取色：9 × 9 像素的中值' },
            { name: 'setBackground', value: '在 SDK 里合成背景，结果不透明' },
            { name: 'loadModel', value: '载入人像模型，人像分割之前调用' },
            { name: 'status / stats', value: '许可剩余天数与警告；帧耗时' },
            { name: 'restore', value: '图形上下文丢失后恢复，参数保持不变；C 里销毁再创建' },
            { name: 'dispose', value: '释放显存与工作线程' },
          ],
        },
        {
          name: '参数',
          rows: [
            { name: 'keys', value: '1～{{fact:cyan-key-samples}}十六进制颜色' },
            { name: 'tolerance', value: '0～1，默认 0.2' },
            { name: 'softness', value: '0～1，默认 0.08' },
            { name: 'chokePx', value: '{{fact:cyan-choke.value}} 像素，步进 0.5' },
            { name: 'despill', value: '0～1，默认 0.5；despillScope：person 或 frame' },
            { name: 'protectColours', value: '保护色，最多 {{fact:cyan-protected-colours}}' },
            { name: 'mode', value: 'key、person、both（色键与人像分割相乘）' },
            { name: 'view', value: 'result、alpha、source' },
          ],
        },
        {
          name: '错误码',
          rows: [
            {
              name: 'LICENSE_*',
              value:
                'MISSING、DAMAGED、NOT_YET_VALID、EXPIRED、IDENTITY、PLATFORM、STREAMS；到期前 {{fact:sdk-expiry-warning}}警告 EXPIRING',
            },
            { name: 'DEVICE_*', value: 'UNSUPPORTED（显卡或指令集不够）、LOST（驱动被重置）' },
            {
              name: 'INPUT_*',
              value: 'FORMAT（像素格式）、SIZE（尺寸）、VALUE（参数范围）、PRESET（预设文件）',
            },
            { name: '其他', value: 'OUT_OF_MEMORY、MODEL_MISSING（没有人像模型）、INTERNAL' },
          ],
        },
        {
          name: '输出',
          rows: [
            { name: '颜色', value: '预乘透明；合成公式 out = fg + bg × (1 − a)' },
            { name: '精度', value: '内部透明通道 10 bit（GPU 路径），输出 8 bit' },
          ],
        },
      ],
    },
    {
      id: 'platforms',
      type: 'comparison-table',
      folded: true,
      heading: '六个平台的包与最低系统',
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
            '绝对误差之和，以千计，越低越好。同样的样片：OBS 色度键默认 {{fact:keyer-sad-obs-defaults}}，每段都取最佳设置 {{fact:keyer-sad-obs-best}}',
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
      heading: '正式包里有什么',
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
            '色键、溢色抑制、保护色与三种视图在六个平台上一致；人像分割在网页、iOS 与 Android 上使用轻量模型，桌面与服务器另有精细模型。差别见学习中心的人像分割一文。',
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
          answer: '可以。CPU 路径结果一致，只是更慢，适合离线批处理。',
        },
        {
          question: '会不会把用户的画面传出去？',
          answer:
            '不会。画面只在本机处理，许可只在本地校验，库不访问任何外部主机；网页模块的人像模型从您自己的服务器取。您可以断开外网，把全部示例跑一遍来确认。',
        },
      ],
      booking: '申请一份试用许可',
      bookingLead:
        '写明平台、分辨率和用途，{{fact:answer-time.word}}内发送许可文件与对接人的联系方式。',
      type: 'sdk_trial',
    }),
  ],
};
