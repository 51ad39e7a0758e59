import { describe, expect, it } from 'vitest';
import type { DownloadItem } from '#api/downloads/contract.ts';
import type { Platform } from '#contracts/enums/downloads.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { readSystem } from '#site/state/visitor-system.ts';
import { suggestFor } from './suggest-for.ts';

const program = (
  slug: string,
  product: ProductKey,
  platform: Platform,
  { hasFile = true, isSample = false } = {},
) =>
  ({
    slug,
    platform,
    product: { key: product, name: product },
    storeUrl: null,
    isSample,
    newest: hasFile ? { file: {} } : { file: null },
  }) as DownloadItem;

const items = [
  program('sdk-windows', 'sdk', 'windows'),
  program('cyan-windows', 'cyan', 'windows'),
  program('cyan-macos', 'cyan', 'macos'),
  program('cyan-web', 'cyan', 'web'),
  program('sdk-web', 'sdk', 'web'),
  program('sdk-ios', 'sdk', 'ios'),
  program('gone', 'app', 'android', { hasFile: false }),
  program('sample-android', 'app', 'android', { isSample: true }),
  program('sample-windows', 'cyan', 'windows', { isSample: true }),
];
const slugs = (userAgent: string, touchPoints = 0) => {
  const { programs, developer } = suggestFor(items, readSystem(userAgent, touchPoints).platform);
  return [programs, developer].map((list) => list.map(({ slug }) => slug));
};

describe('suggestFor', () => {
  it('offers applications before SDKs, and on computers those for the browser first', () => {
    expect(slugs('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toEqual([
      ['cyan-web', 'cyan-windows'],
      ['sdk-web', 'sdk-windows'],
    ]);
    expect(slugs('Mozilla/5.0 (X11; Linux x86_64)')).toEqual([['cyan-web'], ['sdk-web']]);
  });

  it('offers what runs in any browser once', () => {
    const { programs, developer } = suggestFor(items, 'web');
    expect([...programs, ...developer].map(({ slug }) => slug)).toEqual(['cyan-web', 'sdk-web']);
  });

  it('does not offer SDKs on phones', () => {
    expect(slugs('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toEqual([[], []]);
  });

  it('detects an iPad that reports itself as a Mac', () => {
    const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605';
    expect(slugs(agent)).toEqual([['cyan-web', 'cyan-macos'], ['sdk-web']]);
    expect(slugs(agent, 5)).toEqual([[], []]);
  });

  it('offers no sample package, nothing that is not available, and nothing for unknown systems', () => {
    expect(slugs('Mozilla/5.0 (Linux; Android 15)')).toEqual([[], []]);
    expect(slugs('curl/8')).toEqual([[], []]);
  });
});
