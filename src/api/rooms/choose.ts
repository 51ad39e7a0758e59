import type { RoomAnswers, RoomVerdict } from '#contracts/enums/rooms.ts';
import { budgetRange, type Range, rangeOf } from '#contracts/room-ranges.ts';
import { type Doubt, doubtOf, widthOf } from './doubts.ts';
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
  /** Whether the goods need a makeshift: no plan for them suits. */
  isMakeshift: boolean;
  /** Needs of the plan that the visitor does not know to be met. */
  toMeasure: Need[];
  /** The best plan that the known figures allow, if the one above has needs to measure. */
  sure: PlanKey | null;
  /** Figures that do not go together. */
  doubt: Doubt | null;
  /** What the room lacks for the plan before this one: the reason why it is not that. */
  missed: Need[];
  /** The best plan for what is sold, if it is another one, and what the room or budget lacks. */
  better: { plan: PlanKey; lacks: Need[]; lacksBudget: boolean } | null;
  /** Whether a complete room can be delivered, or why not. */
  completeRoom: 'yes' | 'not-for-this-plan' | 'budget' | 'area';
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
  const index = candidates.findIndex((plan) => suits(plan, answers, figures));
  const isMakeshift = index < 0;
  // Without a plan for the goods, the least demanding one, the last, says what has to change first.
  const plan = candidates[index] ?? (suits(makeshift, answers, figures) ? makeshift : null);
  const before = isMakeshift ? candidates.at(-1) : candidates[index - 1];
  const toMeasure = plan ? needsOf(plan, answers, figures, 'perhaps') : [];
  const doubt = doubtOf(answers, figures['room-width-screen'].minimum ?? 0);
  return {
    verdict: verdictOf({ index, plan, toMeasure, doubt }),
    plan,
    isMakeshift: isMakeshift && plan !== null,
    toMeasure,
    sure: toMeasure.length > 0 ? surePlan(answers, figures) : null,
    doubt,
    missed: before ? needsOf(before, answers, figures, 'no') : [],
    better: index === 0 ? null : gap(isMakeshift ? (before ?? best) : best, answers, figures),
    completeRoom: plan ? completeRoomFor(plan, answers, figures) : 'not-for-this-plan',
  };
}

/** How well the room suits, which only known figures that go together can say. */
function verdictOf({
  index,
  plan,
  toMeasure,
  doubt,
}: Pick<Choice, 'plan' | 'toMeasure' | 'doubt'> & { index: number }): RoomVerdict {
  if (doubt) return 'check';
  if (toMeasure.length > 0) return 'measure';
  if (index === 0) return 'fits';
  if (index > 0) return 'reduced';
  return plan ? 'makeshift' : 'none';
}

function surePlan(answers: RoomAnswers, figures: Figures): PlanKey | null {
  return (
    [...preferences[answers.sells], makeshift].find(
      (plan) =>
        suits(plan, answers, figures) && needsOf(plan, answers, figures, 'perhaps').length === 0,
    ) ?? null
  );
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

/**
 * The needs of a plan that the room meets to this degree. A width follows from area and depth: it
 * rules a plan out, but nobody is asked to measure it.
 */
function needsOf(
  key: PlanKey,
  answers: RoomAnswers,
  figures: Figures,
  degree: ReturnType<typeof reaches>,
): Need[] {
  const { needs }: { needs: Needs } = plans[key];
  return (['area', 'width', 'depth', 'height'] as const).flatMap((quantity) => {
    const figure = needs[quantity];
    if (!figure) return [];
    const range = quantity === 'width' ? widthOf(answers) : rangeOf(answers[quantity]);
    const outcome = reaches(range, figures[figure].minimum ?? 0);
    if (quantity === 'width' && outcome === 'perhaps') return [];
    return outcome === degree ? [{ quantity, figure }] : [];
  });
}

function completeRoomFor(
  plan: PlanKey,
  answers: RoomAnswers,
  figures: Figures,
): Choice['completeRoom'] {
  if (plans[plan].budget === 'software') return 'not-for-this-plan';
  if (!budgetReaches('room', answers, figures)) return 'budget';
  const smallest = figures['live-room-area'].minimum ?? 0;
  return reaches(rangeOf(answers.area), smallest) === 'no' ? 'area' : 'yes';
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
