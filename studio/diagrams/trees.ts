/** Decisions and diagnoses: questions lead to the next box, results say what to do. */
import {
  arrow,
  box,
  colours,
  type Diagram,
  disc,
  line,
  note,
  type Point,
  rect,
  type Tone,
  text,
} from './draw.ts';

interface Step {
  /** The question and what it is about. */
  question: string[];
  /** Words at the arrow to the answer. */
  away: string;
  answer: string[];
  tone: Tone;
  /** Words at the arrow to the next step. */
  on?: string;
}

interface Steps {
  title: string;
  steps: Step[];
  /** Where one gets after the last step, if it leads any further. */
  end?: string;
  /** A rule for all steps, below them. */
  rule?: string;
  /** Colour of the way from step to step. */
  way: string;
  /** Colour of the way to an answer. */
  awayWay?: string;
}

/**
 * Questions one below the other, each with its answer under it, as wide as a phone: a reader there
 * sees questions and answers together, without scrolling sideways. The corner at the top right stays
 * empty for the button that enlarges the drawing.
 */
function uprightSteps({ title, steps, end, rule, way, awayWay = colours.muted }: Steps): Diagram {
  const [width, margin, gap, questionHeight] = [360, 16, 36, 62];
  const wayX = 40;
  const answerX = 60;
  const awayX = 100;
  const parts: string[] = [];
  let y = 20;
  for (const [index, { question, away, answer, tone, on }] of steps.entries()) {
    const below = y + questionHeight;
    const answerHeight = answer.length > 1 ? 62 : 46;
    const answerEnd = below + gap + answerHeight;
    const next = answerEnd + gap;
    const isFinal = !end && index === steps.length - 1;
    parts.push(
      box(margin, y, 252, questionHeight, question, { tone: 'blue' }),
      disc(wayX, y + questionHeight / 2, index + 1),
      arrow(
        [
          [awayX, below],
          [awayX, below + gap - 2],
        ],
        { stroke: awayWay },
      ),
      note(awayX + 12, below + 22, away, { fill: awayWay }),
      box(answerX, below + gap, width - margin - answerX, answerHeight, answer, { tone }),
      isFinal
        ? ''
        : arrow(
            [
              [wayX, below],
              [wayX, next - 2],
            ],
            { stroke: way },
          ),
      on ? note(wayX + 12, next - 13, on, { fill: way }) : '',
    );
    y = isFinal ? answerEnd : next;
  }
  if (end) {
    parts.push(box(margin, y, width - 2 * margin, 46, end, { size: 15 }));
    y += 46;
  }
  if (rule) {
    parts.push(uprightRule(y, [rule]));
    y += uprightRuleHeight([rule]);
  }
  return { width, height: y + 20, title, parts };
}

/** A line across an upright drawing, and below it the words that hold for all of it. */
function uprightRule(y: number, words: string[]): string {
  const across: Point[] = [
    [16, y + 20],
    [344, y + 20],
  ];
  return line(across, { stroke: colours.faint }) + note(180, y + 44, words, { anchor: 'middle' });
}

const uprightRuleHeight = (words: string[]) => 28 + words.length * 20;

const chooseSetup: Steps = {
  title: '三步选方案：进深不足用小房间布光或人像分割，反光商品优先 LED，频繁换景用绿幕',
  way: colours.muted,
  steps: [
    {
      question: ['进深够吗？', '半身 4 m，全身 6 m'],
      away: '不够',
      answer: ['3 m 起：小房间布光，拍半身', '再浅用人像分割；反光商品布实景'],
      tone: 'amber',
      on: '够',
    },
    {
      question: ['商品大多反光？', '玻璃、金属、亮面'],
      away: '很多',
      answer: ['进深 6 m 以上：LED 屏', '不足 6 m：绿幕 + 大面积柔光 + 局部遮挡'],
      tone: 'violet',
      on: '不多',
    },
    {
      question: ['多久换一次景？', '天天换，还是长期一套'],
      away: '常换',
      answer: ['绿幕抠像', '秒级换景，透明通道可再用'],
      tone: 'green',
      on: '长期一套',
    },
  ],
  end: '实景，或绿幕配一套固定场景',
};

const edgesZh: Steps = {
  title: '三步定位：源画面有问题查光与采集，透明通道有问题调参数，只有合成有问题改合成设置',
  way: colours.green,
  steps: [
    {
      question: ['源画面', '放大到 200%，干净吗？'],
      away: '不干净：本来就糊、有绿边或锯齿',
      answer: ['改光、镜头、采集格式'],
      tone: 'amber',
      on: '干净，看下一张',
    },
    {
      question: ['透明通道', '只看黑白，干净吗？'],
      away: '不干净：背景有灰斑，人物有洞',
      answer: ['改键色、容差、柔和度'],
      tone: 'green',
      on: '干净，看下一张',
    },
    {
      question: ['合成', '换成纯白背景，干净吗？'],
      away: '不干净：出现黑边、白边、亮线',
      answer: ['改预乘模式、锐度、裁切'],
      tone: 'violet',
    },
  ],
  end: '都干净：看编码与播放端',
};

const edgesEn: Steps = {
  title:
    'Three steps: a bad source points to light and capture, a bad matte to the keyer’s settings, a bad composite alone to compositing',
  way: colours.green,
  steps: [
    {
      question: ['Source', 'Clean at 200%?'],
      away: 'No: soft, green or jagged',
      answer: ['Light, lens, capture'],
      tone: 'amber',
      on: 'Yes: look at the next',
    },
    {
      question: ['Matte', 'Clean black and white?'],
      away: 'No: grey patches or holes',
      answer: ['Key, tolerance, softness'],
      tone: 'green',
      on: 'Yes: look at the next',
    },
    {
      question: ['Composite', 'Clean on white?'],
      away: 'No: dark or white lines',
      answer: ['Alpha, sharpness, crop'],
      tone: 'violet',
    },
  ],
  end: 'All clean: look at encoder and player',
};

interface Branch {
  /** The answer to the first question that leads here, and its colour. */
  way: string;
  colour: string;
  question: string[];
  tone: Tone;
  /** Names of the causes, each with what to do. */
  ends: [name: string, act: string, tone: Tone][];
}

interface Tree {
  title: string;
  question: string[];
  branches: [Branch, Branch];
  rule: string[];
}

const stutterZh: Tree = {
  title: '卡顿判断树：本地录像卡，看采集、渲染、编码；录像不卡，看网络丢帧，再看是否所有观众都卡',
  question: ['本地录像', '卡不卡？'],
  branches: [
    {
      way: '卡',
      colour: colours.red,
      question: ['本机', '哪个数在涨？'],
      tone: 'amber',
      ends: [
        ['采集丢帧', '换线、换 USB 口、降分辨率', 'amber'],
        ['渲染延迟', '看显卡占用与温度', 'amber'],
        ['编码跳帧', '换硬件编码，或降预设', 'amber'],
      ],
    },
    {
      way: '不卡',
      colour: colours.green,
      question: ['网络与平台', '丢帧是零吗？'],
      tone: 'blue',
      ends: [
        ['网络丢帧', '降码率、查同网上传、换线路', 'blue'],
        ['所有观众都卡', '换接入点，联系平台', 'violet'],
        ['个别观众卡', '请对方切换清晰度', 'violet'],
      ],
    },
  ],
  rule: ['边推边录是这棵树的前提：', '没有本地录像，就分不清是本机还是网络'],
};

const stutterEn: Tree = {
  title:
    'Where it stutters: if the local recording does too, look at capture, rendering and encoding; if not, at frames dropped by the network, then at whether all viewers are affected',
  question: ['Local recording', 'Does it stutter too?'],
  branches: [
    {
      way: 'Yes',
      colour: colours.red,
      question: ['This computer', 'Which figure keeps rising?'],
      tone: 'amber',
      ends: [
        ['Dropped at capture', 'Cable, USB port, smaller format', 'amber'],
        ['Late in rendering', 'Load and heat of the GPU', 'amber'],
        ['Skipped in encoding', 'Hardware encoder, faster preset', 'amber'],
      ],
    },
    {
      way: 'No',
      colour: colours.green,
      question: ['Network and platform', 'Does the network drop frames?'],
      tone: 'blue',
      ends: [
        ['Dropped by the network', 'Bit rate, other uploads, line', 'blue'],
        ['None, all viewers stutter', 'Other ingest; call the platform', 'violet'],
        ['None, only some stutter', 'They choose a lower quality', 'violet'],
      ],
    },
  ],
  rule: ['Record while you stream, or nothing', 'tells the computer from the network'],
};

/**
 * One question with two answers, each of which asks again: as wide as a phone, the second branch
 * below the first, each cause to the right under its question.
 */
function uprightTree({ title, question: root, branches, rule }: Tree): Diagram {
  const [width, right, height] = [360, 344, 62];
  const [questionX, railX, endX] = [56, 76, 104];
  const rootEnd = 20 + height;
  const parts = [box(16, 20, 252, height, root, { tone: 'dark' })];
  let y = rootEnd + 36;
  for (const [index, { way, colour, question, tone, ends }] of branches.entries()) {
    // The first branch lies right below; the way to the second passes it on the left.
    const wayX = index === 0 ? 100 : 34;
    const points: Point[] =
      index === 0
        ? [
            [wayX, rootEnd],
            [wayX, y - 2],
          ]
        : [
            [wayX, rootEnd],
            [wayX, y + height / 2],
            [questionX - 2, y + height / 2],
          ];
    parts.push(
      arrow(points, { stroke: colour }),
      text(wayX + 12, y - 12, way, { size: 15, fill: colour }),
      box(questionX, y, right - questionX, height, question, { tone }),
    );
    const questionEnd = y + height;
    y = questionEnd + 16;
    for (const [name, act, endTone] of ends) {
      const middle = y + height / 2;
      parts.push(
        arrow(
          [
            [railX, questionEnd],
            [railX, middle],
            [endX - 2, middle],
          ],
          { stroke: colours.muted },
        ),
        box(endX, y, right - endX, height, [name, act], { tone: endTone }),
      );
      y += height + 12;
    }
    // The last end needs no gap to a next one, but the next branch needs one for its words.
    y += index === 0 ? 28 : -12;
  }
  parts.push(uprightRule(y, rule));
  return {
    width,
    height: y + uprightRuleHeight(rule) + 20,
    title,
    parts,
  };
}

const flickerZh: Steps = {
  title: '四个动作依次排除市电频闪、PWM 调光、某一盏灯，以及抠像本身',
  way: colours.red,
  awayWay: colours.green,
  steps: [
    {
      question: ['快门 1/100 s', '自动全关'],
      away: '不闪了',
      answer: ['市电频闪', '固定快门，换高频驱动的灯'],
      tone: 'amber',
      on: '还闪',
    },
    {
      question: ['灯调到 100%'],
      away: '不闪了',
      answer: ['PWM 调光', '满亮度用，靠距离减光'],
      tone: 'amber',
      on: '还闪',
    },
    {
      question: ['只留一盏灯', '逐盏换'],
      away: '不闪了',
      answer: ['这一盏或它的回路', '换灯，分回路'],
      tone: 'violet',
      on: '还闪',
    },
    {
      question: ['关掉抠像', '看原始画面'],
      away: '不闪了',
      answer: ['噪点或抠像参数', '加背景光，容差加 3～5'],
      tone: 'green',
    },
  ],
  rule: '每一步只改一样东西，拍十秒录像再看',
};

const flickerEn: Steps = {
  title:
    'Four actions rule out mains, dimming by PWM, one particular light and the key, in that order',
  way: colours.red,
  awayWay: colours.green,
  steps: [
    {
      question: ['Shutter 1/100 s', 'All automatics off'],
      away: 'Gone',
      answer: ['Mains', 'Fix the shutter; flicker-free lights'],
      tone: 'amber',
      on: 'Still there',
    },
    {
      question: ['Lights at 100%'],
      away: 'Gone',
      answer: ['Dimming by PWM', 'Full level; dim by distance'],
      tone: 'amber',
      on: 'Still there',
    },
    {
      question: ['One light only', 'Then the next one'],
      away: 'Gone',
      answer: ['One light, or its circuit', 'Replace it, split the circuits'],
      tone: 'violet',
      on: 'Still there',
    },
    {
      question: ['Key off', 'Look at the source'],
      away: 'Gone',
      answer: ['Noise or a keyer setting', 'Light the screen; tolerance + 3 to 5'],
      tone: 'green',
    },
  ],
  rule: 'Change one thing, record ten seconds, look',
};

/** Numbered steps one below the other, as wide as a phone; `bottom` is where the last one ends. */
function uprightChain(steps: [name: string, words: string, tone?: Tone][]) {
  const [margin, height, gap] = [16, 62, 24];
  const parts = steps.map(([name, words, tone = 'blue'], index) => {
    const y = 20 + index * (height + gap);
    return [
      // The first one leaves the corner to the button that enlarges the drawing.
      box(margin, y, index === 0 ? 252 : 328, height, [name, words], { tone }),
      disc(margin + 24, y + height / 2, index + 1, tone === 'blue' ? 'dark' : tone),
      index > 0
        ? arrow(
            [
              [margin + 126, y - gap],
              [margin + 126, y - 2],
            ],
            { stroke: colours.muted },
          )
        : '',
    ].join('');
  });
  return { parts, bottom: 20 + steps.length * (height + gap) - gap };
}

function noSignalPath(): Diagram {
  const { parts, bottom } = uprightChain([
    ['机身', '插上监视器，看画面'],
    ['线缆', '换 1 m 好线，跳过中间设备'],
    ['采集卡', '换口、换驱动，看指示灯'],
    ['系统', '摄像头权限，谁在占用'],
    ['软件', '设备、像素格式、分辨率、帧率'],
  ]);
  const signs: [sign: string, where: string, fill: string][] = [
    ['“无信号”', '查 1、2', colours.amber],
    ['彩条或厂标', '查 2、3', colours.amber],
    ['分辨率是空的', '查 4、5', colours.red],
    ['有分辨率、全黑', '镜头盖或版权保护', colours.violet],
  ];
  const [rowsAt, row] = [bottom + uprightRuleHeight(['']) + 20, 46];
  return {
    width: 360,
    height: rowsAt + signs.length * row + 12,
    title: '没有画面时的五个检查点：机身、线缆、采集卡、系统、软件，从上往下一次只换一段',
    parts: [
      parts,
      uprightRule(bottom, ['先看清是哪一种“没有”，再决定从哪里查起']),
      signs.map(([sign, where, fill], index) => {
        const y = rowsAt + index * row;
        return [
          rect(16, y, 328, row - 8, { fill: colours.ground, radius: 8 }),
          rect(16, y, 6, row - 8, { fill, radius: 3 }),
          text(34, y + 25, sign, { size: 16, weight: 600 }),
          text(190, y + 25, where, { size: 15 }),
        ].join('');
      }),
    ],
  };
}

interface Chain {
  title: string;
  steps: [name: string, words: string, tone?: Tone][];
  rule: string[];
}

const colourMatchZh: Chain = {
  title: '两台机位对齐的顺序：同一盏灯、同一套菜单、曝光、白平衡、肤色，最后饱和度',
  steps: [
    ['同一盏灯', '其余全关，拍灰卡与色卡'],
    ['同一套菜单', '逐项抄一遍，关掉一切自动'],
    ['对曝光', '灰卡 41%，动光圈'],
    ['对白平衡', '三条等高，动色调'],
    ['对肤色', '落在肤色线，微调色相'],
    ['对饱和度', '以低的为准，最后才动', 'amber'],
  ],
  rule: ['顺序颠倒会来回拉扯：', '饱和度先动，白平衡就永远对不上'],
};

const colourMatchEn: Chain = {
  title:
    'The order in which to match two cameras: one light, one menu, exposure, white balance, skin, and saturation last',
  steps: [
    ['One light', 'Grey card and chart'],
    ['One menu', 'Same settings, automatics off'],
    ['Exposure', 'Grey card at 41%, by the iris'],
    ['White balance', 'Three equal traces, by tint'],
    ['Skin', 'On the skin line, by hue'],
    ['Saturation', 'Last, down to the lower one', 'amber'],
  ],
  rule: ['Keep to the order: once saturation has moved,', 'white balance never comes right'],
};

function ruledChain({ title, steps, rule }: Chain): Diagram {
  const { parts, bottom } = uprightChain(steps);
  return {
    width: 360,
    height: bottom + uprightRuleHeight(rule) + 20,
    title,
    parts: [parts, uprightRule(bottom, rule)],
  };
}

export const treeDiagrams: Record<string, () => Diagram> = {
  'choose-setup': () => uprightSteps(chooseSetup),
  'edge-diagnosis': () => uprightSteps(edgesZh),
  'stutter-tree': () => uprightTree(stutterZh),
  'flicker-tree': () => uprightSteps(flickerZh),
  'no-signal-path': noSignalPath,
  'colour-match': () => ruledChain(colourMatchZh),
};

/** Those that an English text shows. */
export const englishTrees: Record<string, () => Diagram> = {
  'edge-diagnosis': () => uprightSteps(edgesEn),
  'stutter-tree': () => uprightTree(stutterEn),
  'flicker-tree': () => uprightSteps(flickerEn),
  'colour-match': () => ruledChain(colourMatchEn),
};
