import type { BudgetRange } from './enums/bookings.ts';

/** The quantities of an answer; `to` is excluded. */
export interface Range {
  from: number;
  to: number;
}

const anything: Range = { from: 0, to: Number.POSITIVE_INFINITY };

/** The range of an answer such as `4-6`, `under-2` or `over-7`; `unknown` can be anything. */
export function rangeOf(answer: string): Range {
  const [, from, to] = /^(?:over-)?([\d.]+)?(?:-|under-)?([\d.]+)?$/.exec(answer) ?? [];
  return {
    from: from === undefined ? anything.from : Number(from),
    to: to === undefined ? anything.to : Number(to),
  };
}

/** Budget ranges in yuan; their keys are in thousand yuan. */
export function budgetRange(budget: BudgetRange): Range {
  if (budget === 'undecided') return anything;
  const { from, to } = rangeOf(budget.replace('_', '-'));
  return { from: from * 1000, to: to * 1000 };
}
