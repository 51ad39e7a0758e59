/** What the page remembers, and its form as JSON. */
import {
  type ColorSample,
  defaultSettings,
  type KeyerSettings,
  type NumericSetting,
  settingRanges,
  settingsErrors,
} from '#keyer/settings.ts';

export const views = ['keyed', 'matte', 'status', 'picture'] as const;
export type AppView = (typeof views)[number];

export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** Heights of the camera's picture that can be asked for. */
export const heights = [720, 1080, 2160] as const;

export interface AppState {
  readonly language: Language;
  /** What starts by itself the next time; a window or a file must be chosen again. */
  readonly source: 'none' | 'camera';
  /** Name of the camera: browsers give the same camera another id on every address. */
  readonly camera: string;
  readonly height: (typeof heights)[number];
  readonly mirror: boolean;
  readonly view: AppView;
  /** `#rrggbb` behind the picture, or nothing. */
  readonly background: string;
  /** Whether the settings were fitted or changed; if not, the first frame decides. */
  readonly fitted: boolean;
  readonly settings: KeyerSettings;
}

export function defaultState(language: Language): AppState {
  return {
    language,
    source: 'none',
    camera: '',
    height: 1080,
    mirror: false,
    view: 'keyed',
    background: '',
    fitted: false,
    settings: defaultSettings,
  };
}

const FORMAT = 'cyan-web/1';

export function stateText(state: AppState): string {
  return `${JSON.stringify({ format: FORMAT, ...state }, null, 2)}\n`;
}

/** Reads what `stateText` wrote; a value that is missing or wrong is that of `fallback`. */
export function parseState(text: string, fallback: AppState): AppState {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value.format !== FORMAT) {
    throw new SyntaxError(`The settings must have the format "${FORMAT}".`);
  }
  const oneOf = <Value>(list: readonly Value[], one: unknown, otherwise: Value) =>
    list.find((item) => item === one) ?? otherwise;
  return {
    language: oneOf(languages, value.language, fallback.language),
    source: oneOf(['none', 'camera'] as const, value.source, fallback.source),
    camera: typeof value.camera === 'string' ? value.camera : fallback.camera,
    height: oneOf(heights, value.height, fallback.height),
    mirror: typeof value.mirror === 'boolean' ? value.mirror : fallback.mirror,
    view: oneOf(views, value.view, fallback.view),
    background:
      typeof value.background === 'string' && /^(?:#[0-9a-f]{6})?$/.test(value.background)
        ? value.background
        : fallback.background,
    fitted: typeof value.fitted === 'boolean' ? value.fitted : fallback.fitted,
    settings: parseSettings(value.settings, fallback.settings),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseSettings(value: unknown, fallback: KeyerSettings): KeyerSettings {
  if (!isRecord(value)) return fallback;
  const numbers = Object.fromEntries(
    (Object.keys(settingRanges) as NumericSetting[]).map((name) => [
      name,
      typeof value[name] === 'number' ? value[name] : fallback[name],
    ]),
  );
  const settings: KeyerSettings = {
    ...fallback,
    ...numbers,
    samples: parseSamples(value.samples) ?? fallback.samples,
    protectedColors: parseSamples(value.protectedColors) ?? fallback.protectedColors,
  };
  return settingsErrors(settings).length === 0 ? settings : fallback;
}

function parseSamples(value: unknown): ColorSample[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const samples = value.map((one: unknown) => {
    if (!isRecord(one) || typeof one.tolerance !== 'number' || !Array.isArray(one.color))
      return undefined;
    const [r, g, b] = one.color as unknown[];
    if (typeof r !== 'number' || typeof g !== 'number' || typeof b !== 'number') return undefined;
    return { color: [r, g, b] as const, tolerance: one.tolerance };
  });
  return samples.every((one) => one !== undefined) ? samples : undefined;
}

const STORAGE_KEY = 'cyan-web';

/** The state in the address, which counts first, or kept on this device. */
export function loadState(fallback: AppState): AppState {
  for (const read of [() => decodeURIComponent(location.hash.slice(1)), keptText]) {
    try {
      const text = read();
      if (text) return parseState(text, fallback);
    } catch {
      // Settings that cannot be read are left out: the page must start in a live show.
    }
  }
  return fallback;
}

/** Throws where the browser keeps nothing for pages from a file. */
const keptText = () => localStorage.getItem(STORAGE_KEY);

export function saveState(state: AppState): void {
  try {
    localStorage.setItem(STORAGE_KEY, stateText(state));
  } catch {
    // Without storage the settings last as long as the page; they can still be exported.
  }
}

/** An address that shows the picture only, with these settings: for a browser source. */
export function outputAddress(address: string, state: AppState): string {
  const url = new URL(address);
  url.search = '?output=1';
  url.hash = encodeURIComponent(JSON.stringify(JSON.parse(stateText(state))));
  return url.href;
}
