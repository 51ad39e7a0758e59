import { describe, expect, it } from 'vitest';
import { cursorsOf, cursorValues } from './cursor.ts';

const id = '01936f2c-0000-7000-8000-000000000001';
const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const places = [
  {
    name: 'texts',
    cursors: cursorsOf<unknown>(cursorValues.text),
    good: '中文“标题”',
    bad: ['a\0', '\ud800', 1],
  },
  {
    name: 'counts',
    cursors: cursorsOf<unknown>(cursorValues.count),
    good: 7,
    bad: ['7', -1, 0.5, 1e300],
  },
  {
    name: 'moments',
    cursors: cursorsOf<unknown>(cursorValues.instant),
    good: '2026-11-28T03:04:05.678901Z',
    bad: ["2026-01-01T00:00:00Z'; x", '0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'now', 7],
  },
  { name: 'ids alone', cursors: cursorsOf<unknown>(cursorValues.none), good: '', bad: ['a', null] },
];

describe.each(places)('a place in a list by $name', ({ cursors, good, bad }) => {
  it('is read as it was written', () => {
    expect(cursors.read(cursors.write(good, id))).toEqual([good, id]);
  });

  it('that was made up is refused with what to do', () => {
    const others = [[good], [good, id, 1], [good, 'x'], [good, `${id}'`], {}, null, 'x'];
    for (const value of [...bad.map((one) => [one, id]), ...others]) {
      expect(() => cursors.read(made(value))).toThrow('Go back to the first page');
    }
    for (const text of ['', 'x', '\0', '😀'])
      expect(() => cursors.read(text)).toThrow('first page');
  });
});
