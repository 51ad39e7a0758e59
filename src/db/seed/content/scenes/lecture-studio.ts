import { camera, type DemoScene, hotspot, lightsOf, onAir } from './scene.ts';

/** A lecturer between a large screen and a table. */
export const lectureStudio: DemoScene = {
  slug: 'lecture-studio',
  token: 'demo-scene-lecture',
  solution: 'training',
  poster: 'scene-training',
  turn: 'training',
  viewpoint: { x: -1.05, y: 1.5, z: 4.35 },
  cameras: [
    camera('main', ['主机位 · 讲师与课件', 'Main, lecturer and slides'], {
      from: [-1.5, 1.45, 6.4],
      to: [-0.8, 1.4, -0.2],
      fov: 30,
    }),
    camera('lecturer', ['讲师机位 · 半身', 'The lecturer'], {
      from: [0.8, 1.45, 2.95],
      to: [0, 1.35, 0],
      fov: 24,
    }),
    camera('slides', ['课件机位 · 大屏', 'The screen'], {
      from: [-3.05, 1.35, 3.45],
      to: [-1.5, 1.72, -1.1],
      fov: 30,
    }),
  ],
  hotspots: [
    hotspot(
      'screen',
      ['课件大屏', 'The screen of slides'],
      [-1.5, 1.72, -1.1],
      [
        '课件直接送进场景里的大屏，讲师转身指图时手不会穿过画面。',
        'Slides go straight onto the screen of the scene; a hand that points at them stays in front.',
      ],
      '3d',
    ),
    hotspot(
      'lecturer',
      ['讲师站位', 'Where the lecturer stands'],
      [0, 1.4, 0],
      [
        '讲师在桌后，实景只有桌面一角；浅色衬衫也能抠干净。',
        'The lecturer is behind the table, of which only a corner is real; light shirts key cleanly too.',
      ],
      'cyan',
    ),
    hotspot(
      'prompter',
      ['提词器', 'Prompter'],
      [0.8, 1.4, 2.6],
      [
        '主讲机位带提词器，视线落在镜头上。',
        'The camera of the lecturer has a prompter, so the eyes meet the lens.',
      ],
    ),
  ],
  lights: [
    onAir('training', '讲课暖光', 'Warm lecture light'),
    ...lightsOf('training', [['night', '晚课灯光', 'Evening class light', 0.1]]),
  ],
  products: ['3d', 'cyan', 'sdk'],
  specs: [
    ['场景范围', 'Extent', '13 m × 10 m，高 4.6 m', '13 m × 10 m, 4.6 m high'],
    ['实景区', 'Real set', '讲桌 1.5 m × 0.6 m', 'Table, 1.5 m × 0.6 m'],
    ['输出', 'Output', '1080p 50p 实时渲染', '1080p 50p, rendered live'],
    ['面数', 'Triangles', '38 万', '380,000'],
    ['屏幕内容', 'Screens', '大屏 3840 × 2160', 'Screen 3840 × 2160'],
    ['最低主机', 'Minimum computer', '8 核处理器，8 GB 显存', '8 cores, 8 GB video memory'],
  ],
  zh: {
    title: '木格栅讲堂',
    summary:
      '暖色木格栅前一块课件大屏、一张讲桌。讲师与课件同框，适合连讲两小时的课程：光线柔和，画面里没有多余的动静。',
  },
  en: {
    title: 'Lecture studio',
    summary:
      'A large screen and a table before warm wooden slats. Lecturer and slides share the picture, in soft light and without anything that distracts during a course of two hours.',
  },
};
