import { expect, it } from 'vitest';
import { defaultSettings } from '#keyer/settings.ts';
import errors from '../../../db/seed/content/sdk/errors.json';
import { nativeParameters, typescriptCode } from './code.ts';
import { nativeCodes } from './library-errors.ts';
import { sdkDemoMessages } from './messages.ts';

const { comments } = sdkDemoMessages.en;

it('writes only settings that differ from the defaults', () => {
  expect(typescriptCode(defaultSettings, comments)).not.toContain('clipBlack');
  const code = typescriptCode({ ...defaultSettings, clipBlack: 0.1, feather: 2 }, comments);
  expect(code).toContain('clipBlack: 0.1,\n  feather: 2,');
});

it('keeps to the ranges of the native interfaces', () => {
  expect(nativeParameters({ ...defaultSettings, shrink: -2 }).chokePx).toBe(0);
  expect(nativeParameters({ ...defaultSettings, shrink: 1.2 }).chokePx).toBe(1);
  expect(nativeParameters(defaultSettings).keys).toEqual(['3c964b']);
});

it('names native codes with their published numbers', () => {
  for (const { code, number } of Object.values(nativeCodes)) {
    expect(errors.find((one) => one.code === code)?.number).toBe(number);
  }
});
