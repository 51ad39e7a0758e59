/** Shows: a run of show as bars, and the shapes of viewer curves. */
import { colours, type Diagram, line, note, path, range, rect, text } from './draw.ts';

function runOfShow(): Diagram {
  const left = 70;
  const x = (minute: number) => left + minute * 7.7;
  const items: [number, number, string, 'show' | 'sell' | 'draw' | 'gap'][] = [
    [0, 3, '开', 'show'],
    [3, 6, 'A', 'sell'],
    [9, 4, '答', 'show'],
    [13, 2, '', 'gap'],
    [15, 8, 'B', 'sell'],
    [23, 3, '抽', 'draw'],
    [26, 6, 'C', 'sell'],
    [32, 3, '', 'gap'],
    [35, 9, 'D', 'sell'],
    [44, 4, '答', 'show'],
    [48, 3, '抽', 'draw'],
    [51, 8, 'E', 'sell'],
    [59, 3, '', 'gap'],
    [62, 8, 'F', 'sell'],
    [70, 3, '抽', 'draw'],
    [73, 8, '返场', 'sell'],
    [81, 3, '', 'gap'],
    [84, 6, '收尾', 'show'],
  ];
  const fills = {
    show: colours.blueTint,
    sell: colours.amberTint,
    draw: '#fde7ef',
    gap: colours.paper,
  };
  const strokes = { show: colours.blue, sell: colours.amber, draw: '#b11b64', gap: colours.line };
  return {
    width: 800,
    height: 280,
    title: '九十分钟流程：讲解与答疑之间留空格，每二十多分钟一次抽奖',
    parts: [
      items.map(([from, minutes, name, kind]) =>
        [
          rect(x(from), kind === 'draw' ? 66 : 86, minutes * 7.7 - 2, kind === 'draw' ? 94 : 74, {
            fill: fills[kind],
            stroke: strokes[kind],
            radius: 4,
            ...(kind === 'gap' ? { dash: '4 4' } : {}),
          }),
          text(x(from) + (minutes * 7.7) / 2 - 1, 128, name, {
            size: minutes < 4 ? 13 : 15,
            weight: 600,
            anchor: 'middle',
          }),
        ].join(''),
      ),
      line(
        [
          [left, 166],
          [x(90), 166],
        ],
        { stroke: colours.ink },
      ),
      range(0, 90, 15).map((minute) =>
        [
          line(
            [
              [x(minute), 166],
              [x(minute), 174],
            ],
            { stroke: colours.muted },
          ),
          note(x(minute), 194, `${minute}`, { anchor: 'middle' }),
        ].join(''),
      ),
      note(16, 194, '分钟'),
      (
        [
          ['讲', colours.blueTint, colours.blue, '开场、答疑、收尾'],
          ['卖', colours.amberTint, colours.amber, '商品讲解与演示'],
          ['抽', '#fde7ef', '#b11b64', '抽奖，提高停留时间'],
          ['空', colours.paper, colours.line, '缓冲：超时只吃这里'],
        ] as [string, string, string, string][]
      ).map(([name, fill, stroke, how], index) =>
        [
          rect(70 + index * 182, 228, 18, 18, {
            fill,
            stroke,
            radius: 4,
            ...(name === '空' ? { dash: '3 3' } : {}),
          }),
          text(96 + index * 182, 242, how, { size: 14 }),
        ].join(''),
      ),
      text(70, 46, '九十分钟带货', { size: 16, weight: 600 }),
      note(176, 46, '每 20～25 分钟一次高潮，环节之间留 10% 缓冲'),
    ],
  };
}

function viewerCurves(): Diagram {
  const shapes: [string, string, (t: number) => number][] = [
    [
      '冲高腰斩',
      '福利提到第一分钟',
      (t) => (t < 0.06 ? t / 0.06 : 0.35 + 0.65 * Math.exp(-(t - 0.06) * 9)) * 0.92,
    ],
    ['缓慢爬坡', '加强开场与预告', (t) => 0.18 + 0.7 * t ** 1.2],
    ['锯齿', '每 8 分钟互动一次', (t) => 0.42 + 0.26 * (1 - ((t * 5) % 1)) + 0.05 * t],
    ['断崖', '先查技术再查话术', (t) => (t < 0.55 ? 0.72 - 0.08 * t : 0.18 - 0.08 * (t - 0.55))],
  ];
  return {
    width: 800,
    height: 440,
    title: '四种在线曲线：冲高腰斩、缓慢爬坡、锯齿、断崖',
    parts: shapes
      .map(([name, advice, value], index) => {
        const x = 40 + (index % 2) * 380;
        const y = 54 + Math.floor(index / 2) * 196;
        const d = range(0, 1, 0.005)
          .map(
            (t, step) =>
              `${step ? 'L' : 'M'}${(x + t * 330).toFixed(1)} ${(y + 120 - Math.min(1, value(t)) * 110).toFixed(1)}`,
          )
          .join('');
        return [
          text(x, y - 16, name, { size: 17, weight: 600 }),
          note(x + 88, y - 16, advice),
          rect(x, y, 330, 120, { fill: colours.ground, radius: 6 }),
          path(`${d} L${x + 330} ${y + 120} L${x} ${y + 120} Z`, { fill: colours.blueTint }),
          path(d, { stroke: colours.blue, width: 2.5 }),
          line(
            [
              [x, y + 120],
              [x + 330, y + 120],
            ],
            { stroke: colours.line },
          ),
        ].join('');
      })
      .concat([
        note(400, 426, '横轴是开播后的时间，纵轴是在线人数；先认形状，再找原因', {
          anchor: 'middle',
        }),
      ]),
  };
}

export const platformDiagrams: Record<string, () => Diagram> = {
  'run-of-show': runOfShow,
  'viewer-curves': viewerCurves,
};
