/** Compares the matte of another implementation with a golden one. */
import type { Frame } from './image.ts';

export interface MatteDifference {
  /** Peak signal-to-noise ratio of alpha in decibels; infinite if equal. */
  readonly psnr: number;
  /** Greatest difference of alpha, in steps of 255. */
  readonly greatest: number;
  /** Share of pixels that differ by more than two steps. */
  readonly beyondTwo: number;
}

export function matteDifference(a: Frame, b: Frame): MatteDifference {
  if (a.width !== b.width || a.height !== b.height) {
    throw new RangeError(
      `Mattes differ in size: ${a.width}x${a.height} and ${b.width}x${b.height}.`,
    );
  }
  let squares = 0;
  let greatest = 0;
  let beyond = 0;
  for (let o = 3; o < a.data.length; o += 4) {
    const difference = Math.abs((a.data[o] as number) - (b.data[o] as number));
    squares += difference * difference;
    greatest = Math.max(greatest, difference);
    if (difference > 2) beyond += 1;
  }
  const pixels = a.width * a.height;
  const psnr =
    squares === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10((255 * 255 * pixels) / squares);
  return { psnr, greatest, beyondTwo: beyond / pixels };
}
