import { camera, type DemoScene, hotspot, lightsOf, onAir } from './scene.ts';

/** A speaker before a wall of light, seen from among the audience. */
export const launchStage: DemoScene = {
  slug: 'launch-stage',
  token: 'demo-scene-launch',
  solution: 'launch',
  poster: 'scene-launch',
  turn: 'launch',
  viewpoint: { x: -1.5, y: 1.9, z: 5.45 },
  cameras: [
    camera('main', ['主机位 · 讲者半身', 'Main, the speaker'], {
      from: [-1.2, 1.9, 5],
      to: [0, 1.6, 0],
      fov: 28,
    }),
    camera('wide', ['全景机位 · 舞台与巨幕', 'Wide, stage and screen'], {
      from: [-2.1, 1.9, 9.9],
      to: [-1.2, 2.3, -1.5],
      fov: 36,
    }),
    camera('product', ['产品机位 · 展台特写', 'Product, the plinth'], {
      from: [-4.6, 1.75, 5.4],
      to: [-2.5, 1.3, -0.2],
      fov: 16,
    }),
    camera('screen', ['巨幕机位 · 画面内容', 'The screen'], {
      from: [-1.4, 2.4, 6],
      to: [-1.4, 3.2, -3.3],
      fov: 38,
    }),
  ],
  hotspots: [
    hotspot(
      'speaker',
      ['讲者站位', 'Where the speaker stands'],
      [0, 1.8, 0],
      [
        '讲者站在发光圆台上，正面光压窄，不洗淡身后的巨幕。',
        'The speaker stands on a lit round. The front light is narrow, so the screen behind keeps its colours.',
      ],
    ),
    hotspot(
      'screen',
      ['巨幕', 'The screen'],
      [-1.4, 3.6, -3.3],
      [
        '13.5 米宽的巨幕是场景的一部分，演示文稿和短片直接送进画面。',
        'The 13.5 m screen is part of the scene: slides and films are sent straight into the picture.',
      ],
      '3d',
    ),
    hotspot(
      'plinth',
      ['新品展台', 'The plinth of the product'],
      [-2.5, 1.5, -0.2],
      [
        '新品模型悬在展台上方，到点揭晓，讲者绕行时遮挡关系正确。',
        'The model floats over its plinth and is revealed on cue; a speaker who walks around it is hidden as he should be.',
      ],
      'sdk',
    ),
    hotspot(
      'audience',
      ['观众席', 'The audience'],
      [-3.4, 1.1, 4.1],
      [
        '前排观众是场景里的剪影，没有现场观众也有会场的纵深。',
        'The rows in front are silhouettes of the scene: depth of a hall even without an audience.',
      ],
    ),
  ],
  lights: [
    onAir('launch', '发布会光效', 'Launch show light'),
    ...lightsOf('launch', [['dark', '揭晓前的暗场', 'Dark, before the reveal', 0]]),
  ],
  products: ['3d', 'cyan', 'sdk'],
  specs: [
    ['场景范围', 'Extent', '26 m × 12 m，高 9 m', '26 m × 12 m, 9 m high'],
    ['实景区', 'Real set', '圆台 2.2 m', 'Round of 2.2 m'],
    ['输出', 'Output', '4K 50p 实时渲染', '4K 50p, rendered live'],
    ['面数', 'Triangles', '74 万', '740,000'],
    ['屏幕内容', 'Screens', '巨幕 3840 × 1720', 'Screen 3840 × 1720'],
    ['最低主机', 'Minimum computer', '8 核处理器，16 GB 显存', '8 cores, 16 GB video memory'],
  ],
  zh: {
    title: '新品发布舞台',
    summary:
      '一面 13.5 米宽的巨幕，两束染色光，台下是几排观众的剪影。讲者在绿幕前走位，观众看到的是完整的发布会现场。',
  },
  en: {
    title: 'Launch stage',
    summary:
      'A screen 13.5 m wide, two beams of colour, rows of an audience in silhouette. The speaker walks before a green screen; viewers see a complete launch.',
  },
};
