/** 4:2:0 frames, which FFmpeg's chromakey works on. */
/** Planes of an 8-bit 4:2:0 frame, BT.709 limited range. */
export interface Yuv {
  readonly width: number;
  readonly height: number;
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
}

/** RGB of a 4:2:0 frame: chroma bilinear, sited at the left luma column, as players do it. */
export function rgbaOf(yuv: Yuv): Uint8Array {
  const { width, height } = yuv;
  const half = width / 2;
  const rows = height / 2;
  const out = new Uint8Array(width * height * 4);
  const chroma = (plane: Uint8Array, x: number, y: number) => {
    const cx = x / 2;
    const cy = Math.min(rows - 1, Math.max(0, (y - 0.5) / 2));
    const x0 = Math.floor(cx);
    const x1 = Math.min(half - 1, x0 + 1);
    const y0 = Math.floor(cy);
    const y1 = Math.min(rows - 1, y0 + 1);
    const fx = cx - x0;
    const fy = cy - y0;
    const top =
      (plane[y0 * half + x0] as number) * (1 - fx) + (plane[y0 * half + x1] as number) * fx;
    const low =
      (plane[y1 * half + x0] as number) * (1 - fx) + (plane[y1 * half + x1] as number) * fx;
    return (top * (1 - fy) + low * fy - 128) / 224;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const luma = ((yuv.y[y * width + x] as number) - 16) / 219;
      const cb = chroma(yuv.u, x, y);
      const cr = chroma(yuv.v, x, y);
      const r = luma + 1.5748 * cr;
      const b = luma + 1.8556 * cb;
      const g = (luma - 0.2126 * r - 0.0722 * b) / 0.7152;
      const o = (y * width + x) * 4;
      out[o] = Math.round(255 * Math.min(1, Math.max(0, r)));
      out[o + 1] = Math.round(255 * Math.min(1, Math.max(0, g)));
      out[o + 2] = Math.round(255 * Math.min(1, Math.max(0, b)));
      out[o + 3] = 255;
    }
  }
  return out;
}

/**
 * The planes of a picture: chroma is the mean of each square of four pixels. Width and height must
 * be even.
 */
export function yuvOf(rgba: Uint8Array, width: number, height: number): Yuv {
  const half = width >> 1;
  const y = new Uint8Array(width * height);
  const u = new Uint8Array(y.length >> 2);
  const v = new Uint8Array(y.length >> 2);
  const blue = new Float32Array(u.length);
  const red = new Float32Array(u.length);
  for (let p = 0; p < y.length; p += 1) {
    const r = (rgba[p * 4] as number) / 255;
    const g = (rgba[p * 4 + 1] as number) / 255;
    const b = (rgba[p * 4 + 2] as number) / 255;
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    y[p] = Math.round(16 + 219 * luma);
    const at = (Math.floor(p / width) >> 1) * half + ((p % width) >> 1);
    blue[at] = (blue[at] as number) + (b - luma) / 1.8556 / 4;
    red[at] = (red[at] as number) + (r - luma) / 1.5748 / 4;
  }
  for (let p = 0; p < u.length; p += 1) {
    u[p] = Math.round(128 + 224 * (blue[p] as number));
    v[p] = Math.round(128 + 224 * (red[p] as number));
  }
  return { width, height, y, u, v };
}
