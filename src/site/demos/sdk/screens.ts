/** What the playground draws by itself: backdrops, the matte, pictures on its screens. */
import type { Frame } from '#keyer/image.ts';

export const backdrops = ['stage', 'white', 'red'] as const;
export type Backdrop = (typeof backdrops)[number];

const fills: Record<Backdrop, readonly [string, string]> = {
  stage: ['#2b3350', '#0b0d14'],
  white: ['#ffffff', '#ffffff'],
  red: ['#c2182b', '#c2182b'],
};

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  return context;
}

/** A backdrop of a size. */
export function backdropPixels(backdrop: Backdrop, width: number, height: number): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  const [inner, outer] = fills[backdrop];
  const light = context.createRadialGradient(width * 0.7, 0, 0, width * 0.7, 0, width);
  light.addColorStop(0, inner);
  light.addColorStop(1, outer);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** Alpha as grey. */
export function matteOf({ width, height, data }: Frame): ImageData {
  const matte = new ImageData(width, height);
  for (let o = 0; o < data.length; o += 4) {
    matte.data.fill(data[o + 3] as number, o, o + 3);
    matte.data[o + 3] = 255;
  }
  return matte;
}

/** Shares of a picture that are wholly and partly opaque. */
export function alphaShares({ data }: Frame): { solid: number; partial: number } {
  let solid = 0;
  let partial = 0;
  for (let o = 3; o < data.length; o += 4) {
    if (data[o] === 255) solid += 1;
    else if (data[o] !== 0) partial += 1;
  }
  const pixels = data.length / 4;
  return { solid: solid / pixels, partial: partial / pixels };
}

/** Draws pixels or a picture on a canvas and sets its size. */
export function drawOn(
  canvas: HTMLCanvasElement | null,
  picture: ImageData | CanvasImageSource,
  { width, height }: { width: number; height: number },
): void {
  if (!canvas) return;
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  if (picture instanceof ImageData) context.putImageData(picture, 0, 0);
  else context.drawImage(picture, 0, 0);
}
