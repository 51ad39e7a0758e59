import { expect, test } from 'vitest';
import { contactsIn, isEmail, isQq, readContact } from './contact.ts';

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
  ['010-62345678转801', 'phone', '010-62345678转801'],
  ['电话：010-62345678 分机 801', 'phone', '010-62345678 分机 801'],
  ['+1 415 555 2671 ext. 12', 'phone', '+1 415 555 2671 ext. 12'],
  ['14155552671x12', 'phone', '14155552671x12'],
  // Not understood, but a number: the refusal is about a number.
  ['010-62345678 转', 'phone', '010-62345678 转'],
  ['13800138000abc', 'phone', '13800138000abc'],
  ['lin_x12', 'wechat', 'lin_x12'],
  ['QQ：12345678', 'wechat', 'QQ:12345678'],
  ['微信号 13800138000', 'phone', '13800138000'],
  ['微信 lin_yi', 'wechat', 'lin_yi'],
  ['', 'phone', ''],
] as const)('%j is read as %s %j', (typed, name, value) => {
  expect(readContact(typed)).toEqual({ phone: '', email: '', wechat: '', [name]: value });
});

test.each<[string, Partial<ReturnType<typeof readContact>>]>([
  ['13800138000 / lin@example.com', { phone: '13800138000', email: 'lin@example.com' }],
  ['lin@example.com，010-62345678转801', { phone: '010-62345678转801', email: 'lin@example.com' }],
  ['13800138000、微信：lin_yi', { phone: '13800138000', wechat: 'lin_yi' }],
  ['手机 13800138000 微信 lin_yi', { phone: '13800138000', wechat: 'lin_yi' }],
  ['138 0013 8000 lin@example.com', { phone: '138 0013 8000', email: 'lin@example.com' }],
  ['13800138000 lin_yi', { phone: '13800138000', wechat: 'lin_yi' }],
])('%j is read as several contacts', (typed, contacts) => {
  expect(readContact(typed)).toEqual({ phone: '', email: '', wechat: '', ...contacts });
});

test.each([
  ['13800138000/13900139000', 2],
  ['13800138000、010-62345678', 2],
  ['13800138000 13900139000', 2],
  ['a@b.com; c@d.com', 2],
  ['Conan OBrien', 1],
  ['13800138000 urgent', 1],
  ['13800138000 微信 linyi', 2],
  ['020/79460958', 1],
  ['0151/23456789', 1],
  ['+49 30/1234567', 1],
  ['138 0013 8000', 1],
  ['+1 (415) 555-2671', 1],
  ['010 62345678', 1],
])('%j is %d contacts', (typed, count) => {
  expect(contactsIn(typed)).toHaveLength(count);
});

test.each([
  ['QQ:12345678', true],
  ['qq号12345678', true],
  ['QQ 12345678', true],
  ['qq12345678', false],
  ['QQ', false],
])('%j is a number of QQ: %j', (text, expected) => {
  expect(isQq(text)).toBe(expected);
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
