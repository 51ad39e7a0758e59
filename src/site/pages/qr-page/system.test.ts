import { expect, test } from 'vitest';
import { systemOf } from './system.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50', 'wechat'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile', 'android'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1.6.1 Mobile', 'harmony'],
  ['Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) Mobile', 'harmony'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0', 'desktop'],
  ['curl/8', 'other'],
])('%s is %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});
