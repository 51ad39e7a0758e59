/** One frame through this keyer, and through those of OBS and FFmpeg, tuned for it. */
import { byteOfLinear, LINEAR_OF_BYTE } from '#keyer/color.ts';
import { composite } from '#keyer/composite.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import type { Frame } from '#keyer/image.ts';
import { primaryOf } from '#keyer/key.ts';
import type { ColorSample } from '#keyer/settings.ts';
import {
  chromakeyDistances,
  chromaOf,
  colorkeyDistances,
  despill,
  ffmpegAlpha,
} from '#rivals/ffmpeg.ts';
import { type Keyed, premultiplied } from '#rivals/keyed.ts';
import { obsAlpha, obsChromaDistances, obsChromaKey } from '#rivals/obs.ts';
import { yuvOf } from '#rivals/yuv.ts';
import { nearestRamp, type Ramp } from './tune.ts';
import type { ComparedResult, Tasks } from './work.ts';

/** An opaque picture of alpha: black is empty. */
function matteOf({ width, height, data: pixels }: Keyed): Frame {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let o = 0; o < data.length; o += 4) {
    data.fill((pixels[o + 3] as number) * 255, o, o + 3);
    data[o + 3] = 255;
  }
  return { width, height, data };
}

function over({ width, height, data }: Keyed, background: Frame): Frame {
  const out = new Uint8ClampedArray(data.length);
  for (let o = 0; o < out.length; o += 4) {
    const rest = 1 - (data[o + 3] as number);
    for (let i = 0; i < 3; i += 1) {
      const behind = LINEAR_OF_BYTE[background.data[o + i] as number] as number;
      out[o + i] = byteOfLinear((data[o + i] as number) + rest * behind);
    }
    out[o + 3] = 255;
  }
  return { width, height, data: out };
}

const shown = (keyed: Keyed, background: Frame): ComparedResult => ({
  composite: over(keyed, background),
  matte: matteOf(keyed),
});

/**
 * Every keyer gets the first sample as its key colour. OBS and FFmpeg have the settings of a grid
 * whose matte is nearest to this keyer's, and take spill away as the exported values do.
 */
export function compareKeyers({
  frame,
  background,
  settings,
}: Tasks['compare']['ask']): Tasks['compare']['answer'] {
  const { width, height } = frame;
  const rgba = Uint8Array.from(frame.data);
  const [{ color }] = settings.samples as readonly [ColorSample];
  const { image } = keyFrame(frame, settings);
  const wanted = (p: number) => image.data[p * 4 + 3] as number;

  const obsDistances = obsChromaDistances(rgba, width, height, color);
  const obsOf = ({ similarity, width: smoothness }: Ramp) => ({
    similarity,
    smoothness,
    spill: Math.max(0.001, smoothness * settings.despill),
  });
  const obsRamp = nearestRamp(obsDistances, wanted, (d, ramp) => obsAlpha(d, obsOf(ramp)));
  const obs = obsChromaKey(rgba, width, height, obsDistances, obsOf(obsRamp));

  const colors = Uint8Array.from(rgba);
  if (settings.despill > 0) {
    despill(colors, { type: primaryOf(settings) === 2 ? 'blue' : 'green', mix: 0.5, expand: 0 });
  }
  const byFfmpeg = (distances: Float64Array) => {
    const alphaOf = (distance: number, { similarity, width: blend }: Ramp) =>
      ffmpegAlpha(distance, { similarity, blend }) / 255;
    const ramp = nearestRamp(distances, wanted, alphaOf);
    return premultiplied(colors, width, height, (p) => alphaOf(distances[p] as number, ramp));
  };
  const chromakey = byFfmpeg(chromakeyDistances(yuvOf(rgba, width, height), chromaOf(color)));
  const colorkey = byFfmpeg(colorkeyDistances(rgba, width * height, color));
  return {
    cyan: {
      composite: composite(image, background, settings.lightWrap),
      matte: matteOf(image),
    },
    obs: shown(obs, background),
    chromakey: shown(chromakey, background),
    colorkey: shown(colorkey, background),
  };
}
