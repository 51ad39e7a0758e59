import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#keyer/settings.ts';
import { readSettings, settingsText } from './settings-file.ts';

const settings = {
  ...defaultSettings,
  samples: [
    { color: [60, 150, 75], tolerance: 0.3 },
    { color: [40, 120, 60], tolerance: 0.2 },
  ],
  protectedColors: [{ color: [200, 180, 20], tolerance: 0.1 }],
  despill: 0.8,
  area: { left: 0.1, top: 0, right: 0.9, bottom: 1 },
} as const;

const fileOf = (change: object) =>
  JSON.stringify({ format: 'cyan-keyer-settings', version: 1, settings: change });

describe('a settings file', () => {
  it('gives back the settings it was made from', () => {
    expect(readSettings(settingsText(settings))).toEqual(settings);
  });

  it('leaves settings that it does not name at their defaults', () => {
    expect(readSettings(fileOf({ despill: 0.2 }))).toEqual({ ...defaultSettings, despill: 0.2 });
  });

  it.each([
    ['no JSON', '{'],
    ['another file', JSON.stringify({ settings })],
    ['a setting out of range', fileOf({ despill: 2 })],
    ['a setting of another type', fileOf({ despill: '1' })],
    ['a sample without a tolerance', fileOf({ samples: [{ color: [1, 2, 3] }] })],
    ['an area that is a list', fileOf({ area: [0, 0, 1, 1] })],
  ])('is refused if it is or has %s', (_, text) => {
    expect(readSettings(text)).toBeNull();
  });
});
