import type { DemoProgram, DemoRelease } from './program.ts';

/** A preset as the desktop exports it and the SDK reads it. */
export const samplePreset = `{
  "format": "cyan-preset/2",
  "name": "green screen, 2 m",
  "keys": ["#2fb457", "#27a24c", "#39bd62", "#218a42"],
  "tolerance": 20,
  "softness": 8,
  "chokePx": 1.0,
  "despill": 35,
  "despillScope": "person",
  "protect": [],
  "protectColours": [],
  "colour": { "matrix": "rec709", "range": "limited" }
}
`;

const sampleRoom = `; One section per input. Values in the application win over this file.
[input.1]
device = auto
format = P210
size = 1920x1080
rate = 50
range = limited

[output]
virtual_camera = on
ndi = on
ndi_name = CYAN-1
`;

const v320: DemoRelease = {
  version: '3.2.0',
  channel: 'stable',
  releasedOn: '2026-10-22',
  notes: {
    zh: `### 新增
- 键色取样点由 4 个增加到 **8 个**，逐点计算距离。
- **布光检查**：均匀度图、噪点与溢色占比，附调整建议。
- 溢色抑制只作用于人物层，可设保护色。

### 改进
- 边缘收缩改为在原始分辨率上计算，支持 0.5 px 步进。
- 自动曝光打开时，取色前有提醒。
- SRT 输入的延迟范围改为 20～8000 ms。

### 修复
- 采集卡休眠后恢复，色彩范围被重置为全范围。
- 双显示器缩放比例不同时，取色位置偏移。

### 升级提示
旧预设可以直接使用；溢色抑制的刻度会自动换算，请用真实商品复核一次。

> 本站提供的是示例包：含说明、更新记录和示例配置，不含程序。`,
    en: `### New
- **Eight** key samples instead of four, each measured on its own.
- **Lighting check**: evenness map, noise and amount of spill, each with advice.
- Spill suppression works on the presenter only and takes protected colours.

### Improved
- Edge choke is computed at full resolution, in steps of 0.5 px.
- A reminder before sampling if the camera’s auto exposure is on.
- SRT input takes 20 to 8000 ms of latency.

### Fixed
- The colour range fell back to full after a capture card woke from sleep.
- Sampling picked the wrong point when two displays had different scaling.

### When upgrading
Presets carry over. The spill scale is converted; check it once with a real product.

> This site offers a sample package with notes and sample settings, without a program.`,
  },
};

const v312: DemoRelease = {
  version: '3.1.2',
  channel: 'stable',
  releasedOn: '2026-07-09',
  notes: {
    zh: `### 修复
- 连续运行超过 24 小时后，预览窗口的内存缓慢增长。
- 帧率为 59.94 的输入被识别为 60，约每 17 秒重复一帧。
- 虚拟摄像头在部分会议软件中上下颠倒。

### 改进
- 采集断开后每 2 秒重试一次，恢复时保留全部参数。`,
    en: `### Fixed
- The preview window used more and more memory after 24 hours.
- Inputs at 59.94 were taken for 60 and repeated a frame about every 17 seconds.
- The virtual camera was upside down in some conference programs.

### Improved
- A lost capture device is retried every 2 seconds, and every setting is kept.`,
  },
};

const v311: DemoRelease = {
  version: '3.1.1',
  channel: 'stable',
  releasedOn: '2026-05-28',
  notes: {
    zh: `### 修复
- 保护遮罩随画面旋转 90° 后没有跟着旋转。
- SRT 输入在丢包超过 8% 时停在最后一帧，不再恢复。
- 导出的预设缺少色彩范围，换机后画面发灰。

### 改进
- 人像分割首次启动的等待由约 4 秒缩短到 1 秒以内。
- 输入列表记住最近使用的六个设备。`,
    en: `### Fixed
- Hold-out masks stayed where they were when the image was turned by 90°.
- An SRT input with more than 8% loss froze on its last frame for good.
- Exported presets lacked the colour range, and colours turned grey on another machine.

### Improved
- The first start of person segmentation takes less than a second, down from about four.
- The list of inputs remembers the last six devices.`,
  },
};

const v310: DemoRelease = {
  version: '3.1.0',
  channel: 'stable',
  releasedOn: '2026-04-09',
  notes: {
    zh: `### 新增
- **遮罩**：画面边角直接置为透明，固定位置的商品直接置为不透明，可用矩形或多边形画；人像分割与色键同开时可以圈出商品区，分割在那里不参与。
- **SRT 输入**，延迟 120～4000 ms 可调。
- NDI 输出携带透明通道。
- 预设导出为 JSON，网页与服务器端可以直接读取。
- macOS 版与 Windows 版同步发布。

### 改进
- 柔和度在亮部与暗部分别生效，浅色头发的边缘更完整。
- 帧间平滑可以关闭，适合手语与快速手部动作。`,
    en: `### New
- **Masks**: corners forced to transparent, products in a fixed place forced to opaque, drawn as rectangles or polygons; with colour key and person segmentation both on, a product area where segmentation takes no part.
- **SRT input** with 120 to 4000 ms of latency.
- NDI output carries alpha.
- Presets export as JSON that the web and server builds read as it is.
- The macOS version now comes out together with Windows.

### Improved
- Softness works separately on lights and darks, which keeps the edge of fair hair.
- Smoothing over time can be switched off, for sign language and fast hands.`,
  },
};

/** Cyan for Windows, from the last of version 2. */
export const cyanWindows: DemoProgram = {
  slug: 'cyan-windows',
  product: 'cyan',
  platform: 'windows',
  name: { zh: '青幕 Windows 版（示例包）', en: 'Cyan for Windows (sample package)' },
  summary: {
    zh: '示例包，不含程序：说明、更新记录与示例预设。青幕做实时键控与人像分割，输出到虚拟摄像头、NDI、直接推流或录像。',
    en: 'A sample package without a program: notes and sample presets. Cyan keys in real time and outputs to a virtual camera, NDI, a direct stream or a recording.',
  },
  minOs: 'Windows 10 21H2',
  requirements: {
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
  },
  file: { stem: 'cyan', target: 'windows-x64', format: 'zip' },
  samples: { 'preset.json': samplePreset, 'room.ini': sampleRoom },
  releases: [
    {
      version: '3.3.0-beta.1',
      channel: 'beta',
      releasedOn: '2026-11-16',
      notes: {
        zh: `### 新增
- **接地阴影**：由透明通道生成人物脚下的阴影，可调方向、柔和度与浓度。
- 布光检查可以导出为一页 PDF，便于交给现场灯光师。
- 多机位：每个输入独立保存预设，切换时不重新初始化。

### 已知问题
- 接地阴影在人像分割模式下会随坐姿变化跳动，正式直播请勿启用。
- 部分 4K 采集卡在 P210 格式下首次打开需要等待约 5 秒。

> 测试版与正式版可以并存，预设互不影响。本站提供的是示例包，不含程序。`,
        en: `### New
- **Contact shadow**: a shadow under the feet made from the matte, with direction, softness and density.
- The lighting check exports to a single PDF page for whoever sets the lights.
- Several cameras: every input keeps its own preset, and switching no longer resets it.

### Known issues
- With person segmentation the contact shadow jumps when someone sits down. Do not use it on air.
- Some 4K capture cards take about 5 seconds to open in P210 the first time.

> The beta installs beside the stable version and keeps its own presets. This site offers a sample package without a program.`,
      },
    },
    v320,
    v312,
    v311,
    v310,
    {
      version: '3.0.1',
      channel: 'stable',
      releasedOn: '2026-01-15',
      notes: {
        zh: `### 修复
- 显存小于 3 GB 时，切换到 4K 输入会退出程序。
- 色彩空间标记为 BT.601 的 HDMI 信号偏色。
- 中文用户名的电脑上无法保存预设。

### 改进
- 启动时检查显卡驱动，过旧时写明需要的版本。`,
        en: `### Fixed
- Switching to a 4K input closed the program with less than 3 GB of video memory.
- HDMI signals marked as BT.601 had the wrong colours.
- Presets could not be saved where the user’s name was in Chinese.

### Improved
- The graphics driver is checked at the start, and the version needed is named.`,
      },
    },
    {
      version: '3.0.0',
      channel: 'stable',
      releasedOn: '2025-12-04',
      notes: {
        zh: `### 新增
- **全新的处理引擎**：全部在显卡上完成，1080p60 占用较 2.4 降低约一半。
- **人像分割**：没有绿幕也可以使用；与色键同开，去掉幕以外的杂物。
- 虚拟摄像头、NDI 与推流三路输出可以同时打开。
- 合成、透明通道、原始三种视图。

### 变更
- 不再支持 32 位系统与 Windows 10 21H2 之前的版本。
- 2.x 的预设需要用自带的转换工具导入一次。`,
        en: `### New
- **A new engine** that runs on the graphics card alone; 1080p60 takes about half of what 2.4 took.
- **Person segmentation** where there is no green screen; together with a colour key it removes what stands beside the screen.
- Virtual camera, NDI and streaming at the same time.
- Three views: composite, alpha, source.

### Changed
- 32-bit systems and Windows 10 before 21H2 are no longer supported.
- Presets of 2.x are brought in once with the converter.`,
      },
    },
    {
      version: '2.4.3',
      channel: 'archive',
      releasedOn: '2025-08-21',
      minOs: 'Windows 10 1909',
      requirements: {
        zh: [
          'Windows 10 1909（64 位）或更新版本',
          '4 核处理器，8 GB 内存',
          '支持 Direct3D 11 的显卡，显存 1 GB 以上',
        ],
        en: [
          'Windows 10 1909 (64-bit) or later',
          '4-core processor, 8 GB of memory',
          'Graphics with Direct3D 11 and at least 1 GB of video memory',
        ],
      },
      notes: {
        zh: `2.x 系列的最后一个版本，只为仍在使用旧系统的房间保留，不再更新。

### 修复
- 更新证书链，旧系统上的许可校验恢复正常。
- 长时间待机后首次取色返回黑色。`,
        en: `The last of version 2, kept for rooms that still run older systems. There will be no more updates.

### Fixed
- Licences are checked again on older systems, with a renewed certificate chain.
- The first sample after a long stand-by came back black.`,
      },
    },
  ],
};

const firstMac: DemoRelease = {
  ...v310,
  notes: {
    zh: `首个 macOS 版本，支持 Apple 芯片与带独立显卡的 Intel 机型。

### 新增
- 与 Windows 版 3.1 相同的键控、人像分割、遮罩与三种视图。
- 虚拟摄像头以系统扩展安装，首次使用需在“隐私与安全性”里允许一次。
- NDI 输出携带透明通道；SRT 输入，延迟 120～4000 ms 可调。
- 预设与 Windows 版通用。

### 已知问题
- 外接显卡拔出时需要重新选择输入。`,
    en: `The first version for macOS, for Apple silicon and for Intel with discrete graphics.

### New
- Keying, person segmentation, masks and the three views of Cyan 3.1 for Windows.
- The virtual camera is a system extension: allow it once under Privacy & Security.
- NDI output with alpha; SRT input with 120 to 4000 ms of latency.
- Presets are shared with Windows.

### Known issues
- After an external GPU is unplugged, the input has to be chosen again.`,
  },
};

/** Cyan for macOS, since 3.1. */
export const cyanMacos: DemoProgram = {
  slug: 'cyan-macos',
  product: 'cyan',
  platform: 'macos',
  name: { zh: '青幕 macOS 版（示例包）', en: 'Cyan for macOS (sample package)' },
  summary: {
    zh: '示例包，不含程序。青幕 macOS 版与 Windows 版同一套算法与预设。',
    en: 'A sample package without a program. Cyan for macOS has the same algorithm and presets as on Windows.',
  },
  minOs: 'macOS 13 Ventura',
  requirements: {
    zh: [
      'macOS 13 或更新版本；Apple 芯片，或带独立显卡的 Intel 机型',
      '8 GB 内存；1080p60 建议 16 GB',
      '采集设备须符合 UVC，或提供 macOS 13 以上的驱动',
      '虚拟摄像头需要允许一次系统扩展',
      '硬盘剩余空间 1 GB，不含录像',
    ],
    en: [
      'macOS 13 or later; Apple silicon, or Intel with discrete graphics',
      '8 GB of memory; 16 GB suggested for 1080p60',
      'Capture device with UVC, or with a driver for macOS 13 or later',
      'The virtual camera asks once for a system extension',
      '1 GB of free disk space, recordings not included',
    ],
  },
  file: { stem: 'cyan', target: 'macos-universal', format: 'zip' },
  samples: { 'preset.json': samplePreset, 'room.ini': sampleRoom },
  releases: [
    v320,
    {
      ...v312,
      notes: {
        zh: `### 修复
- 帧率为 59.94 的输入被识别为 60，约每 17 秒重复一帧。
- 合盖再打开后，虚拟摄像头停在最后一帧。
- 台前调度开启时，取色窗口跑到屏幕之外。

### 改进
- 采集断开后每 2 秒重试一次，恢复时保留全部参数。`,
        en: `### Fixed
- Inputs at 59.94 were taken for 60 and repeated a frame about every 17 seconds.
- The virtual camera stayed on its last frame after the lid had been closed.
- With Stage Manager the sampling window left the screen.

### Improved
- A lost capture device is retried every 2 seconds, and every setting is kept.`,
      },
    },
    v311,
    firstMac,
    {
      version: '3.1.0-beta.2',
      channel: 'archive',
      releasedOn: '2026-03-12',
      notes: {
        zh: `macOS 版的公开测试，供集成商提前验证驱动与采集设备。

### 已知问题
- 虚拟摄像头每次重启后需要重新允许。
- Intel 机型上人像分割只有 15 帧每秒。

> 3.1.0 正式版已经发布，请升级。`,
        en: `A public beta for macOS, for integrators to try drivers and capture devices.

### Known issues
- The virtual camera has to be allowed again after every restart.
- Person segmentation runs at 15 frames per second on Intel.

> 3.1.0 has been released; please upgrade.`,
      },
    },
  ],
};
