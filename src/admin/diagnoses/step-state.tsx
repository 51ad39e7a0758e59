import { useLocale } from '#ui/i18n/messages.tsx';
import { Difference } from '../publishing/record/difference.tsx';
import { stepLines } from './step-words.ts';

/** One side of a step, with what it changed. */
export default function StepState({ before, after }: { before: unknown; after: unknown }) {
  const locale = useLocale();
  return <Difference before={stepLines(before, locale)} after={stepLines(after, locale)} />;
}
