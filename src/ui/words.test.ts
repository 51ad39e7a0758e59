import { describe, expect, it } from 'vitest';
import { splitWords, wordsHtml } from './words.ts';

describe('places where a headline may break', () => {
  it.each([
    ['抠像边缘发绿怎么查', '抠像边缘|发绿|怎么查'],
    ['云栖茶事直播中心 3 号厅', '云栖|茶事|直播|中心 |3~号厅'],
    ['大觅直播 Android 版（示例包）', '大觅|直播 |Android~版（示例包）'],
    ['他们的直播间', '他们的|直播间'],
    ['用 SDK（试用版）接入', '用 |SDK（试用版）|接入'],
    ['冬日上新专场', '冬日上新专场'],
    ['发丝清楚的实时抠像', '发丝|清楚的|实时|抠像'],
    ['编码 H.265 与 Rec.709', '编码 |H.265~与 |Rec.709'],
    ['为什么是 1/50 和 4:2:0', '为什么是 |1/50~和 |4:2:0'],
    ['命令行 cyan-key', '命令行 |cyan-key'],
    ['版本 2026.11.0', '版本 |2026.11.0'],
  ])('%s', (text, expected) => {
    // A tilde is a no-break space: a line may end at the others.
    expect(splitWords(text).join('|').replaceAll('\u00a0', '~')).toBe(expected);
  });

  it('never begin a line with a closing mark, and keep every character', () => {
    const text = '先看灯，再看墙：抠像（三步）完成！';
    const parts = splitWords(text);
    expect(parts.join('')).toBe(text);
    for (const part of parts) expect(part).not.toMatch(/^[，：）！]/);
  });

  it('never lie inside a Latin word, a number, or a number with its unit', () => {
    for (const text of [
      '码率 4.5–6 Mbit/s、帧率 59.94p',
      'C / C++ 与 cyan_keyer.h 的 v1.6.0-beta',
      '深 5\u00a0m，光比 2:1，−12\u2060～\u2060−6\u00a0dBFS',
      '20 m² 的 16:9、100% 与 35 ℃',
      '绿色圆弧幕 9\u00a0×\u00a07\u00a0m',
    ]) {
      expect(wordsHtml(text)).not.toMatch(/[\w.:/%+_\-–−\u00a0\u2060]<wbr>[\w.:/%+_\-–−²]/u);
    }
  });

  it('are left to the browser in other languages, and text is escaped', () => {
    expect(splitWords('A plain headline')).toEqual(['A plain headline']);
    expect(wordsHtml('抠像 <b>')).toBe('抠像 &lt;b&gt;');
  });
});
