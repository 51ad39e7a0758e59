import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { Difference } from '../publishing/record/difference.tsx';
import { blockLines } from './block-words.ts';

/** One side of a block, with what it changed. */
export default function BlockState({
  before,
  after,
}: {
  before: StoredBlock | undefined;
  after: StoredBlock | undefined;
}) {
  const locale = useLocale();
  return <Difference before={blockLines(before, locale)} after={blockLines(after, locale)} />;
}
