import { expect, it } from 'vitest';
import { planNumbers, usualPlan } from './plan.ts';
import { answersOfPlan } from './room-answers.ts';

it('answers the five questions as a visitor with that room would', () => {
  const room = { ...usualPlan, sells: 'clothing', budget: '150_300' } as const;
  expect(answersOfPlan({ ...room, width: 5, depth: 6, height: 2.8 })).toEqual({
    sells: 'clothing',
    area: '24-48',
    depth: '6-7',
    height: '2.8-3.5',
    budget: '150_300',
  });
});

it('has an answer at every bound of a room', () => {
  const { width, depth, height } = planNumbers;
  const answers = (['min', 'max'] as const).map((end) =>
    answersOfPlan({ ...usualPlan, width: width[end], depth: depth[end], height: height[end] }),
  );
  expect(answers).toMatchObject([
    { area: 'under-12', depth: '2-3', height: 'under-2.6' },
    { area: 'over-48', depth: 'over-7', height: 'over-3.5' },
  ]);
});
