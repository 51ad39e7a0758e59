import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { stepTypeName } from './step-words.ts';

/** Kind and words of a step. */
export default function StepName({ block: { type, text } }: { block: StoredBlock }) {
  const name = stepTypeName(type, useLocale());
  return typeof text === 'string' && text !== '' ? `${name} · ${text}` : name;
}
