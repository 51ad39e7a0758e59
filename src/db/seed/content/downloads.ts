/** Text in both languages of the site. */
interface Bilingual {
  zh: string;
  en: string;
}

/** A version of a program; `requirements` are lines, `notes` are Markdown. */
export interface DemoRelease {
  /** Version as semver. */
  version: string;
  channel: 'stable' | 'beta';
  /** Day of release, ISO date. */
  releasedOn: string;
  /** Oldest system it runs on. */
  minOs: string;
  /** Name offered on download. */
  fileName: string;
  requirements: { zh: string[]; en: string[] };
  notes: Bilingual;
}

/** A program to download for one platform, its releases newest first. */
export interface DemoDownload {
  slug: string;
  product: 'cyan' | 'app' | 'sdk';
  platform: 'windows' | 'android' | 'linux';
  name: Bilingual;
  summary: Bilingual;
  releases: DemoRelease[];
}

const cyanRequirements = {
  zh: [
    'Windows 10 21H2（64 位）或更新版本',
    '4 核处理器，8 GB 内存；1080p60 建议 16 GB',
    '支持 Direct3D 11.1 的显卡，显存 2 GB 以上',
    '采集设备须提供 YUY2、NV12、P010 或 P210 像素格式',
    '硬盘剩余空间 1 GB，不含录像',
  ],
  en: [
    'Windows 10 21H2 (64-bit) or later',
    '4-core processor, 8 GB of memory; 16 GB suggested for 1080p60',
    'Graphics with Direct3D 11.1 and at least 2 GB of video memory',
    'Capture device offering YUY2, NV12, P010 or P210',
    '1 GB of free disk space, recordings not included',
  ],
};

const damiRequirements = {
  zh: [
    'Android 10 或更新版本，64 位（arm64-v8a）',
    '4 GB 内存，建议 6 GB',
    '摄像头支持 1080p30',
    '安装时需允许“安装未知来源应用”；安装后可以关闭',
    '建议预留 5 GB 空间给本地录制',
  ],
  en: [
    'Android 10 or later, 64-bit (arm64-v8a)',
    '4 GB of memory; 6 GB suggested',
    'Camera with 1080p30',
    'Allow installation from this source while installing; it can be switched off afterwards',
    '5 GB of free space suggested for local recording',
  ],
};

const sdkRequirements = {
  zh: [
    'x86-64 处理器，支持 AVX2',
    'glibc 2.31 或更新版本',
    'GPU 路径：Vulkan 1.2 驱动；没有时自动使用 CPU 路径',
    '编译示例：CMake 3.20、支持 C++17 的编译器',
    '有效的许可文件 cyan.lic（可申请试用）',
  ],
  en: [
    'x86-64 processor with AVX2',
    'glibc 2.31 or later',
    'GPU path: Vulkan 1.2 driver; without one the CPU path is used',
    'To build the samples: CMake 3.20 and a C++17 compiler',
    'A valid licence file, cyan.lic (trials on request)',
  ],
};

/** Programs of the fictional provider with their release history. */
export const demoDownloads: DemoDownload[] = [
  {
    slug: 'cyan-windows',
    product: 'cyan',
    platform: 'windows',
    name: { zh: '青幕 Windows 版', en: 'Cyan for Windows' },
    summary: {
      zh: '实时键控与人像分割，输出到虚拟摄像头、NDI 或直接推流。',
      en: 'Real-time keying and person matting to a virtual camera, to NDI or straight to a stream.',
    },
    releases: [
      {
        version: '3.3.0-beta.1',
        channel: 'beta',
        releasedOn: '2026-11-16',
        minOs: 'Windows 10 21H2',
        fileName: 'cyan-3.3.0-beta.1-windows-x64.zip',
        requirements: cyanRequirements,
        notes: {
          zh: `### 新增
- **接地阴影**：由透明通道生成人物脚下的阴影，可调方向、柔和度与浓度。
- 布光检查可以导出为一页 PDF，便于交给现场灯光师。
- 多机位：每个输入独立保存预设，切换时不重新初始化。

### 已知问题
- 接地阴影在人像分割模式下会随坐姿变化跳动，正式直播请勿启用。
- 部分 4K 采集卡在 P210 格式下首次打开需要等待约 5 秒。

> 测试版与正式版可以并存，预设互不影响。`,
          en: `### New
- **Contact shadow**: a shadow under the feet made from the matte, with direction, softness and density.
- The lighting check exports to a single PDF page for whoever sets the lights.
- Several cameras: every input keeps its own preset, and switching no longer starts it afresh.

### Known issues
- With person matting the contact shadow jumps when someone sits down. Do not use it on air.
- Some 4K capture cards take about 5 seconds to open in P210 the first time.

> The beta installs beside the stable version and keeps its own presets.`,
        },
      },
      {
        version: '3.2.0',
        channel: 'stable',
        releasedOn: '2026-10-22',
        minOs: 'Windows 10 21H2',
        fileName: 'cyan-3.2.0-windows-x64.zip',
        requirements: cyanRequirements,
        notes: {
          zh: `### 新增
- 键色取样点由 4 个增加到 **8 个**，逐点计算距离。
- **布光检查**：均匀度图、噪点与溢色占比，附调整建议。
- 溢色抑制只作用于人物层，可设保护色。

### 改进
- 边缘收缩改为在原始分辨率上计算，支持 0.5 px 步进。
- 自动曝光打开时，取色前会先提醒。

### 修复
- 采集卡休眠后恢复，色彩范围被重置为全范围。
- 双显示器缩放比例不同时，取色位置偏移。

### 升级提示
旧预设可以直接使用；溢色抑制的刻度会自动换算，请用真实商品复核一次。`,
          en: `### New
- **Eight** key samples instead of four, each measured on its own.
- **Lighting check**: evenness map, noise and spill share, each with advice.
- Spill suppression works on the presenter only and takes protected colours.

### Better
- Edge choke is computed at full resolution, in steps of 0.5 px.
- A reminder before sampling if the camera's auto exposure is on.

### Fixed
- The colour range fell back to full after a capture card woke from sleep.
- Sampling missed its mark on two displays with different scaling.

### When upgrading
Presets carry over. The spill scale is converted; check it once with a real product.`,
        },
      },
      {
        version: '3.1.2',
        channel: 'stable',
        releasedOn: '2026-07-09',
        minOs: 'Windows 10 21H2',
        fileName: 'cyan-3.1.2-windows-x64.zip',
        requirements: cyanRequirements,
        notes: {
          zh: `### 修复
- 连续运行超过 24 小时后，预览窗口的内存缓慢增长。
- 帧率为 59.94 的输入被识别为 60，约每 17 秒重复一帧。
- 虚拟摄像头在部分会议软件中上下颠倒。

### 改进
- 采集断开后每 2 秒重试一次，恢复时保留全部参数。`,
          en: `### Fixed
- Memory of the preview window crept up after more than 24 hours.
- Inputs at 59.94 were taken for 60 and repeated a frame about every 17 seconds.
- The virtual camera was upside down in some conference programs.

### Better
- A lost capture device is retried every 2 seconds, and every setting is kept.`,
        },
      },
    ],
  },
  {
    slug: 'dami-live-android',
    product: 'app',
    platform: 'android',
    name: { zh: '大觅直播 Android 版', en: 'Dami Live for Android' },
    summary: {
      zh: '手机开播、流程单、模拟直播间与上行测速，可接入棚内的青幕画面。',
      en: 'Go live from a phone: run of show, simulated room and upload test, with a feed from Cyan in the studio.',
    },
    releases: [
      {
        version: '2.6.0',
        channel: 'stable',
        releasedOn: '2026-11-10',
        minOs: 'Android 10',
        fileName: 'dami-live-2.6.0-android-arm64.zip',
        requirements: damiRequirements,
        notes: {
          zh: `### 新增
- **模拟直播间**：无需登录，可插入冷场、集中追问、断线三种状况。
- **流程单**：超时变色提示，支持打印与导出日历。
- **上行测速**：取稳定段最低值，按六成给出建议码率。
- **话术检查**：词表可导入导出，全部在本机完成。

### 改进
- 状态条同时显示发送缓冲与丢帧，可以一键降档。
- 本地录制按 10 分钟分段。

### 修复
- 部分机型插拔有线耳机后无声。
- 横竖屏切换时字幕位置错误。`,
          en: `### New
- **Simulated room**: no sign-in, with silence, a pile-up of questions or a lost device on demand.
- **Run of show**: overruns change colour; print it or export a calendar.
- **Upload test**: the lowest stable value, with a bit rate that uses 60% of it.
- **Script check**: word lists can be imported and exported, and everything stays on the phone.

### Better
- The status bar shows send buffer and dropped frames, with one tap to step down.
- Local recordings are cut into ten-minute files.

### Fixed
- No sound on some phones after unplugging wired earphones.
- Captions were misplaced after turning the phone.`,
        },
      },
      {
        version: '2.6.0-beta.1',
        channel: 'beta',
        releasedOn: '2026-10-21',
        minOs: 'Android 10',
        fileName: 'dami-live-2.6.0-beta.1-android-arm64.zip',
        requirements: damiRequirements,
        notes: {
          zh: `### 试用内容
- 模拟直播间与流程单的第一个版本。
- 上行测速，测试时长 30 秒。

### 已知问题
- 流程单暂不支持多人同时编辑。
- 话术检查的默认词表尚未按品类区分。

> 2.6.0 正式版已经发布，建议升级。`,
          en: `### To try
- First versions of the simulated room and the run of show.
- Upload test, 30 seconds long.

### Known issues
- A run of show cannot be edited by several people at once.
- The default word list is not yet divided by category.

> 2.6.0 has been released; please upgrade.`,
        },
      },
      {
        version: '2.5.1',
        channel: 'stable',
        releasedOn: '2026-08-27',
        minOs: 'Android 10',
        fileName: 'dami-live-2.5.1-android-arm64.zip',
        requirements: damiRequirements,
        notes: {
          zh: `### 改进
- 推流断开后自动重连，画面与声音一起恢复。
- 关键帧间隔固定为 2 秒，不再受场景切换影响。

### 修复
- 后台收到来电后，麦克风没有恢复。
- 长时间直播后，弹幕列表滚动变慢。`,
          en: `### Better
- A dropped stream reconnects by itself, picture and sound together.
- Keyframes stay two seconds apart, whatever the picture does.

### Fixed
- The microphone did not come back after a call.
- The list of comments scrolled slowly in long shows.`,
        },
      },
    ],
  },
  {
    slug: 'cyan-sdk-linux-x64',
    product: 'sdk',
    platform: 'linux',
    name: { zh: '青幕 SDK（Linux x64）', en: 'Cyan SDK for Linux x64' },
    summary: {
      zh: '服务端抠像库、命令行工具与一致性套件，含网页端模块与示例。',
      en: 'Keying library for servers, command line tool and conformance kit, with the web module and samples.',
    },
    releases: [
      {
        version: '1.5.0',
        channel: 'stable',
        releasedOn: '2026-10-15',
        minOs: 'glibc 2.31',
        fileName: 'cyan-sdk-1.5.0-linux-x64.zip',
        requirements: sdkRequirements,
        notes: {
          zh: `### 新增
- Linux x64 正式支持，GPU 与 CPU 路径结果一致。
- 命令行工具 \`cyan-key\`：从管道读取原始帧，输出带透明通道的帧。
- **一致性套件**：标准帧、参考透明通道与比较程序 \`cyan-conformance\`。
- 网页端 \`detect()\` 与 \`restore()\`。

### 变更
- 取样点上限增加到 8 个。
- \`despill\` 默认只作用于人物层；需要旧行为时设置 \`despillScope: 'frame'\`。
- 许可错误分为 \`LICENSE_DAMAGED\`、\`LICENSE_NOT_YET_VALID\`、\`LICENSE_EXPIRED\`。`,
          en: `### New
- Linux x64 is fully supported, with the same result on GPU and CPU.
- Command line tool \`cyan-key\`: raw frames in from a pipe, frames with alpha out.
- **Conformance kit**: frames, reference mattes and the comparer \`cyan-conformance\`.
- \`detect()\` and \`restore()\` in the web module.

### Changed
- Up to eight key samples.
- \`despill\` works on the presenter only by default; set \`despillScope: 'frame'\` for the earlier behaviour.
- Licence errors are told apart: \`LICENSE_DAMAGED\`, \`LICENSE_NOT_YET_VALID\`, \`LICENSE_EXPIRED\`.`,
        },
      },
      {
        version: '1.5.0-beta.2',
        channel: 'beta',
        releasedOn: '2026-09-11',
        minOs: 'glibc 2.31',
        fileName: 'cyan-sdk-1.5.0-beta.2-linux-x64.zip',
        requirements: sdkRequirements,
        notes: {
          zh: `### 改进
- CPU 路径改用 AVX2 实现。
- 一致性报告增加 \`flicker\` 字段。

### 修复
- 宽度不是 16 的倍数时，最右侧一列像素透明度错误。
- 多线程共用一个许可对象时偶发死锁。`,
          en: `### Better
- The CPU path now uses AVX2.
- Conformance reports gained the field \`flicker\`.

### Fixed
- Wrong alpha in the rightmost column when the width was not a multiple of 16.
- Rare deadlock when several threads shared one licence object.`,
        },
      },
      {
        version: '1.4.3',
        channel: 'stable',
        releasedOn: '2026-06-30',
        minOs: 'glibc 2.31',
        fileName: 'cyan-sdk-1.4.3-linux-x64.zip',
        requirements: sdkRequirements,
        notes: {
          zh: `### 说明
1.4 系列在 Linux 上仅提供 CPU 路径的预览，正式支持自 1.5.0 起。

### 修复
- 读取含注释的预设 JSON 时，错误信息没有指出行号。
- 示例程序在没有显示器的主机上启动失败。`,
          en: `### Note
In 1.4 the Linux build is a preview with the CPU path only. Full support begins with 1.5.0.

### Fixed
- Errors in preset files with comments did not name the line.
- The samples did not start on hosts without a display.`,
        },
      },
    ],
  },
];
