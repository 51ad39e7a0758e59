import type { DiagnosisQuestion, DiagnosisResult, DiagnosisStep } from './content/diagnosis.ts';
import type { FindingSeverity } from './enums/content.ts';
import type { DiagnosisFaultCode } from './enums/documents.ts';
import type { Locale } from './locale.ts';

/** Readers give up on longer ways to a result. */
export const MAX_QUESTIONS = 6;

/** A problem of a diagnosis in one language. Those that block would mislead a reader. */
export interface DiagnosisFault {
  code: DiagnosisFaultCode;
  severity: FindingSeverity;
  /** Step with the problem; undefined for the diagnosis as a whole. */
  step?: string;
  /** Dotted path, such as `steps.cable.answers.no.to`; entries are named by their ids. */
  field: string;
  message: Record<Locale, string>;
}

/** Texts of the faults. `at` is the number of the step, from 1. */
const messages = {
  'no-steps': () => ({ zh: '还没有步骤。', en: 'There is no step yet.' }),
  'text-missing': (at) => ({
    zh: `第 ${at} 步有文字没有写。`,
    en: `A text of step ${at} is missing.`,
  }),
  'same-id': (at) => ({
    zh: `第 ${at} 步的标识与另一步相同。`,
    en: `Step ${at} has the key of another step.`,
  }),
  'same-answers': (at) => ({
    zh: `第 ${at} 步有两个文字相同的回答。`,
    en: `Step ${at} has two answers with the same text.`,
  }),
  'few-answers': (at) => ({
    zh: `第 ${at} 步是问题，至少要有两个回答。`,
    en: `Step ${at} is a question and needs at least two answers.`,
  }),
  'answer-leads-nowhere': (at) => ({
    zh: `第 ${at} 步有回答没有下一步。`,
    en: `An answer of step ${at} leads nowhere.`,
  }),
  'step-unreachable': (at) => ({
    zh: `没有回答通向第 ${at} 步。`,
    en: `No answers lead to step ${at}.`,
  }),
  loop: (at) => ({
    zh: `从第 ${at} 步出发会绕回它自己。`,
    en: `The answers of step ${at} lead back to it.`,
  }),
  'no-advice': (at) => ({
    zh: `第 ${at} 步是结论，请写下该怎么做。`,
    en: `Step ${at} is a result: write what to do.`,
  }),
  'many-questions': (count) => ({
    zh: `最长要回答 ${count} 问才有结论，建议不超过 ${MAX_QUESTIONS} 问。`,
    en: `It takes up to ${count} questions to a result; ${MAX_QUESTIONS} are enough for most people.`,
  }),
  'other-structure': (at) => ({
    zh: `第 ${at} 步与中文的步骤或去向不同。`,
    en: `Step ${at} differs from the Chinese one in its steps or ways.`,
  }),
} satisfies Record<DiagnosisFaultCode, (number: number) => Record<Locale, string>>;

type Steps = readonly DiagnosisStep[];

/** Makes the faults of the step at an index. */
function faultAt(steps: Steps, index: number) {
  const { id } = steps[index] as DiagnosisStep;
  return (code: DiagnosisFaultCode, path = '', severity: FindingSeverity = 'block') =>
    ({
      code,
      severity,
      step: id,
      field: path ? `steps.${id}.${path}` : `steps.${id}`,
      message: messages[code](index + 1),
    }) satisfies DiagnosisFault;
}

/**
 * Problems of a diagnosis in one language. It may be shown if none of them blocks: every answer leads
 * to a step, every step can be reached from the first one, every way ends in a result with advice.
 */
export function diagnosisFaults(steps: Steps): DiagnosisFault[] {
  if (steps.length === 0) {
    return [
      { code: 'no-steps', severity: 'block', field: 'steps', message: messages['no-steps']() },
    ];
  }
  const reached = reachedFrom(steps, steps[0]?.id ?? '');
  const faults = steps.flatMap((step, index): DiagnosisFault[] => {
    const fault = faultAt(steps, index);
    const isRepeated = steps.findIndex(({ id }) => id === step.id) !== index;
    const isLooping = answersOf(step).some(({ to }) => reachedFrom(steps, to).has(step.id));
    return [
      ...textFaults(step, fault),
      ...(isRepeated ? [fault('same-id')] : []),
      ...(step.type === 'question' ? questionFaults(step, steps, fault) : []),
      ...(step.type === 'result' && step.actions.length === 0 ? [fault('no-advice')] : []),
      ...(reached.has(step.id) ? [] : [fault('step-unreachable')]),
      ...(isLooping ? [fault('loop')] : []),
    ];
  });
  if (faults.some(({ code }) => code === 'loop')) return faults;
  const questions = mostQuestions(steps);
  if (questions <= MAX_QUESTIONS) return faults;
  const message = messages['many-questions'](questions);
  return [...faults, { code: 'many-questions', severity: 'warn', field: 'steps', message }];
}

/** Whether readers may be shown a diagnosis. */
export function isSound(steps: Steps): boolean {
  return diagnosisFaults(steps).every(({ severity }) => severity === 'warn');
}

/** Steps of a translation that are not as the Chinese ones. */
export function structureFaults(chinese: Steps, translation: Steps): DiagnosisFault[] {
  const expected = new Map(chinese.map((step) => [step.id, structureOf(step)]));
  const missing = chinese.flatMap(({ id }, index) =>
    translation.some((step) => step.id === id)
      ? []
      : [{ ...faultAt(chinese, index)('other-structure', '', 'warn'), field: 'steps' }],
  );
  const different = translation.flatMap((step, index) =>
    expected.get(step.id) === structureOf(step)
      ? []
      : [faultAt(translation, index)('other-structure', '', 'warn')],
  );
  return [...missing, ...different];
}

/** Everything of a step but its texts. */
function structureOf(step: DiagnosisStep): string {
  const { type } = step;
  const parts =
    type === 'question'
      ? step.answers.map(({ id, to }) => [id, to])
      : [step.actions.map(({ id }) => id), step.documents];
  return JSON.stringify([type, parts]);
}

/** Maximum number of questions before a result; the answers must not form a loop. */
export function mostQuestions(
  steps: readonly { id: string; answers?: readonly { to: string }[] }[],
): number {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const known = new Map<string, number>();
  const below = (id: string): number => {
    const step = byId.get(id);
    if (!step?.answers || step.answers.length === 0) return 0;
    const found = known.get(id) ?? 1 + Math.max(...step.answers.map(({ to }) => below(to)));
    known.set(id, found);
    return found;
  };
  return below(steps[0]?.id ?? '');
}

/** The answers of a step; a result has none. */
export function answersOf(step: DiagnosisStep): DiagnosisQuestion['answers'] {
  return step.type === 'question' ? step.answers : [];
}

/** A step whose answers lead to another one, with one of these answers. */
export interface LeadingAnswer {
  step: DiagnosisQuestion;
  answer: DiagnosisQuestion['answers'][number];
}

/** The answers that lead to a step. */
export function answersTo(steps: Steps, id: string): LeadingAnswer[] {
  return steps.flatMap((step) =>
    step.type === 'question'
      ? step.answers.filter(({ to }) => to === id).map((answer) => ({ step, answer }))
      : [],
  );
}

/** The steps of a draft, which may lack anything: what is no step is left out, gaps are empty. */
export function draftSteps(value: unknown): DiagnosisStep[] {
  return entriesOf(value).map((step) => {
    const head = {
      id: step.id,
      text: textOrEmpty(step.text),
      hint: textOrEmpty(step.hint) || null,
    };
    if (step.type !== 'result') {
      const answers = entriesOf(step.answers).map(({ id, label, to }) => ({
        id,
        label: textOrEmpty(label),
        to: textOrEmpty(to),
      }));
      return { ...head, type: 'question', answers } satisfies DiagnosisQuestion;
    }
    const actions = entriesOf(step.actions).map(({ id, text }) => ({
      id,
      text: textOrEmpty(text),
    }));
    const documents = Array.isArray(step.documents) ? step.documents.map(String) : [];
    return { ...head, type: 'result', actions, documents } satisfies DiagnosisResult;
  });
}

function entriesOf(value: unknown): (Record<string, unknown> & { id: string })[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry?.id === 'string') : [];
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

type MakeFault = ReturnType<typeof faultAt>;

/** The texts of a step that are empty. */
function textFaults(step: DiagnosisStep, fault: MakeFault): DiagnosisFault[] {
  const inner =
    step.type === 'question'
      ? step.answers.map(({ id, label }) => [`answers.${id}.label`, label] as const)
      : step.actions.map(({ id, text }) => [`actions.${id}.text`, text] as const);
  return [['text', step.text] as const, ...inner].flatMap(([path, text]) =>
    text.trim() === '' ? [fault('text-missing', path)] : [],
  );
}

function questionFaults(
  { answers }: DiagnosisQuestion,
  steps: Steps,
  fault: MakeFault,
): DiagnosisFault[] {
  const labels = answers.map(({ label }) => label.trim()).filter((label) => label !== '');
  return [
    ...(answers.length < 2 ? [fault('few-answers')] : []),
    ...(new Set(labels).size < labels.length ? [fault('same-answers')] : []),
    ...answers.flatMap(({ id, to }) =>
      steps.some((step) => step.id === to)
        ? []
        : [fault('answer-leads-nowhere', `answers.${id}.to`)],
    ),
  ];
}

/** Ids of a step and of all steps after it. */
function reachedFrom(steps: Steps, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (id: string): void => {
    const step = steps.find((one) => one.id === id);
    if (!step || reached.has(id)) return;
    reached.add(id);
    for (const { to } of answersOf(step)) follow(to);
  };
  follow(start);
  return reached;
}
