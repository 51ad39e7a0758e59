import { describe, expect, it } from 'vitest';
import { type RoomAnswers, roomAnswers, roomQuestions } from '#contracts/enums/rooms.ts';
import { type Equipment, equipmentNames } from '#contracts/equipment-names.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { rangeOf } from '#contracts/room-ranges.ts';
import { describeStudio } from '#contracts/studio-plan/i18n/describe.ts';
import { decodePlan } from '#contracts/studio-plan/plan-code.ts';
import { answersOfPlan } from '#contracts/studio-plan/room-answers.ts';
import { planStudio } from '#contracts/studio-plan/studio.ts';
import { findWarnings } from '#contracts/studio-plan/warnings.ts';
import { roomFigures } from '#tests/support/room-figures.ts';
import { studioFigures } from '#tests/support/studio-figures.ts';
import { describeChoice } from './advice.ts';
import { choosePlan, type Quantity } from './choose.ts';
import { widthOf } from './doubts.ts';
import type { FigureKey } from './figures.ts';
import { describeKit } from './kit.ts';
import { type Needs, type PlanKey, plans } from './plans.ts';
import { planOfAnswers } from './studio-plan/answers.ts';

/** Every combination of answers. */
const rooms = roomQuestions.reduce<Record<string, string>[]>(
  (all, name) =>
    all.flatMap((one) => roomAnswers[name].map((value) => ({ ...one, [name]: value }))),
  [{}],
) as unknown as RoomAnswers[];

const rangeIn = (quantity: Quantity, answers: RoomAnswers) =>
  quantity === 'width' ? widthOf(answers) : rangeOf(answers[quantity]);

/** The needs of a plan with the least that each asks for. */
const needsOf = (plan: PlanKey) =>
  (Object.entries(plans[plan].needs as Needs) as [Quantity, FigureKey][]).map(
    ([quantity, figure]) => ({ quantity, least: roomFigures[figure].minimum ?? 0 }),
  );

const advise = (answers: RoomAnswers, locale: Locale = 'zh') =>
  describeChoice(choosePlan(answers, roomFigures), answers, roomFigures, locale);

describe('every combination of answers', () => {
  it('fits, or gets less, only where known figures say so', () => {
    for (const answers of rooms) {
      const { verdict, plan, toMeasure, sure } = choosePlan(answers, roomFigures);
      const name = JSON.stringify(answers);
      if (['fits', 'reduced', 'makeshift'].includes(verdict) && plan) {
        for (const { quantity, least } of needsOf(plan)) {
          if (quantity === 'width') continue;
          expect(rangeIn(quantity, answers).from, name).toBeGreaterThanOrEqual(least);
        }
      }
      if (verdict === 'measure') expect(toMeasure.length, name).toBeGreaterThan(0);
      for (const { quantity, least } of sure ? needsOf(sure) : []) {
        if (quantity === 'width') continue;
        expect(rangeIn(quantity, answers).from, name).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('is told only what its own figures rule out', () => {
    for (const answers of rooms) {
      const { missed, better, plan } = choosePlan(answers, roomFigures);
      for (const { quantity, figure } of [...missed, ...(better?.lacks ?? [])]) {
        const least = roomFigures[figure].minimum ?? 0;
        expect(rangeIn(quantity, answers).to, JSON.stringify(answers)).toBeLessThanOrEqual(least);
      }
      // A sentence that names a reason has one.
      const reasons = advise(answers).reasons.join();
      expect(reasons, JSON.stringify(answers)).not.toMatch(/(^|[。，：])(不够|放不下)/);
      const { reasons: english } = advise(answers, 'en');
      expect(english.join()).not.toContain('enough  for');
      expect(plan === null).toBe(rangeOf(answers.depth).to <= 2);
    }
  });

  it.each(locales)('lists the equipment of its plan, in %s', (locale) => {
    for (const answers of rooms) {
      const choice = choosePlan(answers, roomFigures);
      const { product } = describeChoice(choice, answers, roomFigures, locale);
      const { kit, plan: code } = describeKit(choice, answers, product?.key, studioFigures, locale);
      const name = JSON.stringify(answers);
      // Without a product there is nothing to buy; a phone is no camera of a plan.
      expect(code === null, name).toBe(!product || product.key === 'app');
      if (code === null) {
        const phones = kit.find(({ name: item }) => item === equipmentNames[locale].phone)?.count;
        expect(phones, name).toBe(product ? 1 : undefined);
        continue;
      }
      const plan = decodePlan(code);
      const studio = plan && planStudio(plan, studioFigures);
      const rows = studio && describeStudio(studio, studioFigures, locale);
      const drawn = rows?.find(({ key }) => key === 'equipment')?.rows ?? [];
      // The advice has the power of a lamp in its name, the plan beside the number.
      const asAdvised = drawn.map(({ label, value }) => [
        label,
        Number(/× (\d+)/.exec(value)?.[1]),
      ]);
      const advised = kit.map((line) => [
        line.name.replace(/[，,] ?[\d,]+\u00a0W$/, ''),
        line.count,
      ]);
      expect(advised, name).toEqual(asAdvised);
      expect(new Set(kit.map((line) => line.name)).size, name).toBe(kit.length);
      // Every camera has a capture channel, that of the goods as well.
      const count = (...items: Equipment[]) =>
        kit
          .filter((line) => items.some((item) => equipmentNames[locale][item] === line.name))
          .reduce((sum, line) => sum + line.count, 0);
      const cameras = count('camera', 'genlockCamera', 'goodsCamera');
      expect(cameras, name).toBeGreaterThan(0);
      expect(count('usbCapture', 'pcieCapture'), name).toBe(cameras);
      expect(count('computer'), name).toBe(1);
    }
  });

  it('is lit as a small room in its plan if, and only if, the advice is that', () => {
    for (const answers of rooms) {
      const { plan } = choosePlan(answers, roomFigures);
      if (!plan) continue;
      const { lighting } = planStudio(planOfAnswers(answers, plan, studioFigures), studioFigures);
      expect(lighting.smallRoom, JSON.stringify(answers)).toBe(plan === 'screen-small');
    }
  });

  it('gives the plan back to the room chooser with the same advice', () => {
    for (const answers of rooms) {
      if (Object.values(answers).includes('unknown')) continue;
      const choice = choosePlan(answers, roomFigures);
      // Figures that do not go together make no room.
      if (!choice.plan || choice.doubt) continue;
      const back = answersOfPlan(planOfAnswers(answers, choice.plan, studioFigures));
      const again = choosePlan(back, roomFigures);
      expect(again.plan, JSON.stringify([answers, back])).toBe(choice.plan);
    }
  });

  it('hears the same prices from advice and plan', () => {
    for (const answers of rooms) {
      const choice = choosePlan(answers, roomFigures);
      const { product } = describeChoice(choice, answers, roomFigures, 'zh');
      if (!choice.plan || product?.key !== '3d') continue;
      const studio = planStudio(planOfAnswers(answers, choice.plan, studioFigures), studioFigures);
      const prices = describeStudio(studio, studioFigures, 'zh').find(({ key }) => key === 'price');
      expect(prices?.rows[0]).toEqual({
        label: '整间交付，20 平方米起（演示价格）',
        value: '180,000～600,000 元',
      });
      expect(product.reason).toMatch(/^整间交付 18 万元～60 万元，20 平方米起/);
    }
  });

  it('gets a green screen with goods in the hand from 3 m of depth', () => {
    const shallow = { sells: 'small', area: '12-24', depth: '3-4', height: '2.6-2.8' } as const;
    for (const budget of roomAnswers.budget) {
      const advice = advise({ ...shallow, budget });
      expect(advice).toMatchObject({
        verdict: 'reduced',
        title: '小房间绿幕，拍半身',
        reading: { zh: 'small-room-lighting' },
      });
      expect(advice.reasons[0]).toMatch(/^进深不够一般的绿幕/);
      expect(advice.reasons[1]).toContain('1.1\u00a0m');
    }
  });

  it('leads with measuring where nothing is known', () => {
    const unknown = { area: 'unknown', depth: 'unknown', height: 'unknown' } as const;
    const answers = { sells: 'small', ...unknown, budget: 'undecided' } as const;
    expect(advise(answers)).toMatchObject({
      verdict: 'measure',
      title: '先量房，再定做法',
      isConditional: true,
    });
    expect(advise(answers).measure).toHaveLength(3);
    expect(advise(answers).reasons[0]).toBe('已知的数还定不下任何一种做法。');
    expect(advise(answers, 'en').title).toBe('Measure the room first');
  });

  it('can be drawn: a known room is deep enough for its plan', () => {
    for (const answers of rooms) {
      const { verdict, plan } = choosePlan(answers, roomFigures);
      if (!plan || !['fits', 'reduced'].includes(verdict)) continue;
      const studio = planStudio(planOfAnswers(answers, plan, studioFigures), studioFigures);
      const ids = findWarnings(studio, studioFigures).map(({ id }) => id);
      expect(ids, JSON.stringify(answers)).not.toContain('depth');
    }
  });
});
