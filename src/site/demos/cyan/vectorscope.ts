/** Where the colours of a picture lie by hue and saturation, and which of them the key takes. */
import { decodeSrgb } from '#keyer/color.ts';
import type { Frame } from '#keyer/image.ts';
import { matchWeight, prepareSample } from '#keyer/rules.ts';
import type { ColorSample } from '#keyer/settings.ts';

/** Side of the scope in cells. */
export const SCOPE = 128;
/** Greatest chroma that fits on it: Cb and Cr of BT.709 go from -0.5 to 0.5. */
const REACH = 0.5;

/** Cell of an 8-bit colour: blue to the right, red upwards. */
export function cellOf(r: number, g: number, b: number): number {
  const luma = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  const cb = (b / 255 - luma) / 1.8556;
  const cr = (r / 255 - luma) / 1.5748;
  const cell = (value: number) =>
    Math.min(SCOPE - 1, Math.max(0, Math.floor(((value + REACH) / (2 * REACH)) * SCOPE)));
  return (SCOPE - 1 - cell(cr)) * SCOPE + cell(cb);
}

/** Colour of a cell at a luma, 0 to 1 and beyond. */
function colorOfCell(cell: number, luma: number): [number, number, number] {
  const cb = ((((cell % SCOPE) + 0.5) / SCOPE) * 2 - 1) * REACH;
  const cr = (((SCOPE - 1 - Math.floor(cell / SCOPE) + 0.5) / SCOPE) * 2 - 1) * REACH;
  const r = luma + 1.5748 * cr;
  const b = luma + 1.8556 * cb;
  return [r, (luma - 0.2126 * r - 0.0722 * b) / 0.7152, b];
}

/** How many pixels lie in each cell. */
export function scopeCounts({ data }: Frame): Uint32Array {
  const counts = new Uint32Array(SCOPE * SCOPE);
  for (let o = 0; o < data.length; o += 4) {
    const cell = cellOf(data[o] as number, data[o + 1] as number, data[o + 2] as number);
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

/** The cells whose colour the samples take for wall, at the brightness of the first sample. */
export function keyRegion(samples: readonly ColorSample[]): Uint8Array {
  const [{ color }] = samples as readonly [ColorSample];
  const luma = (0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]) / 255;
  const prepared = samples.map(prepareSample);
  return Uint8Array.from({ length: SCOPE * SCOPE }, (_, cell) => {
    const rgb = colorOfCell(cell, luma);
    if (rgb.some((part) => part < 0 || part > 1)) return 0;
    const [r, g, b] = rgb;
    return matchWeight(prepared, decodeSrgb(r), decodeSrgb(g), decodeSrgb(b)) > 0 ? 1 : 0;
  });
}

/** Draws the scope: each cell in its own colour, the border of the key region in white. */
export function drawScope(
  context: CanvasRenderingContext2D,
  counts: Uint32Array,
  region: Uint8Array,
): void {
  const image = context.createImageData(SCOPE, SCOPE);
  const most = Math.log1p(Math.max(1, ...counts));
  for (let cell = 0; cell < counts.length; cell += 1) {
    const share = Math.log1p(counts[cell] as number) / most;
    const isInside = region[cell] === 1;
    const isBorder = isInside && [1, -1, SCOPE, -SCOPE].some((step) => region[cell + step] !== 1);
    const color = colorOfCell(cell, 0.55);
    for (let i = 0; i < 3; i += 1) {
      const own = Math.min(1, Math.max(0, color[i] as number));
      const light = share > 0 ? own * (0.35 + 0.65 * share) : isInside ? 0.13 : 0.03;
      image.data[cell * 4 + i] = 255 * (isBorder ? 0.9 : light);
    }
    image.data[cell * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}
