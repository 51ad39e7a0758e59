/** What is wrong with the light, in figures and in codes that a page turns into words. */
import { luminance } from './color.ts';
import { type Fit, fitSettings, quantile } from './fit.ts';
import type { Frame } from './image.ts';
import { primaryOf } from './key.ts';
import { prepareSample, spillExcess } from './rules.ts';

/** Ordered from the gravest. */
export const advices = [
  'no-wall',
  'wall-too-small',
  'wall-too-dark',
  'wall-too-bright',
  'wall-uneven',
  'wall-pale',
  'spill',
  'noise',
] as const;
export type Advice = (typeof advices)[number];

export interface LightingReport {
  /** Part of the picture that is screen, 0 to 1. */
  readonly wallShare: number;
  /** Between the brightest and the darkest twentieth of the screen, in stops. */
  readonly evenness: number;
  /** Level of the screen's primary in sRGB, 0 to 1; 0.5 to 0.85 is good. */
  readonly level: number;
  /** Chroma of the screen: 0 grey, about 0.8 pure paint. */
  readonly chroma: number;
  /** Standard deviation of the noise on the screen, in 8-bit steps. */
  readonly noise: number;
  /** Part of the sure foreground that carries light of the screen, 0 to 1. */
  readonly spill: number;
  readonly advice: readonly Advice[];
}

const nothing = { wallShare: 0, evenness: 0, level: 0, chroma: 0, noise: 0, spill: 0 };

/** Reports on a frame, or on one that was fitted already. */
export function inspectLighting(picture: Frame | Fit): LightingReport {
  const fitted = 'plates' in picture ? picture : fitSettings(picture);
  if (!fitted.found) return { ...nothing, advice: ['no-wall'] };
  const sample = fitted.settings.samples[0] as (typeof fitted.settings.samples)[number];
  const { wall, foreground } = fitted.plates;
  const lights: number[] = [];
  for (let i = 0; i < wall.data.length; i += 4) {
    if ((wall.data[i + 3] as number) < 0.95) continue;
    lights.push(
      luminance(wall.data[i] as number, wall.data[i + 1] as number, wall.data[i + 2] as number),
    );
  }
  const sorted = Float32Array.from(lights).sort();
  const evenness = Math.log2(
    Math.max(1e-4, quantile(sorted, 0.95)) / Math.max(1e-4, quantile(sorted, 0.05)),
  );
  const level = sample.color[primaryOf(fitted.settings)] / 255;
  const chroma = Math.sqrt(prepareSample(sample).length2 * 1.5);
  const median = Math.max(1e-4, quantile(sorted, 0.5));
  // Slope of the sRGB curve at the screen's luminance, so that the figure is in picture values.
  const noise = 255 * fitted.settings.noise * (1.055 / 2.4) * median ** (1 / 2.4 - 1);
  const report = {
    wallShare: fitted.wallShare,
    evenness,
    level,
    chroma,
    noise,
    spill: spillShare(foreground.data, primaryOf(fitted.settings)),
  };
  return { ...report, advice: adviceFor(report) };
}

/** Part of the sure foreground whose primary leads by more than a sixteenth. */
function spillShare(data: Float32Array, primary: 0 | 1 | 2): number {
  const other1 = primary === 0 ? 1 : 0;
  const other2 = primary === 2 ? 1 : 2;
  let sure = 0;
  let spilled = 0;
  for (let o = 0; o < data.length; o += 4) {
    if ((data[o + 3] as number) < 0.95) continue;
    sure += 1;
    const own = data[o + primary] as number;
    const excess = spillExcess(own, data[o + other1] as number, data[o + other2] as number, 1);
    if (excess > own / 16) spilled += 1;
  }
  return sure > 0 ? spilled / sure : 0;
}

/** Bounds: docs of broadcasters ask for half a stop either way and 65 to 87 IRE on the screen. */
function adviceFor(report: Omit<LightingReport, 'advice'>): Advice[] {
  const when: Record<Advice, boolean> = {
    'no-wall': false,
    'wall-too-small': report.wallShare < 0.15,
    'wall-too-dark': report.level < 0.4,
    'wall-too-bright': report.level > 0.95,
    'wall-uneven': report.evenness > 1,
    'wall-pale': report.chroma < 0.3,
    spill: report.spill > 0.1,
    noise: report.noise > 5,
  };
  return advices.filter((code) => when[code]);
}
