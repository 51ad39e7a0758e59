/** Light: plans from above, scopes, flicker. */
import {
  circle,
  colours,
  type Diagram,
  dimension,
  ellipse,
  line,
  note,
  type Point,
  path,
  polygon,
  range,
  rect,
  text,
} from './draw.ts';
import { backdrop, callout, camera, hardLight, offset, person, softLight, walls } from './plan.ts';

function lightingPlan(): Diagram {
  const host: Point = [400, 300];
  const screenY = 88;
  return {
    width: 800,
    height: 620,
    title: '绿幕布光俯视图：两盏背景灯交叉照射，主光左前，辅光右前，两盏轮廓光在后上方',
    parts: [
      walls(30, 54, 740, 540),
      softLight([150, 196], -20, { size: 46, reach: 292, spread: 5, fill: colours.greenTint }),
      softLight([650, 196], 200, { size: 46, reach: 292, spread: 5, fill: colours.greenTint }),
      backdrop([190, screenY], [610, screenY]),
      text(400, 44, '绿幕：取景范围四周各多 20～30 cm', {
        anchor: 'middle',
        size: 15,
        weight: 600,
      }),
      hardLight([268, 160], 47, { reach: 150 }),
      hardLight([532, 160], 133, { reach: 150 }),
      softLight(offset(host, 128, 210), -52, { size: 56, reach: 190, spread: 6 }),
      softLight(offset(host, 46, 210), -134, { size: 56, reach: 190, spread: 6 }),
      polygon(
        [
          [400, 520],
          [330, 92],
          [470, 92],
        ],
        { fill: colours.blueTint, opacity: 0.55 },
      ),
      person(host, 90),
      camera([400, 540], -90),
      callout([58, 262], '背景灯 左', [140, 212]),
      text(58, 282, '指向右侧三分之一', { size: 14, fill: colours.muted }),
      callout([742, 262], '背景灯 右', [660, 212], 'end'),
      text(742, 282, '指向左侧三分之一', { size: 14, fill: colours.muted, anchor: 'end' }),
      callout([58, 148], '轮廓光 后上方 45°', [252, 158]),
      callout([742, 148], '轮廓光 加蜂巢', [548, 158], 'end'),
      callout([58, 500], '主光 左前 40°，柔光箱 ≥ 60 cm', [262, 474]),
      text(58, 520, '高于视线 30°', { size: 14, fill: colours.muted }),
      callout([742, 500], '辅光 右前 40°', [556, 462], 'end'),
      text(742, 520, '主光的 0.7～1 倍', { size: 14, fill: colours.muted, anchor: 'end' }),
      dimension([432, screenY + 6], [432, 300], '人到绿幕 2 m'),
      dimension([432, 300], [432, 526], '2.2～3 m'),
      text(400, 584, '摄像机', { size: 14, anchor: 'middle' }),
    ],
  };
}

function threePoint(): Diagram {
  const host: Point = [400, 270];
  const key = offset(host, 128, 190);
  const fill = offset(host, 58, 190);
  const rim = offset(host, -60, 170);
  return {
    width: 800,
    height: 520,
    title: '三点布光俯视图：主光左前 38 度，辅光右前 32 度，轮廓光右后上方；附各灯照度与光比',
    parts: [
      line([host, offset(host, 90, 220)], { stroke: colours.line, dash: '5 5' }),
      softLight(key, -52, { size: 62, reach: 176, spread: 5 }),
      softLight(fill, -122, { size: 54, reach: 176, spread: 5 }),
      hardLight(rim, 120, { reach: 150 }),
      person(host, 90),
      camera([400, 470], -90),
      path(`M${offset(host, 90, 84).join(' ')} A84 84 0 0 1 ${offset(host, 128, 84).join(' ')}`, {
        stroke: colours.amber,
        width: 2,
      }),
      text(342, 372, '38°', { size: 14, halo: true, anchor: 'middle' }),
      path(`M${offset(host, 90, 98).join(' ')} A98 98 0 0 0 ${offset(host, 58, 98).join(' ')}`, {
        stroke: colours.amber,
        width: 2,
      }),
      text(446, 386, '32°', { size: 14, halo: true, anchor: 'middle' }),
      text(168, 452, '主光 290 lx', { size: 16, weight: 600, anchor: 'middle' }),
      note(168, 474, '1.2～1.5 m，高 2.1 m', { anchor: 'middle' }),
      text(622, 452, '辅光 210 lx', { size: 16, weight: 600, anchor: 'middle' }),
      note(622, 474, '与视线同高', { anchor: 'middle' }),
      text(560, 74, '轮廓光 250～500 lx', { size: 16, weight: 600 }),
      note(560, 96, '后上方 45°，加格栅'),
      text(400, 508, '摄像机', { size: 14, anchor: 'middle' }),
      rect(24, 40, 250, 148, { fill: colours.ground, stroke: colours.faint, radius: 8 }),
      text(42, 70, '亮面 = 主光 + 辅光', { size: 15, weight: 600 }),
      note(42, 94, '290 + 210 = 500 lx'),
      text(42, 124, '暗面 = 辅光', { size: 15, weight: 600 }),
      note(42, 148, '210 lx'),
      text(42, 176, '光比 500 : 210 ≈ 2.4 : 1', { size: 15, weight: 600, fill: colours.amber }),
    ],
  };
}

function smallRoom(): Diagram {
  const scale = 150;
  const left = 90;
  const top = 60;
  const w = 3.2 * scale;
  const h = 3 * scale;
  const mid = left + w / 2;
  const screen = top + 24;
  const host: Point = [mid, screen + 1.1 * scale];
  return {
    width: 800,
    height: 570,
    title: '3.2 × 3 米小房间的灯位：贴墙灯条、两侧黑旗、人前上方的柔光箱',
    parts: [
      walls(left, top, w, h),
      rect(mid - 105, screen - 14, 210, 10, { fill: colours.screen }),
      rect(left + 14, screen - 14, mid - 105 - left - 20, 10, { fill: colours.ink }),
      rect(mid + 111, screen - 14, left + w - mid - 125, 10, { fill: colours.ink }),
      rect(mid - 100, screen + 26, 200, 9, {
        fill: colours.amberTint,
        stroke: colours.amber,
        radius: 3,
      }),
      polygon(
        [
          [mid - 96, screen + 24],
          [mid + 96, screen + 24],
          [mid + 100, screen],
          [mid - 100, screen],
        ],
        { fill: colours.greenTint },
      ),
      rect(mid - 130, host[1] - 60, 8, 108, { fill: colours.ink, radius: 2 }),
      rect(mid + 122, host[1] - 60, 8, 108, { fill: colours.ink, radius: 2 }),
      rect(mid - 66, host[1] + 40, 132, 74, {
        fill: colours.amberTint,
        stroke: colours.amber,
        radius: 4,
        opacity: 0.85,
      }),
      person(host, 90),
      text(mid, host[1] + 84, '顶置柔光箱 90 cm', { size: 14, anchor: 'middle' }),
      camera([mid, top + h - 44], -90),
      dimension([left + w - 24, screen - 8], [left + w - 24, host[1]], '1.1 m', { offset: 1 }),
      dimension([left + w - 24, host[1]], [left + w - 24, top + h - 60], '1.5 m', { offset: 1 }),
      dimension([left, top - 22], [left + w, top - 22], '3.2 m', { offset: -6 }),
      ...(
        [
          [
            '绿幕只留 1.6 × 1.4 m',
            '其余盖黑植绒布，地面也盖',
            screen - 6,
            left + w + 24,
            [mid + 96, screen - 8],
          ],
          [
            '贴墙灯条，上下对洗',
            '离墙 25～35 cm，遮光片朝人',
            screen + 76,
            left + w + 24,
            [mid + 102, screen + 32],
          ],
          [
            '两侧黑旗 0.6 × 1.5 m',
            '吸掉绕回来的绿光',
            screen + 162,
            left + w + 24,
            [mid + 132, host[1] - 20],
          ],
          [
            '主光从上面来',
            '人前上方 0.8 m，下压 50°',
            screen + 248,
            left + w + 24,
            [mid + 68, host[1] + 80],
          ],
          [
            '胸前白反光板',
            '把眼窝补回来，约主光四成',
            screen + 334,
            left + w + 24,
            [mid + 10, host[1] + 24],
          ],
        ] as [string, string, number, number, Point][]
      ).map(([name, how, y, x, to]) =>
        [
          line([[x - 6, y - 5], to], { stroke: colours.muted, width: 1 }),
          text(x, y, name, { size: 15, weight: 600, halo: true }),
          note(x, y + 22, how, { size: 13.5 }),
        ].join(''),
      ),
    ],
  };
}

function waveformTargets(): Diagram {
  const left = 74;
  const width = 690;
  const y = (percent: number) => 380 - percent * 3.2;
  const bands: [string, number, number, string, string][] = [
    ['绿幕', 40, 50, colours.screen, '细而平的一条带'],
    ['18% 灰卡', 40, 42, colours.muted, '≈ 41%'],
    ['深肤色亮面', 35, 55, colours.amber, ''],
    ['浅肤色亮面', 60, 70, colours.amber, ''],
    ['白衬衫', 80, 90, colours.blue, '看得见褶皱'],
    ['90% 白纸', 94, 96, colours.ink, '≈ 95%'],
  ];
  const step = width / bands.length;
  return {
    width: 800,
    height: 440,
    title:
      'Rec.709 波形上的目标：绿幕 40～50%，灰卡约 41%，深肤色 35～55%，浅肤色 60～70%，白衬衫 80～90%，白纸约 95%',
    parts: [
      rect(left, y(100), width, y(0) - y(100), { fill: colours.ground, stroke: colours.line }),
      range(0, 100, 10).map((percent) =>
        [
          line(
            [
              [left, y(percent)],
              [left + width, y(percent)],
            ],
            { stroke: percent % 50 ? colours.faint : colours.line, width: 1 },
          ),
          percent % 20
            ? ''
            : text(left - 10, y(percent) + 5, `${percent}%`, {
                size: 14,
                anchor: 'end',
                fill: colours.muted,
              }),
        ].join(''),
      ),
      bands.map(([name, low, high, fill, remark], index) => {
        const x = left + index * step + 14;
        const w = step - 28;
        return [
          rect(x, y(high), w, Math.max(6, y(low) - y(high)), { fill, opacity: 0.75, radius: 3 }),
          text(x + w / 2, y(high) - 12, high - low > 3 ? `${low}～${high}%` : remark, {
            size: 14,
            anchor: 'middle',
            halo: true,
          }),
          high - low > 3 && remark
            ? note(x + w / 2, y(low) + 22, remark, { anchor: 'middle', size: 13.5, halo: true })
            : '',
          text(x + w / 2, 408, name, { size: 14.5, weight: 600, anchor: 'middle' }),
        ].join('');
      }),
      note(left, 432, '纵轴是信号幅度，0% 为视频黑，100% 为视频白'),
    ],
  };
}

function vectorscope(): Diagram {
  const centre: Point = [250, 230];
  const radius = 180;
  const at = (degrees: number, share: number) => offset(centre, -degrees, radius * share);
  // Angles of the BT.709 colour difference plane, counted from the blue difference axis.
  const targets: [string, number, number][] = [
    ['R', 102.9, 0.8],
    ['Mg', 49.7, 0.93],
    ['B', 354.8, 0.78],
    ['Cy', 282.9, 0.8],
    ['G', 229.7, 0.93],
    ['Yl', 174.8, 0.78],
  ];
  const skin = at(123, 1);
  return {
    width: 800,
    height: 470,
    title: '矢量示波器：肤色沿 123 度的肤色线，绿幕与青色幕是远离中心的小团',
    parts: [
      circle(centre[0], centre[1], radius, { fill: colours.ground, stroke: colours.line }),
      circle(centre[0], centre[1], radius / 2, { stroke: colours.faint }),
      line([at(0, 1), at(180, 1)], { stroke: colours.faint }),
      line([at(90, 1), at(270, 1)], { stroke: colours.faint }),
      targets.map(([name, degrees, share]) => {
        const [x, y] = at(degrees, share);
        const [tx, ty] = at(degrees, share + 0.12);
        return (
          rect(x - 9, y - 9, 18, 18, { stroke: colours.muted, radius: 2 }) +
          text(tx, ty + 5, name, { size: 14, anchor: 'middle', fill: colours.muted })
        );
      }),
      line([centre, skin], { stroke: colours.amber, width: 2 }),
      text(skin[0] - 12, skin[1] - 10, '肤色线', {
        size: 15,
        weight: 600,
        anchor: 'middle',
        fill: colours.amber,
      }),
      ellipse(...at(123, 0.32), 26, 10, { fill: colours.amber, opacity: 0.5 }),
      ellipse(...at(243, 0.42), 15, 12, { fill: colours.screen }),
      text(at(243, 0.42)[0] - 4, at(243, 0.42)[1] - 22, '绿幕', {
        size: 15,
        weight: 600,
        anchor: 'middle',
        halo: true,
      }),
      ellipse(...at(288, 0.43), 13, 13, { fill: '#1fa4b0' }),
      text(at(288, 0.43)[0] + 24, at(288, 0.43)[1] + 5, '青色幕', {
        size: 15,
        weight: 600,
        halo: true,
      }),
      circle(centre[0], centre[1], 4, { fill: colours.ink }),
      (
        [
          ['聚成一小团，离中心远', '均匀而饱和，单点取色', colours.green],
          ['沿半径拉成长条', '亮度不匀，先动灯再多点取样', colours.amber],
          ['摊成一片弧形', '色相不匀：混色温、漏光、混布料', colours.amber],
          ['缩到中心附近', '饱和度不够，主光漏到绿幕上', colours.red],
        ] as [string, string, string][]
      ).map(([name, how, fill], index) => {
        const y = 96 + index * 82;
        return [
          rect(486, y - 22, 6, 52, { fill, radius: 3 }),
          text(506, y, name, { size: 16, weight: 600 }),
          note(506, y + 24, how),
        ].join('');
      }),
      text(486, 52, '看绿幕那一团的形状', { size: 16, weight: 600 }),
      note(250, 450, '角度是色相，离中心的距离是饱和度', { anchor: 'middle' }),
    ],
  };
}

function flickerShutter(): Diagram {
  const left = 130;
  const perMs = 21;
  const x = (ms: number) => left + ms * perMs;
  const light = (ms: number) => 0.5 - 0.5 * Math.cos((2 * Math.PI * ms) / 10);
  const wave = range(0, 30, 0.25)
    .map(
      (ms, index) => `${index ? 'L' : 'M'}${x(ms).toFixed(1)} ${(130 - light(ms) * 74).toFixed(1)}`,
    )
    .join('');
  const rows: [string, number, number[], 'green' | 'red', string][] = [
    ['1/100 s', 10, [1.5, 17], 'green', '每帧一样'],
    ['1/50 s', 20, [4], 'green', '每帧一样'],
    ['1/250 s', 4, [3, 18], 'red', '一帧亮一帧暗'],
  ];
  return {
    width: 800,
    height: 390,
    title: '100 赫兹的光强曲线与快门窗口：1/100 秒与 1/50 秒每帧曝光相同，1/250 秒随起点变化',
    parts: [
      text(20, 100, '光强', { size: 15, weight: 600 }),
      note(20, 122, '周期 10 ms'),
      path(`${wave} L${x(30)} 132 L${x(0)} 132 Z`, { fill: colours.amberTint }),
      path(wave, { stroke: colours.amber, width: 2.5 }),
      line(
        [
          [x(0), 132],
          [x(30), 132],
        ],
        { stroke: colours.line },
      ),
      range(0, 30, 10).map((ms) =>
        [
          line(
            [
              [x(ms), 132],
              [x(ms), 330],
            ],
            { stroke: colours.faint, dash: '4 4' },
          ),
          note(x(ms), 350, `${ms} ms`, { anchor: 'middle' }),
        ].join(''),
      ),
      rows.map(([name, length, starts, tone, result], index) => {
        const y = 158 + index * 58;
        return [
          text(20, y + 26, name, { size: 16, weight: 600 }),
          starts
            .map((start) => {
              const sum =
                range(start, start + length - 0.25, 0.25).reduce(
                  (total, ms) => total + light(ms),
                  0,
                ) /
                (length / 0.25);
              return (
                rect(x(start), y, length * perMs, 40, {
                  fill: tone === 'green' ? colours.greenTint : colours.redTint,
                  stroke: tone === 'green' ? colours.green : colours.red,
                  radius: 4,
                }) +
                text(
                  x(start + length / 2),
                  y + 26,
                  length < 5 ? `${Math.round(sum * 200)}%` : `平均 ${Math.round(sum * 200)}%`,
                  { size: 14, anchor: 'middle' },
                )
              );
            })
            .join(''),
          result ? text(x(30) + 10, y + 26, '', { size: 14 }) : '',
        ].join('');
      }),
      note(400, 378, '以一个完整周期的平均光量为 100%。快门是 10 ms 的整数倍时，从哪里开始都一样', {
        anchor: 'middle',
      }),
    ],
  };
}

export const lightingDiagrams: Record<string, () => Diagram> = {
  'lighting-plan': lightingPlan,
  'three-point-plan': threePoint,
  'small-room-plan': smallRoom,
  'waveform-targets': waveformTargets,
  vectorscope,
  'flicker-shutter': flickerShutter,
};
