import { expect, test } from 'vitest';
import { networkFacts } from '#db/seed/content/facts/network.ts';
import { pictureFacts } from '#db/seed/content/facts/picture.ts';
import { resultOf } from './statistics.ts';
import { rates, verdictsFor } from './verdict.ts';

test.each([
  ['1080p30', 'bitrate-1080p30-h264'],
  ['1080p60', 'bitrate-1080p60-h264'],
] as const)('the bit rate of %s is the upper end of the fact %s', (format, key) => {
  const fact = pictureFacts.find((one) => one.key === key);
  expect(fact?.value).toMatchObject({ max: rates[format] });
});

test('a line is judged by its reserve: rate × 1.1 ÷ 0.6', () => {
  const formula = networkFacts.find(({ key }) => key === 'upload-formula');
  expect(formula?.value).toMatchObject({ zh: '× 1.1 ÷ 0.6' });
  const [, full] = verdictsFor(11.3);
  expect(full).toMatchObject({ format: '1080p30', rate: 6.16, verdict: 'good' });
  expect(full?.needed).toBeCloseTo(11.29, 2);
  expect(verdictsFor(7).map(({ verdict }) => verdict)).toEqual(['tight', 'tight', 'no', 'no']);
  expect(verdictsFor(40).every(({ verdict }) => verdict === 'good')).toBe(true);
});

test('the result has the median, the lowest steady stretch, delay and jitter', () => {
  const at = (mbit: number) => ({ bytes: (mbit * 1000 * 100) / 8, milliseconds: 100 });
  const result = resultOf([at(10), at(10), at(2), at(10), at(10)], [30, 20, 26]);
  expect(result).toMatchObject({ typical: 10, delay: 20, jitter: 8 });
  // One slow sample of three.
  expect(result?.low).toBeCloseTo(22 / 3);
  expect(resultOf([at(10), at(8), at(8), at(8)], [30])).toMatchObject({ low: 8, jitter: 0 });
  expect(resultOf([at(3)], [30])).toMatchObject({ typical: 3, low: 3 });
  expect(resultOf([], [30])).toBeUndefined();
});
