import { camera, type DemoScene, hotspot, lightsOf, onAir } from './scene.ts';

/** Two people in armchairs with a model between them. */
export const medicalTalk: DemoScene = {
  slug: 'medical-talk',
  token: 'demo-scene-medical',
  solution: 'medical',
  poster: 'scene-medical',
  turn: 'medical',
  viewpoint: { x: 0, y: 1.5, z: 4.3 },
  cameras: [
    camera('main', ['主机位 · 双人对谈', 'Main, both speakers'], {
      from: [-0.3, 1.4, 5],
      to: [0, 1.1, 0],
      fov: 28,
    }),
    camera('left', ['左机位 · 主持人', 'The host'], {
      from: [2.2, 1.35, 3.1],
      to: [-1, 1.1, 0],
      fov: 18,
    }),
    camera('right', ['右机位 · 专家', 'The expert'], {
      from: [-2.2, 1.4, 3.2],
      to: [1, 1.1, 0],
      fov: 18,
    }),
    camera('model', ['特写机位 · 心脏模型', 'Close-up, the heart'], {
      from: [0, 1.4, 2.4],
      to: [0, 1.1, 0.25],
      fov: 24,
    }),
  ],
  hotspots: [
    hotspot(
      'heart',
      ['心脏模型', 'Model of the heart'],
      [0, 1.15, 0.25],
      [
        '三维模型可以转动、剖开，讲到哪一处就停在哪一处。',
        'The model turns and opens, and stops at what is being explained.',
      ],
      '3d',
    ),
    hotspot(
      'screen',
      ['心电背景', 'Pulse on the screen'],
      [0.9, 1.9, -2.2],
      [
        '背景曲线是装饰，不是病人数据；需要时换成课件或手术画面。',
        'The line is decoration and no patient’s data; slides or a view of an operation can take its place.',
      ],
    ),
    hotspot(
      'chairs',
      ['双人座位', 'Two seats'],
      [-1.05, 0.9, 0],
      [
        '两把实物扶手椅隔开 2 米，白大褂在绿幕前不透光。',
        'Two real armchairs, 2 m apart; white coats stay opaque before the green screen.',
      ],
      'cyan',
    ),
  ],
  lights: [
    onAir('medical', '访谈冷光', 'Cool interview light'),
    ...lightsOf('medical', [['warm', '访谈暖光', 'Warm interview light', 0.2]]),
  ],
  products: ['3d', 'cyan'],
  specs: [
    ['场景范围', 'Extent', '14 m × 10 m，高 5.2 m', '14 m × 10 m, 5.2 m high'],
    ['实景区', 'Real set', '两把扶手椅，3 m × 1.6 m', 'Two armchairs, 3 m × 1.6 m'],
    ['输出', 'Output', '4K 50p 实时渲染', '4K 50p, rendered live'],
    ['面数', 'Triangles', '46 万', '460,000'],
    ['屏幕内容', 'Screens', '背景屏 3840 × 1740', 'Back screen 3840 × 1740'],
    ['最低主机', 'Minimum computer', '8 核处理器，12 GB 显存', '8 cores, 12 GB video memory'],
  ],
  zh: {
    title: '青白访谈间',
    summary:
      '青白两色的圆台上，两把扶手椅之间是一颗心脏模型。灯光不抢人脸，适合医学科普与专家对谈。',
  },
  en: {
    title: 'Medical talk',
    summary:
      'A round stage in teal and white, two armchairs and a model of a heart between them. Calm light for medical talks and interviews with experts.',
  },
};
