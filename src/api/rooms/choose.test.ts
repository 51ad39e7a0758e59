import { describe, expect, it, test } from 'vitest';
import { type Goods, type RoomAnswers, roomAnswers } from '#contracts/enums/rooms.ts';
import { rangeOf } from '#contracts/room-ranges.ts';
import { roomFigures } from '#tests/support/room-figures.ts';
import { choosePlan } from './choose.ts';
import type { FigureKey } from './figures.ts';
import { type PlanKey, plans, preferences } from './plans.ts';

const room = (
  sells: Goods,
  area: RoomAnswers['area'],
  depth: RoomAnswers['depth'],
  height: RoomAnswers['height'],
  budget: RoomAnswers['budget'],
): RoomAnswers => ({ sells, area, depth, height, budget });

/** A choice in short: the figures missing are named by their quantity. */
function outcome(answers: RoomAnswers) {
  const { verdict, plan, toMeasure, better, completeRoom } = choosePlan(answers, roomFigures);
  return {
    verdict,
    plan,
    measure: toMeasure.map(({ quantity }) => quantity),
    better: better?.plan ?? null,
    lacks: [
      ...(better?.lacks.map(({ quantity }) => quantity) ?? []),
      ...(better?.lacksBudget ? ['budget'] : []),
    ],
    completeRoom,
  };
}

const best = { measure: [], better: null, lacks: [] };

// Worked out by hand from the table of the document choose-your-setup.
describe('rooms that suit what is sold', () => {
  test.each<[RoomAnswers, PlanKey, 'yes' | 'budget']>([
    [room('talk', '12-24', '4-6', '2.6-2.8', '50_150'), 'screen-waist', 'budget'],
    [room('small', '12-24', '4-6', '2.8-3.5', '150_300'), 'screen-waist', 'yes'],
    [room('small', 'over-48', 'over-7', 'over-3.5', 'undecided'), 'screen-waist', 'yes'],
    [room('clothing', '24-48', '6-7', '2.8-3.5', '300_800'), 'screen-full-length', 'yes'],
    [room('clothing', '24-48', '6-7', '2.8-3.5', 'under_50'), 'screen-full-length', 'budget'],
    [room('glossy', '24-48', '6-7', '2.8-3.5', '300_800'), 'led-fixed', 'yes'],
    [room('large', 'over-48', 'over-7', 'over-3.5', 'over_800'), 'led-moving', 'yes'],
  ])('%o gets %s', (answers, plan, completeRoom) => {
    expect(outcome(answers)).toEqual({ ...best, verdict: 'fits', plan, completeRoom });
  });
});

describe('rooms that allow a lesser plan', () => {
  test.each<[RoomAnswers, PlanKey, PlanKey, string[]]>([
    // 20 m² and 5 m deep: full length needs 24 m², 6 m and 2.8 m.
    [
      room('clothing', '12-24', '4-6', '2.6-2.8', '150_300'),
      'screen-waist',
      'screen-full-length',
      ['area', 'depth', 'height'],
    ],
    [
      room('clothing', '24-48', '6-7', '2.6-2.8', '150_300'),
      'screen-waist',
      'screen-full-length',
      ['height'],
    ],
    [room('small', '12-24', '3-4', '2.6-2.8', '50_150'), 'screen-small', 'screen-waist', ['depth']],
    [
      room('clothing', '12-24', '3-4', '2.8-3.5', '150_300'),
      'screen-small',
      'screen-full-length',
      ['area', 'depth'],
    ],
    [room('glossy', '24-48', '6-7', '2.8-3.5', '150_300'), 'built-set', 'led-fixed', ['budget']],
    [
      room('glossy', '12-24', '4-6', '2.6-2.8', 'over_800'),
      'built-set',
      'led-fixed',
      ['area', 'depth', 'height'],
    ],
    [
      room('large', 'over-48', '6-7', 'over-3.5', '300_800'),
      'screen-group',
      'led-moving',
      ['depth'],
    ],
    [
      room('large', '24-48', '6-7', '2.8-3.5', 'under_50'),
      'screen-full-length',
      'led-moving',
      ['area', 'depth', 'height', 'budget'],
    ],
    [
      room('talk', 'under-12', '2-3', 'under-2.6', 'under_50'),
      'segmentation',
      'screen-waist',
      ['area', 'depth', 'height'],
    ],
  ])('%o gets %s, and is told what %s lacks', (answers, plan, better, lacks) => {
    expect(outcome(answers)).toMatchObject({ verdict: 'reduced', plan, better, lacks });
  });
});

describe('rooms that are too small', () => {
  test.each<[RoomAnswers, PlanKey, string[]]>([
    [room('small', 'under-12', '2-3', '2.6-2.8', '150_300'), 'built-set', ['depth']],
    [room('glossy', '12-24', '4-6', 'under-2.6', '150_300'), 'built-set', ['height']],
    [room('clothing', 'under-12', '2-3', 'under-2.6', '50_150'), 'built-set', ['depth', 'height']],
    [room('large', 'under-12', '2-3', '2.6-2.8', '50_150'), 'screen-small', ['depth']],
  ])('%o gets a makeshift, and is told what %s lacks', (answers, nearest, lacks) => {
    expect(outcome(answers)).toEqual({
      verdict: 'makeshift',
      plan: 'segmentation',
      measure: [],
      better: nearest,
      lacks,
      completeRoom: 'not-for-this-plan',
    });
  });

  test.each<[Goods, PlanKey, string[]]>([
    ['talk', 'segmentation', ['depth']],
    ['small', 'built-set', ['depth']],
    ['large', 'screen-small', ['depth']],
  ])('with less than 2 m of depth nothing is proposed for %s', (sells, nearest, lacks) => {
    expect(outcome(room(sells, 'under-12', 'under-2', '2.6-2.8', 'over_800'))).toEqual({
      verdict: 'none',
      plan: null,
      measure: [],
      better: nearest,
      lacks,
      completeRoom: 'not-for-this-plan',
    });
  });
});

describe('figures that do not go together', () => {
  test.each<[RoomAnswers['area'], RoomAnswers['depth'], string]>([
    ['under-12', 'over-7', 'narrow'],
    ['under-12', '6-7', 'narrow'],
    ['24-48', '3-4', 'short'],
    ['over-48', '4-6', 'short'],
  ])('an area of %s with a depth of %s must be checked: %s', (area, depth, kind) => {
    const choice = choosePlan(room('small', area, depth, 'over-3.5', '150_300'), roomFigures);
    expect(choice).toMatchObject({ verdict: 'check', doubt: { kind } });
  });

  it('a corridor holds no green screen: its width is the reason, not depth or height', () => {
    const corridor = room('small', 'under-12', 'over-7', 'over-3.5', '150_300');
    const { plan, missed } = choosePlan(corridor, roomFigures);
    expect({ plan, missed: missed.map(({ quantity }) => quantity) }).toEqual({
      plan: 'built-set',
      missed: ['width'],
    });
  });
});

describe('figures that the visitor does not know', () => {
  test.each<[RoomAnswers, PlanKey, string[]]>([
    [room('clothing', '24-48', 'unknown', '2.8-3.5', '150_300'), 'screen-full-length', ['depth']],
    [
      room('small', 'unknown', 'unknown', 'unknown', 'undecided'),
      'screen-waist',
      ['area', 'depth', 'height'],
    ],
    [room('talk', '12-24', '4-6', 'unknown', 'undecided'), 'screen-waist', ['height']],
    [
      room('clothing', '12-24', 'unknown', 'unknown', '150_300'),
      'screen-waist',
      ['depth', 'height'],
    ],
  ])('%o may get %s, and must be measured first', (answers, plan, measure) => {
    expect(outcome(answers)).toMatchObject({ verdict: 'measure', plan, measure });
  });

  test.each<[RoomAnswers, PlanKey | null]>([
    [room('small', 'unknown', 'unknown', 'unknown', 'undecided'), null],
    [room('talk', 'unknown', '4-6', 'unknown', 'undecided'), 'segmentation'],
    [room('small', 'under-12', '3-4', '2.6-2.8', 'undecided'), 'built-set'],
    [room('clothing', '24-48', '6-7', 'unknown', '150_300'), 'segmentation'],
  ])('of %o only %s is sure', (answers, sure) => {
    expect(choosePlan(answers, roomFigures)).toMatchObject({ verdict: 'measure', sure });
  });
});

it('proposes an LED wall only to a budget that was named and reaches its price', () => {
  const budgets = roomAnswers.budget.filter(
    (budget) =>
      outcome(room('glossy', 'over-48', 'over-7', 'over-3.5', budget)).plan === 'led-fixed',
  );
  expect(budgets).toEqual(['300_800', 'over_800']);
});

it('follows the figures: a deeper minimum makes the answer in between one to measure', () => {
  const figures = {
    ...roomFigures,
    'room-depth-green-screen-waist': { minimum: 5, maximum: null },
  };
  const choice = choosePlan(room('talk', '12-24', '4-6', '2.6-2.8', '50_150'), figures);
  expect(choice.toMeasure.map(({ quantity }) => quantity)).toEqual(['depth']);
});

it('has answers whose bounds are the figures, so that only a small area is in between', () => {
  for (const { needs } of Object.values(plans)) {
    for (const [quantity, key] of Object.entries(needs) as [keyof RoomAnswers, FigureKey][]) {
      // Below the bound of the answers, and worked out from two of them.
      if (key === 'room-area-small' || key === 'room-width-screen') continue;
      const bounds = roomAnswers[quantity].map((answer) => rangeOf(answer).from);
      expect(bounds, key).toContain(roomFigures[key].minimum);
    }
  }
});

it('uses every plan', () => {
  expect([...new Set(Object.values(preferences).flat())].sort()).toEqual(Object.keys(plans).sort());
});
