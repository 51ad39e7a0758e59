import { expect, test } from 'vitest';
import { parseRecent, withWords } from './recent.ts';

test('a new search comes first, once, and replaces its own prefixes', () => {
  expect(withWords(['推流'], '绿幕')).toEqual(['绿幕', '推流']);
  expect(withWords(['obs', '绿幕'], 'OBS')).toEqual(['OBS', '绿幕']);
  expect(withWords(['绿', '绿幕'], ' 绿幕布光 ')).toEqual(['绿幕布光']);
  expect(withWords(['绿幕'], 'a')).toEqual(['绿幕']);
  expect(withWords(['ab', 'cd', 'ef', 'gh', 'ij'], 'kl')).toEqual(['kl', 'ab', 'cd', 'ef', 'gh']);
});

test('invalid stored data counts as empty', () => {
  const nothing = { zh: [], en: [] };
  expect(parseRecent(null)).toEqual(nothing);
  expect(parseRecent('{')).toEqual(nothing);
  expect(parseRecent('[]')).toEqual(nothing);
  expect(parseRecent('{"zh":"绿幕","en":[1,"","green"]}')).toEqual({ zh: [], en: ['green'] });
});
