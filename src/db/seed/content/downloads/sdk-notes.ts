import type { ReleaseChannel } from '#contracts/enums/downloads.ts';
import { sdkFiles } from '../sdk/files.ts';
import type { Bilingual, DemoRelease } from './program.ts';

/** What the packages of all platforms have in common in a version. */
interface SdkVersion {
  channel: ReleaseChannel;
  releasedOn: string;
  notes: Bilingual;
}

const sdkVersions = {
  '1.6.0': {
    channel: 'stable',
    releasedOn: '2026-11-17',
    notes: {
      zh: `### 新增
- **原生库**：Windows、macOS、iOS、Android 与网页、Linux 同版本发布，共用一份预设与一致性套件。
- 参数可以在处理中修改，下一帧生效，不重新创建。
- \`status()\`：许可的剩余天数；到期前 7 天起带警告 \`LICENSE_EXPIRING\`。
- 新增错误码 \`LICENSE_PLATFORM\`、\`INPUT_VALUE\`、\`INPUT_PRESET\`、\`MODEL_MISSING\`。

### 变更
- 超出范围的参数报 \`INPUT_VALUE\`，不再截到边界。

### 修复
- 取样点颜色完全相同时，透明通道出现条纹。`,
      en: `### New
- **Native libraries**: Windows, macOS, iOS and Android come out together with Web and Linux, with one preset and one conformance kit.
- Parameters may change while frames are processed; the next frame uses them.
- \`status()\` reports the days a licence has left, with the warning \`LICENSE_EXPIRING\` in the last seven.
- New error codes \`LICENSE_PLATFORM\`, \`INPUT_VALUE\`, \`INPUT_PRESET\` and \`MODEL_MISSING\`.

### Changed
- A parameter out of range fails with \`INPUT_VALUE\` and is no longer clamped.

### Fixed
- Stripes in the matte when two samples had exactly the same colour.`,
    },
  },
  '1.6.0-beta.2': {
    channel: 'beta',
    releasedOn: '2026-11-03',
    notes: {
      zh: `### 改进
- 首帧时间缩短：着色器预先编译，不再等到第一次处理。

### 修复
- 输入尺寸在运行中改变时，边缘收缩沿用旧值。

> 1.6.0 正式版已经发布，请升级。`,
      en: `### Improved
- A quicker first frame: shaders are compiled beforehand.

### Fixed
- Edge choke kept its old value when the input changed size.

> 1.6.0 has been released; please upgrade.`,
    },
  },
  '1.6.0-beta.1': {
    channel: 'beta',
    releasedOn: '2026-10-20',
    notes: {
      zh: `### 试用内容
- 原生库的第一个公开版本，接口到正式版之前可能调整。

### 已知问题
- 一致性套件在移动端需要手动拷贝标准帧。

> 1.6.0 正式版已经发布，请升级。`,
      en: `### To try
- The first public build of the native libraries. Interfaces may change before the release.

### Known issues
- On phones the frames of the conformance kit have to be copied by hand.

> 1.6.0 has been released; please upgrade.`,
    },
  },
  '1.5.0': {
    channel: 'stable',
    releasedOn: '2026-10-15',
    notes: {
      zh: `### 新增
- Linux x64 正式支持，GPU 与 CPU 路径结果一致。
- 命令行工具 \`cyan-key\`：从管道读取原始帧，输出带透明通道的帧。
- **一致性套件**：标准帧、参考透明通道与比较程序 \`cyan-conformance\`。
- 网页端 \`detect()\` 与 \`restore()\`。

### 变更
- 取样点上限增加到 8 个；新增保护色 \`protectColours\`，最多 4 个。
- \`despill\` 默认只作用于人物层；需要旧行为时设置 \`despillScope: 'frame'\`。
- 许可错误分为 \`LICENSE_DAMAGED\`、\`LICENSE_NOT_YET_VALID\`、\`LICENSE_EXPIRED\`。`,
      en: `### New
- Linux x64 is fully supported, with the same result on GPU and CPU.
- Command line tool \`cyan-key\`: raw frames in from a pipe, frames with alpha out.
- **Conformance kit**: frames, reference mattes and the comparer \`cyan-conformance\`.
- \`detect()\` and \`restore()\` in the web module.

### Changed
- Up to eight key samples, and up to four protected colours, \`protectColours\`.
- \`despill\` works on the presenter only by default; set \`despillScope: 'frame'\` for the earlier behaviour.
- Licence errors are told apart: \`LICENSE_DAMAGED\`, \`LICENSE_NOT_YET_VALID\`, \`LICENSE_EXPIRED\`.`,
    },
  },
  '1.5.0-beta.2': {
    channel: 'beta',
    releasedOn: '2026-09-11',
    notes: {
      zh: `### 改进
- 一致性报告增加 \`flicker\` 字段。

> 1.5.0 正式版已经发布，请升级。`,
      en: `### Improved
- Conformance reports gained the field \`flicker\`.

> 1.5.0 has been released; please upgrade.`,
    },
  },
  '1.5.0-beta.1': {
    channel: 'beta',
    releasedOn: '2026-08-06',
    notes: {
      zh: `### 试用内容
- \`detect()\` 的第一个版本：创建之前列出设备能做什么、不能做的原因。
- 取样点上限试用 8 个。

> 1.5.0 正式版已经发布，请升级。`,
      en: `### To try
- The first \`detect()\`: what a device can do, and why not, before a keyer is created.
- Up to eight key samples on trial.

> 1.5.0 has been released; please upgrade.`,
    },
  },
  '1.4.3': {
    channel: 'stable',
    releasedOn: '2026-06-30',
    notes: {
      zh: `### 修复
- 读取含注释的预设 JSON 时，错误信息没有指出行号。`,
      en: `### Fixed
- Errors in preset files with comments did not name the line.`,
    },
  },
  '1.4.0': {
    channel: 'stable',
    releasedOn: '2026-03-19',
    notes: {
      zh: `### 新增
- 读取青幕 3.1 测试版导出的预设，桌面与 SDK 结果一致。
- 预设里的 \`protect\`：矩形与多边形的裁切与保护遮罩。

### 变更
- \`chokePx\` 由整数改为 0.5 px 步进，旧值不变。`,
      en: `### New
- Reads presets exported by the Cyan 3.1 beta, with the same result as the desktop.
- \`protect\` in presets: garbage and hold-out masks as rectangles and polygons.

### Changed
- \`chokePx\` takes steps of 0.5 px instead of whole ones; old values stay as they are.`,
    },
  },
  '1.3.0': {
    channel: 'archive',
    releasedOn: '2025-11-06',
    notes: {
      zh: `### 新增
- **人像分割**：没有绿幕也能使用，在浏览器本地完成。
- 许可离线校验，不请求任何主机。`,
      en: `### New
- **Person segmentation** where there is no green screen, inside the browser.
- Licences are checked offline; no host is asked.`,
    },
  },
} as const satisfies Record<string, SdkVersion>;

/** A version of the SDK. */
type Version = keyof typeof sdkVersions;

/**
 * The history of one platform's package: what all have in common, with the platform's own lines
 * behind it; versions in the order given. Version 1.6.0 holds the files of the interface.
 */
export function sdkReleases(
  platform: keyof typeof sdkFiles,
  own: Partial<Record<Version, Bilingual | null>>,
): DemoRelease[] {
  return (Object.keys(own) as Version[]).map((version) => {
    const { channel, releasedOn, notes } = sdkVersions[version];
    const more = own[version];
    return {
      version,
      ...(version === '1.6.0' ? { files: sdkFiles[platform] } : {}),
      channel,
      releasedOn,
      notes: {
        zh: more ? `${notes.zh}\n\n${more.zh}` : notes.zh,
        en: more ? `${notes.en}\n\n${more.en}` : notes.en,
      },
    };
  });
}
