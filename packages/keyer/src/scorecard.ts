/** How good a matte is, without knowing the truth. */
import { LINEAR_OF_BYTE, luminance } from './color.ts';
import type { Frame, Image } from './image.ts';
import { spillExcess } from './rules.ts';

export interface Scorecard {
  /** Mean width of the soft edge in pixels. */
  readonly edgeWidth: number;
  /** Lead of the screen's primary that is left on the edge, as a share of its colour. */
  readonly residualSpill: number;
  /** Mean change of alpha where the picture does not change, times 255; absent for one frame. */
  readonly flicker?: number;
}

/** `primary` is 0 red, 1 green, 2 blue. `before` is an earlier frame with its result. */
export function scorecard(
  keyed: Image,
  primary: 0 | 1 | 2,
  frames?: { readonly now: Frame; readonly before: Frame; readonly keyedBefore: Image },
): Scorecard {
  const { width, height, data } = keyed;
  const other1 = primary === 0 ? 1 : 0;
  const other2 = primary === 2 ? 1 : 2;
  let soft = 0;
  let contour = 0;
  let spill = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const o = (y * width + x) * 4;
      const alpha = data[o + 3] as number;
      const inside = alpha >= 0.5;
      if (x + 1 < width && (data[o + 7] as number) >= 0.5 !== inside) contour += 1;
      if (y + 1 < height && (data[o + width * 4 + 3] as number) >= 0.5 !== inside) contour += 1;
      if (alpha <= 0.05 || alpha >= 0.95) continue;
      soft += 1;
      const own = data[o + primary] as number;
      spill +=
        spillExcess(own, data[o + other1] as number, data[o + other2] as number, 1) /
        Math.max(own, 1e-3);
    }
  }
  // A straight edge crosses 4 / pi pairs of neighbours for each pixel of its length, on average.
  const length = (contour * Math.PI) / 4;
  const card = {
    edgeWidth: length > 0 ? soft / length : 0,
    residualSpill: soft > 0 ? spill / soft : 0,
  };
  return frames ? { ...card, flicker: flickerOf(keyed, frames) } : card;
}

function flickerOf(
  keyed: Image,
  frames: { readonly now: Frame; readonly before: Frame; readonly keyedBefore: Image },
): number {
  const lumaOf = ({ data }: Frame, o: number) =>
    luminance(
      LINEAR_OF_BYTE[data[o] as number] as number,
      LINEAR_OF_BYTE[data[o + 1] as number] as number,
      LINEAR_OF_BYTE[data[o + 2] as number] as number,
    );
  let still = 0;
  let change = 0;
  for (let o = 0; o < keyed.data.length; o += 4) {
    if (Math.abs(lumaOf(frames.now, o) - lumaOf(frames.before, o)) > 0.004) continue;
    still += 1;
    change += Math.abs((keyed.data[o + 3] as number) - (frames.keyedBefore.data[o + 3] as number));
  }
  return still > 0 ? (255 * change) / still : 0;
}
