import { expect, test } from 'vitest';
import { findMissingGlyphs } from '#content/pdf/printable.ts';
import type { SheetHead } from './head.ts';
import { CERTAIN, findUnprintable } from './unprintable.ts';

const head = {
  titleZh: '验收',
  titleEn: null,
  customerName: '云栖',
  siteName: '3 号厅',
} as SheetHead;

test('the font has all characters that are not asked about', () => {
  const certain = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => CERTAIN.test(character),
  );
  expect(certain.length).toBeGreaterThan(21_000);
  expect(findMissingGlyphs(certain.join(''))).toEqual([]);
});

test('a character that cannot be printed is named with its field, as a warning', async () => {
  const body = { items: [{ title: '抠像' }, { title: '𠮷野家 👍' }] };
  expect(await findUnprintable(head, body)).toMatchObject([
    { severity: 'warn', field: 'items.1.title', message: { en: expect.stringContaining('𠮷 👍') } },
  ]);
  expect(await findUnprintable({ ...head, customerName: '𠮷野家' }, {})).toMatchObject([
    { severity: 'warn', field: '' },
  ]);
  expect(await findUnprintable(head, { items: [{ title: '50 帧 ≤ 20 ms ΔE' }] })).toEqual([]);
});
