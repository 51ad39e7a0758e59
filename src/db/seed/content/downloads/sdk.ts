import { sampleLicence, samplePreset } from '../sdk/files.ts';
import type { Bilingual, DemoProgram } from './program.ts';
import { sdkReleases } from './sdk-notes.ts';

const samples = { 'preset.json': samplePreset, 'cyan.lic.example': sampleLicence };

const licenceLine: Bilingual = {
  zh: '有效的许可文件 cyan.lic（可申请试用）',
  en: 'A valid licence file, cyan.lic (trials on request)',
};

/** The web module, on which everything began. */
const web: DemoProgram = {
  slug: 'cyan-sdk-web',
  product: 'sdk',
  platform: 'web',
  name: { zh: '青幕 SDK（网页，示例包）', en: 'Cyan SDK for the web (sample package)' },
  summary: {
    zh: '类型声明、错误码、架构文件与预设示例；不含 WebGL2 模块。',
    en: 'Type declarations, error table, schemas and a sample preset; without the WebGL2 module.',
  },
  minOs: 'WebGL2',
  requirements: {
    zh: [
      '支持 WebGL2 的浏览器：Chrome / Edge 92、Safari 15、Firefox 90 或更新版本',
      '按帧回调 requestVideoFrameCallback：Chrome 83、Safari 15.4、Firefox 132 起，更早的用 requestAnimationFrame',
      '取用摄像头需要 HTTPS 或 localhost',
      '人像分割需要 WebAssembly SIMD（Safari 16.4 起）',
      '编译示例：Node.js 20 或更新版本',
      licenceLine.zh,
    ],
    en: [
      'A browser with WebGL2: Chrome or Edge 92, Safari 15, Firefox 90, or later',
      'requestVideoFrameCallback from Chrome 83, Safari 15.4 and Firefox 132; earlier ones use requestAnimationFrame',
      'HTTPS or localhost to use the camera',
      'WebAssembly SIMD for person segmentation (Safari from 16.4)',
      'To build the samples: Node.js 20 or later',
      licenceLine.en,
    ],
  },
  file: { stem: 'cyan-sdk-web', format: 'tgz' },
  samples,
  releases: sdkReleases('web', {
    '1.6.0': {
      zh: `### 网页
- 输入可以是 WebCodecs 的 \`VideoFrame\`，整个键控可以放进 Worker。
- 类型声明覆盖全部错误码。`,
      en: `### Web
- A WebCodecs \`VideoFrame\` may be the input, and the whole keyer may live in a worker.
- Type declarations cover every error code.`,
    },
    '1.6.0-beta.2': null,
    '1.6.0-beta.1': null,
    '1.5.0': null,
    '1.5.0-beta.2': {
      zh: `### 网页
- 人像分割的模型按需加载，首次下载减少 250 KB。`,
      en: `### Web
- The model for person segmentation is loaded when needed; the first download is 250 KB smaller.`,
    },
    '1.5.0-beta.1': null,
    '1.4.3': {
      zh: `### 网页
- 标签页切到后台再回来，画面不再停在旧帧。`,
      en: `### Web
- Coming back to a tab no longer shows the frame it was left with.`,
    },
    '1.4.0': null,
    '1.3.0': null,
  }),
};

const windows: DemoProgram = {
  slug: 'cyan-sdk-windows-x64',
  product: 'sdk',
  platform: 'windows',
  name: { zh: '青幕 SDK（Windows x64，示例包）', en: 'Cyan SDK for Windows x64 (sample package)' },
  summary: {
    zh: '头文件 cyan_keyer.h、C# 绑定源码、C++ 示例与架构文件；不含 cyan.dll 与程序。',
    en: 'Header cyan_keyer.h, C# binding source, C++ sample and schemas; without cyan.dll and programs.',
  },
  minOs: 'Windows 10 21H2',
  requirements: {
    zh: [
      'Windows 10 21H2（64 位）或更新版本，处理器支持 AVX2',
      'GPU 路径：支持 Direct3D 11.1 的显卡；没有时使用 CPU 路径',
      '编译示例：CMake 3.20、支持 C++17 的 MSVC 2022、Clang 或 MinGW；C# 示例需要 .NET 8',
      licenceLine.zh,
    ],
    en: [
      'Windows 10 21H2 (64-bit) or later, processor with AVX2',
      'GPU path: graphics with Direct3D 11.1; without one the CPU path is used',
      'To build the samples: CMake 3.20 with MSVC 2022, Clang or MinGW (C++17); .NET 8 for C#',
      licenceLine.en,
    ],
  },
  file: { stem: 'cyan-sdk', target: 'windows-x64', format: 'zip' },
  samples,
  releases: sdkReleases('windows', {
    '1.6.0': {
      zh: `### Windows
- 输入可以直接使用 \`ID3D11Texture2D\`，不经过内存复制。
- 纯 C 接口，没有运行时版本要求。`,
      en: `### Windows
- An \`ID3D11Texture2D\` may be the input, without a copy through memory.
- A plain C interface that needs no particular runtime.`,
    },
    '1.6.0-beta.2': {
      zh: `### Windows
- 多显卡的笔记本默认使用独立显卡，可在选项里指定。`,
      en: `### Windows
- Laptops with two GPUs use the discrete one unless told otherwise.`,
    },
    '1.6.0-beta.1': null,
  }),
};

const macos: DemoProgram = {
  slug: 'cyan-sdk-macos',
  product: 'sdk',
  platform: 'macos',
  name: { zh: '青幕 SDK（macOS，示例包）', en: 'Cyan SDK for macOS (sample package)' },
  summary: {
    zh: 'Swift 接口清单、C 头文件、C++ 示例与架构文件；不含 CyanKit 框架。',
    en: 'Swift interface, C header, C++ sample and schemas; without the CyanKit framework.',
  },
  minOs: 'macOS 13 Ventura',
  requirements: {
    zh: [
      'macOS 13 或更新版本；Apple 芯片，或带独立显卡的 Intel 机型',
      'Xcode 15 或更新版本，Swift 5.9 起；也可以从 Objective-C 调用',
      '应用须启用强化运行时，并声明摄像头用途',
      licenceLine.zh,
    ],
    en: [
      'macOS 13 or later; Apple silicon, or Intel with discrete graphics',
      'Xcode 15 or later, Swift 5.9; callable from Objective-C too',
      'The application needs the hardened runtime and a camera usage text',
      licenceLine.en,
    ],
  },
  file: { stem: 'cyan-sdk', target: 'macos-universal', format: 'zip' },
  samples,
  releases: sdkReleases('macos', {
    '1.6.0': {
      zh: `### macOS
- 输入与输出均为 \`CVPixelBuffer\`，由 IOSurface 支持，零拷贝。`,
      en: `### macOS
- \`CVPixelBuffer\` in and out, backed by IOSurface, without a copy.`,
    },
    '1.6.0-beta.2': null,
    '1.6.0-beta.1': null,
  }),
};

const ios: DemoProgram = {
  slug: 'cyan-sdk-ios',
  product: 'sdk',
  platform: 'ios',
  name: { zh: '青幕 SDK（iOS，示例包）', en: 'Cyan SDK for iOS (sample package)' },
  summary: {
    zh: 'Swift 接口清单、错误码与架构文件；不含 CyanKit 框架。',
    en: 'Swift interface, error table and schemas; without the CyanKit framework.',
  },
  minOs: 'iOS 15',
  requirements: {
    zh: [
      'iOS 与 iPadOS 15 或更新版本，A12 芯片起',
      'Xcode 15 或更新版本，Swift 5.9 起',
      '许可绑定 Bundle ID，调试包与正式包分别登记',
      licenceLine.zh,
    ],
    en: [
      'iOS and iPadOS 15 or later, A12 or newer',
      'Xcode 15 or later, Swift 5.9',
      'Licences are bound to the bundle ID; debug and release builds are registered separately',
      licenceLine.en,
    ],
  },
  file: { stem: 'cyan-sdk', target: 'ios', format: 'zip' },
  samples,
  releases: sdkReleases('ios', {
    '1.6.0': {
      zh: `### iOS
- 像素缓冲零拷贝；机身过热时通过回调 \`onAdvice\` 建议降档。
- 切到后台自动暂停，回来后两帧之内恢复。`,
      en: `### iOS
- Pixel buffers without a copy; the callback \`onAdvice\` suggests stepping down when the device is hot.
- Pauses in the background and is back within two frames.`,
    },
    '1.6.0-beta.2': {
      zh: `### iOS
- 修复旋转设备后透明通道方向错误。`,
      en: `### iOS
- The matte keeps its direction when the device is turned.`,
    },
    '1.6.0-beta.1': null,
  }),
};

const android: DemoProgram = {
  slug: 'cyan-sdk-android',
  product: 'sdk',
  platform: 'android',
  name: { zh: '青幕 SDK（Android，示例包）', en: 'Cyan SDK for Android (sample package)' },
  summary: {
    zh: 'Kotlin 接口清单、C 头文件与架构文件；不含 cyan-sdk.aar。',
    en: 'Kotlin interface, C header and schemas; without cyan-sdk.aar.',
  },
  minOs: 'Android 10',
  requirements: {
    zh: [
      'Android 10（API 29）或更新版本，64 位（arm64-v8a）',
      'GPU 路径：OpenGL ES 3.1；没有时使用 CPU 路径，适合 720p',
      '编译示例：Android Gradle 插件 8.2，Kotlin 1.9 起',
      '许可绑定包名与签名证书',
      licenceLine.zh,
    ],
    en: [
      'Android 10 (API 29) or later, 64-bit (arm64-v8a)',
      'GPU path: OpenGL ES 3.1; without it the CPU path, good for 720p',
      'To build the samples: Android Gradle plugin 8.2, Kotlin 1.9',
      'Licences are bound to package name and signing certificate',
      licenceLine.en,
    ],
  },
  file: { stem: 'cyan-sdk', target: 'android', format: 'zip' },
  samples,
  releases: sdkReleases('android', {
    '1.6.0': {
      zh: `### Android
- 直接接受 CameraX 的 YUV_420_888 帧，输出 \`HardwareBuffer\`，或画到编码器的输入表面。
- 不需要网络权限。`,
      en: `### Android
- Takes YUV_420_888 frames of CameraX as they are; writes a \`HardwareBuffer\` or draws onto the input surface of an encoder.
- Needs no network permission.`,
    },
    '1.6.0-beta.2': {
      zh: `### Android
- 修复行距与宽度不等时右侧出现绿边。`,
      en: `### Android
- No more green edge on the right where the row stride differs from the width.`,
    },
    '1.6.0-beta.1': null,
  }),
};

const linux: DemoProgram = {
  slug: 'cyan-sdk-linux-x64',
  product: 'sdk',
  platform: 'linux',
  name: { zh: '青幕 SDK（Linux x64，示例包）', en: 'Cyan SDK for Linux x64 (sample package)' },
  summary: {
    zh: 'C 头文件、C++ 示例、cyan-key 选项说明与架构文件；不含动态库与程序。',
    en: 'C header, C++ sample, options of cyan-key and schemas; without library and programs.',
  },
  minOs: 'glibc 2.31',
  requirements: {
    zh: [
      'x86-64 处理器，支持 AVX2',
      'glibc 2.31 或更新版本',
      'GPU 路径：Vulkan 1.2 驱动；没有时自动使用 CPU 路径',
      '编译示例：CMake 3.20、支持 C++17 的编译器',
      licenceLine.zh,
    ],
    en: [
      'x86-64 processor with AVX2',
      'glibc 2.31 or later',
      'GPU path: Vulkan 1.2 driver; without one the CPU path is used',
      'To build the samples: CMake 3.20 and a C++17 compiler',
      licenceLine.en,
    ],
  },
  file: { stem: 'cyan-sdk', target: 'linux-x64', format: 'tar.gz' },
  samples,
  releases: sdkReleases('linux', {
    '1.6.0': {
      zh: `### Linux
- \`cyan-key\` 支持 NV12 与 P010 输入，\`--list\` 与 \`--jobs\` 并行处理多个文件。`,
      en: `### Linux
- \`cyan-key\` takes NV12 and P010, and \`--list\` with \`--jobs\` works on several files at a time.`,
    },
    '1.6.0-beta.2': null,
    '1.5.0': null,
    '1.5.0-beta.2': {
      zh: `### Linux
- CPU 路径改用 AVX2 实现。
- 宽度不是 16 的倍数时，最右侧一列像素的透明通道错误已修复。
- 多线程共用一个许可对象时偶发死锁已修复。`,
      en: `### Linux
- The CPU path now uses AVX2.
- The rightmost column has the right alpha where the width is no multiple of 16.
- Several threads may share one licence object without a rare deadlock.`,
    },
    '1.4.3': {
      zh: `### Linux
- 1.4 系列仅提供 CPU 路径的预览，正式支持自 1.5.0 起。
- 示例程序可以在没有显示器的主机上启动。`,
      en: `### Linux
- In 1.4 a preview with the CPU path only. Full support begins with 1.5.0.
- The samples start on hosts without a display.`,
    },
    '1.4.0': {
      zh: `### Linux
- 首个预览版，仅 CPU 路径。`,
      en: `### Linux
- The first preview, with the CPU path only.`,
    },
  }),
};

/** The SDK on each platform. */
export const sdkPrograms: DemoProgram[] = [web, windows, macos, ios, android, linux];
