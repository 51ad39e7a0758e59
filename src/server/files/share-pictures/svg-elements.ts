import type { ProductKey } from '#contracts/enums/products.ts';
import { escapeXml } from '#contracts/escape.ts';
import { FAMILY } from './font.ts';

/** Colours of the site's dark theme (styles/roles.css). */
export const colours = { stage: '#0b0d12', ink: '#f4f6fa', muted: '#aab2c2', line: '#2a303c' };

const accents: Record<ProductKey, string> = {
  '3d': '#feb439',
  cyan: '#13e1f2',
  flower: '#ff8fb7',
  sdk: '#b296ff',
  app: '#5e9efd',
};

/** The accent colour of a product, or the brand's where there is none. */
export function accentOf(product: ProductKey | null): string {
  return product ? accents[product] : '#ff673e';
}

/** A complete SVG picture. */
export function svg(width: number, height: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );
}

/** Position and style of a text. */
export interface TextStyle {
  x: number;
  /** Baseline of the first line. */
  y: number;
  size: number;
  fill: string;
  bold?: boolean;
  /** Line height in font sizes. */
  leading?: number;
  anchor?: 'start' | 'end' | 'middle';
  /** Extra space between characters in pixels. */
  spacing?: number;
}

export function text(lines: readonly string[], style: TextStyle): string {
  const { x, y, size, fill, bold = false, leading = 1.3, anchor = 'start', spacing } = style;
  const rows = lines.map(
    (line, index) => `<tspan x="${x}" y="${y + index * size * leading}">${escapeXml(line)}</tspan>`,
  );
  return `<text font-family="${FAMILY}" font-weight="${bold ? 700 : 400}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${spacing ? ` letter-spacing="${spacing}"` : ''}>${rows.join('')}</text>`;
}

/** The site's logo: two curtain halves and the lit stage between them. */
export function mark(
  x: number,
  y: number,
  size: number,
  accent: string,
  ink = colours.ink,
): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32})"><path d="M3 4h12.5c0 9-3 17.5-8.500 24H3z" fill="${ink}"/><path d="M29 4H16.500c0 9 3 17.500 8.500 24H29z" fill="${ink}"/><path d="M16 13.500c.9 5.800 3.100 10.800 6.400 14.500H9.600c3.300-3.700 5.500-8.700 6.400-14.500z" fill="${accent}"/></g>`;
}

/** A drawing used without a cover: a lit stage with a key light and its pool on the floor. */
export function litStage(
  box: { x: number; y: number; width: number; height: number },
  accent: string,
) {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const floor = y + height * 0.8;
  const lamp = y - height * 0.12;
  const spread = width * 0.36;
  return `<defs>
<radialGradient id="air" gradientUnits="userSpaceOnUse" cx="${middle}" cy="${floor}" r="${width * 0.75}"><stop offset="0" stop-color="${accent}" stop-opacity=".34"/><stop offset=".55" stop-color="${accent}" stop-opacity=".09"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1="${lamp}" x2="0" y2="${floor}"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="${accent}" stop-opacity=".1"/></linearGradient>
<radialGradient id="pool"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".45" stop-color="${accent}" stop-opacity=".6"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${width * 0.02}"/></filter>
</defs>
<circle cx="${middle}" cy="${floor}" r="${width * 0.75}" fill="url(#air)"/>
<path d="M${middle - width * 0.03} ${lamp}L${middle - spread} ${floor}H${middle + spread}L${middle + width * 0.03} ${lamp}z" fill="url(#beam)" filter="url(#soft)"/>
<ellipse cx="${middle}" cy="${floor}" rx="${spread * 1.15}" ry="${height * 0.07}" fill="url(#pool)" filter="url(#soft)"/>
<path d="M${middle - spread * 0.5} ${floor}a${spread * 0.5} ${height * 0.028} 0 0 0 ${spread} 0v${height * 0.035}a${spread * 0.5} ${height * 0.028} 0 0 1 -${spread} 0z" fill="#161a22"/>
<ellipse cx="${middle}" cy="${floor}" rx="${spread * 0.5}" ry="${height * 0.028}" fill="#e9edf5" fill-opacity=".92"/>`;
}
