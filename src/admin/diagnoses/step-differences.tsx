import { type EntryChange, EntryDifferences } from '../publishing/record/entry-differences.tsx';
import { stepFieldWords, stepTypeName } from './step-words.ts';

/** The steps of a diagnosis that differ. */
export default function StepDifferences({ entries }: { entries: readonly EntryChange[] }) {
  return <EntryDifferences entries={entries} typeName={stepTypeName} fieldWords={stepFieldWords} />;
}
