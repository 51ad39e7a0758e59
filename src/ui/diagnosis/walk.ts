/** A question or a result, in the language of its reader. */
export interface Step {
  id: string;
  /** The question, or the diagnosed cause. */
  text: string;
  hint: string | null;
  /** Empty for a result. */
  answers: readonly { label: string; to: string }[];
  /** What to do, in order; empty for a question. */
  actions: readonly string[];
}

/** A question with its answer. */
export interface Answered {
  question: Step;
  label: string;
}

/** State of a diagnosis after some answers. */
export interface DiagnosisState<One extends Step> {
  answered: Answered[];
  /** The next step: a question, or the result. */
  current: One | undefined;
}

/**
 * Follows answers from the first step. `answers` has the index of each answer in its question. It
 * stops at an index that the question does not have.
 */
export function walk<One extends Step>(
  steps: readonly One[],
  answers: readonly number[],
): DiagnosisState<One> {
  const answered: Answered[] = [];
  let current = steps[0];
  for (const index of answers) {
    const answer = current?.answers[index];
    const next = answer && steps.find(({ id }) => id === answer.to);
    if (!current || !answer || !next) break;
    answered.push({ question: current, label: answer.label });
    current = next;
  }
  return { answered, current };
}
