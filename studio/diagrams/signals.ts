/** Signals: cable lengths, capture formats, colour sampling, and the path of a frame in the SDK. */
import {
  arrow,
  box,
  circle,
  colours,
  type Diagram,
  line,
  note,
  range,
  rect,
  text,
} from './draw.ts';

function cableReach(): Diagram {
  const left = 208;
  const perMetre = 5;
  const rows: [string, string, [string, number][]][] = [
    [
      'HDMI 无源铜线',
      colours.amber,
      [
        ['1080p60', 10],
        ['2160p30', 5],
        ['2160p60', 3],
      ],
    ],
    [
      'SDI 细线 4 mm',
      colours.blue,
      [
        ['1080p60', 40],
        ['2160p30', 30],
        ['2160p60', 20],
      ],
    ],
    [
      'SDI RG-6 级 7 mm',
      colours.green,
      [
        ['1080p60', 90],
        ['2160p30', 70],
        ['2160p60', 45],
      ],
    ],
    [
      'HDMI 有源光纤',
      colours.violet,
      [
        ['1080p60', 50],
        ['2160p30', 50],
        ['2160p60', 30],
      ],
    ],
  ];
  return {
    width: 800,
    height: 460,
    title: '四种线材在 1080p60、2160p30、2160p60 下可靠的长度',
    parts: [
      range(0, 100, 20).map((metres) =>
        [
          line(
            [
              [left + metres * perMetre, 44],
              [left + metres * perMetre, 420],
            ],
            { stroke: colours.faint },
          ),
          note(left + metres * perMetre, 442, `${metres} m`, { anchor: 'middle' }),
        ].join(''),
      ),
      rows.map(([name, fill, lengths], row) => {
        const top = 52 + row * 94;
        return [
          text(20, top + 42, name, { size: 16, weight: 600 }),
          lengths.map(([format, metres], index) => {
            const y = top + index * 26;
            return [
              rect(left, y, metres * perMetre, 20, { fill, opacity: 1 - index * 0.28, radius: 3 }),
              text(left + metres * perMetre + 8, y + 15, `${format}  ${metres} m`, {
                size: 14,
                halo: true,
              }),
            ].join('');
          }),
        ].join('');
      }),
    ],
  };
}

function captureFormats(): Diagram {
  const left = 190;
  const perGigabit = 82;
  const x = (gigabits: number) => left + gigabits * perGigabit;
  const rows: [string, number, 'green' | 'amber' | 'red'][] = [
    ['1080p60 NV12', 1.49, 'amber'],
    ['1080p60 YUY2', 1.99, 'green'],
    ['1080p60 v210', 2.65, 'green'],
    ['1080p60 P010', 2.99, 'amber'],
    ['1080p60 P210', 3.98, 'green'],
    ['2160p30 NV12', 2.99, 'amber'],
    ['2160p30 YUY2', 3.98, 'green'],
    ['2160p60 NV12', 5.97, 'amber'],
  ];
  const limits: [string, number][] = [
    ['USB 2.0 实用 0.3', 0.3],
    ['USB 5 Gbit/s 实用 3.2', 3.2],
  ];
  const fills = { green: colours.green, amber: colours.amber, red: colours.red };
  return {
    width: 800,
    height: 470,
    title: '采集格式的带宽与 USB 接口的实际上限：P210 在 1080p60 下超过 5 Gbit/s 接口的能力',
    parts: [
      range(0, 7).map((gigabits) =>
        [
          line(
            [
              [x(gigabits), 60],
              [x(gigabits), 410],
            ],
            { stroke: colours.faint },
          ),
          note(x(gigabits), 432, `${gigabits}`, { anchor: 'middle' }),
        ].join(''),
      ),
      note(x(7) - 12, 456, 'Gbit/s', { anchor: 'end' }),
      limits.map(([name, at]) =>
        [
          line(
            [
              [x(at), 52],
              [x(at), 410],
            ],
            { stroke: colours.red, dash: '6 5', width: 2 },
          ),
          text(x(at) + (at < 1 ? 4 : 0), 42, name, {
            size: 14,
            fill: colours.red,
            anchor: at < 1 ? 'start' : 'middle',
          }),
        ].join(''),
      ),
      rows.map(([name, gigabits, tone], index) => {
        const y = 70 + index * 42;
        return [
          text(left - 12, y + 20, name, { size: 15, anchor: 'end' }),
          rect(left, y, gigabits * perGigabit, 28, { fill: fills[tone], opacity: 0.85, radius: 4 }),
          text(x(gigabits) + 8, y + 20, gigabits.toFixed(2), { size: 14, halo: true }),
        ].join('');
      }),
      rect(20, 444, 14, 14, { fill: colours.green, radius: 3 }),
      text(40, 456, '4:2:2，抠像首选', { size: 14 }),
      rect(180, 444, 14, 14, { fill: colours.amber, radius: 3 }),
      text(200, 456, '4:2:0，可用', { size: 14 }),
    ],
  };
}

function subsampling(): Diagram {
  const cell = 25;
  const kinds: [string, number, number, string][] = [
    ['4:4:4', 1, 1, '色度 32 个'],
    ['4:2:2', 2, 1, '色度 16 个'],
    ['4:2:0', 2, 2, '色度 8 个'],
  ];
  return {
    width: 800,
    height: 360,
    title: '8 × 4 个像素在 4:4:4、4:2:2、4:2:0 下的色度样本：32、16、8 个',
    parts: [
      kinds.map(([name, across, down, count], kind) => {
        const x = 40 + kind * 256;
        const y = 64;
        return [
          text(x + cell * 4, 44, name, { size: 20, weight: 600, anchor: 'middle' }),
          range(0, 3).flatMap((row) =>
            range(0, 7).map((column) =>
              rect(x + column * cell, y + row * cell, cell, cell, {
                fill: colours.ground,
                stroke: colours.line,
                width: 1,
              }),
            ),
          ),
          range(0, 3, down).flatMap((row) =>
            range(0, 7, across).map((column) =>
              rect(x + column * cell + 3, y + row * cell + 3, cell * across - 6, cell * down - 6, {
                fill: colours.greenTint,
                stroke: colours.green,
                radius: 5,
              }),
            ),
          ),
          range(0, 3).flatMap((row) =>
            range(0, 7).map((column) =>
              circle(x + column * cell + cell / 2, y + row * cell + cell / 2, 3, {
                fill: colours.ink,
              }),
            ),
          ),
          text(x + cell * 4, y + cell * 4 + 28, `亮度 32 个，${count}`, {
            size: 15,
            anchor: 'middle',
          }),
          // An edge between presenter and screen, in each colour sampling.
          range(0, 7).flatMap((row) =>
            range(0, 7).map((column) => {
              const boundary = 2 + 0.5 * (7 - row);
              const block = Math.floor(column / across) * across + across / 2;
              const rowOf = Math.floor(row / down) * down + down / 2;
              const isScreen = block > boundary + 0.5 * (row + 0.5 - rowOf);
              return rect(x + column * cell, y + 142 + row * 12, cell, 12.4, {
                fill: isScreen ? colours.screen : '#f0c9a8',
              });
            }),
          ),
        ].join('');
      }),
      circle(44, 336, 4, { fill: colours.ink }),
      text(56, 341, '亮度样本', { size: 14 }),
      rect(150, 327, 18, 18, { fill: colours.greenTint, stroke: colours.green, radius: 5 }),
      text(176, 341, '色度样本覆盖的像素', { size: 14 }),
      note(352, 341, '下排：同一条斜边，在各种色度抽样下键色看到的形状'),
    ],
  };
}

function sdkFramePath(): Diagram {
  return {
    width: 800,
    height: 300,
    title: '一帧在 SDK 里的路径：内存路径要上传和取回，纹理直通留在显卡里',
    parts: [
      rect(206, 30, 388, 240, {
        fill: colours.ground,
        stroke: colours.line,
        radius: 12,
        dash: '6 5',
      }),
      text(400, 56, '显卡', { size: 15, weight: 600, anchor: 'middle' }),
      box(20, 76, 140, 60, ['采集', 'NV12 / YUY2'], {}),
      box(20, 186, 140, 60, ['采集（纹理）', 'D3D11 / Metal'], { tone: 'blue' }),
      box(330, 124, 140, 74, ['键控', '取色·收缩·溢色'], { tone: 'green' }),
      box(640, 76, 140, 60, ['内存 BGRA', '预乘透明'], {}),
      box(640, 186, 140, 60, ['纹理', '编码或显示'], { tone: 'blue' }),
      arrow(
        [
          [160, 106],
          [260, 106],
          [328, 146],
        ],
        { stroke: colours.amber },
      ),
      text(216, 96, '上传', { size: 14, fill: colours.amber }),
      arrow(
        [
          [472, 146],
          [540, 106],
          [638, 106],
        ],
        { stroke: colours.amber },
      ),
      text(556, 96, '取回', { size: 14, fill: colours.amber }),
      arrow(
        [
          [160, 216],
          [260, 216],
          [328, 178],
        ],
        { stroke: colours.blue },
      ),
      arrow(
        [
          [472, 178],
          [540, 216],
          [638, 216],
        ],
        { stroke: colours.blue },
      ),
      text(400, 242, '纹理直通：不经过内存', { size: 14, fill: colours.blue, anchor: 'middle' }),
    ],
  };
}

export const signalDiagrams: Record<string, () => Diagram> = {
  'cable-reach': cableReach,
  'capture-formats': captureFormats,
  subsampling,
  'sdk-frame-path': sdkFramePath,
};
