import { expect, test } from 'vitest';
import { describeEvent } from './describe.ts';

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
