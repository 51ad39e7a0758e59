import { expect, it } from 'vitest';
import { requestLocale } from './request-locale.ts';

it.each([
  [undefined, undefined, 'zh'],
  ['en', 'zh-CN', 'en'],
  ['fr', 'en-GB', 'en'],
  [undefined, 'en-US,en;q=0.9,zh;q=0.8', 'en'],
  [undefined, 'zh-TW, en', 'zh'],
  [undefined, 'fr, en;q=0.8, zh;q=0.5', 'en'],
  [undefined, 'zh;q=0.2, en;q=0.7', 'en'],
  [undefined, 'zh;q=0, en;q=0.1', 'en'],
  [undefined, 'en;q=0', 'zh'],
  [undefined, 'enm, fr', 'zh'],
  [undefined, '*', 'zh'],
])('locale %s and Accept-Language %s give %s', (explicit, header, locale) => {
  expect(requestLocale(explicit, header)).toBe(locale);
});
