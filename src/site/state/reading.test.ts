import { describe, expect, it } from 'vitest';
import { isEmpty, parseReading } from './reading.ts';

describe('parseReading', () => {
  it('parses stored progress', () => {
    const progress = {
      read: { 'first-live-room': '2026-11-20' },
      last: {
        slug: 'lip-sync',
        title: '音画同步',
        heading: { id: '差多少算差', text: '差多少算差' },
      },
    };
    expect(parseReading(JSON.stringify(progress))).toEqual(progress);
  });

  it.each([null, '', '{', 'null', '[]', '{"read":[1],"last":7}', '{"last":{"slug":1}}'])(
    'takes %s for nothing',
    (stored) => {
      expect(isEmpty(parseReading(stored))).toBe(true);
    },
  );

  it('drops invalid dates and entries over the limit', () => {
    expect(parseReading('{"read":{"a":"2026-11-20","b":5}}').read).toEqual({ a: '2026-11-20' });
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`d${index}`, 'x']));
    expect(Object.keys(parseReading(JSON.stringify({ read: many })).read)).toHaveLength(1000);
  });
});
