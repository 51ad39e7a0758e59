import { expect, test } from 'vitest';
import { loadFonts } from './font.ts';
import { fitText } from './lines.ts';

const measure = await loadFonts();
const title = { sizes: [60, 48], width: 600, lines: 3, even: true };

test('the bundled font is measured: Chinese characters are square, Latin ones are not', () => {
  expect(measure('中文字')).toBe(3);
  expect(measure('，。')).toBe(2);
  expect(measure('iii')).toBeLessThan(measure('WWW'));
  expect(measure('')).toBe(0);
});

test('a title breaks at pauses, not within words', () => {
  expect(fitText('青幕 3.2 发布：多点取样、抗溢色与肤色保护', 'zh', title, measure)).toEqual({
    lines: ['青幕 3.2 发布：', '多点取样、', '抗溢色与肤色保护'],
    size: 60,
  });
  expect(fitText('二十四节气花境上线', 'zh', title, measure).lines).toEqual(['二十四节气花境上线']);
});

test('names and quantities are not broken, and Latin titles wrap at spaces', () => {
  const { lines } = fitText('H.264/H.265 与 AV1，码率 6 Mbit/s 怎么选', 'zh', title, measure);
  expect(lines.join('\n')).toContain('H.264/H.265');
  expect(lines.join('\n')).toContain('6 Mbit/s');
  const english = fitText('Cyan SDK 1.5 brings the cutout engine to Linux', 'en', title, measure);
  expect(english.lines.join(' ')).toBe('Cyan SDK 1.5 brings the cutout engine to Linux');
  expect(english.lines.length).toBeGreaterThan(1);
  expect(english.lines.join('\n')).toContain('SDK 1.5');
});

test('no line begins with closing punctuation or is too wide', () => {
  const text =
    '直播间、影棚与会议室：“同一套灯光”，三种（甚至四种）用法，以及每一种的预算与注意事项。';
  for (let width = 300; width <= 900; width += 37) {
    for (const even of [true, false]) {
      const box = { sizes: [40], width, lines: 9, even };
      const { lines } = fitText(text, 'zh', box, measure);
      expect(lines.join('')).toBe(text);
      for (const line of lines) {
        expect(line).not.toMatch(/^[，。、：”）]/);
        expect(line).not.toMatch(/[“（]$/);
        expect(measure(line) * 40).toBeLessThanOrEqual(width);
      }
    }
  }
});

test('a long text gets a smaller size and is then cut', () => {
  const { lines, size } = fitText('很长的标题'.repeat(20), 'zh', title, measure);
  expect(size).toBe(48);
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toMatch(/…$/);
  const word = fitText('a'.repeat(200), 'en', title, measure);
  expect(word.lines).toHaveLength(3);
  expect(fitText('', 'zh', title, measure).lines).toEqual([]);
});

test('English quotes are straight, as the font has only wide curly ones', () => {
  const lines = (locale: 'zh' | 'en') => fitText('China’s “law”', locale, title, measure).lines;
  expect(lines('en')).toEqual(['China\'s "law"']);
  expect(lines('zh').join('')).toBe('China’s “law”');
});

test('a very long text is only measured as far as it can fit', () => {
  let calls = 0;
  const counting = (text: string) => {
    calls += 1;
    return measure(text);
  };
  const box = { sizes: [34], width: 920, lines: 6 };
  for (const [text, locale] of [
    ['灯光、镜头与背景。'.repeat(2_300), 'zh'],
    ['A light, a lens and a backdrop. '.repeat(625), 'en'],
    ['a/b.'.repeat(5_000), 'en'],
  ] as const) {
    calls = 0;
    const { lines } = fitText(text, locale, box, counting);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(calls).toBeLessThan(20_000);
  }
});
