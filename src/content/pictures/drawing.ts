import { parseXml, XmlCdata, XmlElement, XmlText } from '@rgrove/parse-xml';
import { drawingSize } from '#contracts/drawing.ts';
import { mediaBounds } from '#contracts/enums/media.ts';
import { isEmbedded, rewriteEmbedded } from './embedded.ts';
import { PictureRefusedError } from './refused.ts';
import { decodeXml } from './xml-text.ts';

/** A drawing that is safe to show. */
export interface SafeDrawing {
  svg: string;
  width: number;
  height: number;
}

/** Elements of static drawings: no script, animation or foreign content. Links keep what is in them. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'marker', 'clipPath', 'mask'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['textPath', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'filter', 'switch'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'feTile', 'feTurbulence'],
]);

/** Pictures are kept if the drawing has them in itself. */
const PICTURE = 'image';
const LINK = 'a';
const NAMESPACE = 'http://www.w3.org/2000/svg';
const attributeName = /^[A-Za-z][\w-]*$/;
/** A reference to another part of the drawing. */
const OWN_PART = /^#[\w.:-]+$/;
/** Style text that loads something from elsewhere. */
const LOADS = /@import|@font-face|image-set|url\s*\(\s*["']?\s*(?!["'#\s])/i;
/** New addresses of embedded pictures, by old ones. */
type Pictures = ReadonlyMap<string, string>;
/** Deeper drawings are not made by people. */
const MAX_DEPTH = 100;

/**
 * Writes an uploaded SVG anew with known elements and attributes only: references to its own parts,
 * embedded pictures, which are written anew too, no handlers, no entities. Browsers show it as a
 * picture, where scripts do not run; this is the second bound.
 * @throws PictureRefusedError for what is not a drawing with a size
 */
export async function sanitiseDrawing(content: Buffer): Promise<SafeDrawing> {
  const root = rootOf(decodeXml(content));
  const svg = serialise(root, 0, await rewriteEmbedded(embeddedIn(root)));
  const size = drawingSize(svg);
  if (!size) throw new PictureRefusedError('drawing');
  if (Buffer.byteLength(svg) > mediaBounds.drawingBytes) throw new PictureRefusedError('bytes');
  return { svg, ...size };
}

function rootOf(source: string): XmlElement {
  try {
    const { root } = parseXml(source);
    if (root?.name === 'svg') return root;
  } catch (cause) {
    throw new PictureRefusedError('drawing', cause);
  }
  throw new PictureRefusedError('drawing');
}

/** The addresses of the pictures that a drawing has in itself. */
function embeddedIn(root: XmlElement): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    waiting.push(...element.children.filter((child) => child instanceof XmlElement));
    const address = element.name === PICTURE ? addressOf(element) : '';
    if (isEmbedded(address)) found.add(address);
  }
  return found;
}

function addressOf({ attributes }: XmlElement): string {
  return attributes.href ?? attributes['xlink:href'] ?? '';
}

function serialise(element: XmlElement, depth: number, pictures: Pictures): string {
  if (depth > MAX_DEPTH) throw new PictureRefusedError('drawing');
  const { name, attributes } = element;
  const inner = contentOf(element, depth, pictures);
  if (name === LINK) return inner;
  if (name === 'style' && LOADS.test(withoutEscapes(inner))) return '';
  const picture = name === PICTURE ? pictures.get(addressOf(element)) : undefined;
  if (name === PICTURE && picture === undefined) return '';
  const shown = picture ? ` href="${picture}"` : '';
  const own = Object.entries(attributes).map(safeAttribute).join('') + shown;
  const namespace = depth === 0 ? ` xmlns="${NAMESPACE}"` : '';
  return inner ? `<${name}${namespace}${own}>${inner}</${name}>` : `<${name}${namespace}${own}/>`;
}

function contentOf({ children }: XmlElement, depth: number, pictures: Pictures): string {
  return children
    .map((child) => {
      if (child instanceof XmlElement) {
        const isKept = elements.has(child.name) || child.name === PICTURE || child.name === LINK;
        return isKept ? serialise(child, depth + 1, pictures) : '';
      }
      const isText = child instanceof XmlText || child instanceof XmlCdata;
      return isText ? escapeXml(child.text) : '';
    })
    .join('');
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
