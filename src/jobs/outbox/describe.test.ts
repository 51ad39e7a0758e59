import { expect, test } from 'vitest';
import { describeEvent } from './describe.ts';

test('a chat robot reads who got a booking, and what a reader says about a document', () => {
  const assigned = describeEvent('booking.assigned', {
    reference: 'MJ20261121-7K3D',
    type: 'demo',
    assignee: '周宁',
    by: '林小雨',
    page: 'https://example.com/admin/bookings/1',
  });
  expect(assigned.title).toBe('预约 MJ20261121-7K3D 已分配给 周宁');
  expect(assigned.lines.map(({ value }) => value)).toEqual([
    '产品演示',
    '林小雨',
    'https://example.com/admin/bookings/1',
  ]);
  const feedback = describeEvent('feedback.created', {
    document: '抠像参数',
    helpful: false,
    reason: 'unclear',
    comment: null,
    locale: 'zh',
    page: 'https://example.com/dmfaq/cyan-parameters',
  });
  expect(feedback.title).toBe('文档《抠像参数》收到反馈：没有帮助');
  expect(feedback.lines.map(({ value }) => value)).toEqual([
    '看不明白',
    'zh',
    'https://example.com/dmfaq/cyan-parameters',
  ]);
});

test('the mail about an assigned booking names visitor, colleague and page in both languages', () => {
  const payload = {
    reference: 'MJ20261121-7K3D',
    name: '林小雨',
    company: '山海直播',
    by: '周宁',
    page: 'https://example.com/admin/bookings/1',
  };
  const values = ['林小雨', '山海直播', '周宁', 'https://example.com/admin/bookings/1'];
  for (const [locale, title] of [
    ['zh', '预约 MJ20261121-7K3D 已分配给您'],
    ['en', 'Booking MJ20261121-7K3D was assigned to you'],
  ]) {
    const words = describeEvent(`booking.assigned.${locale}`, payload);
    expect(words.title).toBe(title);
    expect(words.lines.map(({ value }) => value)).toEqual(values);
  }
});
