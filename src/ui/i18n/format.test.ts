import { describe, expect, it, vi } from 'vitest';
import { formatDay, formatNumber } from './format.ts';

describe('dates in words', () => {
  it('agree with Intl in both languages', () => {
    for (const iso of [
      '2026-11-21',
      '2026-01-01T15:59:59Z',
      '2026-01-31T16:00:00Z',
      '2024-02-29',
    ]) {
      for (const [locale, tag] of [
        ['zh', 'zh-CN'],
        ['en', 'en-GB'],
      ] as const) {
        const format = new Intl.DateTimeFormat(tag, {
          dateStyle: 'long',
          timeZone: 'Asia/Shanghai',
        });
        expect(formatDay(iso, locale)).toBe(format.format(new Date(iso)));
      }
    }
  });
});

describe('numbers', () => {
  it('have thousands separators', () => {
    expect(formatNumber(1234567.5, 'zh')).toBe('1,234,567.5');
    expect(formatNumber(980, 'en')).toBe('980');
  });
});

it('loading the module makes no Intl format', async () => {
  const [dates, numbers] = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
  vi.resetModules();
  await import('./format.ts');
  expect(dates).not.toHaveBeenCalled();
  expect(numbers).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
