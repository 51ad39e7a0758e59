import { expect, it } from 'vitest';
import { triggerLength } from './triggers.ts';

it.each([
  ['多少钱', '青幕多少钱？', true],
  ['青幕 多少钱', '多少钱一套青幕', true],
  ['青幕 多少钱', '多少钱', false],
  ['价格 -商品', '商品价格不对', false],
  ['#平 -平台', '20 平的房间', true],
  ['#平 -平台', '二十平够吗', true],
  ['#平 -平台', '同时推 3 平台', false],
  ['#m2', 'a room of 20 m²', true],
  ['#m2', '20㎡', true],
  ['#m2', '20 m20', false],
  ['ios', 'an iOS version', true],
  ['ios', 'curiosity', false],
  ['price', 'prices', false],
  ['c++', 'c++ sdk', true],
])('the trigger “%s” is in “%s”: %s', (trigger, query, isIn) => {
  expect(triggerLength(trigger, query) > 0).toBe(isIn);
});

it('prefers the more specific trigger', () => {
  const query = '青幕多少钱一年';
  expect(triggerLength('青幕 多少钱', query)).toBeGreaterThan(triggerLength('多少钱', query));
});
