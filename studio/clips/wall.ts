import { valueNoise } from './noise.ts';
import { type Color, type Layer, newLayer } from './raster.ts';

export interface Wall {
  /** Linear light where it is brightest. */
  readonly color: Color;
  /** Light that is left in the darkest corner, 0 to 1. */
  readonly falloff: number;
  /** Where it is brightest, in fractions of the picture. */
  readonly bright: readonly [number, number];
  /** Depth of the folds of cloth, 0 for paint. */
  readonly folds: number;
  /** A join between two sheets; the right one is this much darker. */
  readonly seam?: number;
  /** Darkness of the shadow that the figure throws, 0 to 1, and its offset and blur in pixels. */
  readonly shadow?: {
    readonly depth: number;
    readonly x: number;
    readonly y: number;
    readonly blur: number;
  };
  /** Light of the wall on the rim of the figure, as a share of the wall's. */
  readonly spill: number;
}

/** The wall alone, without the figure's shadow. */
export function drawWall(wall: Wall, width: number, height: number, seed: number): Layer {
  const layer = newLayer(width, height);
  const noise = valueNoise(seed);
  const paint = valueNoise(seed + 1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dx = x / width - wall.bright[0];
      const dy = (y / height - wall.bright[1]) * 0.7;
      const light = wall.falloff + (1 - wall.falloff) * Math.exp(-(dx * dx + dy * dy) / 0.18);
      // Folds hang: long in y, narrow in x, and lean a little.
      const fold =
        0.6 * noise((x + 0.12 * y) / 46, y / 420) + 0.4 * noise((x - 0.07 * y) / 19 + 31, y / 260);
      const grain = 0.012 * paint(x / 3, y / 3);
      const seam = wall.seam && x > width * 0.71 ? 1 - wall.seam : 1;
      const value = light * seam * Math.max(0.05, 1 + wall.folds * fold + grain);
      const o = (y * width + x) * 4;
      for (let i = 0; i < 3; i += 1) layer.data[o + i] = wall.color[i as 0 | 1 | 2] * value;
      layer.data[o + 3] = 1;
    }
  }
  return layer;
}

/** Coverage moved and blurred, one float per pixel: three box blurs make it round. */
export function softCoverage(figure: Layer, radius: number, shiftX = 0, shiftY = 0): Float32Array {
  const { width, height } = figure;
  let plane = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fx = Math.min(width - 1, Math.max(0, x - shiftX));
      const fy = Math.min(height - 1, Math.max(0, y - shiftY));
      plane[y * width + x] = figure.data[(fy * width + fx) * 4 + 3] as number;
    }
  }
  for (let pass = 0; pass < 3; pass += 1) {
    plane = boxBlur(plane, width, height, 1, width, Math.round(radius / 2));
    plane = boxBlur(plane, height, width, width, 1, Math.round(radius / 2));
  }
  return plane;
}

function boxBlur(
  plane: Float32Array,
  length: number,
  lines: number,
  step: number,
  jump: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(plane.length);
  for (let line = 0; line < lines; line += 1) {
    const at = (k: number) =>
      plane[line * jump + Math.min(length - 1, Math.max(0, k)) * step] as number;
    let sum = 0;
    for (let k = -radius; k <= radius; k += 1) sum += at(k);
    for (let k = 0; k < length; k += 1) {
      out[line * jump + k * step] = sum / (2 * radius + 1);
      sum += at(k + radius + 1) - at(k - radius);
    }
  }
  return out;
}
