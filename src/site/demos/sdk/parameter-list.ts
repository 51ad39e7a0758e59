import {
  defaultSettings,
  type KeyerSettings,
  type NumericSetting,
  settingRanges,
} from '#keyer/settings.ts';

/** A number of the settings with its control; `tolerance` is that of the first sample. */
export interface Parameter {
  readonly name: NumericSetting | 'tolerance';
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly standard: number;
}

const parameter = (name: NumericSetting, step: number): Parameter => {
  const [low, high] = settingRanges[name];
  return { name, low, high, step, standard: defaultSettings[name] };
};

export const mainParameters: readonly Parameter[] = [
  {
    name: 'tolerance',
    low: 0.05,
    high: 1,
    step: 0.01,
    standard: defaultSettings.samples[0]?.tolerance ?? 0,
  },
  parameter('clipBlack', 0.01),
  parameter('clipWhite', 0.01),
  parameter('shrink', 0.25),
  parameter('feather', 0.25),
  parameter('despill', 0.05),
];

export const furtherParameters: readonly Parameter[] = [
  parameter('despillLimit', 0.05),
  parameter('keepLuminance', 0.05),
  parameter('lightWrap', 0.05),
  parameter('smoothing', 0.05),
  parameter('noise', 0.001),
];

export function settingValue(settings: KeyerSettings, name: Parameter['name']): number {
  return name === 'tolerance' ? (settings.samples[0]?.tolerance ?? 0) : settings[name];
}

export function withValue(
  settings: KeyerSettings,
  name: Parameter['name'],
  value: number,
): Partial<KeyerSettings> {
  if (name !== 'tolerance') return { [name]: value };
  return { samples: settings.samples.map((sample) => ({ ...sample, tolerance: value })) };
}

/** `#rrggbb` of the first sample. */
export function keyColorOf(settings: KeyerSettings): string {
  const [sample] = settings.samples;
  const parts = sample?.color.map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${parts?.join('') ?? '000000'}`;
}

/** Settings with one sample of a colour `#rrggbb`. */
export function withKeyColor(settings: KeyerSettings, color: string): Partial<KeyerSettings> {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const tolerance = settingValue(settings, 'tolerance');
  return { samples: [{ color: [part(1), part(3), part(5)], tolerance }] };
}
