import { type EntryChange, EntryDifferences } from '../publishing/record/entry-differences.tsx';
import { fieldWords, typeName } from './block-words.ts';

/** The blocks of a page that differ. */
export default function BlockDifferences({ entries }: { entries: readonly EntryChange[] }) {
  return <EntryDifferences entries={entries} typeName={typeName} fieldWords={fieldWords} />;
}
