import type { Rgb } from './color.ts';

/** A colour and how far around it counts, relative to the distance of that colour from grey. */
export interface ColorSample {
  /** 8-bit sRGB. */
  readonly color: Rgb;
  /** 0 to 1; 0.3 covers an evenly painted screen. */
  readonly tolerance: number;
}

/** A rectangle in fractions of the picture, 0 to 1. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface KeyerSettings {
  /** Colours of the screen, 1 to 4. */
  readonly samples: readonly ColorSample[];
  /** Colours that are never keyed, 0 to 4. */
  readonly protectedColors: readonly ColorSample[];
  /** Alpha up to this is 0; the curve is unchanged from twice this on. 0 to 0.5. */
  readonly clipBlack: number;
  /** Alpha from this on is 1; the curve is unchanged up to twice its distance from 1. 0.5 to 1. */
  readonly clipWhite: number;
  /** Pixels taken from the edge; negative grows it. -3 to 3. */
  readonly shrink: number;
  /** Radius of the edge's blur in pixels, 0 to 4. */
  readonly feather: number;
  /** Share of the screen's light that is removed from the foreground, 0 to 1. */
  readonly despill: number;
  /**
   * Highest limit for the screen's primary: -1 the lesser of the two others, 0 their mean, 1 the
   * greater. Within it the limit follows the foreground's own colour.
   */
  readonly despillLimit: number;
  /** Share of the removed luminance that is given back as neutral light, 0 to 1. */
  readonly keepLuminance: number;
  /** Light of the background on the edge, 0 to 1. */
  readonly lightWrap: number;
  /** Weight of the frame before where the picture does not change, 0 to 0.95. */
  readonly smoothing: number;
  /** Standard deviation of the picture's luminance, linear; less change than this is noise. */
  readonly noise: number;
  /** Only this part can be foreground. */
  readonly area: Rectangle;
}

export const MAX_SAMPLES = 4;

export const defaultSettings: KeyerSettings = {
  samples: [{ color: [60, 150, 75], tolerance: 0.35 }],
  protectedColors: [],
  clipBlack: 0.04,
  clipWhite: 0.96,
  shrink: 0,
  feather: 0,
  despill: 1,
  despillLimit: 1,
  keepLuminance: 0.5,
  lightWrap: 0,
  smoothing: 0,
  noise: 0.004,
  area: { left: 0, top: 0, right: 1, bottom: 1 },
};

/** Lowest and highest value of each setting that is a number. */
export const settingRanges = {
  clipBlack: [0, 0.5],
  clipWhite: [0.5, 1],
  shrink: [-3, 3],
  feather: [0, 4],
  despill: [0, 1],
  despillLimit: [-1, 1],
  keepLuminance: [0, 1],
  lightWrap: [0, 1],
  smoothing: [0, 0.95],
  noise: [0, 0.1],
} as const satisfies Partial<Record<keyof KeyerSettings, readonly [number, number]>>;

export type NumericSetting = keyof typeof settingRanges;

/** Names every setting that is outside its range; empty when all are right. */
export function settingsErrors(settings: KeyerSettings): string[] {
  const errors: string[] = [];
  for (const [name, [low, high]] of Object.entries(settingRanges)) {
    const value = settings[name as NumericSetting];
    if (!(value >= low && value <= high)) {
      errors.push(`${name} must be between ${low} and ${high}, not ${value}.`);
    }
  }
  if (settings.samples.length < 1 || settings.samples.length > MAX_SAMPLES) {
    errors.push(`samples must have 1 to ${MAX_SAMPLES} colours, not ${settings.samples.length}.`);
  }
  if (settings.protectedColors.length > MAX_SAMPLES) {
    errors.push(`protectedColors must have at most ${MAX_SAMPLES} colours.`);
  }
  for (const { color, tolerance } of [...settings.samples, ...settings.protectedColors]) {
    if (!color.every((value) => value >= 0 && value <= 255)) {
      errors.push(`A colour must have values from 0 to 255, not ${color.join(', ')}.`);
    }
    if (!(tolerance > 0 && tolerance <= 1)) {
      errors.push(`tolerance must be above 0 and at most 1, not ${tolerance}.`);
    }
  }
  const { left, top, right, bottom } = settings.area;
  if (!(left >= 0 && left < right && right <= 1 && top >= 0 && top < bottom && bottom <= 1)) {
    errors.push('area must have left < right and top < bottom, all from 0 to 1.');
  }
  return errors;
}
