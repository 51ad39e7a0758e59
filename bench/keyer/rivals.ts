/** The other keyers, each as: distances of a frame, alpha of a distance, and the colours left. */
import type { Rgb } from '#keyer/color.ts';
import {
  chromakeyDistances,
  chromaOf,
  colorkeyDistances,
  type Despill,
  despill,
  FFMPEG_DEFAULTS,
  ffmpegAlpha,
} from '#rivals/ffmpeg.ts';
import { type Keyed, premultiplied } from '#rivals/keyed.ts';
import {
  OBS_BLUE,
  OBS_CHROMA_DEFAULTS,
  OBS_COLOR_BLUE,
  OBS_COLOR_DEFAULTS,
  OBS_GREEN,
  obsAlpha,
  obsChromaDistances,
  obsChromaKey,
  obsColorDistances,
} from '#rivals/obs.ts';
import type { Clip, TruthFrame } from './clips.ts';

/** Settings of a rival: key colour, both ends of its ramp, and what it does about spill. */
export interface RivalSettings {
  readonly key: Rgb;
  readonly similarity: number;
  /** Width of the ramp: smoothness of OBS, blend of FFmpeg. */
  readonly width: number;
  /** Index into the rival's `spills`. */
  readonly spill: number;
}

export interface Rival {
  readonly name: string;
  readonly defaults: (wall: WallFacts) => RivalSettings;
  /** Key colours worth trying. */
  readonly keys: (wall: WallFacts) => readonly Rgb[];
  /** Names of the spill treatments worth trying. */
  readonly spills: readonly string[];
  readonly distances: (frame: TruthFrame, key: Rgb) => Float32Array | Float64Array;
  readonly alpha: (distance: number, settings: RivalSettings) => number;
  readonly keyed: (
    frame: TruthFrame,
    distances: Float32Array | Float64Array,
    settings: RivalSettings,
    wall: WallFacts,
  ) => Keyed;
}

/** What a user knows or picks: the wall's kind, and its median colour in the picture. */
export interface WallFacts {
  readonly blue: boolean;
  readonly picked: Rgb;
}

/** Median colour of the wall in a clip's first frame, as an eyedropper would find it. */
export function wallFacts(clip: Clip): WallFacts {
  const { rgba, truth } = clip.frames[0] as TruthFrame;
  const channel = (i: number) => {
    const values: number[] = [];
    for (let p = 0; p < clip.width * clip.height; p += 1) {
      if ((truth[p * 4 + 3] as number) === 0) values.push(rgba[p * 4 + i] as number);
    }
    return values.sort((a, b) => a - b)[values.length >> 1] as number;
  };
  const picked: Rgb = [channel(0), channel(1), channel(2)];
  return { blue: picked[2] > picked[1], picked };
}

const SPILLS = [0.001, 0.05, 0.1, 0.2, 0.35, 0.6] as const;

const obsChroma: Rival = {
  name: 'OBS chroma key',
  defaults: (wall) => ({
    key: wall.blue ? OBS_BLUE : OBS_GREEN,
    similarity: OBS_CHROMA_DEFAULTS.similarity,
    width: OBS_CHROMA_DEFAULTS.smoothness,
    spill: SPILLS.indexOf(OBS_CHROMA_DEFAULTS.spill as 0.1),
  }),
  keys: (wall) => [wall.blue ? OBS_BLUE : OBS_GREEN, wall.picked],
  spills: SPILLS.map((spill) => `spill ${spill}`),
  distances: (frame, key) => obsChromaDistances(frame.rgba, frame.yuv.width, frame.yuv.height, key),
  alpha: (distance, { similarity, width }) =>
    obsAlpha(distance, { similarity, smoothness: width, spill: 1 }),
  keyed: (frame, distances, { similarity, width, spill }) =>
    obsChromaKey(frame.rgba, frame.yuv.width, frame.yuv.height, distances as Float32Array, {
      similarity,
      smoothness: width,
      spill: SPILLS[spill] as number,
    }),
};

const obsColorAlpha = (distance: number, { similarity, width }: RivalSettings) =>
  Math.min(1, Math.max(0, (distance - similarity) / width));

const obsColor: Rival = {
  name: 'OBS color key',
  defaults: (wall) => ({
    key: wall.blue ? OBS_COLOR_BLUE : OBS_GREEN,
    similarity: OBS_COLOR_DEFAULTS.similarity,
    width: OBS_COLOR_DEFAULTS.smoothness,
    spill: 0,
  }),
  keys: (wall) => [wall.blue ? OBS_COLOR_BLUE : OBS_GREEN, wall.picked],
  spills: ['no despill'],
  distances: (frame, key) => obsColorDistances(frame.rgba, frame.yuv.width * frame.yuv.height, key),
  alpha: obsColorAlpha,
  keyed: (frame, distances, settings) =>
    premultiplied(frame.rgba, frame.yuv.width, frame.yuv.height, (p) =>
      obsColorAlpha(distances[p] as number, settings),
    ),
};

const DESPILLS: readonly (Omit<Despill, 'type'> | null)[] = [
  null,
  ...[0.25, 0.5, 0.75, 1].flatMap((mix) => [0, 0.3].map((expand) => ({ mix, expand }))),
];

const ffmpegOf = (name: string, distances: Rival['distances']): Rival => ({
  name: `FFmpeg ${name}`,
  defaults: (wall) => ({
    key: wall.picked,
    similarity: FFMPEG_DEFAULTS.similarity,
    width: FFMPEG_DEFAULTS.blend,
    spill: 0,
  }),
  keys: (wall) => [wall.picked, wall.blue ? [0, 0, 255] : [0, 255, 0]],
  spills: DESPILLS.map((one) =>
    one ? `despill mix ${one.mix}, expand ${one.expand}` : 'no despill',
  ),
  distances,
  alpha: (distance, { similarity, width }) =>
    ffmpegAlpha(distance, { similarity, blend: width }) / 255,
  keyed: (frame, found, { similarity, width, spill }, wall) => {
    const chosen = DESPILLS[spill];
    const colors = Uint8Array.from(frame.rgba);
    if (chosen) despill(colors, { type: wall.blue ? 'blue' : 'green', ...chosen });
    return premultiplied(
      colors,
      frame.yuv.width,
      frame.yuv.height,
      (p) => ffmpegAlpha(found[p] as number, { similarity, blend: width }) / 255,
    );
  },
});

export const rivals: readonly Rival[] = [
  obsChroma,
  obsColor,
  ffmpegOf('chromakey', (frame, key) => chromakeyDistances(frame.yuv, chromaOf(key))),
  ffmpegOf('colorkey', (frame, key) =>
    colorkeyDistances(frame.rgba, frame.yuv.width * frame.yuv.height, key),
  ),
];
