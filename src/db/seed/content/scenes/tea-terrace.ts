import { type DemoScene, lightsOf } from './scene.ts';

/** The scene of the demo project: an open terrace over tea hills. */
export const teaTerrace: DemoScene = {
  slug: 'yunqi-tea-terrace',
  token: 'demo-scene',
  solution: 'ecommerce',
  poster: 'tea-terrace-dawn',
  model: 'tea-terrace',
  turn: 'tea-terrace',
  viewpoint: { x: 0, y: 1.5, z: 2 },
  cameras: [
    {
      key: 'main',
      labelZh: '主机位 · 半身带货',
      labelEn: 'Main, medium shot',
      position: { x: 0, y: 1.45, z: 3.2 },
      target: { x: 0, y: 1.15, z: 0 },
      fov: 32,
    },
    {
      key: 'wide',
      labelZh: '全景机位 · 开场与转场',
      labelEn: 'Wide, opening and transitions',
      position: { x: -2.6, y: 1.8, z: 4.6 },
      target: { x: 0, y: 1.2, z: -1 },
      fov: 54,
    },
    {
      key: 'detail',
      labelZh: '侧机位 · 茶汤特写',
      labelEn: 'Side, close-up of the tea',
      position: { x: 1.5, y: 1.25, z: 1.7 },
      target: { x: 0.2, y: 0.85, z: 0.3 },
      fov: 20,
    },
    {
      key: 'top',
      labelZh: '俯拍机位 · 冲泡手法',
      labelEn: 'Top, hands and brewing',
      position: { x: 0, y: 2.6, z: 0.5 },
      target: { x: 0, y: 0.8, z: 0.35 },
      fov: 38,
    },
  ],
  hotspots: [
    {
      key: 'tea',
      labelZh: '实景茶席',
      labelEn: 'The real tea table',
      at: { x: 0.34, y: 0.84, z: 0.14 },
      textZh: '茶席和台面是实物，主播在这里冲泡和讲解；桌沿以外都是虚拟场景。',
      textEn:
        'Table and tea set are real: this is where the presenter brews. All beyond it is virtual.',
      product: null,
    },
    {
      key: 'railing',
      labelZh: '虚实接缝',
      labelEn: 'Where real meets virtual',
      at: { x: -2.1, y: 0.72, z: -1.72 },
      textZh: '木栏杆挡住实景地面与虚拟茶山的接缝，抠像边缘落在栏杆以内。',
      textEn:
        'The railing hides the seam between the real floor and the hills; the key ends before it.',
      product: 'cyan',
    },
    {
      key: 'lamp',
      labelZh: '纸灯',
      labelEn: 'Paper lamp',
      at: { x: -1.16, y: 0.48, z: -0.92 },
      textZh: '暮色和小雪时点亮，与棚内的暖光同色温。',
      textEn: 'Lit at dusk and in snow, in the colour of the warm light in the studio.',
      product: null,
    },
    {
      key: 'hills',
      labelZh: '三层茶山',
      labelEn: 'Three ridges of tea',
      at: { x: 3, y: 4.5, z: -30 },
      textZh: '光线和节气一键切换，摇移机位时远近层次分开移动。',
      textEn:
        'Light and season change at one touch; near and far ridges move apart when a camera pans.',
      product: '3d',
    },
  ],
  lights: lightsOf('tea-terrace', [
    ['dawn', '晨雾逆光', 'Misty dawn', 0.7],
    ['noon', '晴日正午', 'Clear noon', 1],
    ['dusk', '暮色灯火', 'Dusk, one lamp lit', 0.35],
    ['snow', '小雪节气', 'Light snow', 0.6],
  ]),
  products: ['3d', 'cyan', 'flower'],
  specs: [
    ['场景范围', 'Extent', '24 m × 18 m，可视纵深 600 m', '24 m × 18 m, visible depth 600 m'],
    ['实景区', 'Real set', '茶席与前景植物，3.6 m × 2.4 m', 'Tea table and plants, 3.6 m × 2.4 m'],
    ['输出', 'Output', '4K 50p 实时渲染', '4K 50p, rendered live'],
    ['面数', 'Triangles', '86 万', '860,000'],
    ['贴图显存', 'Texture memory', '412 MB', '412 MB'],
    [
      '动态元素',
      'Motion',
      '流动晨雾、枝叶微风、飘雪',
      'Drifting mist, a breeze in the leaves, falling snow',
    ],
    ['屏幕内容', 'Screens', '茶席背景小屏 2560 × 1440', 'Back screen, 2560 × 1440'],
    ['最低主机', 'Minimum computer', '8 核处理器，12 GB 显存', '8 cores, 12 GB video memory'],
    ['机位追踪', 'Camera tracking', '支持，摇移 ±60°', 'Yes, pans of ±60°'],
    ['换景用时', 'Set change', '一键切换，不超过 1 秒', 'One touch, within a second'],
  ],
  zh: {
    title: '云栖茶山',
    summary:
      '江南早春的清晨，三层茶山在薄雾里缓缓展开，木栏杆与真实茶席相接。上午卖货明亮通透，入夜讲茶只留一盏灯火，同一张茶席换景，不动实际灯位。',
  },
  en: {
    title: 'Yunqi tea terraces',
    summary:
      'An early spring morning with three ridges of tea terraces in the mist. A wooden railing meets the real tea table. Bright for selling in the morning, one lantern for the talk at night.',
  },
};
