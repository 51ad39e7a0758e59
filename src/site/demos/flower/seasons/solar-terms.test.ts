import { describe, expect, it } from 'vitest';
import { dayOf, momentOf, type SolarTerm, solarTerms, termAt } from './solar-terms.ts';

/** Days in Beijing as the calendars of the Purple Mountain and Hong Kong observatories have them. */
const published: Record<number, string> = {
  2024: '2/4 2/19 3/5 3/20 4/4 4/19 5/5 5/20 6/5 6/21 7/6 7/22 8/7 8/22 9/7 9/22 10/8 10/23 11/7 11/22 12/6 12/21 1/6 1/20',
  2025: '2/3 2/18 3/5 3/20 4/4 4/20 5/5 5/21 6/5 6/21 7/7 7/22 8/7 8/23 9/7 9/23 10/8 10/23 11/7 11/22 12/7 12/21 1/5 1/20',
  2026: '2/4 2/18 3/5 3/20 4/5 4/20 5/5 5/21 6/5 6/21 7/7 7/23 8/7 8/23 9/7 9/23 10/8 10/23 11/7 11/22 12/7 12/22 1/5 1/20',
};

describe('solar terms', () => {
  it.each([2024, 2025, 2026])('begin on the published days of %i', (year) => {
    const days = solarTerms.map((term) => {
      const { month, day } = dayOf(term, year);
      return `${month}/${day}`;
    });
    expect(days.join(' ')).toBe(published[year]);
  });

  it.each([
    ['chunfen', '2026-03-20T14:46Z'],
    ['xiazhi', '2026-06-21T08:24Z'],
    ['qiufen', '2026-09-23T00:05Z'],
    ['dongzhi', '2026-12-21T20:50Z'],
  ] as const)('%s begins within a quarter of an hour of %s', (term, moment) => {
    const minutes = (momentOf(term, 2026) - Date.parse(moment)) / 60_000;
    expect(Math.abs(minutes)).toBeLessThan(15);
  });

  it.each<[string, SolarTerm]>([
    ['2026-01-04T23:59:59+08:00', 'dongzhi'],
    ['2026-01-05T00:00:00+08:00', 'xiaohan'],
    ['2026-02-03T23:59:59+08:00', 'dahan'],
    ['2026-02-04T00:00:00+08:00', 'lichun'],
    ['2026-11-22T00:00:00+08:00', 'xiaoxue'],
    ['2026-12-31T23:59:59+08:00', 'dongzhi'],
  ])('the term of %s is %s', (moment, term) => {
    expect(termAt(Date.parse(moment))).toBe(term);
  });
});
