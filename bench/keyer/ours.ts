import { keyFrame } from '#keyer/cpu-keyer.ts';
import { type Fit, fitSettings } from '#keyer/fit.ts';
import type { Keyed } from '#rivals/keyed.ts';
import type { Clip, TruthFrame } from './clips.ts';

/** Fits the keyer to the first frame of a clip, as a page does when the picture begins. */
export function fitClip(clip: Clip): Fit {
  const first = clip.frames[0] as TruthFrame;
  return fitSettings({ width: clip.width, height: clip.height, data: first.rgba });
}

/** This keyer's result for a frame: premultiplied linear light and alpha. No temporal smoothing. */
export function keyOurs(clip: Clip, frame: TruthFrame, { settings }: Fit): Keyed {
  const { width, height } = clip;
  const { image } = keyFrame({ width, height, data: frame.rgba }, settings);
  const data = Float32Array.from(image.data);
  for (let o = 0; o < data.length; o += 4) {
    const alpha = data[o + 3] as number;
    for (let i = 0; i < 3; i += 1) data[o + i] = (data[o + i] as number) * alpha;
  }
  return { width, height, data };
}
