/** Rooms: the signal chain, the survey, power, LED walls, prompters. */
import {
  arrow,
  box,
  circle,
  colours,
  type Diagram,
  dimension,
  line,
  note,
  polygon,
  rect,
  text,
} from './draw.ts';
import { backdrop, camera, person, walls } from './plan.ts';

function signalFlow(): Diagram {
  const y = 96;
  const chain: [string, string, 'plain' | 'blue' | 'green'][] = [
    ['摄像机', 'HDMI / SDI', 'plain'],
    ['采集', '4:2:2 · 帧率', 'plain'],
    ['抠像合成', '透明通道', 'green'],
    ['编码', '码率 · 2 s', 'blue'],
    ['路由器', '上行余量', 'blue'],
    ['平台', '测试流', 'plain'],
  ];
  const w = 108;
  const gap = 23;
  const x = (index: number) => 20 + index * (w + gap);
  return {
    width: 800,
    height: 330,
    title: '绿幕直播间的信号链与每一段的指标',
    parts: [
      text(20, 40, '画面', { weight: 600 }),
      note(62, 40, '从左到右查；上游的毛病下游补不回来'),
      chain.map(([name, measure, tone], index) =>
        [
          box(x(index), y - 26, w, 62, [name, measure], { tone }),
          index > 0
            ? arrow([
                [x(index) - gap + 2, y + 5],
                [x(index) - 2, y + 5],
              ])
            : '',
        ].join(''),
      ),
      box(20, 196, 108, 56, ['灯光与背景', '均匀 ≤ 1/3 档'], { tone: 'amber' }),
      arrow(
        [
          [74, 196],
          [74, 134],
        ],
        { stroke: colours.amber },
      ),
      box(151, 196, 108, 56, ['话筒', '-12～-6 dBFS'], { tone: 'violet' }),
      arrow(
        [
          [259, 224],
          [280, 224],
        ],
        { stroke: colours.violet },
      ),
      box(282, 196, 108, 56, ['声卡调音台', '48 kHz'], { tone: 'violet' }),
      arrow(
        [
          [390, 224],
          [467, 224],
          [467, 134],
        ],
        { stroke: colours.violet },
      ),
      note(482, 220, '音频延迟在这里补齐'),
      text(20, 292, '返看', { weight: 600 }),
      note(
        62,
        292,
        '从“抠像合成”直接引出到主播面前的监视器，延迟不超过 6 帧；不要用平台画面当返看。',
      ),
    ],
  };
}

function roomSurvey(): Diagram {
  const left = 70;
  const top = 66;
  const scale = 100; // pixels per metre
  const w = 6 * scale;
  const h = 4 * scale;
  const mid = top + h / 2;
  const screen = left + w - 34;
  const host = screen - 1.8 * scale;
  const lens = host - 2.9 * scale;
  return {
    width: 800,
    height: 560,
    title: '6 × 4 米房间的勘测平面图，进深分成四段',
    parts: [
      walls(left, top, w, h),
      polygon(
        [
          [lens + 18, mid],
          [screen - 4, mid - 132],
          [screen - 4, mid + 132],
        ],
        { fill: colours.blueTint, opacity: 0.7 },
      ),
      backdrop([screen, top + 46], [screen, top + h - 46]),
      rect(screen + 6, top + 60, 5, h - 120, { fill: colours.line }),
      camera([lens, mid], 0),
      person([host, mid], 180),
      text(host, mid + 50, '站位', { size: 14, anchor: 'middle', halo: true }),
      text(lens, mid + 40, '镜头', { size: 14, anchor: 'middle', halo: true }),
      // Door, window, outlets, distribution board, air conditioner
      rect(left - 5, top + h - 110, 10, 86, { fill: colours.paper, stroke: colours.ink }),
      line(
        [
          [left, top + h - 24],
          [left + 80, top + h - 60],
        ],
        { stroke: colours.muted, dash: '4 4' },
      ),
      text(left + 16, top + h - 16, '门 0.9 m', { size: 14 }),
      rect(left + 120, top - 5, 150, 10, { fill: colours.blueTint, stroke: colours.blue }),
      text(left + 195, top - 14, '窗（遮光后 < 10 lx）', { size: 14, anchor: 'middle' }),
      rect(left + 380, top + 8, 90, 22, { fill: colours.paper, stroke: colours.muted, radius: 3 }),
      text(left + 425, top + 24, '空调', { size: 14, anchor: 'middle', fill: colours.muted }),
      rect(left + 6, top + 20, 40, 46, {
        fill: colours.amberTint,
        stroke: colours.amber,
        radius: 3,
      }),
      text(left + 56, top + 40, '配电箱', { size: 14 }),
      text(left + 56, top + 58, '16 A × 3', { size: 14, fill: colours.muted }),
      ...[200, 420].map((x) =>
        circle(left + x, top + h - 10, 6, { fill: colours.paper, stroke: colours.amber, width: 2 }),
      ),
      text(left + 212, top + h - 20, '插座', { size: 14, fill: colours.muted }),
      dimension([left, top + h + 26], [lens, top + h + 26], '0.96 m', { offset: 1 }),
      dimension([lens, top + h + 26], [host, top + h + 26], '镜头到人 2.9 m', { offset: 1 }),
      dimension([host, top + h + 26], [screen, top + h + 26], '人到绿幕 1.8 m', { offset: 1 }),
      dimension([screen, top + h + 26], [left + w, top + h + 26], '0.34', { offset: 1 }),
      dimension([left + w + 30, top], [left + w + 30, top + h], '净宽 4 m'),
      text(left + w / 2, top + h + 76, '净长 6 m，净高量到最低的梁 2.8 m', {
        size: 15,
        weight: 600,
        anchor: 'middle',
      }),
    ],
  };
}

function powerCircuits(): Diagram {
  const rows: [string, string, 'amber' | 'blue' | 'plain', string, string][] = [
    ['灯光回路', '16 A · 1.0 kW', 'amber', '背景灯、人物灯', '分批上电，间隔 2 s'],
    [
      '制作回路',
      '16 A · 1.1 kW',
      'blue',
      '主机、摄像机、采集、调音、网络',
      '经 UPS 2 kVA，同相同地',
    ],
    ['空调回路', '16～20 A', 'plain', '空调', '独立，不接 UPS'],
  ];
  return {
    width: 800,
    height: 352,
    title: '照明、制作、空调三个回路，制作回路经 UPS 分配',
    parts: [
      box(20, 116, 110, 96, ['配电箱', '220 V', '漏电 30 mA'], { tone: 'dark' }),
      rows.map(([name, size, tone, load, how], index) => {
        const y = 36 + index * 98;
        return [
          arrow(
            [
              [130, 164],
              [164, 164],
              [164, y + 34],
              [196, y + 34],
            ],
            { stroke: colours.muted },
          ),
          box(198, y, 140, 68, [name, size], { tone }),
          tone === 'blue'
            ? arrow(
                [
                  [338, y + 34],
                  [378, y + 34],
                ],
                { stroke: colours.muted },
              )
            : '',
          tone === 'blue' ? box(380, y, 82, 68, ['UPS', '10 分钟'], { tone: 'green' }) : '',
          tone === 'blue'
            ? arrow(
                [
                  [462, y + 34],
                  [494, y + 34],
                ],
                { stroke: colours.muted },
              )
            : arrow(
                [
                  [338, y + 34],
                  [494, y + 34],
                ],
                { stroke: colours.muted },
              ),
          box(496, y, 284, 68, [load, how], { tone: 'plain' }),
        ].join('');
      }),
      note(400, 334, '长时间负载不超过额定的 80%：16 A × 220 V × 0.8 ≈ 2.8 kW', {
        anchor: 'middle',
      }),
    ],
  };
}

function ledMoire(): Diagram {
  const y = 132;
  const dots = (x: number, radius: number, gap: number, opacity: number) =>
    Array.from({ length: 49 }, (_, index) =>
      circle(x + (index % 7) * gap, 300 + Math.floor(index / 7) * gap, radius, {
        fill: colours.blue,
        opacity,
      }),
    ).join('');
  return {
    width: 800,
    height: 500,
    title: '镜头、人、LED 屏的距离，以及灯珠失焦成光斑的三种程度',
    parts: [
      camera([70, y], 0),
      polygon(
        [
          [90, y],
          [690, y - 80],
          [690, y + 80],
        ],
        { fill: colours.blueTint, opacity: 0.7 },
      ),
      person([360, y], 180),
      rect(690, y - 92, 14, 184, { fill: colours.ink, radius: 2 }),
      text(697, y - 104, 'LED 屏', { anchor: 'middle', size: 15, weight: 600 }),
      text(360, y - 40, '焦点在人身上', { anchor: 'middle', size: 14, halo: true }),
      dimension([70, y + 96], [360, y + 96], '镜头到人 2.5 m', { offset: 1 }),
      dimension([360, y + 96], [690, y + 96], '人到屏 1.0 m 以上（P2.5、50 mm、f/4）', {
        offset: 1,
      }),
      rect(20, 282, 240, 156, { fill: colours.redTint, stroke: colours.red, radius: 8 }),
      dots(68, 4, 17, 0.9),
      text(214, 356, 'k < 1', { size: 15, weight: 600, anchor: 'middle' }),
      rect(280, 282, 240, 156, { fill: colours.amberTint, stroke: colours.amber, radius: 8 }),
      dots(328, 9, 17, 0.45),
      text(474, 356, '1～2', { size: 15, weight: 600, anchor: 'middle' }),
      rect(540, 282, 240, 156, { fill: colours.greenTint, stroke: colours.green, radius: 8 }),
      dots(582, 15, 17, 0.2),
      text(734, 356, 'k ≥ 2', { size: 15, weight: 600, anchor: 'middle' }),
      text(140, 464, '灯珠清楚，可能有摩尔纹', { size: 14, anchor: 'middle' }),
      text(400, 464, '纯色面上可能看见', { size: 14, anchor: 'middle' }),
      text(660, 464, '糊成一片，看不见', { size: 14, anchor: 'middle' }),
      note(400, 488, 'k = 光斑直径 ÷ 点距在传感器上的像', { anchor: 'middle' }),
    ],
  };
}

interface TeleprompterWords {
  title: string;
  side: string;
  presenter: string;
  glass: string;
  camera: string;
  display: string;
  sight: string;
  distance: string;
  front: string;
  lines: [string, string];
  width: string;
  rules: [string, string];
}

const teleprompterZh: TeleprompterWords = {
  title: '分光镜提词器的几何：文字在镜头轴线上，行宽等于距离的 0.12 倍',
  side: '侧视',
  presenter: '主播',
  glass: '分光镜 45°',
  camera: '摄像机',
  display: '显示器（镜像文字）',
  sight: '主播看文字的方向，就是看镜头的方向',
  distance: '距离 2.5 m',
  front: '正视',
  lines: ['大家晚上好，今天只讲', '三件事：成分、用法'],
  width: '行宽 30 cm',
  rules: ['行宽 = 距离 × 0.12，扫视角约 7°', '字高 = 距离 ÷ 100，2.5 m 处 25 mm，每行 12 字'],
};

const teleprompterEn: TeleprompterWords = {
  title:
    'A teleprompter with a beam splitter: the text lies on the axis of the lens, and a line is 0.12 times the distance wide',
  side: 'Side',
  presenter: 'Presenter',
  glass: 'Beam splitter at 45°',
  camera: 'Camera',
  display: 'Display, mirrored',
  sight: 'Looking at the text is looking into the lens',
  distance: 'Distance 2.5 m',
  front: 'Front',
  lines: ['Good evening! Just', 'three things today:'],
  width: 'Line 30 cm',
  rules: [
    'Line width = distance × 0.12, the eyes sweep about 7°',
    'Type height = distance ÷ 100: 25 mm, about 24 letters a line',
  ],
};

function teleprompter(words: TeleprompterWords): Diagram {
  const eye: [number, number] = [96, 150];
  const glass = 560;
  return {
    width: 800,
    height: 400,
    title: words.title,
    parts: [
      text(20, 34, words.side, { weight: 600 }),
      circle(eye[0], eye[1], 26, { fill: colours.blueTint, stroke: colours.blue, width: 2 }),
      polygon(
        [
          [120, 145],
          [130, 150],
          [120, 155],
        ],
        { fill: colours.blue },
      ),
      text(eye[0], 204, words.presenter, { anchor: 'middle', size: 14 }),
      line(
        [
          [glass - 46, 104],
          [glass + 46, 196],
        ],
        { stroke: colours.blue, width: 4 },
      ),
      text(glass + 4, 92, words.glass, { size: 14, anchor: 'middle' }),
      camera([680, 150], 180),
      text(684, 196, words.camera, { size: 14, anchor: 'middle' }),
      rect(glass - 56, 222, 112, 12, { fill: colours.ink, radius: 2 }),
      text(glass + 68, 234, words.display, { size: 14 }),
      arrow(
        [
          [glass, 222],
          [glass, 152],
          [132, 152],
        ],
        { stroke: colours.amber, width: 2 },
      ),
      arrow(
        [
          [132, 146],
          [658, 146],
        ],
        { stroke: colours.blue, dash: '6 5', width: 1.5 },
      ),
      text(330, 136, words.sight, {
        size: 14,
        anchor: 'middle',
        halo: true,
      }),
      dimension([eye[0], 262], [glass, 262], words.distance, { offset: 1 }),
      text(20, 318, words.front, { weight: 600 }),
      rect(96, 328, 208, 54, { fill: colours.ground, stroke: colours.ink, radius: 4 }),
      text(200, 352, words.lines[0], { size: 17, anchor: 'middle', weight: 600 }),
      text(200, 374, words.lines[1], { size: 17, anchor: 'middle', weight: 600 }),
      dimension([96, 318], [304, 318], words.width, { offset: -6 }),
      note(330, 346, words.rules[0]),
      note(330, 372, words.rules[1]),
    ],
  };
}

export const studioDiagrams: Record<string, () => Diagram> = {
  'signal-flow': signalFlow,
  'room-survey': roomSurvey,
  'power-circuits': powerCircuits,
  'led-moire': ledMoire,
  'teleprompter-geometry': () => teleprompter(teleprompterZh),
};

/** Those that an English text shows. */
export const englishStudio: Record<string, () => Diagram> = {
  'teleprompter-geometry': () => teleprompter(teleprompterEn),
};
