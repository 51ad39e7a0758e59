import { expect, test } from 'vitest';
import { readContact } from './contact.ts';

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
  ['', 'phone', ''],
] as const)('%j is read as %s %j', (typed, name, value) => {
  expect(readContact(typed)).toEqual({ phone: '', email: '', wechat: '', [name]: value });
});
