import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';
import { contentHash, sha256 } from './hash.ts';

test('fields are sorted at every depth and lists keep their order', () => {
  expect(canonicalJson({ b: [3, 1, { d: 1, c: 'ü"\n' }], a: null, _1: 1e21 })).toBe(
    '{"_1":1e+21,"a":null,"b":[3,1,{"c":"ü\\"\\n","d":1}]}',
  );
});

test('texts and numbers are written as in the example of RFC 8785', () => {
  expect(
    canonicalJson({
      numbers: [
        JSON.parse('333333333.33333329'),
        1e30,
        4.5,
        2e-3,
        0.000000000000000000000000001,
        -0,
      ],
      string: '\u20ac$\u000f\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    }),
  ).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27,0],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('fields are sorted by UTF-16 units, not by code points', () => {
  const names = ['\u20ac', '\r', '\ufb33', '\ud83d\ude00', '\u0080', '\u00f6'];
  const text = canonicalJson(Object.fromEntries(names.map((name) => [name, 1])));
  expect(Object.keys(JSON.parse(text))).toEqual([
    '\r',
    '\u0080',
    '\u00f6',
    '\u20ac',
    '\ud83d\ude00',
    '\ufb33',
  ]);
});

test('dates are texts and fields without a value are left out, as in the database', () => {
  const value = { at: new Date(0), none: undefined, list: [undefined] };
  expect(canonicalJson(value)).toBe('{"at":"1970-01-01T00:00:00.000Z","list":[null]}');
});

test.each([
  ['a field named like an integer', { a: { 10: 1 } }],
  ['a number without end', { a: [Number.POSITIVE_INFINITY] }],
  ['what is not a number', Number.NaN],
  ['half a character', ['\ud83d']],
  ['half a character in a name', { '\ude00': 1 }],
  ['nothing', undefined],
])('%s is refused', (_, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('the hash is SHA-256 of the canonical text in UTF-8', async () => {
  const expected = createHash('sha256').update('{"a":"中","b":1}').digest('hex');
  expect(await contentHash({ b: 1, a: '中' })).toBe(expected);
  expect(await sha256(new TextEncoder().encode('{"a":"中","b":1}'))).toBe(expected);
});
