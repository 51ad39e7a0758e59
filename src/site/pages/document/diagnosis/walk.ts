import type { Diagnosis } from '#api/documents/contract.ts';

/** A question or a result. */
export type Step = Diagnosis['steps'][number];

/** A question with its answer. */
export interface Answered {
  question: Step;
  label: string;
}

/** State of a diagnosis after some answers. */
export interface DiagnosisState {
  answered: Answered[];
  /** The next step: a question, or the result. */
  current: Step | undefined;
}

/**
 * Follows answers from the first step. `answers` has the index of each answer in its question. It
 * stops at an index that the question does not have.
 */
export function walk(steps: readonly Step[], answers: readonly number[]): DiagnosisState {
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
