import { calculation, type DemoFact, decision, measurement, standard } from './fact.ts';

/** Lamps, screens and the light on them. */
export const lightFacts: DemoFact[] = [
  {
    key: 'light-warm-up',
    value: { min: 20 },
    unit: { zh: '分钟', en: 'minutes', one: 'minute' },
    condition: { zh: 'LED 灯，检查颜色之前', en: 'LED lights, before colour is checked' },
    source: measurement(
      '色温与亮度不再漂移的时间',
      'Time after which colour and output no longer drift',
    ),
    phrases: {
      zh: ['预热…# 分钟', '开灯 # 分钟后', '灯开机前 # 分钟'],
      en: [
        '# minutes (of warm-up|after switching on)',
        '#-minute warm-up',
        'drift while warming up. Give them # minutes',
      ],
    },
  },
  {
    key: 'light-colour-to-nominal',
    value: { max: 150 },
    unit: 'K',
    condition: { zh: '每盏灯与标称值', en: 'Each light against its nominal value' },
    source: decision('验收第 3 条', 'Acceptance item 3'),
    phrases: {
      zh: ['标称(值)?(之)?差(不超过|都不超过)? (≤ )?# K'],
      en: ['within # K of (its|the) nominal'],
    },
  },
  {
    key: 'light-colour-between',
    value: { max: 100 },
    unit: 'K',
    condition: { zh: '同型号的灯之间', en: 'Lights of one model' },
    source: decision('验收第 3 条', 'Acceptance item 3'),
    phrases: {
      zh: ['同型号(之间|各灯)…# K', '同一型号…色温差不超过 # K', '后色温差不超过 # K'],
      en: [
        '(one|same) model(, | )within # K',
        'no more than # K between lights',
        'for key and fill, within # K',
      ],
    },
  },
  {
    key: 'light-evenness',
    value: { max: 1.26 },
    condition: {
      zh: '背景九点测光，最亮与最暗之比，1/3 档',
      en: 'Nine points on the background, brightest to darkest, 1/3 stop',
    },
    source: calculation('2 的 1/3 次方', 'Cube root of two'),
    phrases: { zh: ['最大 ÷ 最小 ≤ #', '最亮与最暗之比不超过 #'], en: ['maximum ÷ minimum ≤ #'] },
  },
  {
    key: 'light-evenness-stops',
    value: { zh: '1/3 档', en: '1/3 stop' },
    condition: {
      zh: '背景九点测光的验收上限',
      en: 'Acceptance limit of nine points on the background',
    },
    source: decision('验收第 1 条', 'Acceptance item 1'),
    phrases: {
      zh: ['验收上限(都是)? # 档', '最亮与最暗相差不超过 # 档', '均匀 ≤ # 档'],
      en: [
        'limit at acceptance is # stop',
        'differ by no more than # stop',
        'at acceptance: nine points within # stop',
        'darkest within # stop',
      ],
    },
  },
  {
    key: 'light-evenness-small-room-ratio',
    value: { max: 1.41 },
    condition: {
      zh: '背景九点测光，最亮与最暗之比，1/2 档，进深见 room-depth-shallow',
      en: 'Nine points on the background, brightest to darkest, 1/2 stop, rooms as deep as room-depth-shallow',
    },
    source: calculation('2 的 1/2 次方', 'Square root of two'),
  },
  {
    key: 'light-evenness-small-room',
    value: { zh: '1/2 档', en: '1/2 stop' },
    condition: {
      zh: '验收上限，小房间，进深见 room-depth-shallow',
      en: 'Acceptance limit of rooms as deep as room-depth-shallow',
    },
    source: decision('小房间布光的验收数字', 'Acceptance of small rooms'),
    phrases: {
      zh: ['小房间(上限)? # 档', '不超过 # 档（进深'],
      en: ['# stop in a shallow room', 'limit for a shallow room: #( stop)?'],
    },
  },
  {
    key: 'light-evenness-working',
    value: { zh: '1 档', en: '1 stop' },
    condition: {
      zh: '青幕多点取样还能抠的背景',
      en: 'Background that Cyan still keys with several samples',
    },
    source: measurement('青幕 3.2，多点取样', 'Cyan 3.2 with several samples'),
    phrases: {
      zh: ['青幕在相差 # 档以内', '最多(相差)? # 档'],
      en: ['Cyan still works with up to # stop', "'Up to # stop"],
    },
  },
  {
    key: 'light-screen-waveform',
    value: { min: 40, max: 50 },
    unit: '%',
    condition: {
      zh: '绿幕，波形图，Rec.709；不适用于蓝幕',
      en: 'Green screen on a waveform, Rec.709; not for blue',
    },
    source: measurement(
      '与人物主光同级到低半档',
      'From the exposure of the key side to half a stop below',
    ),
    phrases: {
      zh: [
        '绿幕的亮度以波形 (\\*\\*)?#%',
        '一条细平的带，落在 #%',
        '背景提到 #%',
        '绿幕在波形上 #%',
        '(波形上应当在|波形抬到|加光，抬到) #%',
      ],
      en: [
        'green screen: #% on the waveform',
        'screen should be at #% on the waveform',
        'light the screen up to #%',
      ],
    },
  },
  {
    key: 'light-blue-screen',
    value: { min: 1, max: 1.5 },
    unit: { zh: '倍', en: 'times', one: 'time' },
    condition: {
      zh: '蓝幕，人物亮面照度的倍数',
      en: 'Blue screen, against the light on the face',
    },
    source: measurement(
      '比绿幕的 0.7～1 倍多半档到一档，噪点才不多',
      'Half a stop to a stop above the 0.7 to 1 of a green screen; below it, noise',
    ),
    phrases: {
      zh: ['一档，人物亮面的 # 倍', '照度取人物亮面的 # 倍', '蓝幕取人物亮面的 # 倍'],
      en: ['blue screen: # times'],
    },
  },
  {
    key: 'light-key',
    value: { min: 500, max: 1000 },
    unit: 'lx',
    condition: { zh: '人脸处', en: 'At the face' },
    source: decision('验收第 2 条', 'Acceptance item 2'),
    phrases: {
      zh: ['人脸(处|主光照度) # lx', '人脸处…# lx'],
      en: ['# lx at the face', 'Key light on the face # lx'],
    },
  },
  {
    key: 'light-ratio',
    value: { min: 1.5, max: 3 },
    condition: { zh: '主光与辅光', en: 'Key to fill' },
    source: decision('验收第 2 条', 'Acceptance item 2'),
    phrases: { zh: ['主辅光比在 # 之间'], en: ['key to fill between #'] },
  },
  {
    key: 'light-grey-card',
    value: { max: 3 },
    condition: {
      zh: '灰卡在合成画面里的 R、G、B，8 位',
      en: 'R, G, B of a grey card in the composite, 8 bit',
    },
    source: decision('验收第 9 条', 'Acceptance item 9'),
    phrases: { zh: ['R、G、B…(之差|相差)不超过 #'], en: ['grey card…differ by no more than #'] },
  },
  {
    key: 'light-colour-rendering',
    value: { min: 95 },
    condition: { zh: '显色指数 Ra', en: 'Colour rendering index Ra' },
    source: standard('CIE 13.3；用于主光与辅光', 'CIE 13.3; for key and fill'),
    phrases: {
      zh: ['显色指数 # 以上'],
      en: ['CRI # or more'],
    },
  },
  {
    key: 'light-led-refresh',
    value: { min: 3840 },
    unit: 'Hz',
    condition: { zh: 'LED 屏', en: 'LED wall' },
    source: standard('屏体规格书', 'Data sheets of panels'),
    phrases: {
      zh: ['刷新率 # Hz 以上', '用 # Hz 以上的刷新率'],
      en: ['Refresh of # Hz', 'wall behind: refresh at # Hz'],
    },
  },
];
