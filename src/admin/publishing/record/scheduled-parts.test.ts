import { expect, test } from 'vitest';
import type { RecordPart } from './record.ts';
import { scheduledTimes, withoutTime } from './scheduled-parts.ts';

const at = '2026-12-01T01:02:00.000Z';
const schedule = { id: 's', action: 'publish', at, createdBy: null, revision: null, failure: null };
const part = (name: string, ...schedules: object[]) =>
  ({ part: name, schedules }) as unknown as RecordPart;

test('a part that is published later is not chosen to be published now', () => {
  const parts = [part('shared'), part('zh'), part('en', schedule)];
  const times = scheduledTimes(parts, 'publish');
  expect(times).toEqual({ en: at });
  expect(withoutTime(['shared', 'zh', 'en'], times)).toEqual(['shared', 'zh']);
});

test('a failed schedule and one that withdraws do not count', () => {
  const failed = { ...schedule, failure: { zh: '没有完成', en: 'not done' } };
  const parts = [part('zh', { ...schedule, action: 'withdraw' }), part('en', failed)];
  expect(scheduledTimes(parts, 'publish')).toEqual({});
});
