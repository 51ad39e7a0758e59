import type { Triple } from './room-file.ts';

/** The cameras of the room are balanced to this colour temperature, in kelvin. */
export const WHITE_BALANCE = 5000;
export const KELVIN_RANGE = [2700, 6500] as const;

/** Chromaticity of a black body between 1667 K and 25000 K (Kim et al., US patent 7024034, 2002). */
function chromaticity(kelvin: number): [x: number, y: number] {
  const t = 1000 / kelvin;
  const x =
    kelvin <= 4000
      ? ((-0.2661239 * t - 0.234358) * t + 0.8776956) * t + 0.17991
      : ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.24039;
  const y =
    kelvin <= 2222
      ? ((-1.1063814 * x - 1.3481102) * x + 2.18555832) * x - 0.20219683
      : kelvin <= 4000
        ? ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
        : ((3.081758 * x - 5.8733867) * x + 3.75112997) * x - 0.37001483;
  return [x, y];
}

/** Linear sRGB of a black body whose luminance is 1. */
function blackBody(kelvin: number): Triple {
  const [x, y] = chromaticity(kelvin);
  const [X, Z] = [x / y, (1 - x - y) / y];
  return [
    3.2404542 * X - 1.5371385 - 0.4985314 * Z,
    -0.969266 * X + 1.8760108 + 0.041556 * Z,
    0.0556434 * X - 0.2040259 + 1.0572252 * Z,
  ];
}

/** The colour in which a balanced camera sees light of a colour temperature; luminance 1. */
export function tintOf(kelvin: number): Triple {
  const white = blackBody(WHITE_BALANCE);
  const [r, g, b] = blackBody(kelvin).map((value, i) => value / (white[i] as number)) as [
    number,
    number,
    number,
  ];
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [r / luminance, g / luminance, b / luminance];
}
