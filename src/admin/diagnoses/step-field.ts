import { draftSteps } from '#contracts/diagnosis.ts';
import type { PartSession } from '../publishing/record/part-session.ts';

/** The step that a field of a diagnosis belongs to. */
export function stepIn(field: string): string | undefined {
  const [name, id] = field.split('.');
  return name === 'steps' ? id : undefined;
}

/**
 * A field with ids instead of positions: schemas say `steps.2.answers.0.label`, forms have
 * `steps.cable.answers.yes.label`. Other fields stay as they are.
 */
export function withStepId(field: string, session: PartSession | undefined): string {
  const [name, at, list, entryAt, ...rest] = field.split('.');
  if (name !== 'steps' || !at || !session) return field;
  const step = draftSteps(session.engine.getSnapshot().data.steps)[Number(at)];
  if (!step) return field;
  const entries: { id: string }[] = step.type === 'question' ? step.answers : step.actions;
  const entry = entries[Number(entryAt)]?.id ?? entryAt;
  return [name, step.id, list, entry, ...rest].filter((part) => part !== undefined).join('.');
}
