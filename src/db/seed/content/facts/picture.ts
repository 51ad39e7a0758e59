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
    condition: { zh: '1080p30，H.264，讲解画面', en: '1080p30, H.264, talking picture' },
    source: calculation('每像素 0.06～0.1 bit', '0.06–0.1 bit per pixel'),
    phrases: { zh: ['1080p30：H.264 # Mbit/s'], en: ['1080p30: # Mbit/s in H.264'] },
  },
  {
    key: 'bitrate-1080p60-h264',
    value: { min: 6, max: 9 },
    unit: 'Mbit/s',
    condition: { zh: '1080p60，H.264，讲解画面', en: '1080p60, H.264, talking picture' },
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
    condition: { zh: '1080p60，H.265，讲解画面', en: '1080p60, H.265, talking picture' },
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
    unit: { zh: '分钟', en: 'minutes' },
    condition: { zh: '大觅直播的本地录制', en: 'Local recording of Dami Live' },
    source: decision('意外退出只丢最后一段', 'Only the last part is lost in a crash'),
    phrases: { zh: ['# 分钟一段'], en: ['#-minute files', '# minutes a file'] },
  },
  {
    key: 'cyan-key-samples',
    value: { max: 8 },
    unit: { zh: '个', en: 'samples' },
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
    unit: { zh: '个', en: 'colours' },
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
      zh: ['取景…(外|多)(留|出)…# cm', '四周…多出 # cm'],
      en: ['# cm (beyond|outside) the frame'],
    },
  },
];
