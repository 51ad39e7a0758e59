import { parseXml, XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml';
import { drawingSize } from '#contracts/drawing.ts';
import { mediaBounds } from '#contracts/enums/media.ts';
import { PictureRefusedError } from './refused.ts';

/** A drawing that is safe to show. */
export interface SafeDrawing {
  svg: string;
  width: number;
  height: number;
}

/** Elements of static drawings: no script, animation, foreign content, link or outside picture. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'marker', 'clipPath', 'mask'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['textPath', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'filter', 'switch'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'feTile', 'feTurbulence'],
]);

const NAMESPACE = 'http://www.w3.org/2000/svg';
const attributeName = /^[A-Za-z][\w-]*$/;
/** A reference to another part of the drawing. */
const OWN_PART = /^#[\w.:-]+$/;
/** Style text that loads something from elsewhere. */
const LOADS = /@import|@font-face|image-set|url\s*\(\s*["']?\s*(?!["'#\s])/i;
/** Deeper drawings are not made by people. */
const MAX_DEPTH = 100;

/**
 * Writes an uploaded SVG anew with known elements and attributes only: references to its own parts,
 * no handlers, no entities. Browsers show it as a picture, where scripts do not run; this is the
 * second bound.
 * @throws PictureRefusedError for what is not a drawing with a size
 */
export function sanitiseDrawing(source: string): SafeDrawing {
  const svg = serialise(rootOf(source), 0);
  const size = drawingSize(svg);
  if (!size) throw new PictureRefusedError('drawing');
  if (Buffer.byteLength(svg) > mediaBounds.drawingBytes) throw new PictureRefusedError('bytes');
  return { svg, ...size };
}

function rootOf(source: string): XmlElement {
  try {
    const { root } = parseXml(source.replace(/^\uFEFF/, ''));
    if (root?.name === 'svg') return root;
  } catch (cause) {
    throw new PictureRefusedError('drawing', cause);
  }
  throw new PictureRefusedError('drawing');
}

function serialise({ name, attributes, children }: XmlElement, depth: number): string {
  if (depth > MAX_DEPTH) throw new PictureRefusedError('drawing');
  const inner = children
    .map((child) => {
      if (child instanceof XmlElement) {
        return elements.has(child.name) ? serialise(child, depth + 1) : '';
      }
      const isText = child instanceof XmlText || child instanceof XmlCdata;
      return isText ? escapeXml(child.text) : '';
    })
    .join('');
  if (name === 'style' && LOADS.test(withoutEscapes(inner))) return '';
  const own = Object.entries(attributes).map(safeAttribute).join('');
  const namespace = depth === 0 ? ` xmlns="${NAMESPACE}"` : '';
  return inner ? `<${name}${namespace}${own}>${inner}</${name}>` : `<${name}${namespace}${own}/>`;
}

/** An attribute with a space before it; empty if it could load something or run a script. */
function safeAttribute([name, value]: [string, string]): string {
  if (name === 'href' || name === 'xlink:href') {
    return OWN_PART.test(value) ? ` href="${escapeXml(value)}"` : '';
  }
  if (name === 'xml:space') return value === 'preserve' ? ' xml:space="preserve"' : '';
  const isSafe =
    attributeName.test(name) &&
    !/^(?:on|xmlns$|src$)/i.test(name) &&
    !LOADS.test(withoutEscapes(value));
  return isSafe ? ` ${name}="${escapeXml(value)}"` : '';
}

/** CSS allows escapes and comments in every word: `\75rl(` is `url(`. */
function withoutEscapes(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => {
      const point = Number.parseInt(code, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replaceAll('\\', '');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
