/** Keying and compositing: the curve of a key, hues, an uneven wall, the horizon, layers of petals. */
import {
  arrow,
  circle,
  colours,
  type Diagram,
  dimension,
  disc,
  line,
  note,
  type Point,
  path,
  polygon,
  range,
  rect,
  text,
} from './draw.ts';
import { offset } from './plan.ts';

function keyCurve(): Diagram {
  const left = 90;
  const bottom = 300;
  const x = (distance: number) => left + distance * 11;
  const y = (alpha: number) => bottom - alpha * 220;
  return {
    width: 800,
    height: 390,
    title: '不透明度曲线：与键色的距离在容差以内全透明，柔和度决定过渡的宽度，之外全不透明',
    parts: [
      rect(x(0), y(1), x(22) - x(0), y(0) - y(1), { fill: colours.greenTint }),
      rect(x(22), y(1), x(30) - x(22), y(0) - y(1), { fill: colours.amberTint }),
      rect(x(30), y(1), x(62) - x(30), y(0) - y(1), { fill: colours.blueTint }),
      line(
        [
          [x(0), y(0)],
          [x(22), y(0)],
          [x(30), y(1)],
          [x(62), y(1)],
        ],
        { stroke: colours.ink, width: 3 },
      ),
      line(
        [
          [x(0), y(0)],
          [x(40), y(0)],
          [x(44), y(1)],
        ],
        { stroke: colours.red, width: 2, dash: '6 5' },
      ),
      arrow(
        [
          [x(0), bottom + 8],
          [x(63), bottom + 8],
        ],
        { stroke: colours.muted },
      ),
      arrow(
        [
          [left - 8, bottom],
          [left - 8, 56],
        ],
        { stroke: colours.muted },
      ),
      note(left - 16, y(1) + 5, '1', { anchor: 'end' }),
      note(left - 16, y(0) + 5, '0', { anchor: 'end' }),
      text(left - 8, 46, '不透明度', { size: 14, anchor: 'middle' }),
      text(x(62), bottom + 32, '与最近一个键色的色度距离', { size: 14, anchor: 'end' }),
      text(x(11), 190, '背景', { size: 17, weight: 600, anchor: 'middle' }),
      text(x(26), 120, '边缘', { size: 17, weight: 600, anchor: 'middle' }),
      text(x(53), 190, '人物', { size: 17, weight: 600, anchor: 'middle' }),
      dimension([x(0), bottom + 46], [x(22), bottom + 46], '容差 22', { offset: 1 }),
      dimension([x(22), bottom + 46], [x(30), bottom + 46], '柔和度 8', { offset: 1 }),
      text(x(44) + 8, y(0.3), ['容差放到 40：', '半透明的发丝也成了背景'], {
        size: 14,
        fill: colours.red,
      }),
    ],
  };
}

function keyHue(): Diagram {
  const centre: Point = [240, 220];
  const outer = 170;
  const inner = 104;
  const at = (hue: number, radius: number) => offset(centre, hue - 90, radius);
  const wedges = range(0, 354, 6).map((hue) => {
    const [a, b, c, d] = [
      at(hue, outer),
      at(hue + 6.4, outer),
      at(hue + 6.4, inner),
      at(hue, inner),
    ];
    return polygon([a, b, c, d] as Point[], { fill: `hsl(${hue} 62% 52%)` });
  });
  const mark = (hue: number, label: string, radius = outer + 22) => {
    const [x, y] = at(hue, radius);
    return text(x, y + 5, label, {
      size: 15,
      weight: 600,
      anchor: Math.abs(x - centre[0]) < 40 ? 'middle' : x > centre[0] ? 'start' : 'end',
    });
  };
  const span = (from: number, to: number, label: string, labelAt: number) => {
    const [a, b] = [at(from, inner - 16), at(to, inner - 16)];
    const [x, y] = at(labelAt, inner - 50);
    return (
      path(
        `M${a.map((v) => v.toFixed(1)).join(' ')} A${inner - 16} ${inner - 16} 0 0 1 ${b.map((v) => v.toFixed(1)).join(' ')}`,
        { stroke: colours.ink, width: 4 },
      ) + text(x, y + 5, label, { size: 14, anchor: 'middle' })
    );
  };
  return {
    width: 800,
    height: 456,
    title: '色相环：肤色在 10 到 40 度，绿幕约 140 度，青约 185 度，蓝幕约 220 度',
    parts: [
      wedges,
      span(8, 42, '肤色', 25),
      span(70, 108, '绿植', 88),
      span(212, 236, '牛仔、藏蓝', 232),
      mark(140, '绿幕'),
      mark(185, '青色幕'),
      mark(222, '蓝幕'),
      [140, 185, 222].map((hue) => {
        const [x, y] = at(hue, (outer + inner) / 2);
        return (
          circle(x, y, 15, { fill: colours.paper, stroke: colours.ink, width: 2 }) +
          circle(x, y, 10, { fill: `hsl(${hue} 62% 46%)` })
        );
      }),
      (
        [
          ['绿幕', '噪点最少，最省光；溢色明显', '避开绿植、军绿、薄荷色包装'],
          ['蓝幕', '溢色弱；多给半档到一档的光', '避开牛仔、藏蓝西装、蓝色标志'],
          ['青色幕', '同时避开纯绿与藏蓝', '避开湖蓝、薄荷、部分洗手衣'],
        ] as [string, string, string][]
      ).map(([name, good, bad], index) => {
        const y = 104 + index * 104;
        return [
          circle(494, y - 6, 12, { fill: `hsl(${[140, 222, 185][index]} 62% 46%)` }),
          text(518, y, name, { size: 17, weight: 600 }),
          note(518, y + 26, good),
          note(518, y + 48, bad),
        ].join('');
      }),
      note(240, 444, '色相离肤色和要保留的东西越远越好', { anchor: 'middle' }),
    ],
  };
}

function unevenMap(): Diagram {
  const values = [
    [-0.1, 0, -0.7],
    [0.2, 0, -0.2],
    [-0.4, 0.1, 0.1],
  ];
  const before = { x: 40, y: 76 };
  const after = { x: 450, y: 76 };
  const fixed = [
    [-0.1, 0, -0.4],
    [0.2, 0.1, -0.1],
    [-0.4, 0.1, 0.1],
  ];
  const cell = { w: 104, h: 82 };
  const tone = (value: number) =>
    Math.abs(value) > 2 / 3
      ? colours.redTint
      : Math.abs(value) > 1 / 3
        ? colours.amberTint
        : colours.greenTint;
  const map = (origin: { x: number; y: number }, grid: number[][]) =>
    grid.flatMap((row, r) =>
      row.map((value, c) => {
        const x = origin.x + c * cell.w;
        const y = origin.y + r * cell.h;
        return (
          rect(x, y, cell.w - 4, cell.h - 4, {
            fill: tone(value),
            stroke: colours.line,
            radius: 4,
          }) +
          text(
            x + cell.w / 2 - 2,
            y + 30,
            `${value > 0 ? '+' : ''}${value.toFixed(1).replace('-', '−')}`,
            { size: 18, weight: 600, anchor: 'middle' },
          )
        );
      }),
    );
  const sample = (c: number, r: number, n: number) =>
    disc(after.x + c * cell.w + cell.w / 2 - 2, after.y + r * cell.h + 56, n, 'green');
  return {
    width: 800,
    height: 400,
    title: '均匀度图：右上角暗 0.7 档，抬灯之后剩 0.4 档，用三点取样补齐',
    parts: [
      text(before.x, 54, '调灯之前', { size: 17, weight: 600 }),
      text(after.x, 54, '右灯抬 10° 之后，三点取样', { size: 17, weight: 600 }),
      map(before, values),
      map(after, fixed),
      arrow(
        [
          [364, 196],
          [436, 196],
        ],
        { stroke: colours.muted, width: 2.5 },
      ),
      sample(1, 1, 1),
      sample(0, 2, 2),
      sample(2, 0, 3),
      (
        [
          [colours.greenTint, '1/3 档以内：不用处理'],
          [colours.amberTint, '1/3～2/3 档：多点取样'],
          [colours.redTint, '2/3 档以上：先动灯'],
        ] as [string, string][]
      ).map(([fill, label], index) =>
        [
          rect(40 + index * 240, 352, 20, 20, { fill, stroke: colours.line, radius: 4 }),
          text(70 + index * 240, 367, label, { size: 15 }),
        ].join(''),
      ),
    ],
  };
}

function compositeHorizon(): Diagram {
  const floor = 330;
  const metre = 150;
  const horizon = floor - 1.3 * metre;
  const tile = (x: number): Point[] => [
    [x, floor],
    [640, horizon],
  ];
  return {
    width: 800,
    height: 400,
    title: '镜头高 1.3 米，场景的地平线也在 1.3 米，穿过身高 1.75 米的主播胸口偏上',
    parts: [
      rect(300, 40, 480, floor - 40, { fill: colours.blueTint, radius: 6 }),
      polygon(
        [
          [300, floor],
          [780, floor],
          [780, horizon],
          [300, horizon],
        ],
        { fill: '#e9e1d4' },
      ),
      [320, 420, 520, 640, 760].map((x) => line(tile(x), { stroke: '#b9ac95', width: 1 })),
      [0.35, 0.62, 0.8].map((part) =>
        line(
          [
            [300, floor - (floor - horizon) * part],
            [780, floor - (floor - horizon) * part],
          ],
          { stroke: '#cfc4b1', width: 1 },
        ),
      ),
      line(
        [
          [40, horizon],
          [780, horizon],
        ],
        { stroke: colours.red, width: 2, dash: '8 5' },
      ),
      text(780, horizon - 10, '地平线 = 镜头高度', {
        size: 15,
        weight: 600,
        anchor: 'end',
        fill: colours.red,
        halo: true,
      }),
      // The presenter, 1.75 m.
      ellipsePerson(470, floor, metre),
      rect(72, horizon - 18, 58, 36, { fill: colours.ink, radius: 4 }),
      polygon(
        [
          [130, horizon - 9],
          [150, horizon - 16],
          [150, horizon + 16],
          [130, horizon + 9],
        ],
        { fill: colours.ink },
      ),
      line(
        [
          [100, horizon + 18],
          [72, floor],
        ],
        { stroke: colours.ink, width: 3 },
      ),
      line(
        [
          [100, horizon + 18],
          [128, floor],
        ],
        { stroke: colours.ink, width: 3 },
      ),
      line(
        [
          [40, floor],
          [780, floor],
        ],
        { stroke: colours.line },
      ),
      dimension([176, floor], [176, horizon], '1.3 m'),
      dimension([540, floor], [540, floor - 1.75 * metre], '1.75 m'),
      text(100, floor + 30, '摄像机', { size: 14, anchor: 'middle' }),
      text(470, floor + 30, '主播（抠像）', { size: 14, anchor: 'middle' }),
      text(680, floor + 30, '虚拟场景', { size: 14, anchor: 'middle' }),
      note(400, 388, '1.3 ÷ 1.75 = 0.74：地平线应从胸口偏上穿过；对不上就移动背景图，不要缩放人', {
        anchor: 'middle',
      }),
    ],
  };
}

function ellipsePerson(x: number, floor: number, metre: number) {
  const top = floor - 1.75 * metre;
  return (
    circle(x, top + 18, 18, { fill: '#f0c9a8' }) +
    path(
      `M${x - 34} ${top + 130} Q${x - 36} ${top + 42} ${x} ${top + 42} Q${x + 36} ${top + 42} ${x + 34} ${top + 130} L${x + 22} ${top + 140} L${x + 20} ${floor} L${x + 3} ${floor} L${x} ${top + 160} L${x - 3} ${floor} L${x - 20} ${floor} L${x - 22} ${top + 140} Z`,
      { fill: colours.blue },
    )
  );
}

function flowerLayers(): Diagram {
  const layers: [string, string, string, string][] = [
    ['远景', '天空、庭院、展台', '亮度低于人物半档到一档', colours.blueTint],
    ['中景', '花墙、花门、落地花艺', '底部留出接地阴影', colours.greenTint],
    ['主播与商品', '抠像结果', '不加特效', colours.paper],
    ['前景', '零星失焦的花瓣', '画面面积 5% 以内', '#fde7ef'],
  ];
  const petal = (x: number, y: number, r: number, opacity: number) =>
    path(
      `M${x} ${y - r} Q${x + r} ${y - r} ${x + r * 0.4} ${y + r * 0.6} Q${x} ${y + r} ${x - r * 0.4} ${y + r * 0.6} Q${x - r} ${y - r} ${x} ${y - r} Z`,
      { fill: '#e26f9c', opacity },
    );
  return {
    width: 800,
    height: 420,
    title: '花境的四层：远景、中景花艺、主播与商品、前景花瓣，从远到近叠放',
    parts: [
      layers.map(([, , , fill], index) => {
        const x = 34 + index * 128;
        const y = 40 + index * 34;
        const picture = [
          rect(x, y, 210, 190, { fill, radius: 6, opacity: index > 1 ? 0.62 : 1 }),
          rect(x, y, 210, 190, { stroke: colours.ink, width: 1.5, radius: 6 }),
          index === 0
            ? polygon(
                [
                  [x + 4, y + 150],
                  [x + 60, y + 96],
                  [x + 110, y + 138],
                  [x + 160, y + 84],
                  [x + 206, y + 150],
                  [x + 206, y + 186],
                  [x + 4, y + 186],
                ],
                { fill: '#bcd3ee' },
              )
            : '',
          index === 1
            ? range(0, 4)
                .map(
                  (n) =>
                    petal(x + 24, y + 40 + n * 30, 12, 0.7) +
                    petal(x + 186, y + 52 + n * 28, 12, 0.7),
                )
                .join('')
            : '',
          index === 2
            ? circle(x + 105, y + 64, 22, { fill: '#f0c9a8' }) +
              path(
                `M${x + 56} ${y + 186} Q${x + 58} ${y + 96} ${x + 105} ${y + 94} Q${x + 152} ${y + 96} ${x + 154} ${y + 186} Z`,
                { fill: colours.blue },
              )
            : '',
          index === 3
            ? petal(x + 34, y + 44, 24, 0.45) +
              petal(x + 178, y + 150, 28, 0.35) +
              petal(x + 52, y + 160, 18, 0.5)
            : '',
        ].join('');
        return [
          picture,
          line(
            [
              [x + 105, y + 190],
              [x + 105, 342],
            ],
            { stroke: colours.line, dash: '4 4' },
          ),
          disc(x + 105, 356, index + 1, index === 2 ? 'blue' : 'plain'),
        ].join('');
      }),
      layers.map(([name, what, rule], index) => {
        const y = 60 + index * 72;
        return [
          disc(650, y - 5, index + 1, index === 2 ? 'blue' : 'plain'),
          text(672, y, name, { size: 15, weight: 600 }),
          note(636, y + 22, index === 2 ? '抠像结果，不加特效' : what, { size: 13.5 }),
          index === 2 ? '' : note(636, y + 42, rule, { size: 12.5 }),
        ].join('');
      }),
      arrow(
        [
          [60, 396],
          [560, 396],
        ],
        { stroke: colours.muted },
      ),
      note(60, 388, '远'),
      note(560, 388, '近，靠近镜头', { anchor: 'end' }),
    ],
  };
}

function flowerIntensity(): Diagram {
  const left = 90;
  const bottom = 290;
  const x = (count: number) => left + (count / 64) * 620;
  const y = (value: number) => bottom - value * 3.4;
  const value = (count: number) => Math.min(60, 10 + 12 * Math.log2(1 + count));
  const curve = range(0, 64, 0.25)
    .map(
      (count, index) => `${index ? 'L' : 'M'}${x(count).toFixed(1)} ${y(value(count)).toFixed(1)}`,
    )
    .join('');
  return {
    width: 800,
    height: 380,
    title: '花雨强度随触发次数按对数增长：1 次 22，4 次 38，16 次 59，到 60 封顶',
    parts: [
      range(0, 60, 20).map((step) =>
        [
          line(
            [
              [left, y(step)],
              [left + 640, y(step)],
            ],
            { stroke: colours.faint },
          ),
          note(left - 12, y(step) + 5, `${step}`, { anchor: 'end' }),
        ].join(''),
      ),
      line(
        [
          [left, y(60)],
          [left + 640, y(60)],
        ],
        { stroke: colours.red, dash: '6 5', width: 2 },
      ),
      text(left + 320, y(60) - 10, '上限 60', { size: 15, fill: colours.red }),
      path(curve, { stroke: '#b11b64', width: 3 }),
      [1, 4, 16, 64].map((count) =>
        [
          circle(x(count), y(value(count)), 6, { fill: '#b11b64' }),
          text(
            x(count) + (count > 20 ? 0 : 14),
            y(value(count)) + (count > 20 ? 28 : 22),
            `${count} 次：${Math.round(value(count))}`,
            { size: 15, halo: true, anchor: count > 20 ? 'end' : 'start' },
          ),
          note(x(count), bottom + 24, `${count}`, { anchor: 'middle' }),
        ].join(''),
      ),
      arrow(
        [
          [left, bottom],
          [left + 660, bottom],
        ],
        { stroke: colours.muted },
      ),
      note(left + 420, bottom + 24, '一秒内合并的次数', { anchor: 'middle' }),
      note(30, 52, '强度'),
      note(400, 356, '同一秒合并成一次，同一规则冷却 8 秒；前景花瓣始终不超过画面的 5%', {
        anchor: 'middle',
      }),
    ],
  };
}

export const cutoutDiagrams: Record<string, () => Diagram> = {
  'key-curve': keyCurve,
  'key-hue': keyHue,
  'uneven-map': unevenMap,
  'composite-horizon': compositeHorizon,
  'flower-layers': flowerLayers,
  'flower-intensity': flowerIntensity,
};
