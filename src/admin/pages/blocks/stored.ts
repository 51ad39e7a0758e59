import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { PartSession } from '../../publishing/record/part-session.ts';

const none: readonly StoredBlock[] = [];

/** The blocks of a part, as far as there are any. */
export function blocksOf({ engine }: PartSession): readonly StoredBlock[] {
  return (engine.getSnapshot().data.blocks ?? none) as readonly StoredBlock[];
}
