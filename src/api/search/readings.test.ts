import { describe, expect, it } from 'vitest';
import { createReadings } from './readings.ts';

const readings = createReadings([
  '绿幕打光：把不均匀压到三分之一档',
  '青幕抠像的边缘怎么收',
  '抠像',
  '灯光与光比',
  '布光',
  '直播间的时延预算',
]);

describe('pinyin of Chinese words', () => {
  it.each([
    ['kouxiang', '抠像'],
    ['kx', '抠像'],
    ['kouxi', '抠像'],
    ['kou', '抠像'],
    ['lvmu', '绿幕'],
    ['lmdg', '绿幕打光'],
    ['shiyanyusuan', '时延预算'],
    ['dengguang', '灯光'],
    ['kouxiangdengguang', '抠像灯光'],
    ['kouxiangdengg', '抠像灯光'],
  ])('reads %s as %s', (letters, words) => {
    expect(readings.wordsFor(letters)).toBe(words);
  });

  it('gives the word with the same sound and tones', () => {
    expect(readings.sameSound('步光')).toBe('布光');
    expect(readings.sameSound('补光')).toBeNull();
  });

  it.each(['', 'k', 'bug', 'gyg', 'qqqq', 'latency', 'kouxiangzzz', 'kx2'])(
    'has no reading for "%s"',
    (letters) => {
      expect(readings.wordsFor(letters)).toBeNull();
    },
  );
});
