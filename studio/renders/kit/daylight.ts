import { Color, type ColorRepresentation, Vector3 } from 'three';
import { drawing } from './materials.ts';
import { noise } from './sdf.ts';

/** Weather and hour of a landscape: where the sun is, and the colours of light, sky and mist. */
export interface Daylight {
  /** Direction of the sun in degrees: `side` from the view's middle, positive to the right; `height` above the horizon. */
  sun: { side: number; height: number };
  sunlight: Color;
  skylight: Color;
  /** Sky at the top of the picture, in the middle and at the horizon. */
  sky: [Color, Color, Color];
  /** Share of the sky that clouds cover, and their colours in light and in shade. */
  clouds: { cover: number; light: Color; shade: Color };
  mist: { density: number; color: Color; glow: Color };
  /** Far ridges without mist. */
  ridge: Color;
  /** Visible disc of the sun, in times full white; none behind clouds. */
  disc?: number;
}

/** A colour times a power above full white. */
export const tone = (color: ColorRepresentation, power = 1): Color =>
  new Color(color).multiplyScalar(power);

/** Unit vector towards the sun. The camera looks along -Z. */
export function towardsSun({ sun }: Daylight): Vector3 {
  const [turn, rise] = [(sun.side * Math.PI) / 180, (sun.height * Math.PI) / 180];
  return new Vector3(
    Math.sin(turn) * Math.cos(rise),
    Math.sin(rise),
    -Math.cos(turn) * Math.cos(rise),
  );
}

/** Sum of noise at several sizes, about 0 to 1. */
export function fractal(x: number, y: number, z: number, octaves = 5): number {
  let sum = 0;
  let share = 0.5;
  let scale = 1;
  for (let i = 0; i < octaves; i += 1) {
    sum += share * noise(x * scale + i * 17, y * scale + i * 5, z * scale);
    share *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

const smooth = (low: number, high: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

/** How much a view direction looks into the light: 1 at the sun. */
const towards = (direction: Vector3, sun: Vector3) => Math.max(0, direction.dot(sun));

/** Adds the mist between the eye and a point to its colour, in place. */
export function veil(color: Color, light: Daylight, away: number, y: number, into: number): Color {
  const { density, color: cool, glow } = light.mist;
  const thick = density * away * Math.exp(-Math.max(0, y + 4) / 4.5);
  const share = 1 - Math.exp(-thick);
  const air = cool.clone().lerp(glow, into ** 5);
  return color.lerp(air, share);
}

const bright = 2.5;

/** What a sky's picture shows: half width, lower and upper edge at a distance of 1, and its pixels. */
export interface SkyFrame {
  side: number;
  low: number;
  high: number;
  size: [width: number, height: number];
}

export const skyFrame: SkyFrame = { side: 1.1, low: -0.12, high: 0.68, size: [1400, 700] };
/** For somebody who looks around. */
export const wideSky: SkyFrame = { side: 3.2, low: -0.12, high: 2.3, size: [2000, 760] };

/** The sky as seen through its frame, with three far ridges; to be shown with `power`. */
export function skyPicture(
  light: Daylight,
  frame: SkyFrame,
): { canvas: HTMLCanvasElement; power: number } {
  const sun = towardsSun(light);
  const [w, h] = frame.size;
  const ridges = [0, 1, 2].map((layer) => {
    const base = 8.6 - layer * 2.1;
    return Array.from({ length: w }, (_, x) => {
      const at = (x / w) * 9 * (frame.side / skyFrame.side) + layer * 31;
      const peaks = 1 - Math.abs(fractal(at * 0.8, layer * 7, 3, 6) * 2 - 1);
      return base + (peaks - 0.72) * (9 - layer * 1.5);
    });
  });
  const canvas = drawing(w, h, (c) => {
    const data = c.createImageData(w, h);
    const direction = new Vector3();
    const color = new Color();
    for (let j = 0; j < h; j += 1) {
      const y = frame.high - ((frame.high - frame.low) * j) / (h - 1);
      for (let i = 0; i < w; i += 1) {
        direction.set((i / (w - 1) - 0.5) * 2 * frame.side, y, -1).normalize();
        const rise = (Math.asin(direction.y) * 180) / Math.PI;
        paintSky(color, light, direction, rise, sun);
        ridges.forEach((heights, layer) => {
          const top = heights[i] ?? 0;
          if (rise > top) return;
          const deep = smooth(0, 6, top - rise);
          const share = Math.min(0.97, (0.86 - layer * 0.13) * (0.62 + 0.38 * deep));
          const misty = 1 - Math.exp(-light.mist.density * 60);
          const air = light.mist.color
            .clone()
            .lerp(light.mist.glow, towards(direction, sun) ** 5)
            .lerp(light.sky[2], 0.35);
          color.copy(light.ridge).lerp(air, share * (0.45 + 0.55 * misty));
        });
        const k = (j * w + i) * 4;
        const shown = color
          .clone()
          .multiplyScalar(1 / bright)
          .convertLinearToSRGB();
        data.data[k] = Math.min(255, shown.r * 255);
        data.data[k + 1] = Math.min(255, shown.g * 255);
        data.data[k + 2] = Math.min(255, shown.b * 255);
        data.data[k + 3] = 255;
      }
    }
    c.putImageData(data, 0, 0);
  });
  return { canvas, power: bright };
}

/** Sky, clouds and sun in one direction. */
function paintSky(
  color: Color,
  light: Daylight,
  direction: Vector3,
  rise: number,
  sun: Vector3,
): void {
  const [top, middle, horizon] = light.sky;
  color
    .copy(horizon)
    .lerp(middle, smooth(0, 12, rise))
    .lerp(top, smooth(9, 30, rise));
  const into = towards(direction, sun);
  color.lerp(light.mist.glow, 0.75 * into ** 18);
  const { cover, light: lit, shade } = light.clouds;
  if (cover > 0) {
    const flat = 1 / (Math.max(rise, 0.5) + 7);
    const [x, y] = [direction.x * 150 * flat, 320 * flat];
    const body = fractal(x * 0.9 + 3, y * 0.5, 11);
    const share = smooth(1 - cover - 0.12, 1 - cover + 0.2, body + 0.24) * smooth(1, 9, rise);
    const thick = fractal(x * 0.9 + 3.25, y * 0.5 + 0.2, 11) - body;
    const cloud = shade
      .clone()
      .lerp(lit, Math.min(1, Math.max(0, 0.55 + thick * 5)))
      .lerp(light.mist.glow, 0.5 * into ** 10);
    color.lerp(cloud, share * 0.92);
  }
  if (light.disc) {
    const near = smooth(0.99925, 0.9997, direction.dot(sun));
    color.lerp(new Color(1, 0.96, 0.86).multiplyScalar(light.disc), near);
  }
}
