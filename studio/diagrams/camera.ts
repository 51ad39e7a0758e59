/** Cameras: field of view, and synchronising several. */
import {
  arrow,
  colours,
  type Diagram,
  dimension,
  line,
  note,
  type Point,
  polygon,
  range,
  rect,
  text,
} from './draw.ts';

function fieldOfView(): Diagram {
  const y = 170;
  const lens: Point = [250, y];
  const sensor = 130;
  const host = 660;
  const half = 112;
  const small = (half * (lens[0] - sensor)) / (host - lens[0]);
  return {
    width: 800,
    height: 400,
    title: '相似三角形：传感器宽度比焦距，等于取景宽度比距离',
    parts: [
      polygon([lens, [host, y - half], [host, y + half]], { fill: colours.blueTint }),
      polygon([lens, [sensor, y - small], [sensor, y + small]], { fill: colours.amberTint }),
      line(
        [
          [sensor, y - small],
          [host, y + half],
        ],
        { stroke: colours.line },
      ),
      line(
        [
          [sensor, y + small],
          [host, y - half],
        ],
        { stroke: colours.line },
      ),
      line(
        [
          [sensor, y],
          [host, y],
        ],
        { stroke: colours.line, dash: '5 5' },
      ),
      rect(sensor - 6, y - small, 8, small * 2, { fill: colours.amber, radius: 2 }),
      line(
        [
          [lens[0], y - 44],
          [lens[0], y + 44],
        ],
        { stroke: colours.ink, width: 5 },
      ),
      line(
        [
          [host, y - half],
          [host, y + half],
        ],
        { stroke: colours.blue, width: 5 },
      ),
      text(lens[0], y - 56, '镜头', { size: 15, weight: 600, anchor: 'middle' }),
      dimension([sensor - 26, y - small], [sensor - 26, y + small], '传感器', { offset: 1 }),
      dimension([host + 24, y - half], [host + 24, y + half], '取景宽度'),
      dimension([sensor, y + 142], [lens[0], y + 142], '焦距 50 mm', { offset: 1 }),
      dimension([lens[0], y + 142], [host, y + 142], '距离 3 m', { offset: 1 }),
      text(400, 384, '取景宽度 = 3 m × 36 mm ÷ 50 mm = 2.16 m（竖过来就是画面的高）', {
        size: 16,
        weight: 600,
        anchor: 'middle',
      }),
    ],
  };
}

function genlockTiming(): Diagram {
  const left = 150;
  const frame = 116;
  const groups: [string, string, [string, number][], 'red' | 'amber' | 'green'][] = [
    [
      '自由运行',
      '相位任意，还会漂',
      [
        ['A', 0],
        ['B', 46],
        ['C', 82],
      ],
      'red',
    ],
    [
      '切换台帧同步',
      '对齐输出，各晚 0～1 帧',
      [
        ['A', 116],
        ['B', 116],
        ['C', 116],
      ],
      'amber',
    ],
    [
      '同步锁相',
      '快门同时打开',
      [
        ['A', 0],
        ['B', 0],
        ['C', 0],
      ],
      'green',
    ],
  ];
  const tint = { red: colours.redTint, amber: colours.amberTint, green: colours.greenTint };
  const stroke = { red: colours.red, amber: colours.amber, green: colours.green };
  return {
    width: 800,
    height: 470,
    title: '三台摄像机的帧时序：自由运行时各自错开，切换台帧同步后延后对齐，锁相后同时开始',
    parts: [
      groups.map(([name, how, cameras, tone], group) => {
        const top = 40 + group * 140;
        return [
          text(20, top + 30, name, { size: 16, weight: 600 }),
          note(
            20,
            top + 54,
            how.length > 9
              ? [how.slice(0, how.indexOf('，') + 1), how.slice(how.indexOf('，') + 1)]
              : how,
          ),
          cameras.map(([label, offset], row) => {
            const y = top + row * 34;
            return [
              text(left + 8, y + 19, label, { size: 14, fill: colours.muted }),
              range(0, 4).map((index) => {
                const x = left + 36 + offset + index * frame;
                const w = Math.min(frame - 6, 784 - x);
                return w > 20
                  ? rect(x, y, w, 26, { fill: tint[tone], stroke: stroke[tone], radius: 4 }) +
                      (w > 60 ? text(x + 10, y + 18, `${index + 1}`, { size: 14 }) : '')
                  : '';
              }),
            ].join('');
          }),
        ].join('');
      }),
      arrow(
        [
          [186, 450],
          [780, 450],
        ],
        { stroke: colours.muted },
      ),
      note(186, 440, '时间'),
    ],
  };
}

export const cameraDiagrams: Record<string, () => Diagram> = {
  'field-of-view': fieldOfView,
  'genlock-timing': genlockTiming,
};
