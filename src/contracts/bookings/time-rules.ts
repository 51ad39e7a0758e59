import type { FieldProblem } from '#contracts/envelope.ts';
import { checkTimes, problemTexts, type RuleContext, type TimeFacts } from './rules.ts';

/** The problems of the times alone, when a visitor changes a booking. */
export function timeProblems(
  input: TimeFacts,
  { locale, now }: Pick<RuleContext, 'locale' | 'now'>,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  checkTimes(input, now, (path, problem) =>
    problems.push({ path, message: problemTexts[problem][locale] }),
  );
  return problems;
}
