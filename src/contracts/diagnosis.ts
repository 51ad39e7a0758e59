import type { DiagnosisStep } from './enums/documents.ts';

/** The structure of a step without its texts. */
type Branching = Pick<DiagnosisStep, 'id'> & { answers: readonly { to: string }[] };

const STEP_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Readers cannot compare more answers at a glance. */
const MAX_ANSWERS = 4;

/**
 * Problems in the steps of a diagnosis, as sentences for editors. Empty if every answer points to a
 * step, every step can be reached from the first one, and there are no cycles.
 */
export function diagnosisFaults(steps: readonly DiagnosisStep[]): string[] {
  const [first] = steps;
  if (!first) return ['a diagnosis needs a step'];
  const byId = new Map(steps.map((step) => [step.id, step]));
  const reached = new Set<string>();
  const walk = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const { to } of byId.get(id)?.answers ?? []) walk(to);
  };
  walk(first.id);
  return [
    ...steps.flatMap((step) => stepFaults(step, byId)),
    ...(byId.size < steps.length ? ['two steps have the same id'] : []),
    ...steps
      .filter(({ id }) => !reached.has(id))
      .map(({ id }) => `${id}: no answer points to this step`),
    ...steps
      .filter(({ id }) => isReachable(byId, id, id))
      .map(({ id }) => `${id}: its answers form a cycle`),
  ];
}

/** Maximum number of questions before a result; the steps must have no faults. */
export function mostQuestions(steps: readonly Branching[]): number {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const below = (step: Branching | undefined): number =>
    step && step.answers.length > 0
      ? 1 + Math.max(...step.answers.map(({ to }) => below(byId.get(to))))
      : 0;
  return below(steps[0]);
}

/** Problems of one step by itself. */
function stepFaults(step: DiagnosisStep, byId: ReadonlyMap<string, unknown>): string[] {
  const { id, answers, actions, documents } = step;
  const faults: string[] = [];
  if (!STEP_ID.test(id)) faults.push('its id is not a slug');
  if (answers.length === 0 && actions.length === 0) faults.push('a result needs an action');
  if (answers.length === 1 || answers.length > MAX_ANSWERS) {
    faults.push(`a question needs 2 to ${MAX_ANSWERS} answers`);
  }
  if (answers.length > 0 && actions.length + documents.length > 0) {
    faults.push('a question cannot have actions or documents');
  }
  if (new Set(answers.map(({ labelZh }) => labelZh)).size < answers.length) {
    faults.push('two answers have the same text');
  }
  for (const { to } of answers) {
    if (!byId.has(to)) faults.push(`an answer points to ${to}, which does not exist`);
  }
  return faults.map((fault) => `${id}: ${fault}`);
}

/** Whether answers connect a step to another step, or back to itself. */
function isReachable(byId: ReadonlyMap<string, Branching>, from: string, target: string): boolean {
  const visited = new Set<string>();
  const follow = (id: string): boolean =>
    (byId.get(id)?.answers ?? []).some(({ to }) => {
      if (to === target) return true;
      if (visited.has(to)) return false;
      visited.add(to);
      return follow(to);
    });
  return follow(from);
}
