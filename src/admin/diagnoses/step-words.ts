import { answersOf, draftSteps } from '#contracts/diagnosis.ts';
import type { Locale } from '#contracts/locale.ts';
import { diagnosisEditorMessages } from './messages.ts';

/** Name of a kind of steps; of an unknown one its key. */
export function stepTypeName(type: string, locale: Locale): string {
  const names: Record<string, string> = diagnosisEditorMessages[locale].types;
  return names[type] ?? type;
}

/** What a person reads instead of a path in a step: `answers.1.label` is "Answer 2 · Text". */
export function stepFieldWords(_type: string, path: string, locale: Locale): string {
  const names: Record<string, string> = diagnosisEditorMessages[locale].fields;
  return path
    .split('.')
    .map((part, at, parts) => {
      if (/^\d+$/.test(part)) return undefined;
      const name = names[part] ?? part;
      const index = parts[at + 1];
      return /^\d+$/.test(index ?? '') ? `${name} ${Number(index) + 1}` : name;
    })
    .filter((word) => word !== undefined)
    .join(' · ');
}

/** A path with ids, such as `cable.answers.yes.label`, as "Step cable · Answer · Text". */
export function stepPathWords([id = '', ...path]: readonly string[], locale: Locale): string {
  const { fields, stepNamed } = diagnosisEditorMessages[locale];
  const names: Record<string, string> = fields;
  return [stepNamed(id), ...path.flatMap((part) => names[part] ?? [])].join(' · ');
}

/** A step as lines of "field: text", for the comparison of two states. */
export function stepLines(value: unknown, locale: Locale): string {
  const [step] = draftSteps([value]);
  if (!step) return '';
  const { answer, action, fields } = diagnosisEditorMessages[locale];
  return [
    `${fields.text}: ${step.text}`,
    ...(step.hint ? [`${fields.hint}: ${step.hint}`] : []),
    ...answersOf(step).map(({ label, to }, at) => `${answer(at + 1)}: ${label} → ${to}`),
    ...(step.type === 'result'
      ? [
          ...step.actions.map(({ text }, at) => `${action(at + 1)}: ${text}`),
          ...step.documents.map((id) => `${fields.documents}: ${id}`),
        ]
      : []),
  ].join('\n');
}
