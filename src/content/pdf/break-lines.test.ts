import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Chinese characters are two wide, all others one. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, each) => sum + (/[\u2e80-\uffef“”]/u.test(each) ? 2 : 1), 0);
const lines = (text: string, width: number) => breakLines(text, width, measure);

describe('lines', () => {
  it('end between Chinese characters', () => {
    expect(lines('验收项目与判定标准', 10)).toEqual(['验收项目与', '判定标准']);
  });

  it('do not begin with a closing mark', () => {
    expect(lines('灯光要够亮。然后', 10)).toEqual(['灯光要够', '亮。然后']);
    expect(lines('画面（含色度）', 12)).toEqual(['画面（含色', '度）']);
  });

  it('do not end with an opening mark', () => {
    expect(lines('判定画面（含色度）', 10)).toEqual(['判定画面', '（含色度）']);
    expect(lines('主讲人说“开始”', 10)).toEqual(['主讲人说', '“开始”']);
  });

  it('keep Latin words and numbers with their units whole', () => {
    expect(lines('采用 H.264/H.265 编码', 13)).toEqual(['采用', 'H.264/H.265', '编码']);
    expect(lines('延迟不超过 80\u00a0ms 为准', 14)).toEqual(['延迟不超过', '80\u00a0ms 为准']);
    expect(lines('比例是\u20601:2', 8)).toEqual(['比例', '是1:2']);
  });

  it('cut only what is wider than a line: addresses behind a sign, the rest anywhere', () => {
    expect(lines('https://example.com/a-long/path', 12)).toEqual([
      'https://',
      'example.com/',
      'a-long/path',
    ]);
    expect(lines('9f86d081884c7d65', 10)).toEqual(['9f86d08188', '4c7d65']);
  });

  it('follow the breaks of the text, and have no spaces at their ends', () => {
    expect(lines('first one\n\nsecond', 20)).toEqual(['first one', '', 'second']);
    expect(lines('alpha beta gamma', 11)).toEqual(['alpha beta', 'gamma']);
  });
});
