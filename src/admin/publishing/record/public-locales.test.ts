import { expect, test } from 'vitest';
import { isOffline, publicLocales } from './public-locales.ts';
import type { ContentRecord } from './record.ts';

const record = (kind: string, parts: Record<string, string>, deletedAt: string | null = null) =>
  ({
    kind,
    deletedAt,
    parts: Object.entries(parts).map(([part, state]) => ({ part, state })),
  }) as unknown as ContentRecord;

test.each([
  ['article', { shared: 'published', zh: 'published', en: 'published' }, ['zh', 'en']],
  ['article', { shared: 'published', zh: 'published', en: 'unpublished' }, ['zh']],
  ['article', { shared: 'published', zh: 'withdrawn', en: 'unpublished' }, []],
  ['document', { shared: 'published', zh: 'published' }, ['zh']],
  ['qr', { shared: 'published' }, ['zh']],
  ['settings', { shared: 'published' }, []],
])('the pages of %s with %j are in %j', (kind, parts, locales) => {
  expect(publicLocales(record(kind, parts))).toEqual(locales);
});

test('a record in the trash has no page', () => {
  const parts = { shared: 'published', zh: 'published' };
  expect(publicLocales(record('article', parts, '2026-11-28T00:00:00Z'))).toEqual([]);
});

test('a recovered record is offline until one of its texts is published', () => {
  expect(isOffline(record('article', { zh: 'withdrawn', en: 'withdrawn' }))).toBe(true);
  expect(isOffline(record('article', { zh: 'withdrawn', en: 'published' }))).toBe(false);
  expect(isOffline(record('article', { zh: 'unpublished', en: 'unpublished' }))).toBe(false);
});
