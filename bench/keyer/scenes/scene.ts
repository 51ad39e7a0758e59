/** From a recipe to a frame as a camera gives it, with the truth that it was made from. */
import { type Image, newImage } from '#keyer/image.ts';
import { rgbaOf } from '#rivals/yuv.ts';
import type { Clip } from '../clips.ts';
import { expose } from './camera.ts';
import { drawFigure } from './figure.ts';
import { seeded, smoothNoise } from './random.ts';
import type { Recipe } from './recipe.ts';

export const WIDTH = 320;
export const HEIGHT = 180;

/** The screen without the figure, in linear light. */
function drawWall(recipe: Recipe): Image {
  const out = newImage(WIDTH, HEIGHT);
  const noise = smoothNoise(seeded(recipe.seed + 5));
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const dx = x / WIDTH - recipe.bright[0];
      const dy = (y / HEIGHT - recipe.bright[1]) * 0.7;
      const light = recipe.falloff + (1 - recipe.falloff) * Math.exp(-(dx * dx + dy * dy) / 0.16);
      const fold = 0.6 * noise((x + 0.12 * y) / 23, y / 200) + 0.4 * noise(x / 9 + 31, y / 130);
      const o = (y * WIDTH + x) * 4;
      for (let i = 0; i < 3; i += 1) {
        out.data[o + i] =
          (recipe.wall[i] as number) *
          (recipe.tint[i] as number) *
          light *
          (1 + recipe.folds * fold);
      }
    }
  }
  return out;
}

/** Mean over a disc: a lens out of focus. What lies outside the picture is like its border. */
function discBlur(image: Image, radius: number): Image {
  if (radius === 0) return image;
  const reach = Math.ceil(radius);
  const out = newImage(image.width, image.height);
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      const o = (y * image.width + x) * 4;
      let weights = 0;
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const weight = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(dx, dy)));
          if (weight === 0) continue;
          const cx = Math.min(image.width - 1, Math.max(0, x + dx));
          const cy = Math.min(image.height - 1, Math.max(0, y + dy));
          weights += weight;
          for (let i = 0; i < 4; i += 1) {
            out.data[o + i] =
              (out.data[o + i] as number) +
              weight * (image.data[(cy * image.width + cx) * 4 + i] as number);
          }
        }
      }
      for (let i = 0; i < 4; i += 1) out.data[o + i] = (out.data[o + i] as number) / weights;
    }
  }
  return out;
}

/** How much of a pixel's surroundings is not figure: where the screen's light falls on its rim. */
function openness(figure: Image): Float32Array {
  const reach = 8;
  const sums = new Float32Array(WIDTH * HEIGHT);
  const rows = new Float32Array(WIDTH * HEIGHT);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      for (let k = -reach; k <= reach; k += 1) {
        const at = y * WIDTH + clamp(x + k, WIDTH - 1);
        rows[y * WIDTH + x] = (rows[y * WIDTH + x] as number) + (figure.data[at * 4 + 3] as number);
      }
    }
  }
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      let sum = 0;
      for (let k = -reach; k <= reach; k += 1) {
        sum += rows[clamp(y + k, HEIGHT - 1) * WIDTH + x] as number;
      }
      sums[y * WIDTH + x] = 1 - sum / (2 * reach + 1) ** 2;
    }
  }
  return sums;
}

/** Makes the scene as a clip of one frame. */
export function makeScene(recipe: Recipe): Clip {
  const figure = discBlur(drawFigure(recipe, WIDTH, HEIGHT), recipe.blur);
  const wall = drawWall(recipe);
  const open = openness(figure);
  const light = newImage(WIDTH, HEIGHT);
  for (let p = 0; p < open.length; p += 1) {
    const o = p * 4;
    const alpha = figure.data[o + 3] as number;
    for (let i = 0; i < 3; i += 1) {
      const own = figure.data[o + i] as number;
      const behind = wall.data[o + i] as number;
      // Spill is light that the figure gives back, so dark cloth has little of it.
      const lightness = 0.15 * alpha + own;
      const spilt = recipe.spill * (open[p] as number) * behind * Math.min(1, 2 * lightness);
      light.data[o + i] = own + spilt + (1 - alpha) * behind;
    }
  }
  const yuv = expose(light, recipe);
  return {
    key: `scene-${recipe.index}`,
    half: recipe.half,
    title: recipe.title,
    wallColor: [recipe.wall[0], recipe.wall[1], recipe.wall[2]],
    width: WIDTH,
    height: HEIGHT,
    frames: [{ yuv, rgba: rgbaOf(yuv), truth: figure.data }],
  };
}
