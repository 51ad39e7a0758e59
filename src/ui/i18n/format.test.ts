import { describe, expect, it, vi } from 'vitest';
import { formatBytes, formatDay, formatNumber } from './format.ts';

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
        expect(formatDay(iso, locale).replaceAll('\u2060', '').replace('\u00a0', ' ')).toBe(
          format.format(new Date(iso)),
        );
      }
    }
  });

  it('stay on one line, but for the year of an English date', () => {
    expect(formatDay('2026-11-09', 'zh')).toBe('2026\u2060年\u206011\u2060月\u20609\u2060日');
    expect(formatDay('2026-11-09', 'en')).toBe('9\u00a0November 2026');
  });
});

it('a size stays on one line with its unit', () => {
  expect(formatBytes(1_468_006)).toBe('1.4\u00a0MB');
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
