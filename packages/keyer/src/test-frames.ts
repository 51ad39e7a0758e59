/** Frames with a known truth, for tests. */
import { byteOfLinear, linearOf, type Rgb } from './color.ts';
import type { Frame } from './image.ts';

export const WALL: Rgb = [60, 150, 75];

/** A frame whose pixel is a mix of a foreground colour and the screen, both in linear light. */
export function mixedFrame(
  width: number,
  height: number,
  alphaAt: (x: number, y: number) => number,
  {
    wall = WALL,
    fore = [205, 160, 135],
    light = () => 1,
  }: {
    readonly wall?: Rgb;
    readonly fore?: Rgb;
    readonly light?: (x: number, y: number) => number;
  } = {},
): Frame {
  const w = linearOf(wall);
  const f = linearOf(fore);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const alpha = alphaAt(x, y);
      const o = (y * width + x) * 4;
      for (let i = 0; i < 3; i += 1) {
        const behind = (w[i] as number) * light(x, y);
        data[o + i] = byteOfLinear(alpha * (f[i] as number) + (1 - alpha) * behind);
      }
      data[o + 3] = 255;
    }
  }
  return { width, height, data };
}

/** A disc in the middle whose edge is soft over `soft` pixels. */
export function disc(width: number, height: number, radius: number, soft: number) {
  return (x: number, y: number) => {
    const distance = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) - radius;
    return Math.min(1, Math.max(0, 0.5 - distance / soft));
  };
}
