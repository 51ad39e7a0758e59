import { expect, test } from 'vitest';
import { type BookingFacts, bookingProblems } from './rules.ts';

const context = {
  locale: 'zh',
  now: new Date('2026-11-20T04:00:00Z'),
  privacyVersion: '1.2',
  solutions: ['medical'],
} as const;
const good: BookingFacts = {
  name: '陈测试',
  phone: '13800138000',
  country: '',
  locale: 'zh',
  email: '',
  wechat: '',
  solution: 'medical',
  slots: [{ day: '2026-11-21', part: 'morning' }],
  timeZone: 'Asia/Shanghai',
  siteTimeZone: '',
  consent: true,
  privacyVersion: '1.2',
};
const paths = (change: Partial<BookingFacts>) =>
  bookingProblems({ ...good, ...change }, context).map(({ path }) => path);

test('a complete booking has no problems', () => {
  expect(paths({})).toEqual([]);
});

test.each<[Partial<BookingFacts>, string[]]>([
  [{ name: '', phone: '', consent: false }, ['name', 'phone', 'consent']],
  [{ phone: '', email: 'chen@example.com' }, []],
  [{ phone: '(415) 555-2671', timeZone: 'America/Los_Angeles' }, ['country']],
  [{ phone: '(415) 555-2671', timeZone: 'America/Los_Angeles', country: 'US' }, []],
  [{ phone: '+1 415 555 2671', timeZone: 'America/Los_Angeles' }, []],
  [{ phone: '8613800138000', timeZone: 'America/Los_Angeles' }, []],
  [{ phone: '138 0013 8000', timeZone: 'America/Los_Angeles' }, []],
  [{ phone: '12', timeZone: 'Europe/London' }, ['phone']],
  [{ phone: '010-62345678转801' }, []],
  [{ phone: '13800138000 转 8', timeZone: 'America/Los_Angeles' }, []],
  [{ phone: '020 7946 0958 ext 3', timeZone: 'Europe/London', country: 'GB' }, []],
  [{ phone: '13800138000/13900139000' }, ['phone']],
  [{ wechat: 'QQ:12345678' }, ['wechat']],
  [{ name: '\u200b' }, ['name']],
  [{ name: "Conan O'Brien" }, []],
  [{ phone: '', email: 'chen' }, ['email']],
  [{ solution: 'opera' }, ['solution']],
  [{ slots: [{ day: '2026-11-19', part: 'morning' }] }, ['slots.0']],
  [{ slots: [{ day: '012026-11-21', part: 'morning' }] }, ['slots.0']],
])('%j has errors in %j', (change, expected) => {
  expect(paths(change)).toEqual(expected);
});

test('an English form asks for the country, also from a Chinese zone', () => {
  expect(paths({ phone: '020 7946 0958', locale: 'en' })).toEqual(['country']);
});
