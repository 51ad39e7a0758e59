import type { Sharp } from 'sharp';
import { mediaBounds } from '#contracts/enums/media.ts';
import { type PictureFormat, pictureFormats } from '#contracts/picture-files.ts';
import { inspectPicture, type PictureFacts, pictureSources } from './inspect.ts';
import { PictureRefusedError } from './refused.ts';

/** Widths of the files that pages choose from, in pixels. */
const WIDTHS = [480, 960, 1600, 2400];
/** Of 9. A photograph takes a third of the time of 4, and its files are a tenth larger. */
const AVIF_EFFORT = 3;
/** Most characters of the placeholder. */
const BLUR_LENGTH = 300;

/** One file of a picture. */
interface EncodedFile {
  format: PictureFormat;
  width: number;
  height: number;
  content: Buffer;
}

/** All files of a picture. */
export interface EncodedPicture extends PictureFacts {
  /** In full size: upright, without metadata such as the place where it was taken. */
  original: Buffer;
  variants: EncodedFile[];
  /** Tiny placeholder as a data URL; null for pictures with transparent parts. */
  blur: string | null;
}

/** The widths of a picture's files, ascending. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((known) => known < largest), largest];
}

/**
 * Makes all files of a picture. Files of this size need a few seconds. @throws PictureRefusedError
 */
export async function encodePicture(content: Buffer): Promise<EncodedPicture> {
  const facts = await inspectPicture(content);
  const { default: sharp } = await import('sharp');
  try {
    const options = { failOn: 'error', limitInputPixels: mediaBounds.pixels } as const;
    const upright = sharp(content, options).autoOrient();
    const original = await encodeOriginal(upright.clone(), facts);
    const widths = variantWidths(facts.width);
    // The smaller files are made from the largest one, so that the upload is unpacked only twice.
    const largest = sharp(
      await upright.clone().resize(widths.at(-1)).png({ compressionLevel: 1 }).toBuffer(),
    );
    const variants: EncodedFile[] = [];
    for (const width of widths) {
      const height = Math.max(1, Math.round((facts.height * width) / facts.width));
      const scaled = largest.clone().resize(width, height, { fit: 'fill' });
      for (const format of pictureFormats) {
        variants.push({ format, width, height, content: await encode(scaled.clone(), format) });
      }
    }
    const { isOpaque } = await largest.stats();
    return { ...facts, original, variants, blur: isOpaque ? await blurOf(largest) : null };
  } catch (cause) {
    throw new PictureRefusedError('damaged', cause);
  }
}

/** A picture in its format, upright and without metadata. @throws PictureRefusedError */
export async function rewritePicture(content: Buffer, facts: PictureFacts): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const options = { failOn: 'error', limitInputPixels: mediaBounds.pixels } as const;
  try {
    return await encodeOriginal(sharp(content, options).autoOrient(), facts);
  } catch (cause) {
    throw new PictureRefusedError('damaged', cause);
  }
}

/** Keeps the format and nearly all of the quality; metadata is left out. */
function encodeOriginal(upright: Sharp, { format }: PictureFacts): Promise<Buffer> {
  switch (format) {
    case 'jpeg':
      return upright.jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'png':
      return upright.png({ compressionLevel: 9 }).toBuffer();
    case 'webp':
      return upright.webp({ quality: 94, smartSubsample: true }).toBuffer();
    case 'avif':
      return upright.avif({ quality: 85 }).toBuffer();
  }
}

function encode(scaled: Sharp, format: PictureFormat): Promise<Buffer> {
  return format === 'avif'
    ? scaled.avif({ quality: 60, effort: AVIF_EFFORT }).toBuffer()
    : scaled.webp({ quality: 78, smartSubsample: true }).toBuffer();
}

async function blurOf(picture: Sharp): Promise<string | null> {
  for (const [width, quality] of [
    [16, 40],
    [12, 30],
    [8, 20],
  ] as const) {
    const tiny = await picture.clone().resize(width).blur(0.6).webp({ quality }).toBuffer();
    const address = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (address.length <= BLUR_LENGTH) return address;
  }
  return null;
}

/** File name of the picture in full size, in the folder of its variants. */
export function originalName({ format }: Pick<PictureFacts, 'format'>): string {
  return `original.${pictureSources[format].extension}`;
}
