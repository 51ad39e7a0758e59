import { type DemoFact, decision, measurement, standard } from './fact.ts';

const keyerBenchmark = measurement(
  'docs/performance.md，npm run bench:keyer',
  'docs/performance.md, npm run bench:keyer',
);

/** Systems, trials, limits and formats of the products. */
export const productFacts: DemoFact[] = [
  {
    key: 'answer-time',
    value: { max: 1 },
    unit: { zh: '个工作日', en: 'working days', one: 'working day' },
    condition: { zh: '预约与咨询的第一次答复', en: 'First answer to a booking or a question' },
    source: decision('服务承诺', 'Service promise'),
    phrases: {
      zh: ['# 个工作日内(给出初步|回复初步|联系您|发送许可|没有收到回复)'],
      en: [
        '(proposal|outline|answer|touch|nothing|contact|follow) (follows )?(you )?within # working days?',
        'calls you within # working days?',
        'name of your contact within # working days?',
      ],
    },
  },
  {
    key: 'online-demo',
    value: { min: 30, max: 40 },
    unit: { zh: '分钟', en: 'minutes', one: 'minute' },
    condition: { zh: '线上演示', en: 'Demo in a video call' },
    source: decision('服务承诺', 'Service promise'),
    phrases: { zh: ['线上演示 # 分钟'], en: ['online demo takes # minutes'] },
  },
  {
    key: 'proposal-time',
    value: { max: 3 },
    unit: { zh: '个工作日', en: 'working days', one: 'working day' },
    condition: {
      zh: '沟通之后给出布置图、设备清单和估价',
      en: 'Layout, equipment list and estimate, after the first conversation',
    },
    source: decision('服务承诺', 'Service promise'),
    phrases: {
      zh: ['沟通后 # 个工作日'],
      en: ['within # working days? you receive'],
    },
  },
  {
    key: 'cyan-trial',
    value: 30,
    unit: { zh: '天', en: 'days', one: 'day' },
    condition: { zh: '青幕', en: 'Cyan' },
    source: decision('版本与价格', 'Editions and prices'),
    phrases: { zh: ['试用期 # 天'], en: ['The trial runs # days'] },
  },
  {
    key: 'sdk-trial',
    value: 60,
    unit: { zh: '天', en: 'days', one: 'day' },
    condition: { zh: '青幕 SDK', en: 'Cyan SDK' },
    source: decision('版本与价格', 'Editions and prices'),
    phrases: {
      zh: ['试用 # 天', '有效期 # 天', '试用为 # 天'],
      en: ['Trials (run|are free for) # days', 'no limit on resolution, for # days'],
    },
  },
  {
    key: 'sdk-expiry-warning',
    value: 7,
    unit: { zh: '天', en: 'days', one: 'day' },
    condition: { zh: '警告 LICENSE_EXPIRING', en: 'Warning LICENSE_EXPIRING' },
    source: decision('SDK 错误表', 'Table of errors of the SDK'),
    phrases: { zh: ['到期前 # 天'], en: ['# days before the (end|expiry)'] },
  },
  {
    key: 'sdk-accuracy',
    value: { min: 45 },
    unit: 'dB',
    condition: {
      zh: '每个平台与参考结果的 PSNR',
      en: 'PSNR of each platform against the reference',
    },
    source: decision('一致性套件', 'Conformance suite'),
    phrases: { zh: ['不低于 # dB'], en: ['at least # dB'] },
  },
  {
    key: 'keyer-agreement',
    value: { max: 2 },
    unit: { zh: '阶', en: 'steps', one: 'step' },
    condition: {
      zh: '键控库的 WebGL2 与 CPU 两条路径，8 bit 透明通道逐像素相差（共 255 阶）',
      en: 'WebGL2 and CPU path of the keyer library, difference of 8-bit alpha per pixel, of 255',
    },
    source: measurement(
      '一致性套件：仓库的浏览器测试逐帧比较，产品页上可以复测',
      'Conformance kit: compared frame by frame in the browser tests; repeatable on the product page',
    ),
    phrases: { zh: ['逐像素相差不超过 # 阶'], en: ['differ by at most # of 255'] },
  },
  {
    key: 'keyer-clips',
    value: 9,
    unit: { zh: '段', en: 'clips', one: 'clip' },
    condition: {
      zh: '测键控库所用的样片里，没有用来调参数的',
      en: 'Clips that measure the keyer library and were not used to tune it',
    },
    source: keyerBenchmark,
    phrases: { zh: ['留出的 # 段样片'], en: ['# held-out clips'] },
  },
  {
    key: 'keyer-sad',
    value: 1.44,
    condition: {
      zh: '键控库自动设置，留出的样片，透明通道绝对误差之和的均值，以千计',
      en: 'Keyer library at automatic settings, held-out clips, mean sum of absolute alpha error in thousands',
    },
    source: keyerBenchmark,
  },
  {
    key: 'keyer-sad-obs-defaults',
    value: 11.1,
    condition: {
      zh: 'OBS 色度键默认设置，同样的样片与量度',
      en: 'OBS chroma key at its defaults, same clips and measure',
    },
    source: keyerBenchmark,
    phrases: { zh: ['OBS 用默认设置是 #'], en: ['OBS at its defaults has #'] },
  },
  {
    key: 'keyer-sad-obs-best',
    value: 2.08,
    condition: {
      zh: 'OBS 色度键，每段样片都用搜索到的最佳设置',
      en: 'OBS chroma key with the best settings found for each clip',
    },
    source: keyerBenchmark,
    phrases: { zh: ['逐段调好，OBS #'], en: ['tuned for each clip, OBS has #'] },
  },
  {
    key: 'keyer-sad-ffmpeg-best',
    value: 2.08,
    condition: {
      zh: 'FFmpeg chromakey，每段样片都用搜索到的最佳设置',
      en: 'FFmpeg chromakey with the best settings found for each clip',
    },
    source: keyerBenchmark,
    phrases: { zh: ['逐段调好，OBS … FFmpeg #'], en: ['each clip, OBS has … FFmpeg #'] },
  },
  {
    key: 'cyan-windows',
    value: { zh: 'Windows 10 21H2', en: 'Windows 10 21H2' },
    condition: {
      zh: '青幕、SDK、大觅直播电脑版，64 位',
      en: 'Cyan, SDK and Dami Live Desktop, 64 bit',
    },
    source: decision('系统要求', 'System requirements'),
    phrases: {
      zh: ['Windows # (21H2|22H2|23H2|24H2|25H2)'],
      en: ['Windows # or (later|newer)'],
    },
  },
  {
    key: 'cyan-macos',
    value: { zh: 'macOS 13', en: 'macOS 13' },
    condition: {
      zh: 'Apple 芯片，或带独立显卡的 Intel',
      en: 'Apple silicon, or Intel with a discrete GPU',
    },
    source: decision('系统要求', 'System requirements'),
    phrases: { zh: ['macOS # (或更新|起；)'], en: ['macOS # or (later|newer)', "'macOS #'"] },
  },
  {
    key: 'app-android',
    value: { zh: 'Android 10', en: 'Android 10' },
    condition: { zh: '大觅直播与 SDK，64 位', en: 'Dami Live and the SDK, 64 bit' },
    source: decision('系统要求', 'System requirements'),
    phrases: {
      zh: ['Android # 及以上', "'Android', value: 'Android # 或更新"],
      en: ['Android # and (later|newer)', "'Android', value: 'Android # or"],
    },
  },
  {
    key: 'sdk-ios',
    value: { zh: 'iOS 15，A12 起', en: 'iOS 15 on A12 or later' },
    condition: { zh: '青幕 SDK', en: 'Cyan SDK' },
    source: decision('系统要求', 'System requirements'),
    phrases: { zh: ['iOS #，A12', 'A# (芯片)?起'], en: ['A# or (later|newer)'] },
  },
  {
    key: 'sdk-browsers',
    value: {
      zh: 'Chrome / Edge 92、Safari 15、Firefox 90',
      en: 'Chrome and Edge 92, Safari 15, Firefox 90',
    },
    condition: {
      zh: '样例在没有 requestVideoFrameCallback 时退回 requestAnimationFrame',
      en: 'Samples fall back to requestAnimationFrame without requestVideoFrameCallback',
    },
    source: standard('WebGL2 的支持表', 'Support tables of WebGL2'),
    phrases: { zh: ['Edge #、Safari', 'Edge 92、Safari #、Firefox'], en: ['Edge #, Safari'] },
  },
  {
    key: 'app-segments',
    value: { max: 200 },
    unit: { zh: '个', en: 'items', one: 'item' },
    condition: { zh: '大觅直播一份流程单的环节', en: 'Items of one run of show in Dami Live' },
    source: decision('产品规格', 'Product specification'),
    phrases: { zh: ['最多 # 个环节'], en: ['up to # (items|steps|segments|parts)'] },
  },
  {
    key: 'flower-sets',
    value: 24,
    unit: { zh: '套', en: 'sets', one: 'set' },
    condition: { zh: '每个节气一套', en: 'One for each solar term' },
    source: decision('产品规格', 'Product specification'),
    phrases: {
      zh: ['# 套节气花材', '含 # 套花材', '全部 # 套'],
      en: ['with all # sets', '# sets, about'],
    },
  },
  {
    key: 'flower-foreground',
    value: { max: 5 },
    unit: '%',
    condition: { zh: '近景层占画面的比例', en: 'Share of the near layer in the frame' },
    source: decision('产品规格', 'Product specification'),
    phrases: {
      zh: ['(面积|始终)不超过画面的 #%', '画面面积(的)? #%', '最高 #%', '； #% 是软件的上限'],
      en: ['more than #% of the frame', '#% of the frame at most'],
    },
  },
  {
    key: 'flower-cooldown',
    value: 8,
    unit: { zh: '秒', en: 'seconds', one: 'second' },
    condition: { zh: '两次互动之间', en: 'Between two responses' },
    source: decision('产品规格', 'Product specification'),
    phrases: {
      zh: ['冷却 # 秒', '冷却…至少 # 秒', '默认 # 秒，同一秒'],
      en: ['# seconds by default; triggers', 'cooldownSeconds": #'],
    },
  },
  {
    key: 'continuous-stream',
    value: { min: 60 },
    unit: { zh: '分钟', en: 'minutes', one: 'minute' },
    condition: {
      zh: '连续推流，网络丢帧为 0',
      en: 'Stream without a dropped frame on the network',
    },
    source: decision('验收第 16 条', 'Acceptance item 16'),
    phrases: {
      zh: ['连续推流 # 分钟', '# 分钟网络丢帧为 0'],
      en: ['# minutes (of streaming|at 1080p50|with no frame)'],
    },
  },
];
