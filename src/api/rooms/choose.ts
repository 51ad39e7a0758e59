import type { RoomAnswers, RoomVerdict } from '#contracts/enums/rooms.ts';
import { budgetRange, type Range, rangeOf } from '#contracts/room-ranges.ts';
import type { FigureKey, Figures } from './figures.ts';
import { makeshift, type Needs, type Plan, type PlanKey, plans, preferences } from './plans.ts';

export type Quantity = keyof Needs;

/** A need of a plan, with the figure it depends on. */
export interface Need {
  quantity: Quantity;
  figure: FigureKey;
}

/** The outcome of the rules. */
export interface Choice {
  verdict: RoomVerdict;
  /** Null if nothing fits. */
  plan: PlanKey | null;
  /** Needs of the plan that the visitor does not know to be met. */
  toMeasure: Need[];
  /** The best plan for what is sold, if it is another one, and what the room or budget lacks. */
  better: { plan: PlanKey; lacks: Need[]; lacksBudget: boolean } | null;
  /** Whether the budget reaches a complete room. */
  completeRoom: boolean;
}

/** Whether a range reaches a bound: surely, surely not, or only in part. */
function reaches(range: Range, bound: number): 'yes' | 'no' | 'perhaps' {
  if (range.from >= bound) return 'yes';
  return range.to <= bound ? 'no' : 'perhaps';
}

/** Chooses the best plan that a room and a budget allow. Pure: figures come as an argument. */
export function choosePlan(answers: RoomAnswers, figures: Figures): Choice {
  const candidates = preferences[answers.sells];
  const [best] = candidates;
  const completeRoom = budgetReaches('room', answers, figures);
  const place = candidates.findIndex((plan) => suits(plan, answers, figures));
  if (place >= 0) {
    const plan = candidates[place] ?? best;
    return {
      verdict: place === 0 ? 'fits' : 'reduced',
      plan,
      toMeasure: needsOf(plan, answers, figures, 'perhaps'),
      better: place === 0 ? null : gap(best, answers, figures),
      completeRoom: completeRoom && plans[plan].budget !== 'software',
    };
  }
  const stopgap = suits(makeshift, answers, figures) ? makeshift : null;
  // The least demanding plan is the last one: its needs are what has to change first.
  const nearest = candidates.at(-1) ?? best;
  return {
    verdict: stopgap ? 'makeshift' : 'none',
    plan: stopgap,
    toMeasure: stopgap ? needsOf(stopgap, answers, figures, 'perhaps') : [],
    better: gap(nearest, answers, figures),
    completeRoom: false,
  };
}

function suits(key: PlanKey, answers: RoomAnswers, figures: Figures): boolean {
  const { budget } = plans[key];
  return (
    needsOf(key, answers, figures, 'no').length === 0 &&
    // A complete room is not needed: below its price the customer buys the equipment.
    (budget !== 'large-room' || budgetReaches(budget, answers, figures))
  );
}

function gap(plan: PlanKey, answers: RoomAnswers, figures: Figures): NonNullable<Choice['better']> {
  const { budget } = plans[plan];
  return {
    plan,
    lacks: needsOf(plan, answers, figures, 'no'),
    lacksBudget: budget === 'large-room' && !budgetReaches(budget, answers, figures),
  };
}

/** The needs of a plan that the room meets to this degree. */
function needsOf(
  key: PlanKey,
  answers: RoomAnswers,
  figures: Figures,
  degree: ReturnType<typeof reaches>,
): Need[] {
  const { needs }: { needs: Needs } = plans[key];
  return (['area', 'depth', 'height'] as const).flatMap((quantity) => {
    const figure = needs[quantity];
    if (!figure) return [];
    const outcome = reaches(rangeOf(answers[quantity]), figures[figure].minimum ?? 0);
    return outcome === degree ? [{ quantity, figure }] : [];
  });
}

/**
 * Whether a budget can pay for a complete room. An undecided budget can pay for a usual room, but an
 * LED wall, at the upper end of the price, is proposed only to those who named such a sum.
 */
function budgetReaches(
  size: Exclude<Plan['budget'], 'software'>,
  { budget }: RoomAnswers,
  figures: Figures,
): boolean {
  const { minimum, maximum } = figures['price-live-room'];
  const bound = size === 'room' ? minimum : maximum;
  if (budget === 'undecided') return size === 'room';
  return reaches(budgetRange(budget), bound ?? 0) !== 'no';
}
