/** Sound: where panels go, levels from stage to stage, lip-sync, and echo paths. */
import {
  arrow,
  box,
  circle,
  colours,
  type Diagram,
  disc,
  line,
  note,
  type Point,
  rect,
  text,
} from './draw.ts';
import { person, walls } from './plan.ts';

function rt60Panels(): Diagram {
  const left = 70;
  const top = 40;
  const w = 480;
  const h = 320;
  const host: Point = [left + 150, top + h / 2];
  const panel = (x: number, y: number, across: number, down: number) =>
    rect(x, y, across, down, {
      fill: colours.violetTint,
      stroke: colours.violet,
      width: 2,
      radius: 2,
    });
  const reflect = (y: number): Point => [left + 240, y];
  return {
    width: 800,
    height: 420,
    title: '吸声材料的位置：主播面朝的墙、两侧墙的第一反射点、顶面与墙角',
    parts: [
      walls(left, top, w, h),
      rect(left + 8, top + 60, 8, h - 120, { fill: colours.screen }),
      text(left + 24, top + h - 66, '绿幕', { size: 14, fill: colours.green }),
      panel(left + w - 18, top + 70, 16, h - 140),
      panel(left + 190, top + 3, 110, 16),
      panel(left + 190, top + h - 19, 110, 16),
      panel(left + w - 46, top + 3, 43, 43),
      panel(left + w - 46, top + h - 46, 43, 43),
      rect(left + 170, top + 100, 180, 120, {
        stroke: colours.violet,
        dash: '6 5',
        width: 2,
        radius: 6,
      }),
      [top + 20, top + h - 20].map((y) =>
        line([host, reflect(y), [left + 330, host[1]]], {
          stroke: colours.muted,
          dash: '5 4',
          width: 1.25,
        }),
      ),
      person(host, 0),
      circle(left + 330, host[1], 9, { fill: colours.ink }),
      text(left + 346, host[1] + 5, '话筒', { size: 14 }),
      (
        [
          [left + w - 10, host[1], 1],
          [left + 245, top + 12, 2],
          [left + 245, top + h - 10, 2],
          [left + 186, top + 118, 3],
          [left + w - 24, top + 24, 4],
          [left + w - 24, top + h - 24, 4],
        ] as [number, number, number][]
      ).map(([x, y, n]) => disc(x, y, n, 'violet')),
      (
        [
          ['1  主播面朝的墙', '声音最先打到这里再弹回来'],
          ['2  侧墙第一反射点', '用镜子找：从镜中看见话筒处'],
          ['3  顶面悬挂板', '净高低时反射最强（虚线）'],
          ['4  墙角厚材料', '10 cm 以上，压低频轰鸣'],
        ] as [string, string][]
      ).map(([name, how], index) =>
        [
          text(578, 76 + index * 78, name, { size: 16, weight: 600 }),
          note(578, 100 + index * 78, how),
        ].join(''),
      ),
      note(left + w / 2, 394, '俯视图。先贴 1，听一次；再贴 2 和 3；最后处理 4', {
        anchor: 'middle',
      }),
    ],
  };
}

function gainStaging(): Diagram {
  const left = 92;
  const y = (db: number) => 70 + (-db / 60) * 280;
  const stages: [string, string, number, number][] = [
    ['话筒', '发射机', -24, -8],
    ['话放', '平均 -18', -18, -12],
    ['调音总线', '峰值 -6', -16, -6],
    ['编码输入', '读数一致', -16, -6],
    ['平台', '-16 LUFS', -16, -1],
  ];
  return {
    width: 800,
    height: 450,
    title: '五级电平：话筒、话放、调音总线、编码输入、平台，各级平均与峰值的目标',
    parts: [
      rect(left, y(0), 690, y(-6) - y(0), { fill: colours.redTint }),
      rect(left, y(-6), 690, y(-18) - y(-6), { fill: colours.greenTint }),
      rect(left, y(-50), 690, y(-60) - y(-50), { fill: colours.ground }),
      [0, -6, -12, -18, -30, -40, -50, -60].map((db) =>
        [
          line(
            [
              [left, y(db)],
              [left + 690, y(db)],
            ],
            { stroke: colours.faint, width: 1 },
          ),
          note(left - 10, y(db) + 5, `${db}`, { anchor: 'end' }),
        ].join(''),
      ),
      note(20, 52, 'dBFS'),
      text(left + 680, y(-1.6), '削顶区', { size: 14, anchor: 'end', fill: colours.red }),
      text(left + 680, y(-16.6), '工作区', { size: 14, anchor: 'end', fill: colours.green }),
      text(left + 680, y(-54.5), '底噪应在这里', { size: 14, anchor: 'end', fill: colours.muted }),
      stages.map(([name, how, average, peak], index) => {
        const x = left + 26 + index * 116;
        return [
          rect(x, y(average), 64, y(-60) - y(average), {
            fill: colours.blue,
            opacity: 0.85,
            radius: 3,
          }),
          rect(x, y(peak), 64, y(average) - y(peak), { fill: colours.blue, opacity: 0.3 }),
          line(
            [
              [x - 6, y(peak)],
              [x + 70, y(peak)],
            ],
            { stroke: colours.ink, width: 2.5 },
          ),
          text(x + 32, 384, name, { size: 16, weight: 600, anchor: 'middle' }),
          note(x + 32, 406, how, { anchor: 'middle' }),
          index > 0
            ? arrow(
                [
                  [x - 46, 379],
                  [x - 16, 379],
                ],
                { stroke: colours.muted },
              )
            : '',
        ].join('');
      }),
      note(left, 436, '深色是平均电平，浅色到黑线是峰值。某一级太小，回前一级加，不在后面补'),
    ],
  };
}

function lipSync(): Diagram {
  const left = 118;
  const perFrame = 84;
  const x = (frames: number) => left + frames * perFrame;
  const stages: [string, number][] = [
    ['摄像机', 1.5],
    ['采集', 2.5],
    ['抠像', 1],
    ['合成', 1],
  ];
  let at = 0;
  return {
    width: 800,
    height: 340,
    title:
      '视频经过摄像机、采集、抠像、合成，30 帧下约晚 6 帧即 200 毫秒；音频只晚几毫秒，需要补同样的延迟',
    parts: [
      Array.from({ length: 8 }, (_, frame) =>
        [
          line(
            [
              [x(frame), 44],
              [x(frame), 262],
            ],
            { stroke: colours.faint },
          ),
          note(x(frame), 284, `${Math.round((frame * 1000) / 30)}`, { anchor: 'middle' }),
        ].join(''),
      ),
      note(x(7) + 36, 284, 'ms', { anchor: 'middle' }),
      text(20, 88, '视频', { size: 16, weight: 600 }),
      stages.map(([name, frames]) => {
        const start = at;
        at += frames;
        return box(
          x(start),
          60,
          frames * perFrame - 4,
          46,
          [name, `${frames === 1.5 ? '1～2' : frames === 2.5 ? '2～3' : frames} 帧`],
          { tone: 'blue', size: 15 },
        );
      }),
      text(20, 164, '声音', { size: 16, weight: 600 }),
      rect(x(0), 136, 20, 46, { fill: colours.violetTint, stroke: colours.violet, radius: 4 }),
      rect(x(0) + 24, 136, x(6) - x(0) - 24, 46, {
        fill: colours.paper,
        stroke: colours.violet,
        dash: '6 5',
        radius: 6,
      }),
      text(x(3) + 12, 164, '给音频补的延迟：200 ms', { size: 15, weight: 600, anchor: 'middle' }),
      text(20, 234, '对齐后', { size: 16, weight: 600 }),
      line(
        [
          [x(6), 44],
          [x(6), 262],
        ],
        { stroke: colours.green, width: 2.5 },
      ),
      text(x(6) - 10, 234, '同时到达编码器', {
        size: 15,
        anchor: 'end',
        halo: true,
        fill: colours.green,
      }),
      note(400, 322, '30 帧每秒，一帧 33 ms。换采集卡、改帧率、开人像分割之后都要重测', {
        anchor: 'middle',
      }),
    ],
  };
}

function mixMinus(): Diagram {
  const guests: [string, number, string][] = [
    ['嘉宾甲', 84, '主播 + 乙 + 音乐'],
    ['嘉宾乙', 270, '主播 + 甲 + 音乐'],
  ];
  return {
    width: 800,
    height: 400,
    title: '连麦信号：嘉宾甲听主播、乙和音乐，嘉宾乙听主播、甲和音乐，推流是全部',
    parts: [
      box(316, 150, 168, 84, ['混音', '主播端'], { tone: 'dark' }),
      guests.map(([name, y, back]) =>
        [
          box(20, y, 116, 62, [name, '耳机 + 话筒'], { tone: 'blue' }),
          arrow(
            [
              [136, y + 18],
              [314, y < 150 ? 170 : 208],
            ],
            { stroke: colours.blue },
          ),
          arrow(
            [
              [314, y < 150 ? 186 : 224],
              [138, y + 46],
            ],
            { stroke: colours.amber, dash: '7 5' },
          ),
          text(146, y < 150 ? y - 14 : y + 92, `返送：${back}`, { size: 15, fill: colours.amber }),
        ].join(''),
      ),
      box(344, 296, 112, 62, ['主播', '耳机 + 话筒'], { tone: 'blue' }),
      arrow(
        [
          [384, 296],
          [384, 236],
        ],
        { stroke: colours.blue },
      ),
      arrow(
        [
          [416, 236],
          [416, 294],
        ],
        { stroke: colours.amber, dash: '7 5' },
      ),
      text(470, 322, '返送：甲 + 乙 + 音乐', { size: 15, fill: colours.amber }),
      box(344, 24, 112, 56, ['背景音乐', '闪避 12 dB'], { tone: 'violet' }),
      arrow(
        [
          [400, 80],
          [400, 148],
        ],
        { stroke: colours.violet },
      ),
      arrow(
        [
          [484, 192],
          [620, 192],
        ],
        { stroke: colours.green, width: 2.5 },
      ),
      box(622, 156, 158, 72, ['推流', '甲 + 乙 + 主播 + 音乐'], { tone: 'green', size: 16 }),
      note(400, 388, '实线是送进来的声音，虚线是返送：每个人的返送里都没有自己', {
        anchor: 'middle',
      }),
    ],
  };
}

interface EchoWords {
  title: string;
  sounds: (how: string) => string;
  /** Name, the three stations of the sound, how it sounds, and the cure. */
  paths: [string, [string, string, string], 'amber' | 'red' | 'violet', string, string][];
}

const echoZh: EchoWords = {
  title: '三种回声的路径：返送、对方的音箱、房间；各自的听感与治法',
  sounds: (how) => `听起来：${how}`,
  paths: [
    ['电学回声', ['自己说话', '返送混音', '自己的耳机'], 'amber', '清楚，晚几百毫秒', '自混减'],
    ['声学回声', ['自己说话', '对方的音箱', '对方的话筒'], 'red', '发闷，晚几百毫秒', '对方戴耳机'],
    [
      '房间混响',
      ['自己说话', '墙与天花', '自己的话筒'],
      'violet',
      '拖尾，几乎同时',
      '吸声、靠近收音',
    ],
  ],
};

const echoEn: EchoWords = {
  title: 'The paths of three echoes: return, far loudspeaker, room; how each sounds, and its cure',
  sounds: (how) => `Sounds ${how}`,
  paths: [
    [
      'Return echo',
      ['You speak', 'Return mix', 'Headphones'],
      'amber',
      'clear but late',
      'Mix-minus',
    ],
    [
      'Acoustic echo',
      ['You speak', 'Far speaker', 'Far mic'],
      'red',
      'dull and late',
      'Headphones there',
    ],
    [
      'Reverberation',
      ['You speak', 'Hard walls', 'Microphone'],
      'violet',
      'hollow, at once',
      'Absorb, go closer',
    ],
  ],
};

function echoPaths({ title, sounds, paths }: EchoWords): Diagram {
  return {
    width: 800,
    height: 420,
    title,
    parts: paths.map(([name, steps, tone, how, cure], column) => {
      const x = 24 + column * 258;
      return [
        text(x + 118, 40, name, { size: 18, weight: 600, anchor: 'middle' }),
        steps.map((step, index) =>
          [
            box(x + 38, 62 + index * 76, 160, 46, step, { tone: index === 0 ? 'plain' : tone }),
            index > 0
              ? arrow(
                  [
                    [x + 118, 34 + index * 76],
                    [x + 118, 60 + index * 76],
                  ],
                  { stroke: colours.muted },
                )
              : '',
          ].join(''),
        ),
        // The return path.
        arrow(
          [
            [x + 198, 237],
            [x + 226, 237],
            [x + 226, 85],
            [x + 200, 85],
          ],
          { stroke: colours.red, dash: '6 5' },
        ),
        note(x + 118, 306, sounds(how), { anchor: 'middle' }),
        rect(x + 24, 330, 188, 48, { fill: colours.greenTint, stroke: colours.green, radius: 8 }),
        text(x + 118, 360, cure, { size: 16, weight: 600, anchor: 'middle' }),
      ].join('');
    }),
  };
}

export const soundDiagrams: Record<string, () => Diagram> = {
  'rt60-panels': rt60Panels,
  'gain-staging': gainStaging,
  'lip-sync': lipSync,
  'mix-minus': mixMinus,
  'echo-paths': () => echoPaths(echoZh),
};

/** Those that an English text shows. */
export const englishSound: Record<string, () => Diagram> = {
  'echo-paths': () => echoPaths(echoEn),
};
