import { describe, expect, it } from 'vitest';
import { highlight, passage, snippet } from './highlight.ts';
import { isUseful } from './misses.ts';
import { parseQuery } from './query.ts';
import { simplify } from './simplify.ts';
import { spellings } from './spellings.ts';
import { similarQueries } from './suggestions.ts';
import { fold, inflections, lexemesOf } from './terms.ts';
import { asWhole, queryOf } from './tsquery.ts';
import { isLikelyTypo, isOneTypo, otherCharacterCondition, wordsWithOther } from './typos.ts';

describe('terms', () => {
  it('are pairs of characters, whole words and compounds, in any writing', () => {
    expect(lexemesOf(fold('ＳＲＴ 延迟预算'))).toEqual(['srt', '延迟', '迟预', '预算']);
    expect(lexemesOf(fold('H.264 http-flv 3.2.1'))).toEqual(['h264', 'httpflv', '3.2.1']);
    expect(lexemesOf(fold('Moiré 抠'))).toEqual(['moire', '抠']);
    expect(lexemesOf(fold('C++, C#, ASP.NET and .NET'))).toEqual([
      'c++',
      'c#',
      'aspnet',
      'and',
      '.net',
    ]);
  });

  it('of a query are words with synonyms; the last one may be a prefix', () => {
    const group = ['抠像', 'chroma key'];
    const synonyms = new Map(group.map((word) => [word, group]));
    const { terms } = parseQuery('怎么抠像 lat', synonyms);
    expect(terms.map(({ text }) => text)).toEqual(['抠像', 'lat']);
    expect(queryOf(terms, 'title')).toBe("(('#抠像' | ('#chroma' & '#key')) & '#lat':*)");
    expect(parseQuery('chroma key', synonyms).terms.map(({ text }) => text)).toEqual([
      'chroma key',
    ]);
    // A letter alone is no beginning, and beside words neither it nor a length is needed.
    expect(parseQuery('m', synonyms).terms[0]?.forms).toEqual([{ text: 'm' }]);
    expect(
      parseQuery('room 4 x 5 m 2.4m', synonyms).terms.map(({ text, isOptional = false }) => [
        text,
        isOptional,
      ]),
    ).toEqual([
      ['room', false],
      ['4', true],
      ['x', true],
      ['5', true],
      ['m', true],
      ['2.4m', true],
    ]);
    expect(parseQuery('lat ', synonyms).terms[0]?.forms[0]?.prefix).toBeUndefined();
    // A known word after two others is complete; alone, after one, or unknown it may be a beginning.
    const isBeginning = (query: string) =>
      parseQuery(query, synonyms, new Set(['mac', 'run']))
        .terms.at(-1)
        ?.forms.some(({ prefix }) => prefix);
    expect(['mac', 'cyan mac', 'does it run on a ma'].map(isBeginning)).toEqual([true, true, true]);
    expect(isBeginning('does it run on a mac')).toBe(false);
    expect(parseQuery(' ！？', synonyms).terms).toEqual([]);
    const words = (query: string) => parseQuery(query, synonyms).terms[0]?.forms.map((f) => f.text);
    expect(words('chroma')).toEqual(['chroma', 'chroma', 'chromas', '抠像', 'chroma key']);
    expect(words('chroma ')).toEqual(['chroma', 'chromas']);
    expect(asWhole(terms)?.at(-1)?.forms[0]?.prefix).toBeUndefined();
    expect(asWhole(parseQuery('抠像', synonyms).terms)).toBeNull();
  });
});

it('have the inflections that are words', () => {
  const words = new Set(['ship', 'shipping', 'shipped', 'stream', 'streaming', 'streamed']);
  const formsOf = (word: string) => inflections(word, (form) => words.has(form));
  expect(formsOf('ship')).toEqual(['ships', 'shipping', 'shipped']);
  expect(formsOf('shipping')).toContain('ship');
  expect(formsOf('streamer')).toEqual(['streamers', 'stream', 'streaming', 'streamed']);
  expect(formsOf('monitor')).toEqual(['monitors']);
});

it('have the other spelling of English words', () => {
  const words = new Set(
    'color colour colors colours center centre gray grey devise device'.split(' '),
  );
  const of = (word: string) => spellings(word, (form) => words.has(form));
  expect(['color', 'colours', 'center', 'grey'].map(of)).toEqual([
    ['colour'],
    ['colors'],
    ['centre'],
    ['gray'],
  ]);
  expect(['factor', 'device', 'devise', 'filter'].flatMap(of)).toEqual([]);
});

it('are compared in simplified characters, and found as they were typed too', () => {
  expect(simplify('網路頻寬，Ｗi-Fi 著作權')).toBe('网路频宽，Ｗi-Fi 著作权');
  const [term] = parseQuery('延遲', new Map()).terms;
  expect(term).toMatchObject({ text: '延迟', forms: [{ text: '延迟' }, { text: '延遲' }] });
});

describe('highlight', () => {
  it('highlights words in any writing and returns the whole text', () => {
    const parts = highlight('ＳＲＴ 与 srt，Desert', ['srt', '与']);
    expect(parts.map(({ text }) => text).join('')).toBe('ＳＲＴ 与 srt，Desert');
    expect(parts.flatMap(({ text, hit }) => (hit ? text : []))).toEqual(['ＳＲＴ', '与', 'srt']);
    expect(highlight('', ['a'])).toEqual([]);
    expect(highlight('10 m, minutes', ['m']).filter(({ hit }) => hit)).toEqual([
      { text: 'm', hit: true },
    ]);
    const numbers = highlight('BT.2035, 120, 20 m²', ['20']);
    expect(numbers.map(({ text }) => text)).toEqual(['BT.2035, 120, ', '20', ' m²']);
  });

  it('cuts a text around the first match', () => {
    const text = `${'前文。'.repeat(60)}这里有延迟。${'后文。'.repeat(60)}`;
    expect(snippet(text, ['延迟'])).toContain('这里有延迟');
    expect(snippet(text, ['延迟']).length).toBeLessThan(130);
    const english = `${'words '.repeat(40)}counter selling White balance`;
    expect(snippet(english, ['balance'])).toMatch(/^…(?:words|counter|selling) /);
    expect(snippet(`${'表'.repeat(50)}、延迟`, ['延迟'])).toMatch(/^…表/);
    expect(snippet('首帧\n够用。\n延迟', ['延迟'])).toBe('首帧 够用。 延迟');
    expect(snippet('6 to 9 Mbit/s in H.264, 4.5 to 6.5 in H.265 or AV1', ['h.265'])).toMatch(
      /^…in H\.264,/,
    );
  });

  it('takes sentences from a page without the buttons and figures beside them', () => {
    const page = '预约演示\n这里有延迟。\n够用。\n看客户案例\n首帧 2 帧\n按钮';
    expect(passage(page, ['延迟'])).toBe('这里有延迟。\n够用。');
    expect(passage(page, ['首帧'])).toBe('首帧 2 帧');
    expect(passage('首帧\n按钮', ['延迟'])).toBe('');
    expect(passage('存下来。连着走\n一套要几万', ['下来', '一套', '几万'])).toBe('一套要几万');
  });
});

describe('suggestions', () => {
  it('have more than one character in common with the query', () => {
    const synonyms = new Map(['发绿', '票据打印'].map((word) => [word, [word]]));
    expect(similarQueries('发票', synonyms)).toEqual([]);
    expect(similarQueries('打印票', synonyms)).toEqual(['票据打印']);
  });
});

describe('one typo', () => {
  it.each([
    ['bitrate', 'bitrtae', true],
    ['bitrate', 'bitrat', true],
    ['bitrate', 'bitratee', true],
    ['bitrate', 'bitrate', false],
    ['bitrate', 'bitrose', false],
    ['关键针', '关键帧', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isOneTypo(a, b)).toBe(expected);
  });

  it.each([
    ['latncy', 'latency', true],
    ['sceen', 'screen', true],
    ['micorphone', 'microphone', true],
    ['bitrste', 'bitrate', true],
    // Another first letter, a short word, or a letter far from the other one on the keyboard.
    ['boss', 'loss', false],
    ['naming', 'gaming', false],
    ['rent', 'rest', false],
    ['drone', 'done', true],
    ['streamed', 'streamer', false],
  ])('of %s instead of %s is likely: %s', (typed, meant, expected) => {
    expect(isLikelyTypo(typed, meant)).toBe(expected);
  });

  it.each([
    ['cyna', 'cyan', false, true],
    ['hdml', 'hdmi', true, true],
    ['hdml', 'hdmi', false, false],
    ['obss', 'obs', true, true],
    ['obsa', 'obs', true, false],
  ])(
    'of %s instead of %s, which is a name (%s), is likely: %s',
    (typed, meant, isName, expected) => {
      expect(isLikelyTypo(typed, meant, isName)).toBe(expected);
    },
  );

  it('is found in given places of a Chinese word', () => {
    expect(wordsWithOther('把关键帧间隔设成关键词', '关键针间隔', [1, 2])).toEqual(['关键帧间隔']);
    expect(wordsWithOther('关键针与关键词', '关键针', [2])).toEqual(['关键词']);
    expect(otherCharacterCondition('关键针间隔', [1, 2], 'any')).toBe(
      "(('针间' & '间隔') | ('关键' & '间隔'))",
    );
    expect(otherCharacterCondition('关键针', [1, 2], 'any')).toBeNull();
    expect(otherCharacterCondition('关键针', [2], 'title')).toBe("'#关键'");
  });
});

it('does not record e-mail addresses or personal numbers', () => {
  expect(['绿幕 反光', 'a', 'x@y.z', '138 0000 1111'].map(isUseful)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
