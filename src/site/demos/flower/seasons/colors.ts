import type { Rgb } from '#keyer/color.ts';

/** The bytes of a colour such as `#60964b`. */
export function colorOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
