import { expect, test } from 'vitest';
import {
  clockAt,
  moveSegment,
  type RunOfShow,
  type Segment,
  timesOf,
  totalMinutes,
  warningsOf,
} from './plan.ts';

const segment = (id: string, minutes: number, goods = ''): Segment => ({
  id,
  name: id,
  minutes,
  goods,
  points: '',
});
const plan = (segments: Segment[], booked = totalMinutes({ segments })): RunOfShow => ({
  title: '',
  day: '2026-11-22',
  start: '19:50',
  booked,
  segments,
});

test('segments follow each other, and the clock goes past midnight', () => {
  const segments = [segment('a', 5), segment('b', 20, 'tea')];
  expect(timesOf({ segments }).map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [5, 25],
  ]);
  expect(clockAt('19:50', 25)).toEqual({ time: '20:15', days: 0 });
  expect(clockAt('23:50', 25)).toEqual({ time: '00:15', days: 1 });
});

test('a show that is longer or much shorter than booked gets a warning', () => {
  const segments = [segment('a', 30, 'tea'), segment('b', 30, 'cups')];
  expect(warningsOf(plan(segments, 50))).toEqual([{ kind: 'overrun', minutes: 10 }]);
  expect(warningsOf(plan(segments, 66))).toEqual([]);
  expect(warningsOf(plan(segments, 90))).toEqual([{ kind: 'short', minutes: 30 }]);
  expect(warningsOf(plan([], 60))).toEqual([]);
});

test('a stretch without goods counts over several segments', () => {
  const segments = [segment('a', 10, 'tea'), segment('b', 8), segment('c', 8), segment('d', 9)];
  expect(warningsOf(plan(segments))).toEqual([{ kind: 'without-goods', from: 10, minutes: 25 }]);
  const short = [segment('a', 15), segment('b', 5, 'tea'), segment('c', 15)];
  expect(warningsOf(plan(short))).toEqual([]);
});

test('a long segment gets a warning', () => {
  expect(warningsOf(plan([segment('a', 31, 'tea')]))).toEqual([
    { kind: 'long-segment', name: 'a', minutes: 31 },
  ]);
});

test('a segment is moved, at most to an end of the list', () => {
  const segments = [segment('a', 1), segment('b', 1), segment('c', 1)];
  const order = (id: string, to: number) => moveSegment(segments, id, to).map((one) => one.id);
  expect(order('a', 1)).toEqual(['b', 'a', 'c']);
  expect(order('c', -5)).toEqual(['c', 'a', 'b']);
  expect(order('a', 9)).toEqual(['b', 'c', 'a']);
  expect(order('none', 0)).toEqual(['a', 'b', 'c']);
});
