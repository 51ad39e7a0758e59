import { camera, type DemoScene, hotspot, lightsOf, onAir } from './scene.ts';

/** Arches and plinths in orange red, to sell goods. */
export const sellingSet: DemoScene = {
  slug: 'arch-selling-set',
  token: 'demo-scene-selling',
  solution: 'ecommerce',
  poster: 'scene-ecommerce',
  model: 'ecommerce-room',
  turn: 'ecommerce',
  viewpoint: { x: -0.25, y: 1.55, z: 4.25 },
  cameras: [
    camera('main', ['主机位 · 半身带货', 'Main, medium shot'], {
      from: [-0.1, 1.45, 3.4],
      to: [0, 1.25, 0],
      fov: 30,
    }),
    camera('wide', ['全景机位 · 开场与转场', 'Wide, opening and transitions'], {
      from: [-0.65, 1.5, 7.25],
      to: [0, 1.3, -0.5],
      fov: 32,
    }),
    camera('goods', ['侧机位 · 右侧货台', 'Side, goods on the right'], {
      from: [-2.3, 1.4, 3.15],
      to: [1.3, 0.9, 0.45],
      fov: 24,
    }),
    camera('bags', ['侧机位 · 左侧货台', 'Side, goods on the left'], {
      from: [2.15, 1.45, 3.25],
      to: [-1.6, 0.8, 0.65],
      fov: 24,
    }),
  ],
  hotspots: [
    hotspot(
      'host',
      ['主播站位', 'Where the host stands'],
      [0, 1.3, 0],
      [
        '主播在绿幕前，抠像后站进圆台中央；脚下的影子由场景按同一光向补上。',
        'The host stands before a green screen and is keyed onto the middle of the round stage; the scene adds the shadow.',
      ],
      'cyan',
    ),
    hotspot(
      'plinths',
      ['货台', 'Plinths'],
      [1.3, 0.9, 0.45],
      [
        '货台高低分三档，换品时只换台上的模型，机位与灯光不动。',
        'Plinths of three heights: a new product replaces the model on top; cameras and lights stay.',
      ],
      '3d',
    ),
    hotspot(
      'arches',
      ['拱门背景', 'Arches'],
      [0.05, 2.3, -1.75],
      [
        '拱门与圆形光斑随主题换色，大促和日常各存一套。',
        'Arches and the disc of light take the colour of the season; one set is saved for sales days.',
      ],
      'flower',
    ),
    hotspot(
      'key-light',
      ['主光', 'Key light'],
      [3.05, 2.7, 2.55],
      [
        '场景的主光在右前方，棚里的柔光箱照同一方向摆。',
        'The key light comes from the front right; the softbox in the studio stands on the same side.',
      ],
    ),
  ],
  lights: [
    onAir('ecommerce', '带货暖光', 'Warm selling light'),
    ...lightsOf('ecommerce', [['evening', '晚场灯光', 'Late evening light', 0.1]]),
  ],
  products: ['3d', 'cyan', 'flower'],
  specs: [
    ['场景范围', 'Extent', '14 m × 10 m，高 5.6 m', '14 m × 10 m, 5.6 m high'],
    ['实景区', 'Real set', '圆台中央 2 m × 2 m', 'Middle of the stage, 2 m × 2 m'],
    ['输出', 'Output', '4K 50p 实时渲染', '4K 50p, rendered live'],
    ['面数', 'Triangles', '52 万', '520,000'],
    ['贴图显存', 'Texture memory', '286 MB', '286 MB'],
    ['最低主机', 'Minimum computer', '8 核处理器，12 GB 显存', '8 cores, 12 GB video memory'],
  ],
  zh: {
    title: '拱门带货间',
    summary:
      '橙红的拱门围着一座圆台，左右六个货台错落摆开。近景看清材质，全景一次收齐当场的主推款；换一场主题，只换颜色和台上的货。',
  },
  en: {
    title: 'Arch selling set',
    summary:
      'Orange-red arches around a round stage, with plinths of goods on both sides. Close shots show the material, the wide shot all of today’s goods; another theme changes only colours and goods.',
  },
};
