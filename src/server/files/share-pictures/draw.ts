import sharp, { type OverlayOptions } from 'sharp';
import { encode } from 'uqr';
import {
  type SharePicture,
  type SharePictureFormat,
  sharePictureSizes,
} from '#contracts/share-picture.ts';
import { loadFonts, type Measure } from './font.ts';
import { fitText } from './lines.ts';
import { accentOf, colours, litStage, mark, svg, text } from './svg-elements.ts';

/** Maximum size of a picture in bytes; the quality is lowered to reach it. */
const MAX_BYTES = 150_000;
const QUALITIES = [84, 76, 66, 54];

/** Draws one share picture as JPEG. @param cover the cover picture, in any format */
export async function drawCard(
  format: SharePictureFormat,
  card: SharePicture,
  cover: Uint8Array | null,
): Promise<Buffer> {
  const measure = await loadFonts();
  const { width, height } = sharePictureSizes[format];
  const layers = await layouts[format](card, measure, coverReader(cover));
  const picture = sharp({ create: { width, height, channels: 3, background: colours.stage } })
    .composite(layers)
    .removeAlpha();
  const pixels = await picture.raw().toBuffer();
  const raw = { width, height, channels: 3 as const };
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg;
}

/** The cover, cropped to a size; undefined if there is none or it cannot be read. */
type Cover = (width: number, height: number) => Promise<Buffer | undefined>;

function coverReader(content: Uint8Array | null): Cover {
  return async (width, height) => {
    if (!content) return undefined;
    return sharp(content)
      .resize(width, height, { fit: 'cover' })
      .toBuffer()
      .catch(() => undefined);
  };
}

type Layout = (card: SharePicture, measure: Measure, cover: Cover) => Promise<OverlayOptions[]>;

const og: Layout = async (card, measure, readCover) => {
  const { width, height } = sharePictureSizes.og;
  const accent = accentOf(card.product);
  const from = 520;
  const cover = await readCover(width - from, height);
  const title = fitText(
    card.title,
    card.locale,
    { sizes: [66, 60, 54, 48], width: cover ? 580 : 610, lines: 4, even: true },
    measure,
  );
  const leading = 1.28;
  const block = title.lines.length * title.size * leading;
  const top = Math.max(178, 316 - block / 2) + title.size * 0.86;
  const words =
    mark(62, 56, 52, accent) +
    text([card.brand], { x: 128, y: 92, size: 30, fill: colours.ink, bold: true }) +
    text(title.lines, { x: 64, y: top, size: title.size, fill: colours.ink, bold: true, leading }) +
    `<rect x="64" y="536" width="56" height="6" rx="3" fill="${accent}"/>` +
    text([card.eyebrow ?? hostOf(card.url)], { x: 136, y: 549, size: 28, fill: colours.muted });
  if (!cover) {
    const stage = litStage({ x: 560, y: 0, width: 640, height }, accent);
    return [{ input: svg(width, height, stage + words), left: 0, top: 0 }];
  }
  const fade = `<defs><linearGradient id="fade"><stop offset="0" stop-color="${colours.stage}"/><stop offset=".2" stop-color="${colours.stage}" stop-opacity=".86"/><stop offset=".55" stop-color="${colours.stage}" stop-opacity="0"/></linearGradient></defs><rect x="${from - 1}" width="${width - from + 1}" height="${height}" fill="url(#fade)"/>`;
  return [
    { input: cover, left: from, top: 0 },
    { input: svg(width, height, fade + words), left: 0, top: 0 },
  ];
};

/** The thumbnail for chats, which show the title beside it. */
const square: Layout = async (card, _, readCover) => {
  const { width, height } = sharePictureSizes.square;
  const accent = accentOf(card.product);
  const cover = await readCover(width, height);
  const badge = `<rect x="32" y="${height - 128}" width="96" height="96" rx="24" fill="${colours.stage}" fill-opacity=".88"/>${mark(52, height - 109, 56, accent)}`;
  if (cover) {
    return [
      { input: cover, left: 0, top: 0 },
      { input: svg(width, height, badge), left: 0, top: 0 },
    ];
  }
  const stage = litStage({ x: 0, y: 0, width, height }, accent);
  const content = `${stage}${mark(width / 2 - 88, 190, 176, accent)}`;
  return [{ input: svg(width, height, content), left: 0, top: 0 }];
};

const posterTexts = {
  zh: { scan: '长按或扫码阅读全文', scene: '长按或扫码走进场景' },
  en: { scan: 'Scan to read it in full', scene: 'Scan to look around in it' },
};

/** The poster: cover, title, summary, and the QR code of the page. */
const poster: Layout = async (card, measure, readCover) => {
  const { width, height } = sharePictureSizes.poster;
  const accent = accentOf(card.product);
  const { locale } = card;
  const coverHeight = 720;
  const cover = await readCover(width, coverHeight);
  const inner = width - 2 * 80;
  const box = { sizes: [72, 66, 58, 52], width: inner, lines: 3, even: true };
  const title = fitText(card.title, locale, box, measure);
  const eyebrowY = 764;
  const titleY = eyebrowY + 28 + title.size;
  const summaryY = titleY + (title.lines.length - 1) * title.size * 1.3 + 76;
  const footer = height - 324;
  const room = Math.floor((footer - 56 - summaryY) / (34 * 1.6)) + 1;
  const summary = fitText(
    card.summary,
    locale,
    { sizes: [34], width: inner, lines: room },
    measure,
  );
  const content = [
    text([card.eyebrow ?? card.brand], { x: 80, y: eyebrowY, size: 32, fill: accent, bold: true }),
    text(title.lines, { x: 80, y: titleY, size: title.size, fill: colours.ink, bold: true }),
    text(summary.lines, { x: 80, y: summaryY, size: 34, fill: colours.muted, leading: 1.6 }),
    `<path d="M80 ${footer}H${width - 80}" stroke="${colours.line}" stroke-width="2"/>`,
    mark(80, footer + 60, 72, accent),
    text([card.brand], { x: 172, y: footer + 112, size: 40, fill: colours.ink, bold: true }),
    text([posterTexts[locale][card.subject === 'scene' ? 'scene' : 'scan']], {
      x: 80,
      y: footer + 192,
      size: 32,
      fill: colours.ink,
    }),
    text([hostOf(card.url)], { x: 80, y: footer + 240, size: 28, fill: colours.muted }),
    qrCode(card.url, width - 80, footer + 44, 240),
  ].join('');
  if (!cover) {
    const stage = litStage({ x: 140, y: 0, width: 800, height: coverHeight - 40 }, accent);
    return [{ input: svg(width, height, stage + content), left: 0, top: 0 }];
  }
  const fade = `<defs><linearGradient id="fade" x2="0" y2="1"><stop offset=".55" stop-color="${colours.stage}" stop-opacity="0"/><stop offset="1" stop-color="${colours.stage}"/></linearGradient></defs><rect width="${width}" height="${coverHeight + 1}" fill="url(#fade)"/>`;
  return [
    { input: cover, left: 0, top: 0 },
    { input: svg(width, height, fade + content), left: 0, top: 0 },
  ];
};

const layouts: Record<SharePictureFormat, Layout> = { og, square, poster };

/**
 * A QR code on white with its right edge at `right`. Modules are whole pixels, so it may be
 * slightly smaller.
 */
function qrCode(address: string, right: number, top: number, most: number): string {
  const { data } = encode(address, { ecc: 'M', border: 2 });
  const scale = Math.floor(most / data.length);
  const size = data.length * scale;
  const modules = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return `<g transform="translate(${right - size} ${top})"><rect width="${size}" height="${size}" rx="16" fill="#fff"/><path transform="scale(${scale})" shape-rendering="crispEdges" d="${modules}"/></g>`;
}

function hostOf(url: string): string {
  return new URL(url).host;
}
