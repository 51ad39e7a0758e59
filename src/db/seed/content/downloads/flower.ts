import type { DemoProgram } from './program.ts';

const sampleShower = `# Term, seed, density and wind fix a shower: the same four fall the same way on any computer.
# foreground is the share of the near layer; it does not change the paths.
term       = guyu
seed       = 20260420
density    = 35
wind       = 12
foreground = 4%
`;

/** Offline updates of Flower's library, for rooms without a connection. */
export const flowerLibrary: DemoProgram = {
  slug: 'flower-library-windows',
  product: 'flower',
  platform: 'windows',
  name: {
    zh: '花境离线花材更新包（示例包）',
    en: 'Flower offline library update (sample package)',
  },
  summary: {
    zh: '示例包，不含花材与程序。正式的离线包给不联网的直播间更新节气花材，联网的房间重启后自动更新。',
    en: 'A sample package without sets or a program. The real one updates the library in rooms without a connection; connected rooms update at the next restart.',
  },
  minOs: 'Windows 10 21H2',
  requirements: {
    zh: [
      '已安装花境的 Windows 10 21H2（64 位）主机',
      '实施时交付的花境素材盘，剩余空间 1 GB',
      '支持 Direct3D 12 的显卡，显存 6 GB；与青幕同机建议 8 GB',
      '更新时花境须退出，约需 3 分钟',
    ],
    en: [
      'Windows 10 21H2 (64-bit) with Flower installed',
      'The Flower media disk from the installation, with 1 GB free',
      'Graphics with Direct3D 12 and 6 GB of video memory; 8 GB beside Cyan',
      'Flower must be closed while updating, about 3 minutes',
    ],
  },
  file: { stem: 'flower-library', target: 'windows-x64', format: 'zip' },
  samples: { 'shower.example.ini': sampleShower },
  releases: [
    {
      version: '2026.11.0',
      channel: 'stable',
      releasedOn: '2026-11-05',
      notes: {
        zh: `### 新增
- **冬季六个节气重制**：立冬到大寒，蜡梅、水仙、山茶与雪的四种落法。
- 雪花会在肩线上停留不到一秒再滑落，不遮脸。
- 每个节气增加一组低饱和配色，供彩妆与食品使用。

### 修复
- 霜降的菊瓣在 50p 输出下转动不连续。

> 本站提供的是示例包：含说明与示例配置，不含花材。`,
        en: `### New
- **Six winter terms redrawn**, Start of Winter to Major Cold: wintersweet, narcissus, camellia and four kinds of snowfall.
- Flakes rest on a shoulder for less than a second, and never on a face.
- A muted palette for every term, for make-up and food.

### Fixed
- Chrysanthemum petals turned unevenly at 50p in Frost’s Descent.

> This site offers a sample package with notes and sample settings, without sets.`,
      },
    },
    {
      version: '2026.9.1',
      channel: 'stable',
      releasedOn: '2026-09-10',
      notes: {
        zh: `### 修复
- 白露的桂花在密度高于 60 时帧率下降。
- 键色冲突提示误报浅黄色背景。

### 改进
- 更新程序先核对素材盘的 SHA-256，不完整时不写入。`,
        en: `### Fixed
- Osmanthus in White Dew lost frames at densities above 60.
- The key colour warning appeared for pale yellow backgrounds.

### Improved
- The updater checks the SHA-256 of the media disk first and writes nothing if it is incomplete.`,
      },
    },
    {
      version: '2026.8.0',
      channel: 'stable',
      releasedOn: '2026-08-05',
      notes: {
        zh: `### 新增
- **秋季六个节气重制**：立秋到霜降，桂花、菊、木芙蓉与银杏。
- 风可以按时间线变化，开场强、讲解时弱。

### 改进
- 近景花瓣的避让区跟随商品遮罩，不再需要手画。`,
        en: `### New
- **Six autumn terms redrawn**, Start of Autumn to Frost’s Descent: osmanthus, chrysanthemum, cotton rose, ginkgo.
- Wind follows a timeline: strong at the opening, weak while someone talks.

### Improved
- The area that petals keep clear of follows the product mask; nothing needs to be drawn.`,
      },
    },
    {
      version: '2026.6.0',
      channel: 'stable',
      releasedOn: '2026-06-12',
      notes: {
        zh: `### 新增
- **夏季六个节气重制**：立夏到大暑，石榴、荷、紫薇与茉莉。
- 与直播间灯光联动时，花材色温在 3200～6500 K 之间跟随。

### 修复
- 芒种在种子为 0 时不落花。`,
        en: `### New
- **Six summer terms redrawn**, Start of Summer to Major Heat: pomegranate, lotus, crape myrtle, jasmine.
- Linked to the lights of a room, blossom follows them from 3200 to 6500 K.

### Fixed
- Grain in Ear dropped nothing with a seed of 0.`,
      },
    },
    {
      version: '2026.4.0',
      channel: 'stable',
      releasedOn: '2026-04-20',
      notes: {
        zh: `### 新增
- 素材库由四季改为**二十四节气**，每个节气有主花、副花、叶片与落法。
- **种子**：节气、种子、密度、风四个值确定一场花雨，任何机器都相同。
- 方案里的真花真叶接近键色时给出提示。

### 升级提示
旧的四季场景保留在“经典”分组；流程单里写的季节名需要改成节气名。`,
        en: `### New
- The library is arranged by **twenty-four solar terms** instead of four seasons, each with main flower, companion, foliage and a way of falling.
- **Seeds**: term, seed, density and wind define a shower, the same on any machine.
- A warning when real plants in the plan come close to the key colour.

### When upgrading
The old scenes stay under “Classic”. Names of seasons in a run of show need to become names of terms.`,
      },
    },
  ],
};
