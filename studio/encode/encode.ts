import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureEntry } from '../../src/contracts/media-manifest.ts';
import { changeManifest, hashFiles, mediaDir } from './manifest.ts';

/** Widths of covers and of pictures inside a text. */
export const cardWidths = [480, 960];

/** Options of encoding. */
export interface EncodeOptions {
  /** Widths of the files in pixels, ascending; none wider than the source. */
  widths: number[];
  /** Quality of the AVIF files from 1 to 100; screenshots with small text need more than scenes. */
  quality?: number;
  /** Target folder; the repository's pictures by default. */
  folder?: string;
}

const SCENE_QUALITY = 70;
const LEAST_QUALITY = 36;
const PHOTO_QUALITY = 60;
/** Width and size limit of the files that phones load at the top of a page. */
const PHONE_WIDTH = 480;
const PHONE_BYTES = 18 * 1024;
const BLUR_BYTES = 300;

/**
 * Encodes a picture in every width as AVIF and WebP into the folder `<key>` and adds it to the
 * manifest. Replaces earlier files of the folder.
 */
export async function encodePicture(
  key: string,
  source: Buffer,
  { widths, quality = SCENE_QUALITY, folder = mediaDir }: EncodeOptions,
): Promise<PictureEntry> {
  const { width: sourceWidth, height: sourceHeight } = await sharp(source).metadata();
  const width = widths.at(-1);
  if (width === undefined || width > sourceWidth) {
    throw new Error(`${key} is ${sourceWidth} px wide, too small for ${width ?? 'no'} px`);
  }
  const height = Math.round((sourceHeight * width) / sourceWidth);
  const files = path.join(folder, key);
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  for (const size of widths) {
    const scaled = await scale(source, size, Math.round((height * size) / width));
    writeFileSync(path.join(files, `${size}.avif`), await toAvif(scaled, size, quality));
    writeFileSync(path.join(files, `${size}.webp`), await toWebp(scaled, quality));
  }
  const entry: PictureEntry = { width, height, widths, hash: '', blur: await blurOf(source) };
  entry.hash = hashFiles(key, entry, folder);
  changeManifest(folder, (manifest) => {
    manifest[key] = entry;
  });
  return entry;
}

/** Widths of a photograph from a site, in pixels: the file and its preview. */
const PHOTO_WIDTHS = { '': 800, '-preview': 400 };

/**
 * Encodes a photograph of the demo work order as WebP, with a preview. It is a private file, so it
 * is not in the manifest.
 */
export async function encodePhoto(
  name: string,
  source: Buffer,
  folder = path.join(mediaDir, 'site-photos'),
): Promise<void> {
  const { width, height } = await sharp(source).metadata();
  mkdirSync(folder, { recursive: true });
  for (const [suffix, size] of Object.entries(PHOTO_WIDTHS)) {
    const scaled = await scale(source, size, Math.round((height * size) / width));
    writeFileSync(path.join(folder, `${name}${suffix}.webp`), await toWebp(scaled, PHOTO_QUALITY));
  }
}

const phoneViews = path.resolve(mediaDir, '../src/site/demos/app/live/rooms');
const PHONE_VIEW_QUALITY = 62;

/** Encodes what the phone of the app demo sees: `app-room-<room>` becomes the demo's `<room>.webp`. */
export async function encodePhoneView(key: string, source: Buffer, folder = phoneViews) {
  mkdirSync(folder, { recursive: true });
  await sharp(source)
    .webp({ quality: PHONE_VIEW_QUALITY, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${key.slice('app-room-'.length)}.webp`));
}

/** Scales in 16 bits per channel: the steps of dark gradients stay below what 10 bits can show. */
async function scale(source: Buffer, width: number, height: number): Promise<Sharp> {
  const scaled = await sharp(source)
    .pipelineColourspace('rgb16')
    .flatten({ background: '#000' })
    .resize(width, height, { kernel: 'lanczos3' })
    .toColourspace('rgb16')
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(scaled);
}

/** Ten bits per channel, which keeps dark gradients free of bands; smaller where phones load it. */
async function toAvif(scaled: Sharp, width: number, quality: number): Promise<Buffer> {
  const encode = (tried: number) =>
    scaled.clone().avif({ quality: tried, effort: 4, bitdepth: 10 }).toBuffer();
  let tried = quality;
  let file = await encode(tried);
  while (width <= PHONE_WIDTH && file.length > PHONE_BYTES && tried > LEAST_QUALITY) {
    tried -= 4;
    file = await encode(tried);
  }
  return file;
}

function toWebp(scaled: Sharp, quality: number): Promise<Buffer> {
  const webpQuality = Math.min(90, quality + 18);
  return scaled
    .clone()
    .toColourspace('srgb')
    .webp({ quality: webpQuality, effort: 6, smartSubsample: true })
    .toBuffer();
}

async function blurOf(source: Buffer): Promise<string> {
  for (const [width, quality] of [
    [16, 40],
    [12, 30],
    [8, 20],
  ] as const) {
    const tiny = await sharp(source)
      .flatten({ background: '#000' })
      .resize(width)
      .blur(0.6)
      .webp({ quality, effort: 6, alphaQuality: 0 })
      .toBuffer();
    const address = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (address.length <= BLUR_BYTES) return address;
  }
  throw new Error(`no placeholder of ${BLUR_BYTES} bytes could be made`);
}
