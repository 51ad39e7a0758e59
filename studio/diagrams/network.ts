/** Networks: protocols, latency, retransmission, segments, upload, GOP. */
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

function protocolMap(): Diagram {
  return {
    width: 800,
    height: 330,
    title: '三种协议的范围：棚内局域网用 NDI，跨公网用 SRT，送往平台用 RTMP',
    parts: [
      rect(14, 50, 330, 214, { fill: colours.greenTint, radius: 12 }),
      text(30, 76, '棚内局域网', { size: 15, weight: 600, fill: colours.green }),
      rect(360, 50, 196, 214, { fill: colours.blueTint, radius: 12 }),
      text(376, 76, '公网', { size: 15, weight: 600, fill: colours.blue }),
      rect(572, 50, 214, 214, { fill: colours.amberTint, radius: 12 }),
      text(588, 76, '直播平台', { size: 15, weight: 600, fill: colours.amber }),
      box(30, 96, 92, 50, '摄像机'),
      box(30, 178, 92, 50, '另一机位'),
      box(222, 134, 108, 56, ['导播抠像', '合成']),
      arrow(
        [
          [122, 121],
          [172, 121],
          [220, 152],
        ],
        { stroke: colours.green },
      ),
      arrow(
        [
          [122, 203],
          [172, 203],
          [220, 172],
        ],
        { stroke: colours.green },
      ),
      text(170, 168, 'NDI', {
        size: 15,
        weight: 700,
        fill: colours.green,
        anchor: 'middle',
        halo: true,
      }),
      box(380, 186, 108, 56, ['外场', '5G 回传']),
      arrow(
        [
          [380, 214],
          [352, 214],
          [352, 180],
          [332, 174],
        ],
        { stroke: colours.blue },
      ),
      text(434, 178, 'SRT', { size: 15, weight: 700, fill: colours.blue, anchor: 'middle' }),
      box(594, 134, 108, 56, ['接入点', '转码分发']),
      arrow(
        [
          [330, 150],
          [592, 150],
        ],
        { stroke: colours.amber, width: 2.25 },
      ),
      text(456, 140, 'RTMPS', {
        size: 15,
        weight: 700,
        fill: colours.amber,
        anchor: 'middle',
        halo: true,
      }),
      box(722, 134, 52, 56, '观众', { size: 15 }),
      arrow(
        [
          [702, 162],
          [720, 162],
        ],
        { stroke: colours.amber },
      ),
      note(
        400,
        300,
        '同一路画面可以换两次协议：NDI 进来，合成后 RTMPS 出去；外场 SRT 回到棚里再合成',
        { anchor: 'middle' },
      ),
    ],
  };
}

function latencyBudget(): Diagram {
  const stages: [string, number, 'blue' | 'amber'][] = [
    ['摄像机', 66, 'blue'],
    ['采集', 66, 'blue'],
    ['抠像合成', 40, 'blue'],
    ['编码', 120, 'blue'],
    ['上行', 120, 'amber'],
    ['转码', 1100, 'amber'],
    ['分发', 120, 'amber'],
    ['播放缓冲', 1800, 'amber'],
  ];
  const total = stages.reduce((sum, [, ms]) => sum + ms, 0);
  const left = 132;
  const perMs = 560 / total;
  let at = 0;
  const studio = stages.slice(0, 4).reduce((sum, [, ms]) => sum + ms, 0);
  return {
    width: 800,
    height: 430,
    title: `延迟预算：棚内四段约 ${(studio / 1000).toFixed(1)} 秒，平台转码与播放缓冲合计约 ${((total - studio) / 1000).toFixed(1)} 秒`,
    parts: [
      range(0, 3).map((second) =>
        [
          line(
            [
              [left + second * 1000 * perMs, 40],
              [left + second * 1000 * perMs, 372],
            ],
            { stroke: colours.faint },
          ),
          note(left + second * 1000 * perMs, 394, `${second} s`, { anchor: 'middle' }),
        ].join(''),
      ),
      stages.map(([name, ms, tone], index) => {
        const y = 52 + index * 40;
        const start = at;
        at += ms;
        const x = left + start * perMs;
        const width = Math.max(4, ms * perMs);
        return [
          text(left - 14, y + 20, name, { size: 15, anchor: 'end' }),
          rect(x, y, width, 28, {
            fill: tone === 'blue' ? colours.blue : colours.amber,
            opacity: 0.85,
            radius: 3,
          }),
          text(x + width + 8, y + 20, ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${ms} ms`, {
            size: 14,
            halo: true,
          }),
        ].join('');
      }),
      rect(20, 408, 14, 14, { fill: colours.blue, radius: 3 }),
      text(40, 420, `棚内 ${studio} ms`, { size: 14 }),
      rect(170, 408, 14, 14, { fill: colours.amber, radius: 3 }),
      text(190, 420, '平台与播放端', { size: 14 }),
      note(780, 420, '示例值，总计约 3.4 s；各段的常见范围见正文', { anchor: 'end' }),
    ],
  };
}

interface SrtWords {
  title: string;
  times: string;
  sender: string;
  receiver: string;
  missing: string;
  again: string;
  waiting: string;
  due: string;
  delivered: string;
  tooLate: string;
}

const srtZh: SrtWords = {
  title: 'SRT 重传时间线：包 2 丢失，接收端发 NAK，一个 RTT 之后重传到达，仍早于交付时刻',
  times: 'RTT 60 ms，延迟 240 ms = 4 × RTT',
  sender: '发送端',
  receiver: '接收端',
  missing: 'NAK：缺 2',
  again: '2（重传）',
  waiting: '在缓冲里等待：还够再试两次',
  due: '应到',
  delivered: '此刻交付',
  tooLate: '重传还没到就过了交付时刻，这个包会被丢掉，统计里的 pktRcvDrop 就会增加',
};

const srtEn: SrtWords = {
  title:
    'Resending in SRT: packet 2 is lost, the receiver sends a NAK, and the resent packet arrives one RTT later, still before its delivery',
  times: 'RTT 60 ms, latency 240 ms = 4 × RTT',
  sender: 'Sender',
  receiver: 'Receiver',
  missing: 'NAK: 2',
  again: '2 (resent)',
  waiting: 'Waits in the buffer: time for two more tries',
  due: 'Due',
  delivered: 'Delivered now',
  tooLate: 'A packet that is resent too late for its delivery is dropped, and pktRcvDrop goes up',
};

function srtRetransmission(words: SrtWords): Diagram {
  const sender = 96;
  const receiver = 268;
  const x = (ms: number) => 150 + ms * 2.13;
  const packet = (ms: number, lost: boolean, name: string) => {
    const end = lost ? [x(ms + 15), sender + 86] : [x(ms + 30), receiver];
    return [
      arrow([[x(ms), sender], end as [number, number]], {
        stroke: lost ? colours.red : colours.blue,
        width: 1.75,
      }),
      lost
        ? line(
            [
              [x(ms + 15) - 8, sender + 78],
              [x(ms + 15) + 8, sender + 94],
            ],
            { stroke: colours.red, width: 2.5 },
          ) +
          line(
            [
              [x(ms + 15) + 8, sender + 78],
              [x(ms + 15) - 8, sender + 94],
            ],
            { stroke: colours.red, width: 2.5 },
          )
        : '',
      text(x(ms), sender - 14, name, { size: 14, anchor: 'middle' }),
    ].join('');
  };
  return {
    width: 800,
    height: 420,
    title: words.title,
    parts: [
      note(20, 40, words.times),
      text(20, sender + 5, words.sender, { size: 16, weight: 600 }),
      text(20, receiver + 5, words.receiver, { size: 16, weight: 600 }),
      line(
        [
          [140, sender],
          [786, sender],
        ],
        { stroke: colours.ink, width: 2 },
      ),
      line(
        [
          [140, receiver],
          [786, receiver],
        ],
        { stroke: colours.ink, width: 2 },
      ),
      packet(0, false, '1'),
      packet(20, true, '2'),
      packet(40, false, '3'),
      arrow(
        [
          [x(72), receiver],
          [x(102), sender],
        ],
        { stroke: colours.amber, dash: '6 5', width: 1.75 },
      ),
      text(x(100), 196, words.missing, {
        size: 14,
        fill: colours.amber,
        anchor: 'middle',
        halo: true,
      }),
      arrow(
        [
          [x(104), sender],
          [x(134), receiver],
        ],
        { stroke: colours.green, width: 2.25 },
      ),
      text(x(104), sender - 14, words.again, { size: 14, anchor: 'middle', fill: colours.green }),
      rect(x(134), receiver + 16, x(290) - x(134), 26, {
        fill: colours.greenTint,
        stroke: colours.green,
        radius: 4,
      }),
      text(x(140), receiver + 34, words.waiting, { size: 14 }),
      [50, 110, 170, 230, 290].map((ms, index) =>
        [
          line(
            [
              [x(ms), receiver + 50],
              [x(ms), receiver + 58],
            ],
            { stroke: colours.muted },
          ),
          index > 0
            ? note(x(ms), receiver + 76, `${index} RTT`, { anchor: 'middle' })
            : note(x(ms), receiver + 76, words.due, { anchor: 'middle' }),
        ].join(''),
      ),
      line(
        [
          [x(50), receiver + 54],
          [x(290), receiver + 54],
        ],
        { stroke: colours.muted },
      ),
      text(x(290), receiver + 102, words.delivered, {
        size: 15,
        weight: 600,
        anchor: 'end',
        fill: colours.green,
      }),
      circle(x(290), receiver, 7, { fill: colours.green }),
      note(20, 400, words.tooLate),
    ],
  };
}

function networkVlan(): Diagram {
  const rows: [string, string, 'green' | 'blue' | 'plain', string[]][] = [
    ['制作网 VLAN 10', '不上公网', 'green', ['摄像机', '抠像主机', '导播 NDI']],
    ['推流网 VLAN 20', '最高优先级', 'blue', ['编码器', '推流手机']],
    ['办公网 VLAN 30', '限速，隔离', 'plain', ['电脑', '访客无线']],
  ];
  return {
    width: 800,
    height: 420,
    title: '直播间网络：制作、推流、办公三个网段，路由器整形后走宽带与 5G 两条出口',
    parts: [
      rows.map(([name, rule, tone, devices], index) => {
        const y = 44 + index * 120;
        return [
          rect(16, y, 380, 96, {
            fill:
              tone === 'green'
                ? colours.greenTint
                : tone === 'blue'
                  ? colours.blueTint
                  : colours.ground,
            radius: 10,
          }),
          text(32, y + 28, name, { size: 16, weight: 600 }),
          note(32 + 168, y + 28, rule),
          devices.map((device, at) => box(32 + at * 118, y + 42, 108, 42, device, { size: 15 })),
          arrow(
            [
              [396, y + 48],
              [424, y + 48],
              [424, 208],
              [446, 208],
            ],
            {
              stroke:
                tone === 'green' ? colours.green : tone === 'blue' ? colours.blue : colours.muted,
            },
          ),
        ].join('');
      }),
      box(448, 170, 148, 76, ['路由器', '整形到实测 90%'], { tone: 'dark' }),
      text(522, 154, '队列在这里排', { size: 15, anchor: 'middle', fill: colours.amber }),
      arrow(
        [
          [596, 196],
          [664, 130],
        ],
        { stroke: colours.blue, width: 2.25 },
      ),
      box(666, 96, 118, 62, ['固定宽带', '主线'], { tone: 'blue' }),
      arrow(
        [
          [596, 224],
          [664, 292],
        ],
        { stroke: colours.amber, dash: '7 5', width: 2.25 },
      ),
      box(666, 268, 118, 62, ['5G', '备线'], { tone: 'amber' }),
      note(
        400,
        412,
        '光猫的上行口不在您手里，只能把排队搬到自己的路由器：限速之后 QoS 标记才有用',
        { anchor: 'middle' },
      ),
    ],
  };
}

function uploadBudget(): Diagram {
  const parts: [string, number, string][] = [
    ['主推流', 6.2, colours.blue],
    ['返看', 2, colours.violet],
    ['协议开销 10%', 0.8, colours.amber],
  ];
  const used = 9;
  const need = used / 0.6;
  const left = 40;
  const per = 720 / need;
  let at = 0;
  return {
    width: 800,
    height: 280,
    title:
      '上行预算：推流 6.2、返看 2、开销 0.8，合计 9 Mbit/s，只用六成，所以需要 15 Mbit/s 的持续上行',
    parts: [
      text(left, 44, '需要的持续上行 15 Mbit/s', { size: 17, weight: 600 }),
      rect(left, 62, need * per, 62, { fill: colours.ground, stroke: colours.line, radius: 8 }),
      parts.map(([name, mbit, fill]) => {
        const x = left + at * per;
        at += mbit;
        return [
          rect(x, 62, mbit * per, 62, { fill, opacity: 0.88, radius: 4 }),
          mbit > 1.5
            ? text(x + (mbit * per) / 2, 90, name, {
                size: 16,
                weight: 600,
                anchor: 'middle',
                fill: colours.paper,
              }) +
              text(x + (mbit * per) / 2, 110, `${mbit} Mbit/s`, {
                size: 14,
                anchor: 'middle',
                fill: colours.paper,
              })
            : line(
                [
                  [x + (mbit * per) / 2, 126],
                  [x + (mbit * per) / 2, 148],
                ],
                { stroke: colours.muted },
              ) +
              text(x + (mbit * per) / 2 + 6, 166, `${name}  ${mbit}`, { size: 14, anchor: 'end' }),
        ].join('');
      }),
      text(left + (used + (need - used) / 2) * per, 90, '余量四成', {
        size: 16,
        weight: 600,
        anchor: 'middle',
      }),
      note(left + (used + (need - used) / 2) * per, 112, '重传、抖动、同网突发', {
        anchor: 'middle',
      }),
      line(
        [
          [left + used * per, 54],
          [left + used * per, 132],
        ],
        { stroke: colours.ink, width: 2 },
      ),
      text(left + used * per, 210, '六成线：平时的占用不越过这里', { size: 15, anchor: 'middle' }),
      line(
        [
          [left + used * per, 132],
          [left + used * per, 192],
        ],
        { stroke: colours.ink, dash: '5 4' },
      ),
      note(left, 256, '五分钟最低值 ≥ 15 才算够；只测三十秒或看平均值都会高估'),
    ],
  };
}

function gop(): Diagram {
  const kinds = ['I', 'B', 'B', 'P', 'B', 'B', 'P', 'B', 'B', 'P', 'B', 'B', 'I', 'B', 'B', 'P'];
  const heights: Record<string, number> = { I: 130, P: 76, B: 40 };
  const fills: Record<string, string> = { I: colours.blue, P: colours.green, B: colours.line };
  const left = 60;
  const step = 44;
  const bottom = 220;
  return {
    width: 800,
    height: 370,
    title: '一组画面：关键帧 I 最大，P 帧次之，B 帧最小；观众只能从 I 帧开始看',
    parts: [
      kinds.map((kind, index) => {
        const x = left + index * step;
        return [
          rect(x, bottom - (heights[kind] ?? 0), 34, heights[kind] ?? 0, {
            fill: fills[kind],
            radius: 4,
            opacity: 0.9,
          }),
          text(x + 17, bottom + 24, kind, {
            size: 15,
            weight: kind === 'I' ? 700 : 400,
            anchor: 'middle',
          }),
        ].join('');
      }),
      line(
        [
          [left - 8, bottom],
          [left + kinds.length * step, bottom],
        ],
        { stroke: colours.ink },
      ),
      arrow(
        [
          [left, bottom + 46],
          [left + 12 * step, bottom + 46],
        ],
        { stroke: colours.muted, both: true },
      ),
      text(left + 6 * step, bottom + 70, '关键帧间隔 2 s（30 帧取 60，60 帧取 120；图中从简）', {
        size: 15,
        anchor: 'middle',
      }),
      arrow(
        [
          [left + 4.5 * step, 48],
          [left + 4.5 * step, 160],
        ],
        { stroke: colours.red },
      ),
      text(left + 4.5 * step + 10, 56, '观众此时进来，要等到下一个 I 帧', {
        size: 15,
        fill: colours.red,
        halo: true,
      }),
      arrow(
        [
          [left + 4.5 * step, 96],
          [left + 11.6 * step, 96],
        ],
        { stroke: colours.red, dash: '6 5' },
      ),
      (
        [
          ['I', '整幅画面，能独立解码'],
          ['P', '参考前面的画面'],
          ['B', '参考前后，带来重排延迟'],
        ] as [string, string][]
      ).map(([kind, how], index) =>
        [
          rect(left + index * 240, 330, 16, 16, { fill: fills[kind], radius: 3 }),
          text(left + index * 240 + 26, 343, `${kind} 帧：${how}`, { size: 14 }),
        ].join(''),
      ),
    ],
  };
}

export const networkDiagrams: Record<string, () => Diagram> = {
  'protocol-map': protocolMap,
  'latency-budget': latencyBudget,
  'srt-retransmission': () => srtRetransmission(srtZh),
  'network-vlan': networkVlan,
  'upload-budget': uploadBudget,
  gop,
};

/** Those that an English text shows. */
export const englishNetwork: Record<string, () => Diagram> = {
  'srt-retransmission': () => srtRetransmission(srtEn),
};
