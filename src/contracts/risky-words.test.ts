import { expect, test } from 'vitest';
import { createRiskFinder, isRiskyWord, normalRiskyWord, piecesOf } from './risky-words.ts';

const list = [
  { word: '国家级', severity: 'forbidden', exceptions: [] },
  { word: '最好', severity: 'forbidden', exceptions: ['最好先'] },
  { word: '第一', severity: 'warning', exceptions: ['第一次', '第一步'] },
  { word: '全网第一', severity: 'forbidden', exceptions: [] },
  { word: '好用', severity: 'notice', exceptions: [] },
  { word: '加微信', severity: 'forbidden', exceptions: [] },
  { word: 'vx', severity: 'forbidden', exceptions: [] },
  { word: 'no1', severity: 'forbidden', exceptions: [] },
  { word: '减#斤', severity: 'forbidden', exceptions: [] },
  { word: '点击*链接', severity: 'warning', exceptions: [] },
] as const;
const find = createRiskFinder(list);
const found = (text: string) =>
  find(text).map(({ word, start, end }) => [word.word, text.slice(start, end)]);

test('words are found with their place, in the order of the text', () => {
  expect(found('这是国家级的，也是最好的')).toEqual([
    ['国家级', '国家级'],
    ['最好', '最好'],
  ]);
  expect(find('😀国家级')).toMatchObject([{ start: 2, end: 5 }]);
  expect(found('')).toEqual([]);
});

test.each([
  ['spaces', '国 家 级', '国 家 级'],
  ['signs', '国·家-级', '国·家-级'],
  ['invisible characters', '国\u200b家\ufeff级', '国\u200b家\ufeff级'],
  ['full width', 'ＶＸ', 'ＶＸ'],
  ['capitals', '找我 VX', 'VX'],
  ['a dot', '销量 No.1', 'No.1'],
])('a word written with %s is found', (_, text, quote) => {
  expect(find(text).map(({ start, end }) => text.slice(start, end))).toEqual([quote]);
});

test('a word does not go across the end of a clause', () => {
  expect(found('大国家，级别高')).toEqual([]);
  expect(found('国家\n级')).toEqual([]);
});

test('a Latin word is a whole word', () => {
  expect(found('devx vxx vx2')).toEqual([]);
  expect(found('加vx吧')).toEqual([['vx', 'vx']]);
});

test('a number and a gap match, within their bounds', () => {
  expect(found('七天减10斤，一周减 二十 斤')).toEqual([
    ['减#斤', '减10斤'],
    ['减#斤', '减 二十 斤'],
  ]);
  expect(found('减斤，减几斤')).toEqual([]);
  expect(found('点击下方链接')).toEqual([['点击*链接', '点击下方链接']]);
  expect(found('点击一二三四五六七链接')).toEqual([]);
});

test('a phrase that is an exception is not risky; the same word elsewhere is', () => {
  expect(found('第一次来，第一步先看，我们第一')).toEqual([['第一', '第一']]);
  expect(found('第 一 次')).toEqual([]);
});

test('a match inside a longer one counts only if it is more severe', () => {
  expect(found('全网第一')).toEqual([['全网第一', '全网第一']]);
  const mixed = createRiskFinder([
    { word: '永久保修', severity: 'notice', exceptions: [] },
    { word: '永久', severity: 'forbidden', exceptions: [] },
  ]);
  expect(mixed('永久保修').map(({ word }) => word.word)).toEqual(['永久保修', '永久']);
});

test('a word with more gaps than the list accepts, and a long text, take little work', () => {
  const costly = createRiskFinder([
    { word: `${'最*'.repeat(19)}最最`, severity: 'notice', exceptions: [] },
    { word: 'ab', severity: 'notice', exceptions: ['ab'.repeat(30), 'b', ''] },
  ]);
  expect(costly('最'.repeat(100)).length).toBeGreaterThan(0);
  expect(costly('ab '.repeat(10)).map(({ word }) => word.word)).toContain('ab');
  expect(costly('，ab'.repeat(20_000))).toHaveLength(20_000);
});

test('matches that overlap cut the text into pieces that add up to it', () => {
  const text = '它最好用了';
  const pieces = piecesOf(text, find(text));
  expect(pieces.map((piece) => piece.text)).toEqual(['它', '最', '好', '用', '了']);
  expect(pieces.map((piece) => piece.matches.length)).toEqual([0, 1, 2, 1, 0]);
  expect(piecesOf('', [])).toEqual([]);
});

test('a list of 2,000 words is matched against 20,000 characters within a second', () => {
  const words = Array.from({ length: 2_000 }, (_, at) => ({
    word: `最${String.fromCharCode(0x4e00 + at)}*${String.fromCharCode(0x5e00 + at)}`,
    severity: 'notice' as const,
    exceptions: [],
  }));
  const started = performance.now();
  createRiskFinder(words)('最一直播间里的商品介绍很长'.repeat(1_600));
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('words have one form, and only words that can be matched are accepted', () => {
  expect(normalRiskyWord(' 国·家 级 ')).toBe('国家级');
  expect(normalRiskyWord('ＶＸ')).toBe('vx');
  expect(normalRiskyWord('减＃斤')).toBe('减#斤');
  const words = ['国家级', '减#斤', 'a*b#c*d#e'];
  expect(words.filter(isRiskyWord)).toEqual(words);
  const unusable = ['最', '*最好', '第一#', 'a**b', '长'.repeat(41), '', 'a*b*c*d*e*f'];
  expect(unusable.filter(isRiskyWord)).toEqual([]);
});
