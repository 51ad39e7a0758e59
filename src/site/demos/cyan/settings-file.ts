/** Settings as a file that a person can keep, and read into another program. */
import {
  type ColorSample,
  defaultSettings,
  type KeyerSettings,
  settingsErrors,
} from '#keyer/settings.ts';

const FORMAT = 'cyan-keyer-settings';

export function settingsText(settings: KeyerSettings): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, settings }, null, 2)}\n`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSample(value: unknown): value is ColorSample {
  return (
    isRecord(value) &&
    typeof value.tolerance === 'number' &&
    Array.isArray(value.color) &&
    value.color.length === 3 &&
    value.color.every((part) => typeof part === 'number')
  );
}

/** Whether a value has the type that a setting has in the defaults. */
function fits(name: keyof KeyerSettings, value: unknown): boolean {
  if (name === 'samples' || name === 'protectedColors') {
    return Array.isArray(value) && value.every(isSample);
  }
  if (name === 'area') {
    return (
      isRecord(value) &&
      Object.keys(defaultSettings.area).every((side) => typeof value[side] === 'number')
    );
  }
  return typeof value === 'number';
}

/** Reads such a file; settings that it lacks are the defaults. Null if it is not one. */
export function readSettings(text: string): KeyerSettings | null {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(content) || content.format !== FORMAT || !isRecord(content.settings)) return null;
  const names = Object.keys(defaultSettings) as (keyof KeyerSettings)[];
  const given: Partial<Record<keyof KeyerSettings, unknown>> = {};
  for (const name of names) {
    const value = content.settings[name];
    if (value === undefined) continue;
    if (!fits(name, value)) return null;
    given[name] = value;
  }
  const settings = { ...defaultSettings, ...given } as KeyerSettings;
  return settingsErrors(settings).length === 0 ? settings : null;
}
