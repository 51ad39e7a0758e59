/** Three numbers: red, green, blue. */
export type Rgb = readonly [number, number, number];

/** Luminance of linear light, Rec. 709. */
export const LUMA: Rgb = [0.2126, 0.7152, 0.0722];

/** Linear light of an sRGB value, both 0 to 1 (IEC 61966-2-1). */
export function decodeSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** sRGB value of linear light, both 0 to 1; values outside are clamped. */
export function encodeSrgb(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 1;
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Linear light of each 8-bit sRGB value. */
export const LINEAR_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
  decodeSrgb(byte / 255),
);

const ENCODE_STEPS = 16384;
const BYTE_OF_STEP = Uint8Array.from({ length: ENCODE_STEPS + 1 }, (_, step) =>
  Math.round(encodeSrgb(step / ENCODE_STEPS) * 255),
);

/** 8-bit sRGB value of linear light; within half a step of the exact rounding. */
export function byteOfLinear(linear: number): number {
  const step = Math.min(ENCODE_STEPS, Math.max(0, Math.round(linear * ENCODE_STEPS)));
  return BYTE_OF_STEP[step] as number;
}

/** Linear light of an 8-bit sRGB colour. */
export function linearOf(color: Rgb): [number, number, number] {
  return [decodeSrgb(color[0] / 255), decodeSrgb(color[1] / 255), decodeSrgb(color[2] / 255)];
}

export function luminance(r: number, g: number, b: number): number {
  return LUMA[0] * r + LUMA[1] * g + LUMA[2] * b;
}

export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Hermite step from 0 at `low` to 1 at `high`, as in GLSL. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp01((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
