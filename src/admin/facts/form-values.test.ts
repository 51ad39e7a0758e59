import { expect, test } from 'vitest';
import { bodyOf, emptyFact, valuesOf } from './form-values.ts';
import type { FactRecord } from './types.ts';

const record: FactRecord = {
  id: '00000000-0000-7000-8000-000000000000',
  key: 'ups-run-time',
  version: 3,
  ...bodyOf(emptyFact('2026-11-22')),
  program: null,
  value: { zh: '10 分钟', en: '10 minutes' },
  uses: [],
  updatedAt: '2026-11-22T00:00:00Z',
};

test.each([
  ['exact', { minimum: 5, maximum: 5 }],
  ['range', { minimum: 5, maximum: 9 }],
  ['least', { minimum: 5 }],
  ['most', { maximum: 9 }],
  ['text', { textZh: '五', textEn: 'five' }],
  ['version', { program: 'Cyan' }],
] as const)('a value of the form %s is sent as it was read', (form, value) => {
  const values = valuesOf({ ...record, ...value });
  expect(values.value).toBe(form);
  const { program: _, ...columns } = { program: null, ...value };
  const nothing = { minimum: null, maximum: null, textZh: null, textEn: null };
  expect(bodyOf(values)).toMatchObject({ ...nothing, ...columns });
});

test('numbers are read as people type them, and words are no numbers', () => {
  const values = { ...emptyFact('2026-11-22'), value: 'range' as const };
  expect(bodyOf({ ...values, minimum: ' −3.5', maximum: '12,000' })).toMatchObject({
    minimum: -3.5,
    maximum: 12_000,
  });
  expect(bodyOf({ ...values, minimum: 'ten', maximum: '' })).toMatchObject({
    minimum: null,
    maximum: null,
  });
});
