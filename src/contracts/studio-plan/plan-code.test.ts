import { expect, it, test } from 'vitest';
import { planChoices, type StudioPlan, usualPlan, withinBounds } from './plan.ts';
import { decodePlan, encodePlan } from './plan-code.ts';

const plan: StudioPlan = { ...usualPlan, width: 4.3, depth: 6, height: 2.8 };

it('keeps every value of every choice', () => {
  for (const [name, values] of Object.entries(planChoices)) {
    for (const value of values) {
      const changed = { ...plan, [name]: value };
      expect(decodePlan(encodePlan(changed))).toEqual(changed);
    }
  }
});

it('keeps numbers at their bounds, tenths of a metre and three streams', () => {
  const large: StudioPlan = {
    ...plan,
    width: 20,
    depth: 2,
    height: 7.9,
    cameras: 4,
    circuits: 8,
    streams: [
      { platform: 'own', format: '2160p60' },
      { platform: 'douyin', format: '720p30' },
      { platform: 'youtube', format: '1080p60' },
    ],
  };
  const code = encodePlan(large);
  expect(code).toHaveLength(33);
  expect(decodePlan(code)).toEqual(large);
});

const code = encodePlan(plan);
test.each([
  ['nothing', ''],
  ['another version', `2${code.slice(1)}`],
  ['one character less', code.slice(0, -1)],
  ['no stream', code.slice(0, -2)],
  ['four streams', `${code}010101`],
  ['a width above 20 m', `1zz${code.slice(3)}`],
  ['an unknown choice', `${code.slice(0, 17)}z${code.slice(18)}`],
  ['an unknown platform', `${code.slice(0, -2)}z0`],
  ['other characters', `${code.slice(0, -1)}<`],
])('is no plan: %s', (_, wrong) => {
  expect(decodePlan(wrong)).toBeNull();
});

it('brings a number to the nearest step within its bounds', () => {
  expect(withinBounds('width', 4.26)).toBe(4.3);
  expect(withinBounds('width', 99)).toBe(20);
  expect(withinBounds('cameras', 0)).toBe(1);
});
