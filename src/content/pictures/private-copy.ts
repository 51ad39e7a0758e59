import { inspectPicture } from './inspect.ts';
import { type PictureProblem, PictureRefusedError } from './refused.ts';

/** Longest side of a stored picture: enough to read a label on a rack. */
const LONGEST_SIDE = 2560;
const FULL_QUALITY = 84;
const PREVIEW_QUALITY = 76;

/** The stored copies of a private picture: without metadata such as the place where it was taken. */
export interface PrivateCopy {
  mime: string;
  width: number;
  height: number;
  full: Uint8Array;
  /** Of half the width. */
  preview: Uint8Array;
}

/** Makes the copies of a picture that somebody sent, or says what is wrong with it. */
export async function copyPrivatePicture({
  content,
}: {
  content: Uint8Array;
}): Promise<PrivateCopy | { problem: PictureProblem }> {
  try {
    return await encode(Buffer.from(content));
  } catch (error) {
    if (error instanceof PictureRefusedError) return { problem: error.problem };
    throw error;
  }
}

async function encode(content: Buffer): Promise<PrivateCopy> {
  const { width, height } = await inspectPicture(content);
  const { default: sharp } = await import('sharp');
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const size = [width, height].map((side) => Math.max(2, Math.round(side * scale)));
  const [fullWidth = 2, fullHeight = 2] = size;
  try {
    const { data: full } = await sharp(content, { failOn: 'error' })
      .autoOrient()
      .resize(fullWidth, fullHeight, { fit: 'fill' })
      .webp({ quality: FULL_QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(full)
      .resize(Math.round(fullWidth / 2))
      .webp({ quality: PREVIEW_QUALITY, smartSubsample: true })
      .toBuffer();
    return { mime: 'image/webp', width: fullWidth, height: fullHeight, full, preview };
  } catch (cause) {
    throw new PictureRefusedError('damaged', cause);
  }
}
