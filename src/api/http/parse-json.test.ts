import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('JSON from outside', () => {
  it('is parsed up to its depth; brackets in texts do not count', () => {
    const value = { a: [['[[[{"', '\\"[[{{', '\\']], b: '}' };
    expect(parseJson(JSON.stringify(value), { depth: 3 })).toEqual(value);
    expect(parseJson('[[[]],[[]]]', { depth: 3 })).toEqual([[[]], [[]]]);
  });

  it('is refused beyond a bound, however it goes on', () => {
    expect(() => parseJson('[[[[', { depth: 3 })).toThrow(
      expect.objectContaining({ name: 'JsonBoundError', bound: 'depth' }),
    );
    for (const open of ['[', '{"a":', '[{"a":']) {
      expect(() => parseJson(open.repeat(1_000_000), { depth: 32 })).toThrow('bound of depth');
    }
    expect(parseJson('[1,2,3]', { depth: 3, values: 3 })).toEqual([1, 2, 3]);
    expect(() => parseJson('[1,2,3]', { depth: 3, values: 2 })).toThrow('bound of values');
  });

  it('that is none is a SyntaxError', () => {
    for (const text of ['', '[', '"', '"\\', ']', '[1,]', '{"a"}', ']]][[[']) {
      expect(() => parseJson(text, { depth: 3 })).toThrow(SyntaxError);
    }
  });
});
