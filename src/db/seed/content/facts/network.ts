import { calculation, type DemoFact, decision, standard } from './fact.ts';

const stream = { zh: '每路 6.16 Mbit/s（含声音）', en: 'Streams of 6.16 Mbit/s with sound' };
const formula = calculation('全部流之和 × 1.1 ÷ 0.6', 'Sum of all streams × 1.1 ÷ 0.6');

/** Upload, spare lines and transport. */
export const networkFacts: DemoFact[] = [
  {
    key: 'upload-formula',
    value: { zh: '× 1.1 ÷ 0.6', en: '× 1.1 ÷ 0.6' },
    condition: {
      zh: '全部流之和，含声音、返看与对讲',
      en: 'Sum of all streams with sound, return and intercom',
    },
    source: decision('1.1 是协议开销，只用六成', '1.1 for overhead; only 60% is used'),
    phrases: {
      zh: ['× 1.1 ÷ #', '× # ÷ 0.6', '最低值 × 0.6 ÷ #'],
      en: ['upload × 0.6 ÷ #'],
    },
  },
  {
    key: 'upload-one-stream',
    value: 12,
    unit: 'Mbit/s',
    condition: { zh: '一路，6.16 Mbit/s（含声音）', en: 'One stream of 6.16 Mbit/s with sound' },
    source: formula,
    phrases: {
      zh: ['6 Mbit/s 一路需要 #', '持续上行 \\| # Mbit/s', '一路 6.16 Mbit/s 要 # Mbit/s'],
      en: ['one stream of 6 Mbit/s at 1080p30 needs #', 'one stream of 6.16 Mbit/s needs # Mbit/s'],
    },
  },
  {
    key: 'upload-two-streams',
    value: 23,
    unit: 'Mbit/s',
    condition: stream,
    source: formula,
    phrases: {
      zh: ['12.32 × 1.1 ÷ 0.6 (≈|=) # Mbit/s'],
      en: ['12.32 × 1.1 ÷ 0.6 (≈|=) # Mbit/s'],
    },
  },
  {
    key: 'upload-studio',
    value: 26,
    unit: 'Mbit/s',
    condition: {
      zh: '主备两路，加返看与对讲 2 Mbit/s',
      en: 'Main and spare stream, and 2 Mbit/s of return and intercom',
    },
    source: formula,
    phrases: {
      zh: ['# Mbit/s，双线路', '返看与对讲要 # Mbit/s'],
      en: ['# Mbit/s( on|,) two lines', 'return and (talkback|intercom) need # Mbit/s'],
    },
  },
  {
    key: 'upload-full-margin',
    value: { min: 1.8 },
    unit: { zh: '倍', en: 'times', one: 'time' },
    condition: { zh: '最低值 ÷ 全部流之和', en: 'Minimum ÷ sum of streams' },
    source: calculation('1.1 ÷ 0.6', '1.1 ÷ 0.6'),
    phrases: { zh: ['# 倍以上（达到需要值）', '需要值约为总码率的 # 倍'] },
  },
  {
    key: 'upload-go-live',
    value: { min: 1.6 },
    unit: { zh: '倍', en: 'times', one: 'time' },
    condition: {
      zh: '开播之前：最低值 ÷ 全部流之和',
      en: 'Before a show: minimum ÷ sum of streams',
    },
    source: decision('余量完整的九成', 'Nine tenths of the full margin'),
    phrases: { zh: ['高于总码率的 # 倍'] },
  },
  {
    key: 'upload-test-app',
    value: 30,
    unit: { zh: '秒', en: 'seconds', one: 'second' },
    condition: { zh: '大觅直播的上行测速', en: 'Upload test of Dami Live' },
    source: decision('取稳定段最低值', 'The lowest value of the steady part counts'),
    phrases: {
      zh: ['持续上传 # 秒', "上行测速', value: '# 秒"],
      en: ['upload(s|ing)? for # seconds', "Upload test', value: '# (s|seconds)"],
    },
  },
  {
    key: 'failover-line',
    value: { max: 10 },
    unit: { zh: '秒', en: 'seconds', one: 'second' },
    condition: { zh: '线路切换：路由器已在备线上', en: 'Line: the router is on the spare line' },
    source: decision('验收第 17 条', 'Acceptance item 17'),
    phrases: { zh: ['# (秒|s) ?内切到备线'], en: ['(backup|spare) line within # (s|seconds)'] },
  },
  {
    key: 'failover-viewers',
    value: { max: 30 },
    unit: { zh: '秒', en: 'seconds', one: 'second' },
    condition: { zh: '播出恢复：观众重新看到画面', en: 'Recovery: viewers see video again' },
    source: decision('验收第 17 条', 'Acceptance item 17'),
    phrases: {
      zh: ['# (秒|s) ?内(观众重新看到|恢复播出|恢复画面)'],
      en: ['(again|back) within # (s|seconds)'],
    },
  },
  {
    key: 'failover-encoder',
    value: { max: 10 },
    unit: { zh: '秒', en: 'seconds', one: 'second' },
    condition: { zh: '备用编码器接管', en: 'The spare encoder takes over' },
    source: decision('季度演练', 'Quarterly drill'),
    phrases: {
      zh: ['备用编码器 # 秒内接管'],
      en: ['spare (encoder )?takes over within # (s|seconds)'],
    },
  },
  {
    key: 'srt-latency-factor',
    value: { min: 4 },
    unit: { zh: '倍', en: 'times', one: 'time' },
    condition: { zh: '往返时间；丢包更高时 5～8 倍', en: 'Round trip; 5–8 times with more loss' },
    source: standard('SRT 部署指南', 'SRT deployment guide'),
    phrases: {
      zh: ['往返时间的 # 倍', '取 # 倍往返时间', '有线 # ?×RTT'],
      en: ['# times the round trip', '# round trips and never'],
    },
  },
  {
    key: 'srt-latency-mobile',
    value: { min: 6, max: 8 },
    unit: { zh: '倍', en: 'times', one: 'time' },
    condition: {
      zh: '往返时间；4G 与 5G，丢包成串',
      en: 'Round trip; on 4G and 5G, where losses come in bursts',
    },
    source: decision(
      'SRT 部署指南的倍数，按移动网络加大',
      'SRT deployment guide, raised for mobile networks',
    ),
    phrases: {
      zh: ['移动网络 # 倍', '5G 取 RTT 的 # 倍', '延迟取 RTT（往返时间）的 # 倍'],
      en: ['on a mobile network, #', 'set the latency to # times the RTT'],
    },
  },
  {
    key: 'srt-latency-minimum',
    value: { min: 120 },
    unit: 'ms',
    condition: { zh: 'SRT 延迟的下限', en: 'Lower bound of the SRT latency' },
    source: standard('SRT 的默认值', 'Default of SRT'),
    phrases: { zh: ['(不低于|至少) # ms'], en: ['round trips and never below # ms'] },
  },
  {
    key: 'srt-latency-cyan',
    value: { min: 20, max: 8000 },
    unit: 'ms',
    condition: { zh: '青幕 3.2.0 起的 SRT 输入', en: 'SRT input of Cyan, since 3.2.0' },
    source: decision('3.1 为 120～4000 ms', '120–4000 ms in 3.1'),
    phrases: { zh: ['SRT（延迟可设，# ms', 'SRT 延迟 \\| # ms'], en: ['SRT \\(latency # ms'] },
  },
  {
    key: 'ndi-stream',
    value: { min: 125, max: 150 },
    unit: 'Mbit/s',
    condition: { zh: 'NDI 全带宽，1080p60', en: 'NDI full bandwidth at 1080p60' },
    source: standard('NDI 带宽表', 'NDI bandwidth table'),
    phrases: {
      zh: ['全带宽（High Bandwidth）\\| (约 )?# Mbit/s', 'NDI \\| (约 )?# Mbit/s'],
      en: ['full-bandwidth NDI…# Mbit/s'],
    },
  },
  {
    key: 'ndi-gigabit-streams',
    value: { max: 4 },
    unit: { zh: '路', en: 'streams', one: 'stream' },
    condition: { zh: '千兆网口，NDI 全带宽', en: 'One gigabit port, NDI full bandwidth' },
    source: calculation('4 × 150 = 600 Mbit/s', '4 × 150 = 600 Mbit/s'),
    phrases: { zh: ['千兆…(最多|至多) # 路'], en: ['gigabit…(at most|up to) # streams'] },
  },
  {
    key: 'wifi-signal',
    value: { min: -65 },
    unit: 'dBm',
    condition: { zh: '现场 Wi-Fi 推流，主机的位置', en: 'Streaming over Wi-Fi, at the computer' },
    source: decision('现场勘测的经验值', 'Experience from site surveys'),
    phrases: {
      zh: ['Wi-Fi…(信号|RSSI)…# dBm', '（RSSI） \\| # dBm'],
      en: ['Wi-Fi signal…# dBm', '\\(RSSI\\) \\| # dBm'],
    },
  },
  {
    key: 'wifi-snr',
    value: { min: 25 },
    unit: 'dB',
    condition: {
      zh: '现场 Wi-Fi 推流的信噪比',
      en: 'Signal-to-noise ratio for streaming over Wi-Fi',
    },
    source: decision('现场勘测的经验值', 'Experience from site surveys'),
    phrases: { zh: ['信噪比 \\| # dB'], en: ['Signal to noise \\| # dB'] },
  },
  {
    key: 'cell-rsrp',
    value: { min: -95 },
    unit: 'dBm',
    condition: { zh: '4G 与 5G 的信号强度', en: 'Signal strength of 4G and 5G' },
    source: decision('现场勘测的经验值', 'Experience from site surveys'),
    phrases: {
      zh: ['RSRP）优于 # dBm', 'SS-RSRP（强度） \\| # dBm'],
      en: ['RSRP (above|better than|of at least) # dBm', 'SS-RSRP, strength \\| # dBm'],
    },
  },
  {
    key: 'cell-sinr',
    value: { min: 15 },
    unit: 'dB',
    condition: { zh: '4G 与 5G 的信号质量', en: 'Signal quality of 4G and 5G' },
    source: decision('现场勘测的经验值', 'Experience from site surveys'),
    phrases: {
      zh: ['SINR）高于 # dB', 'SS-SINR（质量） \\| # dB'],
      en: ['SINR (above|better than|of at least) # dB', 'SS-SINR, quality \\| # dB'],
    },
  },
];
