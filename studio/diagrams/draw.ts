/**
 * Drawing functions of all diagrams: one set of colours, one font, one style of boxes and arrows.
 * Text that does not fit its box is an error.
 */

/** Colours by meaning. Each line colour has a fill colour of the same name in `tint`. */
export const colours = {
  ink: '#14161c',
  muted: '#565b64',
  line: '#c3c8d0',
  faint: '#e4e7eb',
  ground: '#f4f6f8',
  paper: '#ffffff',
  blue: '#075fca',
  blueTint: '#e6f0fc',
  amber: '#a86c00',
  amberTint: '#fff1cf',
  green: '#16794a',
  greenTint: '#dff3e7',
  screen: '#3fae6b',
  red: '#bc0730',
  redTint: '#fde7ec',
  violet: '#723bcd',
  violetTint: '#efe8fb',
} as const;

/** Colour of a part of a drawing. */
export type Tone = 'plain' | 'blue' | 'amber' | 'green' | 'red' | 'violet' | 'dark';

const tones: Record<Tone, { stroke: string; fill: string; text: string }> = {
  plain: { stroke: colours.line, fill: colours.paper, text: colours.ink },
  blue: { stroke: colours.blue, fill: colours.blueTint, text: colours.ink },
  amber: { stroke: colours.amber, fill: colours.amberTint, text: colours.ink },
  green: { stroke: colours.green, fill: colours.greenTint, text: colours.ink },
  red: { stroke: colours.red, fill: colours.redTint, text: colours.ink },
  violet: { stroke: colours.violet, fill: colours.violetTint, text: colours.ink },
  dark: { stroke: colours.ink, fill: colours.ink, text: colours.paper },
};

/** The colours of a tone. */
export function toneOf(tone: Tone) {
  return tones[tone];
}

export type Point = readonly [x: number, y: number];

const FONT =
  'PingFang SC, HarmonyOS Sans SC, MiSans, Source Han Sans SC, Noto Sans CJK SC, Microsoft YaHei, system-ui, sans-serif';

const round = (value: number) => String(Math.round(value * 10) / 10);
const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Attributes = Record<string, string | number | undefined>;

/** One element with its attributes; numbers are rounded to a tenth. */
export function tag(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Width of a line of text in pixels: Chinese is as wide as it is high, the rest about half. */
export function widthOf(text: string, size: number): number {
  let units = 0;
  for (const character of text) {
    if (/[\u2E80-\u9FFF\uFF00-\uFFEF\u3000-\u303F]/.test(character)) units += 1;
    else if (/[A-Z0-9MW%@&]/.test(character)) units += 0.62;
    else if (/[\s.,:;|'’il·()]/.test(character)) units += 0.32;
    else units += 0.54;
  }
  return units * size;
}

interface TextStyle {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Rotation around its point, in degrees. */
  turn?: number;
  /** White outline of the letters, for text on lines. */
  halo?: boolean;
}

/** Text with the baseline of its first line at `y`. */
export function text(x: number, y: number, content: string | string[], style: TextStyle = {}) {
  const { size = 15, weight, fill = colours.ink, anchor = 'start', turn, halo } = style;
  const lines = Array.isArray(content) ? content : [content];
  return lines
    .map((line, index) =>
      tag(
        'text',
        {
          x,
          y: y + index * size * 1.45,
          'font-size': size,
          'font-weight': weight,
          fill,
          'text-anchor': anchor === 'start' ? undefined : anchor,
          transform: turn ? `rotate(${turn} ${round(x)} ${round(y)})` : undefined,
          stroke: halo ? colours.paper : undefined,
          'stroke-width': halo ? 4 : undefined,
          'stroke-linejoin': halo ? 'round' : undefined,
          'paint-order': halo ? 'stroke' : undefined,
        },
        encode(line),
      ),
    )
    .join('');
}

/** Small words beside a drawing. */
export function note(x: number, y: number, content: string | string[], style: TextStyle = {}) {
  return text(x, y, content, { size: 14, fill: colours.muted, ...style });
}

interface Shape {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  radius?: number;
  opacity?: number;
}

const shapeOf = ({ fill = 'none', stroke, width, dash, opacity }: Shape): Attributes => ({
  fill,
  stroke,
  'stroke-width': stroke ? (width ?? 1.5) : undefined,
  'stroke-dasharray': dash,
  opacity: opacity === undefined ? undefined : String(opacity),
});

export function rect(x: number, y: number, w: number, h: number, shape: Shape) {
  return tag('rect', { x, y, width: w, height: h, rx: shape.radius ?? 0, ...shapeOf(shape) });
}

export function circle(x: number, y: number, r: number, shape: Shape) {
  return tag('circle', { cx: x, cy: y, r, ...shapeOf(shape) });
}

export function ellipse(x: number, y: number, rx: number, ry: number, shape: Shape) {
  return tag('ellipse', { cx: x, cy: y, rx, ry, ...shapeOf(shape) });
}

export function path(d: string, shape: Shape) {
  return tag('path', {
    d,
    ...shapeOf(shape),
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

export function line(points: readonly Point[], shape: Shape = {}) {
  const d = points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
  return path(d, { stroke: colours.ink, ...shape });
}

export function polygon(points: readonly Point[], shape: Shape) {
  return tag('polygon', {
    points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '),
    ...shapeOf(shape),
    'stroke-linejoin': 'round',
  });
}

/** A line with an arrowhead at its end; `both` adds one at its start. */
export function arrow(points: readonly Point[], shape: Shape & { both?: boolean } = {}) {
  const stroke = shape.stroke ?? colours.ink;
  const width = shape.width ?? 1.75;
  const heads = [head(points.at(-2) as Point, points.at(-1) as Point, stroke)];
  if (shape.both) heads.push(head(points[1] as Point, points[0] as Point, stroke));
  return line(shorten(points, shape.both ?? false), { ...shape, stroke, width }) + heads.join('');
}

const HEAD = 9;

function shorten(points: readonly Point[], both: boolean): Point[] {
  const cut = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const part = (length - HEAD * 0.8) / length;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const result = [...points];
  result[result.length - 1] = cut(points.at(-2) as Point, points.at(-1) as Point);
  if (both) result[0] = cut(points[1] as Point, points[0] as Point);
  return result;
}

function head(from: Point, to: Point, fill: string) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (side: number): Point => [
    to[0] - HEAD * Math.cos(angle) + side * HEAD * 0.5 * Math.sin(angle),
    to[1] - HEAD * Math.sin(angle) - side * HEAD * 0.5 * Math.cos(angle),
  ];
  return polygon([to, wing(1), wing(-1)], { fill });
}

/** A box with a name in its middle, and smaller words below the name. */
export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  content: string | string[],
  {
    tone = 'plain',
    size = 16,
    radius = 8,
    dash,
  }: { tone?: Tone; size?: number; radius?: number; dash?: string } = {},
) {
  const [name = '', ...rest] = Array.isArray(content) ? content : [content];
  const small = 14;
  for (const [words, wide] of [
    [name, size],
    ...rest.map((one) => [one, small] as const),
  ] as const) {
    if (widthOf(words, wide) > w - 10) {
      throw new Error(`"${words}" is ${Math.round(widthOf(words, wide))} wide, its box only ${w}`);
    }
  }
  const { stroke, fill, text: ink } = toneOf(tone);
  const gap = small * 1.5;
  const height = size + rest.length * gap;
  if (height > h) throw new Error(`"${name}" and its lines are higher than their box`);
  const top = y + (h - height) / 2 + size * 0.86;
  return (
    rect(x, y, w, h, { fill, stroke, radius, dash }) +
    text(x + w / 2, top, name, { size, weight: 600, fill: ink, anchor: 'middle' }) +
    rest
      .map((words, index) =>
        text(x + w / 2, top + 6 + (index + 1) * gap - 4, words, {
          size: small,
          fill: tone === 'dark' ? ink : colours.muted,
          anchor: 'middle',
        }),
      )
      .join('')
  );
}

/** A length between two points, with ticks at its ends and the figure at its middle. */
export function dimension(
  from: Point,
  to: Point,
  label: string,
  { offset = -8, stroke = colours.muted }: { offset?: number; stroke?: string } = {},
) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const normal: Point = [-Math.sin(angle), Math.cos(angle)];
  const tick = ([x, y]: Point) =>
    line(
      [
        [x - normal[0] * 6, y - normal[1] * 6],
        [x + normal[0] * 6, y + normal[1] * 6],
      ],
      { stroke, width: 1.5 },
    );
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isUpright = Math.abs(Math.cos(angle)) < 0.3;
  const label_ = isUpright
    ? text(middle[0] + (offset < 0 ? 10 : -10), middle[1] + 5, label, {
        size: 14,
        fill: stroke,
        anchor: offset < 0 ? 'start' : 'end',
        halo: true,
      })
    : text(middle[0], middle[1] + (offset < 0 ? offset : offset + 19), label, {
        size: 14,
        fill: stroke,
        anchor: 'middle',
        halo: true,
      });
  return line([from, to], { stroke, width: 1.25 }) + tick(from) + tick(to) + label_;
}

/** A number in a disc. */
export function disc(x: number, y: number, label: string | number, tone: Tone = 'dark') {
  const { stroke, fill, text: ink } = toneOf(tone);
  return (
    circle(x, y, 13, { fill, stroke, width: 1.5 }) +
    text(x, y + 5, String(label), { size: 14, weight: 700, fill: ink, anchor: 'middle' })
  );
}

/** A named drawing of one size. */
export interface Diagram {
  width: number;
  height: number;
  /** Alternative text. */
  title: string;
  parts: (string | string[])[];
}

/** The whole file. */
export function render({ width, height, title, parts }: Diagram): string {
  const body = parts.flat().join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="${FONT}">
<title>${encode(title)}</title>
<rect width="${width}" height="${height}" rx="12" fill="${colours.paper}"/>
${body}
</svg>
`;
}

/** Numbers from `from` to `to`. */
export function range(from: number, to: number, step = 1): number[] {
  const numbers: number[] = [];
  for (let value = from; value <= to + 1e-9; value += step) numbers.push(value);
  return numbers;
}
