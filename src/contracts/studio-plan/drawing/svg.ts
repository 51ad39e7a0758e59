import { escapeHtml } from '#contracts/escape.ts';
import { type Paint, type Palette, paintsOf, paperPalette } from './paints.ts';
import type { Drawing, Shape } from './shapes.ts';

/** An element of SVG. */
export interface SvgElement {
  tag: 'path' | 'circle' | 'text';
  /** By their names in React; `svgFile` writes those of SVG. */
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
}

/** The drawing as elements of SVG. */
export function svgElements({ shapes }: Drawing, palette: Palette): SvgElement[] {
  const paints = paintsOf(palette);
  return shapes.map((shape) =>
    shape.kind === 'text'
      ? { tag: 'text', attributes: textAttributes(shape, palette), text: shape.text }
      : {
          tag: shape.kind,
          attributes: { ...outlineOf(shape), ...paintAttributes(paints[shape.look]) },
        },
  );
}

function outlineOf(shape: Exclude<Shape, { kind: 'text' }>): SvgElement['attributes'] {
  if (shape.kind === 'circle') {
    const [cx, cy] = shape.at;
    return { cx: round(cx), cy: round(cy), r: round(shape.radius) };
  }
  const points = shape.points.map(([x, y]) => `${round(x)} ${round(y)}`);
  return { d: `M${points.join('L')}${shape.closed ? 'Z' : ''}` };
}

/** The drawing as a file. */
export function svgFile(drawing: Drawing, title: string): string {
  const { width, height } = drawing;
  const elements = svgElements(drawing, paperPalette).map(({ tag, attributes, text }) => {
    const list = Object.entries(attributes).map(([name, value]) => ` ${svgName(name)}="${value}"`);
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
    fontSize: round(size),
    textAnchor: anchor,
    fill: tone === 'onLamp' ? palette.ground : palette[tone],
    ...(upwards ? { transform: `rotate(-90 ${x} ${y})` } : {}),
  };
}

function paintAttributes({ fill, fillOpacity, stroke, width, dash }: Paint) {
  return {
    fill: fill ?? 'none',
    ...(fillOpacity === undefined ? {} : { fillOpacity }),
    ...(stroke && width ? { stroke, strokeWidth: width } : {}),
    ...(dash ? { strokeDasharray: dash.join(' ') } : {}),
  };
}

/** `strokeWidth` as `stroke-width`. */
function svgName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
