import { expect, it } from 'vitest';
import { freeLast, keepLast, keepUnits } from './keep-units.ts';

const shown = (text: string) => keepUnits(text).replaceAll('\u00a0', '_');

it('keeps a number and its unit on one line', () => {
  expect(shown('宽 9.6 米、深 9 米')).toBe('宽 9.6_米、深 9_米');
  expect(shown('2026 年 7 月 9 日')).toBe('2026_年_7_月_9_日');
  expect(shown('绿色圆弧幕，9 × 7 m')).toBe('绿色圆弧幕，9_×_7_m');
  expect(shown('显存 2 GB 以上，500 lx')).toBe('显存 2_GB 以上，500_lx');
});

it('counts a fact as a number before a unit and between signs', () => {
  expect(shown('{{fact:a.value}} 米')).toBe('{{fact:a.value}}_米');
  expect(shown('to {{fact:a}} dBFS.')).toBe('to {{fact:a}}_dBFS.');
  expect(shown('CNY {{fact:a}} a year, 4 of 9')).toBe('CNY {{fact:a}} a year, 4 of 9');
  expect(shown('4 × 3 × {{fact:b}}')).toBe('4_×_3_×_{{fact:b}}');
});

it('keeps a range on one line', () => {
  expect(shown('溢色抑制 0～100，40%～50%')).toBe(
    '溢色抑制 0\u2060～\u2060100，40%\u2060～\u206050%',
  );
  expect(shown('H.265 3–4.5 Mbit/s')).toBe('H.265 3–\u20604.5_Mbit/s');
  expect(shown('{{fact:a}}～{{fact:b}} 米')).toBe('{{fact:a}}\u2060～\u2060{{fact:b}}_米');
  expect(shown('f/4～f/5.6，3 月 25 日～4 月')).toBe(
    'f/4\u2060～\u2060f/5.6，3_月_25_日～\u20604_月',
  );
  expect(shown('8-bit output')).toBe('8-\u2060bit output');
  expect(shown('暗面 320 lx，光比 2:1')).toBe('暗面 320_lx，光\u2060比_2:1');
  expect(shown('−12～−6 dBFS，480p～2160p')).toBe(
    '−12\u2060～\u2060−6_dBFS，480p\u2060～\u20602160p',
  );
  expect(shown('人像、色键＋人像')).toBe('人像、色键\u2060＋人像');
  expect(shown('周一～周五')).toBe('周一～周五');
});

it('leaves other spaces, and other values of an object', () => {
  expect(shown('from 4 cameras, 60 seconds')).toBe('from 4 cameras, 60 seconds');
  expect(keepUnits({ value: '8 个', items: [{ id: 1, shown: true, none: null }] })).toEqual({
    value: '8\u00a0个',
    items: [{ id: 1, shown: true, none: null }],
  });
});

it('keeps the last two Chinese characters together, and gives them free for a search', () => {
  expect(keepLast('对应的改法。')).toBe('对应的改\u2060法。');
  expect(keepLast('64 位）起')).toBe('64 位）\u2060起');
  expect(freeLast(keepUnits('色键＋人像'))).toBe('色键＋人像');
  expect(keepLast('the end')).toBe('the end');
  expect(freeLast(keepLast('1\u2060～\u20602 个绿边'))).toBe('1\u2060～\u20602 个绿边');
});
