/** Draws shapes and strands into premultiplied linear light with exact coverage. */

export type Color = readonly [number, number, number];

/** Premultiplied linear red, green, blue and coverage, four floats per pixel. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function newLayer(width: number, height: number): Layer {
  return { width, height, data: new Float32Array(width * height * 4) };
}

function over(layer: Layer, o: number, color: Color, alpha: number): void {
  const rest = 1 - alpha;
  const { data } = layer;
  data[o] = color[0] * alpha + (data[o] as number) * rest;
  data[o + 1] = color[1] * alpha + (data[o + 1] as number) * rest;
  data[o + 2] = color[2] * alpha + (data[o + 2] as number) * rest;
  data[o + 3] = alpha + (data[o + 3] as number) * rest;
}

export interface Shape {
  /** Signed distance in pixels, negative inside. */
  readonly distance: (x: number, y: number) => number;
  readonly color: (x: number, y: number) => Color;
  /** Opacity inside; 1 if absent. */
  readonly opacity?: (x: number, y: number) => number;
}

/** Fills a shape; the edge covers pixels by its distance from their centre. */
export function fill(layer: Layer, shape: Shape): void {
  const { width, height } = layer;
  // Blocks far from the shape are skipped: the distance cannot change by more than their diagonal.
  const block = 16;
  for (let by = 0; by < height; by += block) {
    for (let bx = 0; bx < width; bx += block) {
      if (shape.distance(bx + block / 2, by + block / 2) > block * 2) continue;
      for (let y = by; y < Math.min(height, by + block); y += 1) {
        for (let x = bx; x < Math.min(width, bx + block); x += 1) {
          const coverage = Math.min(1, Math.max(0, 0.5 - shape.distance(x + 0.5, y + 0.5)));
          if (coverage <= 0) continue;
          const alpha = coverage * (shape.opacity?.(x + 0.5, y + 0.5) ?? 1);
          over(layer, (y * width + x) * 4, shape.color(x + 0.5, y + 0.5), alpha);
        }
      }
    }
  }
}

export interface Strand {
  readonly points: readonly Point[];
  /** Width in pixels at the root; it tapers to a third. */
  readonly width: number;
  readonly root: Color;
  readonly tip: Color;
}

/** Draws a strand; widths under a pixel cover their share of it. */
export function drawStrand(layer: Layer, strand: Strand): void {
  const { points } = strand;
  const count = points.length - 1;
  for (let i = 0; i < count; i += 1) {
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    const along = (i + 0.5) / count;
    const width = strand.width * (1 - 0.67 * along);
    const color: Color = [
      strand.root[0] + (strand.tip[0] - strand.root[0]) * along,
      strand.root[1] + (strand.tip[1] - strand.root[1]) * along,
      strand.root[2] + (strand.tip[2] - strand.root[2]) * along,
    ];
    drawSegment(layer, a, b, width, color, i === count - 1);
  }
}

function drawSegment(layer: Layer, a: Point, b: Point, width: number, color: Color, last: boolean) {
  const reach = width / 2 + 1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy || 1e-6;
  const x0 = Math.max(0, Math.floor(Math.min(a.x, b.x) - reach));
  const x1 = Math.min(layer.width - 1, Math.ceil(Math.max(a.x, b.x) + reach));
  const y0 = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach));
  const y1 = Math.min(layer.height - 1, Math.ceil(Math.max(a.y, b.y) + reach));
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const px = x + 0.5 - a.x;
      const py = y + 0.5 - a.y;
      const t = (px * dx + py * dy) / length2;
      // Half open, so that a joint is drawn once.
      if (t < 0 || t >= 1) if (!(last && t >= 1 && t < 1.2)) continue;
      const distance = Math.abs(px * dy - py * dx) / Math.sqrt(length2);
      const coverage =
        Math.min(1, width) * Math.min(1, Math.max(0, (Math.max(width, 1) + 1) / 2 - distance));
      if (coverage > 0) over(layer, (y * layer.width + x) * 4, color, coverage);
    }
  }
}

/** Puts one layer over another of the same size. */
export function merge(below: Layer, above: Layer): void {
  const b = below.data;
  const a = above.data;
  for (let o = 0; o < b.length; o += 4) {
    const rest = 1 - (a[o + 3] as number);
    for (let i = 0; i < 4; i += 1) b[o + i] = (a[o + i] as number) + (b[o + i] as number) * rest;
  }
}

/** Mean of squares of `factor` pixels. */
export function shrink(layer: Layer, factor: number): Layer {
  const out = newLayer(layer.width / factor, layer.height / factor);
  const share = 1 / (factor * factor);
  for (let y = 0; y < layer.height; y += 1) {
    for (let x = 0; x < layer.width; x += 1) {
      const from = (y * layer.width + x) * 4;
      const to = (Math.floor(y / factor) * out.width + Math.floor(x / factor)) * 4;
      for (let i = 0; i < 4; i += 1) {
        out.data[to + i] = (out.data[to + i] as number) + (layer.data[from + i] as number) * share;
      }
    }
  }
  return out;
}

/** Adds a layer times a weight: for the mean over a shutter. */
export function accumulate(sum: Layer, layer: Layer, weight: number): void {
  for (let i = 0; i < sum.data.length; i += 1) {
    sum.data[i] = (sum.data[i] as number) + (layer.data[i] as number) * weight;
  }
}

/** Blur of a lens out of focus: the mean over a disc, by running sums along each row. */
export function discBlur(layer: Layer, radius: number): Layer {
  const { width, height, data } = layer;
  const out = newLayer(width, height);
  const sums = new Float64Array((width + 1) * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let i = 0; i < 4; i += 1) {
        const o = (y * (width + 1) + x) * 4 + i;
        sums[o + 4] = (sums[o] as number) + (data[(y * width + x) * 4 + i] as number);
      }
    }
  }
  const reach = Math.floor(radius);
  const halves = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.round(Math.sqrt(radius * radius - (k - reach) ** 2)),
  );
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const o = (y * width + x) * 4;
      // Only what is in the picture counts: an object that the frame cuts goes on outside it.
      let area = 0;
      for (let k = -reach; k <= reach; k += 1) {
        const row = y + k;
        if (row < 0 || row >= height) continue;
        const half = halves[k + reach] as number;
        area += Math.min(width, x + half + 1) - Math.max(0, x - half);
        const left = (row * (width + 1) + Math.max(0, x - half)) * 4;
        const right = (row * (width + 1) + Math.min(width, x + half + 1)) * 4;
        for (let i = 0; i < 4; i += 1) {
          out.data[o + i] =
            (out.data[o + i] as number) + (sums[right + i] as number) - (sums[left + i] as number);
        }
      }
      for (let i = 0; i < 4; i += 1) out.data[o + i] = (out.data[o + i] as number) / area;
    }
  }
  return out;
}
