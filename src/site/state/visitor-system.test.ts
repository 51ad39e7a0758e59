import { describe, expect, it } from 'vitest';
import { readSystem } from './visitor-system.ts';

describe('readSystem', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 0, 'windows', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, 'macos', false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'ios', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0', 5, 'ios', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel) MicroMessenger/8.0.50', 5, 'android', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 0, 'linux', false],
    ['curl/8', 0, null, false],
  ])('%s', (userAgent, touchPoints, platform, inWeChat) => {
    expect(readSystem(userAgent, touchPoints)).toEqual({ platform, inWeChat });
  });
});
