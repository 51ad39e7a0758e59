/** Corners of a model on the picture: x and y in samples from the top left, z for what is nearer. */
export interface Projected {
  readonly corners: Float32Array;
  readonly index: ArrayLike<number>;
  /** Linear light and opacity of each vertex. */
  readonly colors: Float32Array;
}

/** Picture with depth; premultiplied linear light and coverage. */
export class Canvas3D {
  readonly color: Float32Array;
  private readonly depth: Float32Array;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.color = new Float32Array(width * height * 4);
    this.depth = new Float32Array(width * height);
  }

  clear(): void {
    this.color.fill(0);
    this.depth.fill(Number.POSITIVE_INFINITY);
  }

  /** Draws triangles from both sides. See-through ones must come after all that is behind them. */
  draw({ corners, index, colors }: Projected): void {
    for (let i = 0; i < index.length; i += 3) {
      this.triangle(
        corners,
        colors,
        index[i] as number,
        index[i + 1] as number,
        index[i + 2] as number,
      );
    }
  }

  private triangle(p: Float32Array, colors: Float32Array, a: number, b: number, c: number): void {
    const { width, height, depth, color } = this;
    const ax = p[a * 3] as number;
    const ay = p[a * 3 + 1] as number;
    const bx = p[b * 3] as number;
    const by = p[b * 3 + 1] as number;
    const cx = p[c * 3] as number;
    const cy = p[c * 3 + 1] as number;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) return;
    // Samples lie at the middle of their cell.
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const az = p[a * 3 + 2] as number;
    const bz = p[b * 3 + 2] as number;
    const cz = p[c * 3 + 2] as number;
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const px = x + 0.5;
        const py = y + 0.5;
        const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
        const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
        const w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        const at = y * width + x;
        const z = u * az + v * bz + w * cz;
        if (z >= (depth[at] as number)) continue;
        const mix = (k: number) =>
          u * (colors[a * 4 + k] as number) +
          v * (colors[b * 4 + k] as number) +
          w * (colors[c * 4 + k] as number);
        const alpha = mix(3);
        const o = at * 4;
        if (alpha > 0.999) {
          depth[at] = z;
          color[o] = mix(0);
          color[o + 1] = mix(1);
          color[o + 2] = mix(2);
          color[o + 3] = 1;
        } else {
          for (let k = 0; k < 3; k += 1) {
            color[o + k] = mix(k) * alpha + (color[o + k] as number) * (1 - alpha);
          }
          color[o + 3] = alpha + (color[o + 3] as number) * (1 - alpha);
        }
      }
    }
  }
}
