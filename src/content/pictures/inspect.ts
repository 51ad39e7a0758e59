import { mediaBounds } from '#contracts/enums/media.ts';
import { PictureRefusedError } from './refused.ts';
import { markedEncoding } from './xml-text.ts';

/** What the content of a file says about it; names and headers are not trusted. */
export interface PictureFacts {
  format: PictureSource;
  /** Size in pixels, upright. */
  width: number;
  height: number;
}

/** Formats of uploaded pictures, with media type and extension. */
export const pictureSources = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  avif: { mime: 'image/avif', extension: 'avif' },
} as const;
export type PictureSource = keyof typeof pictureSources;

/** WebP allows no longer side. */
const LONGEST_SIDE = 16_000;
/** How much of a file is searched for the beginning of an SVG. */
const HEAD_BYTES = 4096;

/** Whether a file is an SVG drawing, with or without XML declaration and comments. */
export function isDrawing(content: Buffer): boolean {
  const head = new TextDecoder(markedEncoding(content)).decode(content.subarray(0, HEAD_BYTES));
  return /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>\s*)*<(?:svg:)?svg[\s>]/i.test(
    head,
  );
}

/**
 * Reads type and size from a picture's header. The pixels are not unpacked, so a small file with a
 * huge picture costs nothing. @throws PictureRefusedError
 */
export async function inspectPicture(content: Buffer): Promise<PictureFacts> {
  const { default: sharp } = await import('sharp');
  const facts = await sharp(content)
    .metadata()
    .catch((cause: unknown) => {
      throw new PictureRefusedError('type', cause);
    });
  const name = facts.format === 'heif' && facts.compression === 'av1' ? 'avif' : facts.format;
  if (!isPictureSource(name)) throw new PictureRefusedError('type');
  if ((facts.pages ?? 1) > 1 || (name === 'png' && isAnimatedPng(content)))
    throw new PictureRefusedError('animated');
  const { width, height } = facts.autoOrient;
  const isTooLarge = width * height > mediaBounds.pixels || Math.max(width, height) > LONGEST_SIDE;
  if (isTooLarge) throw new PictureRefusedError('pixels');
  return { format: name, width, height };
}

/**
 * Whether a PNG has frames: a chunk of the type acTL comes before its pixels. Sharp sees the first frame
 * only.
 */
function isAnimatedPng(content: Buffer): boolean {
  // After the signature each chunk is its length, a type of four letters, its content and a checksum.
  for (let at = 8; at + 8 <= content.length; at += 12 + content.readUInt32BE(at)) {
    const type = content.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

function isPictureSource(name: string): name is PictureSource {
  return Object.hasOwn(pictureSources, name);
}
