import { calculation, type DemoFact, decision, measurement, standard } from './fact.ts';

const stored = { zh: '6.16 Mbit/s 的录制', en: 'Recording of 6.16 Mbit/s' };

/** Formats, bit rates, recordings and presets. */
export const pictureFacts: DemoFact[] = [
  {
    key: 'keyframe-interval',
    value: 2,
    unit: 's',
    condition: { zh: '推流，CBR', en: 'Streams, CBR' },
    source: standard('各平台推流要求的共同值', 'Value that the platforms have in common'),
    phrases: { zh: ['关键帧(间隔)?( =)? # (s|秒)'], en: ['key frames? (every|to) # (s|seconds)'] },
  },
  {
    key: 'bitrate-1080p30-h264',
    value: { min: 4, max: 6 },
    unit: 'Mbit/s',
    condition: { zh: '1080p30，H.264，讲解画面', en: '1080p30, H.264, talking head' },
    source: calculation('每像素 0.06～0.1 bit', '0.06–0.1 bit per pixel'),
    phrases: {
      zh: ['1080p30：H.264 # Mbit/s'],
      en: ['1080p30: # Mbit/s in H.264'],
    },
  },
  {
    key: 'bitrate-1080p60-h264',
    value: { min: 6, max: 9 },
    unit: 'Mbit/s',
    condition: { zh: '1080p60，H.264，讲解画面', en: '1080p60, H.264, talking head' },
    source: calculation('每像素比 30 帧低三成', '30% fewer bits per pixel than at 30 fps'),
    phrases: {
      zh: ['1080p60：H.264 # Mbit/s', '1080p60 建议 # Mbit/s（H.264'],
      en: ['1080p60: # Mbit/s in H.264', '# Mbit/s suggested for 1080p60'],
    },
  },
  {
    key: 'bitrate-1080p60-h265',
    value: { min: 4.5, max: 6.5 },
    unit: 'Mbit/s',
    condition: { zh: '1080p60，H.265，讲解画面', en: '1080p60, H.265, talking head' },
    source: calculation('比 H.264 低三成', '30% below H.264'),
    phrases: {
      zh: ['1080p60：H.264 6～9 Mbit/s，H.265 # Mbit/s'],
      en: ['1080p60: 6–9 Mbit/s in H.264, # Mbit/s in H.265'],
    },
  },
  {
    key: 'recording-hour',
    value: 2.8,
    unit: 'GB',
    condition: stored,
    source: calculation('6.16 Mbit/s × 3600 s ÷ 8', '6.16 Mbit/s × 3600 s ÷ 8'),
    phrases: { zh: ['一小时约 # GB', '每小时 # GB'], en: ['# GB (an|per) hour'] },
  },
  {
    key: 'recording-two-hours',
    value: 5.5,
    unit: 'GB',
    condition: stored,
    source: calculation('两小时', 'Two hours'),
    phrases: { zh: ['两小时 # GB'], en: ['two hours take # GB'] },
  },
  {
    key: 'recording-free-space',
    value: { min: 12 },
    unit: 'GB',
    condition: { zh: '录制两小时，留两倍', en: 'Two hours of recording, twice over' },
    source: calculation('2 × 5.5 GB', '2 × 5.5 GB'),
    phrases: { zh: ['两小时(建议)?预留 # GB', '至少 # GB 空间'], en: ['# GB free for two hours'] },
  },
  {
    key: 'recording-segment',
    value: 10,
    unit: { zh: '分钟', en: 'minutes', one: 'minute' },
    condition: { zh: '大觅直播的本地录制', en: 'Local recording of Dami Live' },
    source: decision('意外退出只丢最后一段', 'Only the last part is lost in a crash'),
    phrases: {
      zh: ['# 分钟一段'],
      en: ['#-minute files', '# minutes a file'],
    },
  },
  {
    key: 'cyan-key-samples',
    value: { max: 8 },
    unit: { zh: '个', en: 'samples', one: 'sample' },
    condition: { zh: '青幕与 SDK 的键色', en: 'Key colours of Cyan and the SDK' },
    source: decision('预设格式 cyan-preset/2', 'Preset format cyan-preset/2'),
    phrases: {
      zh: ['最多 # 个取样点', '1～# 点，任意颜色', '1～# 个十六进制', '抠像：# 点取样'],
      en: ['# key samples', 'key samples from four to #', 'up to # samples', "'1 to #, any colour"],
    },
  },
  {
    key: 'cyan-protected-colours',
    value: { max: 4 },
    unit: { zh: '个', en: 'colours', one: 'colour' },
    condition: { zh: '青幕与 SDK 的保护色', en: 'Protected colours of Cyan and the SDK' },
    source: decision('预设格式 cyan-preset/2', 'Preset format cyan-preset/2'),
    phrases: { zh: ['保护色，最多 # 个'], en: ['up to # (protected )?colours'] },
  },
  {
    key: 'cyan-choke',
    value: { min: 0, max: 8 },
    unit: 'px',
    condition: { zh: '边缘收缩，步进 0.5', en: 'Edge choke, in steps of 0.5' },
    source: decision('预设格式 cyan-preset/2', 'Preset format cyan-preset/2'),
    phrases: {
      zh: ['边缘收缩 # (px|像素)', "chokePx', value: '# 像素"],
      en: ['choke # (px|pixels)', "chokePx', value: '# pixels"],
    },
  },
  {
    key: 'screen-margin',
    value: { min: 20, max: 30 },
    unit: 'cm',
    condition: { zh: '幕在取景之外留的边', en: 'Screen beyond the frame on each side' },
    source: measurement('人伸手不出幕', 'Reaching hands stay in front of the screen'),
    phrases: {
      zh: ['取景…(外|多)(留|出)…# cm', '四周各多(出)? # cm', '每边只留 # cm'],
      en: ['# cm (beyond|outside) the frame', 'leaving # cm all round'],
    },
  },
  {
    key: 'nvenc-sessions',
    value: { min: 8 },
    unit: { zh: '个', en: 'sessions', one: 'session' },
    condition: {
      zh: 'GeForce 的 NVENC，整台电脑，规划用的下限：2024 年 1 月起的驱动 8 个，2025 年 12 月起多数型号报告为 12 个',
      en: 'NVENC on GeForce, per computer, lower bound to plan with: 8 in drivers since January 2024, 12 reported for most models since December 2025',
    },
    source: standard(
      'NVIDIA 编解码支持矩阵；12 个见 2025 年 12 月 keylase/nvidia-patch 的议题 1022 与合并请求 1027（驱动 591.59）。以正在用的驱动在矩阵里的数为准',
      'NVIDIA encode and decode support matrix; the 12 from issue 1022 and pull request 1027 of keylase/nvidia-patch, December 2025 (driver 591.59). The matrix for the driver in use decides',
    ),
    phrases: {
      zh: ['NVENC…同时(至少)? # 个', '2024 年 1 月起 # 个'],
      en: ['NVENC…# (concurrent )?sessions', 'then 5, then # from January 2024'],
    },
  },
  {
    key: 'hdr-reference-white',
    value: 203,
    unit: 'cd/m²',
    condition: { zh: 'HDR 参考白', en: 'HDR reference white' },
    source: standard('ITU-R BT.2408', 'ITU-R BT.2408'),
    phrases: { zh: ['参考白(定为|是)? # cd/m²'], en: ['reference white (of|at|is) # cd/m²'] },
  },
  {
    key: 'hdr-white-hlg',
    value: 75,
    unit: '%',
    condition: { zh: '参考白在 HLG 信号里', en: 'Reference white in HLG' },
    source: standard('ITU-R BT.2408', 'ITU-R BT.2408'),
    phrases: { zh: ['参考白…HLG # %'], en: ['# % in HLG', 'HLG \\| #%'] },
  },
  {
    key: 'hdr-white-pq',
    value: 58,
    unit: '%',
    condition: { zh: '参考白在 PQ 信号里', en: 'Reference white in PQ' },
    source: standard('ITU-R BT.2408', 'ITU-R BT.2408'),
    phrases: { zh: ['参考白…PQ # %'], en: ['# % in PQ', 'PQ \\| #%'] },
  },
  {
    key: 'caption-line',
    value: { max: 16 },
    unit: { zh: '个字', en: 'characters', one: 'character' },
    condition: { zh: '横屏中文字幕的一行', en: 'A line of Chinese captions in landscape' },
    source: standard('Netflix 简体中文字幕规范', 'Netflix timed text style guide, Chinese (PRC)'),
    phrases: {
      zh: ['字幕(一行|每行)不超过 # 个字', '每行 \\| 不超过 # 个字'],
      en: ['captions of # characters', 'line of Chinese \\| # characters'],
    },
  },
  {
    key: 'caption-speed',
    value: { max: 9 },
    unit: { zh: '个字', en: 'characters', one: 'character' },
    condition: {
      zh: '中文字幕每秒，成人节目',
      en: 'Chinese captions per second, adult programmes',
    },
    source: standard('Netflix 简体中文字幕规范', 'Netflix timed text style guide, Chinese (PRC)'),
    phrases: {
      zh: ['每秒不超过 # 个字'],
      en: ['# characters a second at most'],
    },
  },
  {
    key: 'speech-rate',
    value: { min: 200, max: 260 },
    unit: { zh: '个字', en: 'characters', one: 'character' },
    condition: {
      zh: '主播一分钟所说；带货靠上限',
      en: 'What a presenter says in a minute of Chinese; sellers are at the upper end',
    },
    source: measurement(
      '主播试读与直播回看',
      'Presenters reading a script, and recordings of shows',
    ),
    phrases: {
      zh: ['一分钟说 # 个字', '口播(一般)?每分钟 # (个)?字'],
      en: ['speaks # Chinese characters a minute'],
    },
  },
  {
    key: 'camera-trial',
    value: 2,
    unit: { zh: '小时', en: 'hours', one: 'hour' },
    condition: {
      zh: '机身用于直播之前的试运行，从冷机开始',
      en: 'Trial run of a camera body before its first show, from cold',
    },
    source: decision(
      '不短于说明书里的连录时间，也盖住一场',
      'As long as the recording times in manuals, and as long as a show',
    ),
    phrases: { zh: ['试运行 # 小时'], en: ['trial run of # hours'] },
  },
  {
    key: 'monitor-white',
    value: 100,
    unit: 'cd/m²',
    condition: { zh: 'SDR 监视器的白，100%', en: 'White of an SDR monitor, 100%' },
    source: standard('ITU-R BT.2035', 'ITU-R BT.2035'),
    phrases: { zh: ['监视器的白…# cd/m²'], en: ['white of a monitor…# cd/m²'] },
  },
  {
    key: 'monitor-warm-up',
    value: { min: 30 },
    unit: { zh: '分钟', en: 'minutes', one: 'minute' },
    condition: { zh: '监视器校准之前', en: 'Monitors, before they are calibrated' },
    source: standard('DisplayCAL 的说明', 'Documentation of DisplayCAL'),
    phrases: { zh: ['监视器开机(满)? # 分钟'], en: ['monitors? (has been )?on for # minutes'] },
  },
  {
    key: 'monitor-delta-e',
    value: 3,
    condition: {
      zh: 'ΔE2000，灰阶每级与色块的上限',
      en: 'ΔE2000, limit for each step of grey and each patch',
    },
    source: decision('刚能察觉的差别约 1～2.3', 'A just noticeable difference is about 1 to 2.3'),
    phrases: { zh: ['ΔE2000 ≤ #'], en: ['within ΔE2000 #'] },
  },
];
