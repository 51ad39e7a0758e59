/** The programs among the downloads that really exist: the keyer as a library, and as a page. */
import { keyerApp, keyerLibrary } from 'virtual:program-packages';
import type { DemoProgram } from './program.ts';

const bytes = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]),
  );

/** Cyan as one page, for browsers. */
export const cyanWeb: DemoProgram = {
  slug: 'cyan-web',
  product: 'cyan',
  platform: 'web',
  name: { zh: '青幕网页版', en: 'Cyan for browsers' },
  summary: {
    zh: '真实可用的键控程序：一个网页文件，双击打开，不安装、不联网。摄像头、窗口或文件进，透明背景的画面出。接进 OBS 的步骤写在包里，要给 OBS 加两个启动参数，我们还没有在 OBS 里实测。',
    en: 'A real keyer: one page that opens with a double click, with nothing to install and no network. Camera, window or file in, keyed video on a transparent background out. The package says how to use it in OBS, which has to be started with two options; we have not tried it in OBS itself yet.',
  },
  minOs: 'WebGL2',
  requirements: {
    zh: [
      '支持 WebGL2 与浮点渲染目标的浏览器：近几年的 Chrome、Edge 或 Firefox；Safari 可能不给本地网页摄像头',
      '有显卡加速；没有时由 CPU 模拟，只够看静帧',
      'OBS（未实测）：用 --enable-media-stream --use-fake-ui-for-media-stream 启动，浏览器来源才有摄像头；地址填在“URL”，不勾选“本地文件”',
      '没有虚拟摄像头、NDI 与推流，这些由 OBS 完成',
    ],
    en: [
      'A recent Chrome, Edge or Firefox with WebGL2 and float targets; Safari may refuse cameras to local pages',
      'Hardware graphics acceleration; software rendering is only fast enough for stills',
      'OBS (not tried yet): start it with --enable-media-stream --use-fake-ui-for-media-stream, or browser sources get no camera; paste the address as URL, leave “Local file” unticked',
      'No virtual camera, NDI or streaming; OBS does that',
    ],
  },
  file: { stem: 'cyan-web', format: 'zip' },
  samples: {},
  holds: {
    zh: '本包是真实的程序：index.html 就是全部，双击打开。用法见“使用说明.md”。',
    en: 'This package holds a real program: index.html is all of it; double-click it. See INSTRUCTIONS.md.',
  },
  releases: [
    {
      version: '0.1.0',
      channel: 'stable',
      releasedOn: '2026-11-22',
      notes: {
        zh: `### 第一个版本
- 摄像头、窗口、图片或视频进；结果、透明通道、状态、原片四种画面。
- 按第一帧自动拟合；点画面添加取样点，最多 4 个；容差、黑场与白场、边缘收缩、羽化、溢色抑制、时间平滑可调。
- 设置保存在本机，可以导出、导入 JSON；“复制 OBS 地址”把设置写进地址。
- \`?output=1\` 只显示画面，背景透明；按 H 显示或隐藏面板。
- 中文与英文。网页用内容安全策略禁止一切网络请求。

### 已知限制
- OBS 的浏览器来源要带启动参数才有摄像头，详见包里的使用说明。这些步骤依据 OBS 的源码与公开的问题单写成，在 Chromium 里按 OBS 打开网页的方式测过，还没有在 OBS 里实测。
- 与桌面版 3.2 的预设文件不通用。`,
        en: `### The first version
- Camera, window, image or video in; four views: result, matte, status, source.
- Fits itself to the first frame. Click the image to add samples of the screen; tolerance, clip black and white, edge choke, feather, despill and smoothing.
- Settings stay on the device and travel as JSON; “Copy address for OBS” puts them into the address.
- \`?output=1\` shows the video alone on a transparent background; H shows and hides the panel.
- Chinese and English. The page’s content security policy forbids every network request.

### Known limits
- Browser sources in OBS need a start option for the camera, see the instructions in the package. They were built from OBS’s source and issue tracker and tested in Chromium launched as OBS launches it; we have not tried them in OBS itself yet.
- Presets from desktop version 3.2 are not compatible.`,
      },
      files: bytes(keyerApp.files),
    },
  ],
};

/** The keyer library, which also runs on this site. */
export const keyerLibraryProgram: DemoProgram = {
  slug: 'cyan-keyer',
  product: 'sdk',
  platform: 'web',
  name: { zh: '青幕键控库（网页与 Node.js）', en: 'Cyan keyer library for the web and Node.js' },
  summary: {
    zh: '真实的库：ES 模块与类型声明、说明、一致性套件、示例页，没有依赖。本站的试验台跑的就是它。',
    en: 'The real library: ES module with types, README, conformance kit and an example page, no dependencies. It runs the playground of this site.',
  },
  minOs: 'WebGL2',
  requirements: {
    zh: [
      'GPU 路径：支持 WebGL2 与浮点渲染目标的浏览器',
      'CPU 路径：任何支持 ES2022 的浏览器，或 Node.js 20 以上；适合静帧与批处理，不适合实时',
      'TypeScript 5.7 或更新版本可以直接使用类型声明；不需要许可文件',
    ],
    en: [
      'GPU path: a browser with WebGL2 and float targets',
      'CPU path: any browser with ES2022, or Node.js 20 and later; for stills and batches, not for live video',
      'Types for TypeScript 5.7 or later; no licence file is needed',
    ],
  },
  file: { stem: 'cyan-keyer', format: 'zip' },
  samples: {},
  holds: {
    zh: '本包是真实的库：dist/keyer.js 与类型声明、README.md、一致性套件 conformance/ 与示例页 example/。',
    en: 'This package holds the real library: dist/keyer.js with its types, README.md, the conformance kit and an example page.',
  },
  releases: [
    {
      version: keyerLibrary.version,
      channel: 'stable',
      releasedOn: '2026-11-22',
      notes: {
        zh: `### 第一个版本
- \`GlKeyer\`：WebGL2 上的实时键控，六种画面，其中 \`keyed\` 输出透明背景。
- \`keyFrame\`：CPU 上的参考实现，浏览器与 Node.js 通用。
- \`fitSettings\` 按画面选择设置，\`inspectLighting\` 检查布光，\`scorecard\` 给边缘打分。
- 一致性套件：四张标准帧、设置与参考透明通道；\`matteDifference\` 比较结果。
- 与 SDK 1.6 各平台的接口不同，见 README。`,
        en: `### The first version
- \`GlKeyer\`: live keying on WebGL2 with six views; \`keyed\` has a transparent background.
- \`keyFrame\`: the reference on the CPU, for browsers and Node.js.
- \`fitSettings\` chooses settings from an image, \`inspectLighting\` checks the light, \`scorecard\` rates edges.
- Conformance kit: four frames with settings and reference mattes; \`matteDifference\` compares.
- Its interface differs from those of SDK 1.6, see the README.`,
      },
      files: bytes(keyerLibrary.files),
    },
  ],
};
