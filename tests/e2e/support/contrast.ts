import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { screenshot } from './screenshot.ts';
import { settled } from './test.ts';

/** A text of the page. */
interface Text {
  text: string;
  /** Of its lines, relative to the area. */
  boxes: { x: number; y: number; width: number; height: number }[];
  /** Red, green, blue and opacity, from 0 to 255. */
  colour: number[];
  /** At least 24 px, or 18.66 px bold: WCAG requires less contrast. */
  large: boolean;
}

/** Share of pixels that may fail: the edge of a shape must not fail a whole line. */
const TOLERATED = 0.03;

/** Hides text, and bars that would cover an area. */
const COVER = `* { color: transparent !important; text-shadow: none !important; transition: none !important }
  .bar, .action-bar, .section-nav { visibility: hidden !important }`;

/**
 * Lines of the areas with too little contrast to the pixels behind them (WCAG 2.2, 1.4.3). The
 * background is a picture, which axe cannot check.
 */
export async function faintLines(page: Page, selector: string): Promise<string[]> {
  const areas = await page.locator(selector).all();
  if (areas.length === 0) throw new Error(`nothing matches ${selector}`);
  await page.locator(`:is(${selector}) img`).evaluateAll((all) =>
    Promise.all(
      all.map((image) => {
        (image as HTMLImageElement).loading = 'eager';
        return (image as HTMLImageElement).decode();
      }),
    ),
  );
  await settled(page);
  const shown: Text[][] = [];
  for (const area of areas) {
    // Sections off screen are laid out when they come into view.
    await area.scrollIntoViewIfNeeded();
    shown.push(await area.evaluate(readTexts));
  }
  const cover = await page.addStyleTag({ content: COVER });
  const found: string[] = [];
  for (let next = 0; next < areas.length; ) {
    const pictures = await picturesFrom(page, areas.slice(next));
    for (const picture of pictures) {
      // New styles also bring an optional font that arrived late: the lines of before may be others.
      const covered = (await areas[next]?.evaluate(readTexts)) ?? [];
      const texts = (shown[next] ?? []).map((text, at) => ({
        ...text,
        boxes: covered[at]?.boxes ?? [],
      }));
      found.push(...faintOn(picture, texts));
      next += 1;
    }
  }
  await cover.evaluate((style) => (style as Element).remove());
  return found;
}

/** A part of a screenshot: red, green and blue of each of its pixels, row by row. */
interface Picture {
  data: Buffer;
  rowWidth: number;
  part: Rectangle;
}

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pictures of the first areas: of those that one screenshot shows whole, at least of one. */
async function picturesFrom(page: Page, areas: Locator[]): Promise<Picture[]> {
  const [first] = areas;
  if (!first) return [];
  await first.evaluate((area) => area.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const [right = 0, below = 0] = await page.evaluate(() => [innerWidth, innerHeight]);
  const parts: Rectangle[] = [];
  for (const area of areas) {
    const part = await area.evaluate(rectangleOf);
    const { left, top } = part;
    if (left < 0 || top < 0 || left + part.width > right || top + part.height > below) break;
    parts.push(part);
  }
  if (parts.length > 0) {
    const { data, width } = await pixelsOf(await screenshot(page));
    return parts.map((part) => ({ data, rowWidth: width, part }));
  }
  // Larger than the window.
  const { left, top, ...size } = await first.evaluate(rectangleOf);
  const [across, down] = await page.evaluate(() => [scrollX, scrollY]);
  const clip = { x: left + (across ?? 0), y: top + (down ?? 0), ...size };
  const own = await pixelsOf(await screenshot(page, clip));
  const whole = { left: 0, top: 0, width: own.width, height: own.height };
  return [{ data: own.data, rowWidth: own.width, part: whole }];
}

async function pixelsOf(screenshot: Buffer) {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels of the window that an element is drawn on. */
function rectangleOf(element: Element): Rectangle {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.floor(left + 0.001), Math.floor(top + 0.001)];
  return {
    left: x,
    top: y,
    width: Math.ceil(right - 0.001) - x,
    height: Math.ceil(bottom - 0.001) - y,
  };
}

/** The lines with too little contrast to the picture of their area. */
function faintOn({ data, rowWidth, part }: Picture, texts: Text[]): string[] {
  const placeOf = (x: number, y: number) => ((part.top + y) * rowWidth + part.left + x) * 3;
  const lines = texts.flatMap(({ boxes, ...text }) => boxes.map((box) => ({ ...text, box })));
  return lines.flatMap(({ text, box, colour, large }) => {
    const ratios: number[] = [];
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    for (let y = Math.max(0, top); y < Math.min(part.height, top + box.height); y += 2) {
      for (let x = Math.max(0, left); x < Math.min(part.width, left + box.width); x += 2) {
        ratios.push(contrastOn(data, placeOf(x, y), colour));
      }
    }
    ratios.sort((a, b) => a - b);
    const worst = ratios[Math.floor(ratios.length * TOLERATED)] ?? 21;
    return worst < (large ? 3 : 4.5) ? `${worst.toFixed(2)} "${text}"` : [];
  });
}

/** The texts in an area, without buttons and badges, which have their own background. */
function readTexts(area: Element): Text[] {
  const found: Text[] = [];
  const origin = area.getBoundingClientRect();
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    const parent = texts.currentNode.parentElement as Element;
    if (!text || parent.closest('.btn, .badge, .sr-only')) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const colour = [...pen.getImageData(0, 0, 1, 1).data];
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const boxes = [...range.getClientRects()]
      .filter(({ width }) => width > 4)
      .map(({ x, y, width, height }) => ({ x: x - origin.x, y: y - origin.y, width, height }));
    found.push({ text, boxes, colour, large });
  }
  return found;
}

/** Contrast of a colour to the pixel that begins at a place of the data (WCAG 2.2). */
function contrastOn(
  data: Buffer,
  at: number,
  [red = 0, green = 0, blue = 0, opacity = 255]: number[],
) {
  const share = opacity / 255;
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const ground = luminance(r, g, b);
  const words = luminance(
    red * share + r * (1 - share),
    green * share + g * (1 - share),
    blue * share + b * (1 - share),
  );
  return (Math.max(ground, words) + 0.05) / (Math.min(ground, words) + 0.05);
}

/** The light of each value of a channel, as WCAG 2.2 defines it. */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const lightOf = (value: number) => LIGHT[Math.round(value)] ?? 0;

/** Relative luminance as defined by WCAG 2.2. */
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
