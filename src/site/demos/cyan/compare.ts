/** One frame through this keyer, and through those of OBS and FFmpeg at their defaults. */
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
  FFMPEG_DEFAULTS,
  ffmpegAlpha,
} from '#rivals/ffmpeg.ts';
import { type Keyed, premultiplied } from '#rivals/keyed.ts';
import {
  OBS_BLUE,
  OBS_CHROMA_DEFAULTS,
  OBS_GREEN,
  obsChromaDistances,
  obsChromaKey,
} from '#rivals/obs.ts';
import { yuvOf } from '#rivals/yuv.ts';
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

/** OBS has colours of its own for green and blue; FFmpeg asks for one, here the first sample. */
export function compareKeyers({
  frame,
  background,
  settings,
}: Tasks['compare']['ask']): Tasks['compare']['answer'] {
  const { width, height } = frame;
  const rgba = Uint8Array.from(frame.data);
  const [{ color }] = settings.samples as readonly [ColorSample];
  const obsKey = primaryOf(settings) === 2 ? OBS_BLUE : OBS_GREEN;
  const { image } = keyFrame(frame, settings);
  const obs = obsChromaKey(
    rgba,
    width,
    height,
    obsChromaDistances(rgba, width, height, obsKey),
    OBS_CHROMA_DEFAULTS,
  );
  const byFfmpeg = (distances: Float64Array) =>
    premultiplied(
      rgba,
      width,
      height,
      (p) => ffmpegAlpha(distances[p] as number, FFMPEG_DEFAULTS) / 255,
    );
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
