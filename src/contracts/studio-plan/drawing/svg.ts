import { escapeHtml } from '#contracts/escape.ts';
import type { Drawing, Look, Shape } from './shapes.ts';

/** Colours of a drawing. */
export interface Palette {
  ink: string;
  muted: string;
  line: string;
  /** Background of the drawing, under the numbers on lamps too. */
  ground: string;
  /** The background wall. */
  wall: string;
  /** Cameras and their fields of view. */
  view: string;
  lamp: string;
  bad: string;
}

/** On the page: the colour roles, so that light and dark sets apply. */
export const pagePalette: Palette = {
  ink: 'var(--ink)',
  muted: 'var(--ink-muted)',
  line: 'var(--line)',
  ground: 'var(--surface)',
  wall: 'var(--good)',
  view: 'var(--info)',
  lamp: 'var(--key)',
  bad: 'var(--bad)',
};

/** In files: the light set of the same roles, on white paper. */
export const paperPalette: Palette = {
  ink: '#14161c',
  muted: '#565b64',
  line: '#dadce0',
  ground: '#ffffff',
  wall: '#087844',
  view: '#1d56b0',
  lamp: '#875a01',
  bad: '#bc0730',
};

/** An element of SVG. */
export interface SvgElement {
  tag: 'path' | 'circle' | 'text';
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
}

/** The drawing as elements of SVG. */
export function svgElements({ shapes }: Drawing, palette: Palette): SvgElement[] {
  const looks = looksOf(palette);
  return shapes.map((shape) => {
    switch (shape.kind) {
      case 'path':
        return {
          tag: 'path',
          attributes: {
            d: `M${shape.points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${shape.closed ? 'Z' : ''}`,
            ...(shape.closed ? {} : { fill: 'none' }),
            ...looks[shape.look],
          },
        };
      case 'circle':
        return {
          tag: 'circle',
          attributes: {
            cx: round(shape.at[0]),
            cy: round(shape.at[1]),
            r: round(shape.radius),
            ...looks[shape.look],
          },
        };
      case 'text':
        return { tag: 'text', attributes: textAttributes(shape, palette), text: shape.text };
    }
  });
}

/** The drawing as a file. */
export function svgFile(drawing: Drawing, title: string): string {
  const { width, height } = drawing;
  const elements = svgElements(drawing, paperPalette).map(({ tag, attributes, text }) => {
    const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${list.join('')}${text === undefined ? '/>' : `>${escapeHtml(text)}</${tag}>`}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}"`,
    ` width="${round(width)}" height="${round(height)}" font-family="${FONTS}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="100%" height="100%" fill="${paperPalette.ground}"/>`,
    ...elements,
    '</svg>\n',
  ].join('');
}

/** Fonts of the file: its reader's own. The PDF writer knows the first one. */
const FONTS = 'Noto Sans SC, PingFang SC, Microsoft YaHei, sans-serif';

function textAttributes(shape: Extract<Shape, { kind: 'text' }>, palette: Palette) {
  const { size, anchor = 'start', upwards = false, tone = 'ink' } = shape;
  const [x, y] = shape.at.map(round) as [number, number];
  return {
    x,
    y,
    'font-size': round(size),
    'text-anchor': anchor,
    fill: tone === 'onLamp' ? palette.ground : palette[tone],
    ...(upwards ? { transform: `rotate(-90 ${x} ${y})` } : {}),
  };
}

type Paint = Readonly<Record<string, string | number>>;

/** Line widths in centimetres. */
function looksOf(palette: Palette): Record<Look, Paint> {
  const stroke = (colour: string, width: number, dash?: string): Paint => ({
    stroke: colour,
    'stroke-width': width,
    ...(dash ? { 'stroke-dasharray': dash } : {}),
  });
  return {
    grid: { fill: 'none', ...stroke(palette.line, 0.8) },
    room: { fill: 'none', ...stroke(palette.ink, 3.5) },
    outside: { fill: 'none', ...stroke(palette.bad, 2.5, '10 7') },
    wall: stroke(palette.wall, 8),
    view: { fill: palette.view, 'fill-opacity': 0.1, ...stroke(palette.view, 1.2) },
    camera: { fill: palette.view },
    presenter: { fill: palette.ground, ...stroke(palette.ink, 2.5) },
    furniture: { fill: 'none', ...stroke(palette.muted, 1.8) },
    lamp: { fill: palette.lamp },
    ray: stroke(palette.lamp, 1.4, '5 5'),
    support: stroke(palette.muted, 1.2),
    dimension: stroke(palette.muted, 1),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
