import { type DemoFact, decision, standard } from './fact.ts';

/** Levels, loudness, rooms and the offset between sound and picture. */
export const soundFacts: DemoFact[] = [
  {
    key: 'sound-reverberation',
    value: { min: 0.3, max: 0.5 },
    unit: 's',
    condition: { zh: '500 Hz 与 1 kHz 的平均', en: 'Mean of 500 Hz and 1 kHz' },
    source: decision('验收第 12 条', 'Acceptance item 12'),
    phrases: {
      zh: [
        '混响时间 # s，取',
        '混响时间(控制在|目标|在) # s',
        '# s（500 Hz 与 1 kHz',
        '语言类空间以 # s',
      ],
      en: ['reverberation time of # s', '# s(,)? (\\()?mean of 500 Hz'],
    },
  },
  {
    key: 'sound-noise',
    value: { max: 30 },
    unit: 'dB(A)',
    condition: { zh: '空房间，全部设备运行', en: 'Empty room, everything running' },
    source: decision('验收第 11 条', 'Acceptance item 11'),
    phrases: {
      zh: ['噪声(不高于|不超过) # dB\\(A\\)', '设备全开不高于 # dB\\(A\\)'],
      en: ['noise no more than # dB\\(A\\)'],
    },
  },
  {
    key: 'sound-speech-level',
    value: -18,
    unit: 'dBFS',
    condition: { zh: '正常讲话的平均电平', en: 'Mean level of normal speech' },
    source: decision('验收第 13 条', 'Acceptance item 13'),
    phrases: {
      zh: ['平均(电平)?(约|在)? # dBFS', '说话平均电平 = 约 # dBFS'],
      en: ['speech (averages|around|at) # dBFS'],
    },
  },
  {
    key: 'sound-peaks',
    value: { min: -12, max: -6 },
    unit: 'dBFS',
    condition: { zh: '正常讲话的峰值', en: 'Peaks of normal speech' },
    source: decision('验收第 13 条', 'Acceptance item 13'),
    phrases: {
      zh: ['峰值(不超过|不过|在) # dBFS', '话筒(峰值 \\|)? # dBFS', '说话峰值 = # dBFS'],
      en: ['peaks (no higher than|at most|of|between) # dBFS'],
    },
  },
  {
    key: 'sound-limiter',
    value: -2,
    unit: 'dBFS',
    condition: { zh: '真峰值因此不超过 −1 dBTP', en: 'Keeps the true peak at or below −1 dBTP' },
    source: decision('编码会抬高峰值约 1 dB', 'Encoding raises peaks by about 1 dB'),
    phrases: {
      zh: ['限幅(器)?( =|设在|设为|设到)? # dBFS', '限幅 \\| # dBFS'],
      en: ['limiter (at|to|set to) # dBFS', 'limiter \\| # dBFS'],
    },
  },
  {
    key: 'sound-true-peak',
    value: { max: -1 },
    unit: 'dBTP',
    condition: { zh: '节目', en: 'Programme' },
    source: standard('EBU R 128', 'EBU R 128'),
    phrases: {
      zh: ['真峰值(不超过|≤|不高于) # dBTP'],
      en: ['true peak (of |at most |no higher than |≤ )?# dBTP'],
    },
  },
  {
    key: 'sound-loudness',
    value: -16,
    unit: 'LUFS',
    condition: { zh: '节目响度，± 1', en: 'Programme loudness, ± 1' },
    source: decision('手机收听的目标', 'Target for listening on phones'),
    phrases: { zh: ['(节目响度|平台) # LUFS'], en: ['# LUFS ± 1 over the programme'] },
  },
  {
    key: 'sound-microphone-delay',
    value: { min: 4, max: 20 },
    unit: 'ms',
    condition: { zh: '2.4 GHz 无线话筒，因型号而异', en: '2.4 GHz wireless microphones, by model' },
    source: standard('各厂商的规格书', 'Data sheets of several makers'),
    phrases: {
      zh: ['2.4 GHz (系统|无线话筒)(本例)? # ms', '# ms，因型号而异'],
      en: ['2.4 GHz wireless # ms', '# ms, by model'],
    },
  },
  {
    key: 'sound-microphone-delay-uhf',
    value: { min: 2, max: 5 },
    unit: 'ms',
    condition: { zh: '数字 UHF 无线话筒，因型号而异', en: 'Digital UHF microphones, by model' },
    source: standard('各厂商的规格书', 'Data sheets of several makers'),
    phrases: { zh: ['数字 UHF # ms', 'UHF 系统 # ms'], en: ['digital UHF # ms'] },
  },
  {
    key: 'lip-sync',
    value: { max: 1 },
    unit: { zh: '帧', en: 'frames', one: 'frame' },
    condition: { zh: '提前与滞后都算；90 分钟后仍然', en: 'Early or late; still after 90 minutes' },
    source: decision('验收第 14 条', 'Acceptance item 14'),
    phrases: {
      zh: [
        '音画偏差(提前或滞后都)?不超过 # 帧',
        "音画偏差', value: '不超过 # 帧",
        '音画偏差…不超过 # 帧',
        "音画偏差', value: '不超过 # 帧",
      ],
      en: ['sound (is )?within # frame', '(sound and picture|sound is|sound) within # frames?'],
    },
  },
];
