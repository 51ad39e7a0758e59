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
  ['"how much is|for"', 'how much is it', true],
  ['"how much is|for"', 'how much for a room', true],
  ['"how much is|for"', 'how much light is enough', false],
  ['price -tag|tags', 'price tag on screen', false],
  ['="how much"', 'How much?', true],
  ['="how much"', 'how much cooling', false],
  ['="贵"', '贵吗', false],
  ['报修|维修', '设备维修', true],
  ['#x#', 'room 4 x 5 m', true],
  ['#x#', '5x4m', true],
  ['#x#', '3.5×4 米的房间', true],
  ['#x#', '6 by 4 metres', true],
  ['#x#', '1920x1080', false],
  ['#m', 'ceiling 2.5 m', true],
  ['#m', 'ceiling 2.5m', true],
  ['#m', '2 minutes', false],
  ['#米高', '房间只有2.5米高', true],
])('the trigger “%s” is in “%s”: %s', (trigger, query, isIn) => {
  expect(triggerLength(trigger, query) > 0).toBe(isIn);
});

it('prefers the more specific trigger', () => {
  const query = '青幕多少钱一年';
  expect(triggerLength('青幕 多少钱', query)).toBeGreaterThan(triggerLength('多少钱', query));
});
