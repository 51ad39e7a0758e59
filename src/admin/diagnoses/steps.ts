import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';

type Steps = readonly DiagnosisStep[];
export type StepType = DiagnosisStep['type'];

/** A name that no entry has: the word with the next number. */
export function freeKey(word: string, entries: readonly { id: string }[]): string {
  const taken = new Set(entries.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}

/** A step with what it needs at least: two answers, or one line of advice. */
export function emptyStep(id: string, type: StepType): DiagnosisStep {
  const head = { id, text: '', hint: null };
  if (type === 'result') {
    return { ...head, type, actions: [{ id: 'action-1', text: '' }], documents: [] };
  }
  const answers = ['answer-1', 'answer-2'].map((answer) => ({ id: answer, label: '', to: '' }));
  return { ...head, type, answers };
}

/** Puts a step after another one; at the end if there is none. */
export function insertStep(steps: Steps, step: DiagnosisStep, after?: string): DiagnosisStep[] {
  const at = steps.findIndex(({ id }) => id === after);
  return steps.toSpliced(at < 0 ? steps.length : at + 1, 0, step);
}

export function duplicateStep(steps: Steps, id: string, copyId: string): DiagnosisStep[] {
  const step = steps.find((one) => one.id === id);
  return step ? insertStep(steps, { ...step, id: copyId }, id) : [...steps];
}

/** Deletes a step; the answers that led to it lead nowhere. */
export function removeStep(steps: Steps, id: string): DiagnosisStep[] {
  return steps
    .filter((step) => step.id !== id)
    .map((step) =>
      step.type === 'question'
        ? {
            ...step,
            answers: step.answers.map((one) => (one.to === id ? { ...one, to: '' } : one)),
          }
        : step,
    );
}

/** Moves an entry to another place; out of the list it stays. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Changes some fields of an entry. */
export function changeEntry<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  changes: Partial<Entry>,
): Entry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
}

/** Replaces a step by what a function makes of it. */
export function changeStep(
  steps: Steps,
  id: string,
  change: (step: DiagnosisStep) => DiagnosisStep,
): DiagnosisStep[] {
  return steps.map((step) => (step.id === id ? change(step) : step));
}

/** The steps of one language with the texts of another one, which are empty where it has none. */
export function alignSteps(structure: Steps, texts: Steps): DiagnosisStep[] {
  return structure.map((step): DiagnosisStep => {
    const other = texts.find(({ id }) => id === step.id);
    const head = { id: step.id, text: other?.text ?? '', hint: other?.hint ?? null };
    if (step.type === 'result') {
      const known = other?.type === 'result' ? other.actions : [];
      const actions = step.actions.map(({ id }) => ({ id, text: entryOf(known, id)?.text ?? '' }));
      return { ...step, ...head, actions };
    }
    const known = other?.type === 'question' ? other.answers : [];
    const answers = step.answers.map(({ id, to }) => ({
      id,
      label: entryOf(known, id)?.label ?? '',
      to,
    }));
    return { ...step, ...head, answers };
  });
}

const entryOf = <Entry extends { id: string }>(entries: readonly Entry[], id: string) =>
  entries.find((entry) => entry.id === id);
