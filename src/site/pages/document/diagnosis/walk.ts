import type { Diagnosis } from '#api/documents/contract.ts';

/** A question or a result. */
export type Step = Diagnosis['steps'][number];

/** A question with the answer that was given. */
export interface Answered {
  question: Step;
  label: string;
}

/** Where some answers lead. */
export interface Way {
  answered: Answered[];
  /** What is to be shown next: a question, or the result. */
  current: Step | undefined;
}

/**
 * Follows answers from the first step on; `chosen` has the place of each among the answers of its
 * question. What follows an answer that its question does not have is left out.
 */
export function walk(steps: readonly Step[], chosen: readonly number[]): Way {
  const answered: Answered[] = [];
  let current = steps[0];
  for (const index of chosen) {
    const answer = current?.answers[index];
    const next = answer && steps.find(({ id }) => id === answer.to);
    if (!current || !answer || !next) break;
    answered.push({ question: current, label: answer.label });
    current = next;
  }
  return { answered, current };
}
