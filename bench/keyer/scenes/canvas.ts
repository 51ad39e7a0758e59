/** A fine grid of samples that opaque and sheer shapes are painted on, in linear light. */
import type { Rgb } from '#keyer/color.ts';
import { type Image, newImage } from '#keyer/image.ts';

/** Samples along one side of a pixel. */
export const FINE = 4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box around a shape; lengths are in heights of the picture. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Premultiplied colour and coverage per sample; shapes come from behind to the front. */
export class Canvas {
  readonly #image: Image;
  readonly #unit: number;

  constructor(width: number, height: number) {
    this.#image = newImage(width * FINE, height * FINE);
    this.#unit = height * FINE;
  }

  #paint(o: number, color: Rgb, opacity: number): void {
    const { data } = this.#image;
    const rest = 1 - opacity;
    for (let i = 0; i < 3; i += 1) {
      data[o + i] = (data[o + i] as number) * rest + (color[i] as number) * opacity;
    }
    data[o + 3] = (data[o + 3] as number) * rest + opacity;
  }

  /** Paints all samples of a box whose distance is not above 0. */
  fill(
    box: Box,
    distance: (x: number, y: number) => number,
    color: (x: number, y: number) => Rgb,
    opacity: (x: number, y: number) => number = () => 1,
  ): void {
    const { width, height } = this.#image;
    const from = (value: number) => Math.max(0, Math.floor(value * this.#unit));
    const right = Math.min(width, Math.ceil(box.right * this.#unit));
    const bottom = Math.min(height, Math.ceil(box.bottom * this.#unit));
    for (let sy = from(box.top); sy < bottom; sy += 1) {
      for (let sx = from(box.left); sx < right; sx += 1) {
        const x = (sx + 0.5) / this.#unit;
        const y = (sy + 0.5) / this.#unit;
        if (distance(x, y) > 0) continue;
        this.#paint((sy * width + sx) * 4, color(x, y), opacity(x, y));
      }
    }
  }

  /** A line through points, `radius` thick at its root and a third of that at its tip. */
  strand(points: readonly Point[], radius: number, root: Rgb, tip: Rgb): void {
    for (let k = 1; k < points.length; k += 1) {
      const a = points[k - 1] as Point;
      const b = points[k] as Point;
      const t = k / points.length;
      const thick = radius * (1 - 0.67 * t);
      const color: Rgb = [0, 1, 2].map(
        (i) => (root[i] as number) * (1 - t) + (tip[i] as number) * t,
      ) as unknown as Rgb;
      this.fill(boxAround([a, b], thick), capsule(a, b, thick), () => color);
    }
  }

  /** Means of the samples of each pixel. */
  shrink(): Image {
    const { width, height, data } = this.#image;
    const out = newImage(width / FINE, height / FINE);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = (y * width + x) * 4;
        const to = (Math.floor(y / FINE) * out.width + Math.floor(x / FINE)) * 4;
        for (let i = 0; i < 4; i += 1) {
          out.data[to + i] =
            (out.data[to + i] as number) + (data[from + i] as number) / (FINE * FINE);
        }
      }
    }
    return out;
  }
}

export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

export function ellipse(centre: Point, rx: number, ry: number) {
  return (x: number, y: number) =>
    (Math.hypot((x - centre.x) / rx, (y - centre.y) / ry) - 1) * Math.min(rx, ry);
}

export function capsule(a: Point, b: Point, from: number, to = from) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy + 1e-12;
  return (x: number, y: number) => {
    const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length2));
    return Math.hypot(x - a.x - t * dx, y - a.y - t * dy) - (from + (to - from) * t);
  };
}
