import { describe, expect, it } from 'vitest';
import { findRow } from '#site/routing/table.ts';
import { seasons } from '../seasons/seasons.ts';
import { solarTerms } from '../seasons/solar-terms.ts';
import { fields, queryOfSettings, readQuery, seedOfDay, settingsOf } from './settings.ts';

const today = { term: 'xiaoxue', seed: 20_261_122 } as const;
const read = (query: string | Record<string, string>) =>
  readQuery(new URLSearchParams(query), today);

describe('the address', () => {
  it('has the fields of the page’s row', () => {
    expect(findRow('/product/flower')?.query).toEqual(fields);
  });

  it('begins with today’s term and seed', () => {
    expect(read('')).toEqual({ settings: settingsOf('xiaoxue', 20_261_122), time: 0 });
  });

  it('gives every setting back', () => {
    const settings = {
      term: 'bailu',
      seed: 7,
      density: 83,
      size: 145,
      wind: -35,
      mix: 60,
      events: true,
    } as const;
    expect(read(queryOfSettings(settings, 12.34))).toEqual({ settings, time: 12.3 });
  });

  it('leaves out what the term has anyway', () => {
    expect(queryOfSettings(settingsOf('guyu', 8), 0)).toEqual({ term: 'guyu', seed: '8' });
  });

  it.each([
    'term=spring',
    'seed=0',
    'seed=-4',
    'seed=1e5',
    'density=101',
    'wind=7.5',
    'time=61',
    'time=x',
    'events=yes',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });
});

it('the seed of a day is its date in Beijing', () => {
  expect(seedOfDay(Date.parse('2026-11-22T23:30:00+08:00'))).toBe(20_261_122);
  expect(seedOfDay(Date.parse('2026-11-22T16:30:00Z'))).toBe(20_261_123);
});

it.each(solarTerms)('%s has flowers, density and wind in range', (term) => {
  const { flowers, density, wind, mix } = seasons[term];
  expect(flowers[0]).not.toBe(flowers[1]);
  expect(density).toBeGreaterThanOrEqual(10);
  expect(density).toBeLessThanOrEqual(70);
  expect(Math.abs(wind)).toBeLessThanOrEqual(30);
  expect(wind % 5).toBe(0);
  expect(mix % 5).toBe(0);
});
