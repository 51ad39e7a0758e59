import { expect, test } from 'vitest';
import type { QrPlatform } from '#contracts/enums/qr-pages.ts';
import { bestTarget } from './best-target.ts';

const targets = (...platforms: QrPlatform[]) =>
  platforms.map((platform) => ({ platform, url: `/${platform}` }));

test.each<[QrPlatform[], QrPlatform, QrPlatform | undefined]>([
  [['ios', 'android', 'desktop', 'other'], 'android', 'android'],
  [['ios', 'desktop', 'other'], 'android', 'other'],
  [['ios', 'desktop'], 'android', 'desktop'],
  [['ios'], 'android', undefined],
])('of %j, %s is led to %s', (offered, system, expected) => {
  expect(bestTarget(targets(...offered), system)?.platform).toBe(expected);
});
