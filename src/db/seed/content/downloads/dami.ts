import type { DemoProgram, DemoRelease } from './program.ts';

const sampleSettings = `{
  "format": "dami-settings/1",
  "video": { "size": "1080x1920", "rate": 30, "codec": "h264", "keyframeSeconds": 2 },
  "audio": { "codec": "aac", "sampleRate": 48000, "kbps": 160 },
  "bitrate": { "kbps": 4000, "mode": "cbr" },
  "stream": { "protocol": "srt", "latencyMs": 1200, "url": "srt://ingest.example.invalid:9000" }
}
`;

const sampleRunOfShow = `minutes,segment,product,points,person
5,Opening,,Welcome and today’s order,Presenter
12,Segment 1,Serum 30 ml,"Texture, how to use, who should not",Presenter
3,Questions,,"Three from the list, one live",Presenter and floor manager
`;

/** Dami Live for Android. */
export const damiAndroid: DemoProgram = {
  slug: 'dami-live-android',
  product: 'app',
  platform: 'android',
  name: { zh: '大觅直播 Android 版（示例包）', en: 'Dami Live for Android (sample package)' },
  summary: {
    zh: '示例包，不含程序：说明、更新记录与示例设置。大觅直播在手机上开播，有流程单、模拟直播间与上行测速。',
    en: 'A sample package without a program: notes and sample settings. Dami Live streams from a phone, with run of show, simulated room and upload test.',
  },
  minOs: 'Android 10',
  requirements: {
    zh: [
      'Android 10 或更新版本，64 位（arm64-v8a）',
      '4 GB 内存，建议 6 GB',
      '摄像头支持 1080p30',
      '安装时需允许“安装未知来源应用”；安装后可以关闭',
      '建议预留 12 GB 空间，可录制两小时',
    ],
    en: [
      'Android 10 or later, 64-bit (arm64-v8a)',
      '4 GB of memory; 6 GB suggested',
      'Camera with 1080p30',
      'Allow installation from this source while installing; it can be switched off afterwards',
      '12 GB of free space recommended for two hours of recording',
    ],
  },
  file: { stem: 'dami-live', target: 'android-arm64', format: 'zip' },
  samples: { 'settings.example.json': sampleSettings, 'run-of-show.example.csv': sampleRunOfShow },
  releases: [
    {
      version: '2.6.0',
      channel: 'stable',
      releasedOn: '2026-11-10',
      notes: {
        zh: `### 新增
- **模拟直播间**：无需登录，可插入冷场、集中追问、断线三种状况。
- **流程单**加入超时变色、打印与导出日历。
- **上行测速**：取稳定段最低值，留出余量后给出建议码率。
- **话术检查**：三级词表，可导入导出，全部在本机完成。
- **连麦**：嘉宾听到的混音不含自己的声音。
- **棚内模式**（专业版）：接入同一局域网里的青幕画面，经 SRT 传输。
- 商品卡可以“强调”6 秒，手工填写的价格带黄点；排期检查人、房间、商品的冲突。
- **团队**：成员各用自己的手机号登录，五种角色按场次给，操作记入日志。

### 改进
- 状态条同时显示发送缓冲与丢帧，可以一键降档。
- 本地录制按 10 分钟分段。

### 修复
- 部分机型插拔有线耳机后无声。
- 横竖屏切换时字幕位置错误。

> 本站提供的是示例包：含说明、更新记录和示例配置，不含程序。`,
        en: `### New
- **Simulated room**: no sign-in, and you can trigger a silent audience, a flood of questions or a lost device.
- The **run of show** now highlights overruns, prints, and exports to a calendar.
- **Upload test**: the lowest steady value, with a suggested bit rate that leaves a margin.
- **Script check**: word lists on three levels, import and export, all on the phone.
- **Guests**: a remote guest hears a mix without their own voice.
- **Studio mode** (Pro): takes a Cyan feed from the local network, over SRT.
- Product cards can be highlighted for six seconds, and prices typed by hand carry a yellow dot; the schedule warns of clashes of people, rooms and products.
- **Team**: members sign in with their own phone numbers, five roles are assigned show by show, and a log keeps what was done.

### Improved
- The status bar shows send buffer and dropped frames, with one tap to step down.
- Local recordings are cut into ten-minute files.

### Fixed
- No sound on some phones after unplugging wired earphones.
- Captions were misplaced after turning the phone.

> This site offers a sample package with notes and sample settings, without a program.`,
      },
    },
    {
      version: '2.6.0-beta.1',
      channel: 'beta',
      releasedOn: '2026-10-21',
      notes: {
        zh: `### 试用内容
- 模拟直播间的第一个版本；流程单按环节计时。
- 上行测速，测试时长 30 秒。

### 已知问题
- 流程单暂不支持多人同时编辑。
- 话术检查的默认词表尚未按品类区分。

> 2.6.0 正式版已经发布，建议升级。`,
        en: `### To try
- The first simulated room; a run of show that times its segments.
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
      notes: {
        zh: `### 改进
- 推流断开后自动重连，画面与声音一起恢复。
- 关键帧间隔固定为 2 秒，不再受场景切换影响。

### 修复
- 后台收到来电后，麦克风没有恢复。
- 长时间直播后，弹幕列表滚动变慢。`,
        en: `### Improved
- A dropped stream reconnects by itself, video and sound together.
- Keyframes stay two seconds apart, whatever is in the shot.

### Fixed
- The microphone did not come back after a call.
- The list of comments scrolled slowly in long shows.`,
      },
    },
    {
      version: '2.5.0',
      channel: 'stable',
      releasedOn: '2026-07-02',
      notes: {
        zh: `### 新增
- **直播报告**（专业版）：下播后生成链接，曲线、商品与环节在同一条时间线上。
- H.265 推流（专业版），设备不支持时自动退回 H.264。
- 画面里显示商品卡，可以拖到四个角。

### 改进
- 首次开播的设置由七步减到四步。

### 修复
- USB 话筒的采样率为 44.1 kHz 时声音变调。`,
        en: `### New
- **Live report** (Pro): a link after the show, with curve, products and segments on one timeline.
- H.265 (Pro), falling back to H.264 where the device cannot do it.
- Product cards on screen, dragged to any corner.

### Improved
- Four steps to the first show instead of seven.

### Fixed
- USB microphones at 44.1 kHz changed pitch.`,
      },
    },
    {
      version: '2.4.1',
      channel: 'stable',
      releasedOn: '2026-04-02',
      notes: {
        zh: `### 修复
- 双卡聚合时一张卡欠费，整条推流被中断。
- 高温提示在充电时不出现。

### 改进
- SRT 延迟可以在开播后调整，不必重新连接。`,
        en: `### Fixed
- With two bonded cards, one without credit took the whole stream down.
- The heat warning did not show while charging.

### Improved
- SRT latency can be changed on air without a reconnect.`,
      },
    },
    {
      version: '2.4.0',
      channel: 'stable',
      releasedOn: '2026-03-05',
      notes: {
        zh: `### 新增
- **SRT 推流**，延迟 200～8000 ms 可调，弱网下优先保证声音。
- **双卡聚合**：配合聚合盒使用，一张卡断开时另一张继续。
- 机身温度与降频提示，过热前先建议降档。

### 改进
- 推流密钥移入系统的安全存储区。`,
        en: `### New
- **SRT** with 200 to 8000 ms of latency; on a weak line sound comes first.
- **Two SIM cards**: with a bonding unit, one carries on when the other drops out.
- Temperature and throttling in view, with advice to step down before it is too late.

### Improved
- Stream keys moved into the system’s secure storage.`,
      },
    },
    {
      version: '2.3.2',
      channel: 'archive',
      releasedOn: '2025-12-11',
      minOs: 'Android 9',
      requirements: {
        zh: ['Android 9 或更新版本，64 位（arm64-v8a）', '3 GB 内存', '摄像头支持 720p30'],
        en: ['Android 9 or later, 64-bit (arm64-v8a)', '3 GB of memory', 'Camera with 720p30'],
      },
      notes: {
        zh: `支持 Android 9 的最后一个版本，不再更新。

### 修复
- 部分机型切换到后置摄像头后画面镜像。
- RTMPS 证书更新后无法连接。`,
        en: `The last version for Android 9. There will be no more updates.

### Fixed
- Video was mirrored after switching to the rear camera on some phones.
- RTMPS failed after a renewed certificate.`,
      },
    },
  ],
};

const desktop250: DemoRelease = {
  version: '2.5.0',
  channel: 'stable',
  releasedOn: '2026-07-02',
  notes: {
    zh: `### 新增
- 专业版：直播报告的大屏视图，适合放在控制台。
- 多场次时间表，一屏看一周。

### 改进
- 与手机版同一个账号时，商品列表实时同步。`,
    en: `### New
- Pro: live reports on a large display, for the control desk.
- A timetable of several shows, a week on one screen.

### Improved
- With the same account as the phone, the list of products stays in step.`,
  },
};

/** The companion on a computer. */
export const damiDesktop: DemoProgram = {
  slug: 'dami-live-windows',
  product: 'app',
  platform: 'windows',
  name: { zh: '大觅直播电脑版（示例包）', en: 'Dami Live Desktop (sample package)' },
  summary: {
    zh: '示例包，不含程序。电脑版是场控的第二块屏，显示流程单、弹幕、商品与推流状态。',
    en: 'A sample package without a program. Desktop is the floor manager’s second screen, with run of show, comments, products and stream health.',
  },
  minOs: 'Windows 10 21H2',
  requirements: {
    zh: [
      'Windows 10 21H2（64 位）或更新版本',
      '双核处理器，4 GB 内存；双屏建议 8 GB',
      '与开播手机在同一局域网，或登录同一账号',
      '硬盘剩余空间 500 MB',
    ],
    en: [
      'Windows 10 21H2 (64-bit) or later',
      'Dual-core processor, 4 GB of memory; 8 GB for two displays',
      'The same local network as the phone, or the same account',
      '500 MB of free disk space',
    ],
  },
  file: { stem: 'dami-live-desktop', target: 'windows-x64', format: 'zip' },
  samples: { 'run-of-show.example.csv': sampleRunOfShow },
  releases: [
    {
      version: '2.6.0',
      channel: 'stable',
      releasedOn: '2026-11-12',
      notes: {
        zh: `### 新增
- **流程单编辑**：拖动排序、批量改时长、打印 A4 与导出日历，与手机版 2.6 通用。
- 模拟直播间可以由场控从电脑插入状况，主播在手机上应对。
- 话术检查支持整份稿件，逐条给出理由与替代说法。

### 改进
- 弹幕窗口可以固定在第二块屏，断线重连后从断点继续。

> 本站提供的是示例包：含说明、更新记录和示例配置，不含程序。`,
        en: `### New
- **Editing the run of show**: drag, change many durations at once, print on A4, export a calendar; shared with 2.6 on the phone.
- In a simulated room the floor manager adds problems from the computer, and the presenter deals with them on the phone.
- The script check takes a whole script and gives reason and alternative line by line.

### Improved
- The comments can stay on a second display and continue after a reconnect.

> This site offers a sample package with notes and sample settings, without a program.`,
      },
    },
    {
      version: '2.5.2',
      channel: 'stable',
      releasedOn: '2026-09-17',
      notes: {
        zh: `### 修复
- 系统缩放为 150% 时，弹幕窗口文字被截断。
- 休眠唤醒后仍显示旧的推流状态。

### 改进
- 关键词提醒支持分组静音。`,
        en: `### Fixed
- At 150% scaling, comments were cut off at the end of the line.
- After the computer woke from sleep, the window still showed the old stream status.

### Improved
- Keyword alerts can be muted by group.`,
      },
    },
    {
      version: '2.5.1',
      channel: 'stable',
      releasedOn: '2026-08-27',
      notes: {
        zh: `### 修复
- 手机断线重连后，电脑端没有恢复画面预览。
- 商品上架的快捷键与输入法冲突。`,
        en: `### Fixed
- The preview did not come back after the phone had reconnected.
- Shortcuts for products clashed with input methods.`,
      },
    },
    desktop250,
    {
      version: '2.4.0',
      channel: 'stable',
      releasedOn: '2026-03-12',
      notes: {
        zh: `首个电脑版。

### 新增
- 弹幕与关键词提醒、商品列表、推流状态。
- 扫描手机上的二维码配对，同一局域网内不经过外部服务器。`,
        en: `The first version for computers.

### New
- Comments with keyword alerts, list of products, stream health.
- Pair with the code on the phone; in one local network nothing goes through an outside server.`,
      },
    },
  ],
};
