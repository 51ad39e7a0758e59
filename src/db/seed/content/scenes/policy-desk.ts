import { camera, type DemoScene, hotspot, lightsOf, onAir } from './scene.ts';

/** A curved desk before the map of a district. */
export const policyDesk: DemoScene = {
  slug: 'policy-desk',
  token: 'demo-scene-policy',
  solution: 'government',
  poster: 'scene-government',
  turn: 'government',
  viewpoint: { x: -0.1, y: 1.6, z: 4.3 },
  cameras: [
    camera('main', ['主机位 · 双人播报', 'Main, both presenters'], {
      from: [-0.45, 1.62, 6],
      to: [0, 1.35, 0],
      fov: 28,
    }),
    camera('standing', ['左机位 · 站立主持', 'The standing presenter'], {
      from: [1.6, 1.45, 3.7],
      to: [-0.7, 1.4, -0.1],
      fov: 18,
    }),
    camera('seated', ['右机位 · 坐席嘉宾', 'The seated guest'], {
      from: [-2.2, 1.45, 3.2],
      to: [0.6, 1.25, 0.1],
      fov: 18,
    }),
    camera('map', ['地图机位 · 大屏', 'The map'], {
      from: [0, 1.7, 5.4],
      to: [0, 2, -2.5],
      fov: 28,
    }),
  ],
  hotspots: [
    hotspot(
      'map',
      ['城区地图', 'Map of the district'],
      [0.9, 2.2, -2.5],
      [
        '地图是场景里的大屏，可换成政策图解、航拍或连线画面。',
        'The map is a screen of the scene: charts, pictures from the air or a caller can take its place.',
      ],
      '3d',
    ),
    hotspot(
      'desk',
      ['弧形播报台', 'The curved desk'],
      [0, 1, 0.75],
      [
        '台面前沿是实物，其余在虚拟场景里延伸，两人同框不显拥挤。',
        'The front edge of the desk is real and goes on in the scene, so two people have room in one picture.',
      ],
    ),
    hotspot(
      'monitor',
      ['返看屏', 'Return monitor'],
      [-3.4, 1.2, 1.6],
      [
        '多画面返看屏在台侧，主持人不用低头就知道正在播哪一路。',
        'A monitor with all pictures stands at the side: presenters see which one is on air.',
      ],
      'cyan',
    ),
  ],
  lights: [
    onAir('government', '播报光', 'Newscast light'),
    ...lightsOf('government', [
      ['night', '晚间播报光', 'Late news light', 0.1],
      ['chart', '大屏：政策图解', 'Screen: charts', 0.2],
    ]),
  ],
  products: ['3d', 'cyan'],
  specs: [
    ['场景范围', 'Extent', '15 m × 10 m，高 5.6 m', '15 m × 10 m, 5.6 m high'],
    ['实景区', 'Real set', '播报台 1.9 m × 1.5 m', 'Desk, 1.9 m × 1.5 m'],
    ['输出', 'Output', '4K 50p 实时渲染', '4K 50p, rendered live'],
    ['面数', 'Triangles', '44 万', '440,000'],
    ['屏幕内容', 'Screens', '大屏 3840 × 1500', 'Screen 3840 × 1500'],
    ['最低主机', 'Minimum computer', '8 核处理器，12 GB 显存', '8 cores, 12 GB video memory'],
  ],
  zh: {
    title: '政策播报厅',
    summary:
      '弧形播报台后是一整面城区地图，蓝色基调稳重。一站一坐两个席位，适合政策解读、在线访谈与例行发布。',
  },
  en: {
    title: 'Policy desk',
    summary:
      'A curved desk before the map of a district, in calm blue. One presenter stands, one sits: for policy talks, interviews and regular briefings.',
  },
};
