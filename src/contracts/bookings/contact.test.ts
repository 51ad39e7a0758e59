import { expect, test } from 'vitest';
import { isEmail, readContact } from './contact.ts';

test.each([
  ['138 0013 8000', 'phone', '138 0013 8000'],
  ['+44 (0)20 7946-0958', 'phone', '+44 (0)20 7946-0958'],
  ['１３８００１３８０００', 'phone', '13800138000'],
  ['12345', 'phone', '12345'],
  ['13800138000（微信同号）', 'phone', '13800138000'],
  ['手机 13800138000', 'phone', '13800138000'],
  ['电话：010-62345678', 'phone', '010-62345678'],
  ['lin@example.com', 'email', 'lin@example.com'],
  ['邮箱: lin＠example.com', 'email', 'lin@example.com'],
  ['lin_yi-01', 'wechat', 'lin_yi-01'],
  ['微信：lin_yi', 'wechat', 'lin_yi'],
  ['WeChat ID lin_yi', 'wechat', 'lin_yi'],
  ['林老师', 'wechat', '林老师'],
  ['\u202d13800138000\u202c', 'phone', '13800138000'],
  ['13800138000\u200b', 'phone', '13800138000'],
  ['tel:13800138000', 'phone', '13800138000'],
  ['\u202aa@example.com\u202c', 'email', 'a@example.com'],
  ['mailto:x@example.com', 'email', 'x@example.com'],
  ['a@b.com。', 'email', 'a@b.com'],
  ['a@b。com', 'email', 'a@b.com'],
  ["o'neil@example.com", 'email', "o'neil@example.com"],
  ['VX：abc123', 'wechat', 'abc123'],
  ['', 'phone', ''],
] as const)('%j is read as %s %j', (typed, name, value) => {
  expect(readContact(typed)).toEqual({ phone: '', email: '', wechat: '', [name]: value });
});

test.each([
  ["o'neil@example.com", true],
  ['a+b@example.com', true],
  ['张三@例子.中国', true],
  ['.a@b.com', false],
  ['a..b@c.com', false],
  ['a@-b.com', false],
  ['a@b', false],
  ['a@b@c.com', false],
  [`${'a'.repeat(65)}@b.com`, false],
])('%j is an address: %j', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
