import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { type ConflictField, compareField } from './conflict-field.ts';

/** Name of the field of one block, for conflicts. */
export const BLOCK_FIELD = 'blocks.';
/** Name of the field of the blocks' order, for conflicts. */
export const ORDER_FIELD = 'blocks';

type Blocks = readonly StoredBlock[];

interface Sides {
  base: Blocks;
  mine: Blocks;
  theirs: Blocks;
}

/** The blocks that differ, each as a field of its own; undefined is a block that is not there. */
export function compareBlocks({ base, mine, theirs }: Sides): ConflictField[] {
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  const byId = (blocks: Blocks) => new Map(blocks.map((block) => [block.id, block]));
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const changed = ids.flatMap((id) =>
    compareField(`${BLOCK_FIELD}${id}`, {
      base: before.get(id),
      mine: own.get(id),
      theirs: other.get(id),
    }),
  );
  return [...changed, ...compareOrder({ base, mine, theirs })];
}

/** Only blocks on all three sides count: an added or deleted block is no other order. */
function compareOrder({ base, mine, theirs }: Sides): ConflictField[] {
  const everywhere = (id: string) =>
    [base, mine, theirs].every((side) => side.some((block) => block.id === id));
  const order = (side: Blocks) => side.map(({ id }) => id).filter(everywhere);
  return compareField(ORDER_FIELD, {
    base: order(base),
    mine: order(mine),
    theirs: order(theirs),
  });
}

/** The blocks with the chosen side of each one, in the chosen order. */
export function mergeBlocks(
  mine: Blocks,
  theirs: Blocks,
  isMine: (field: string) => boolean,
): StoredBlock[] {
  const [first, second] = isMine(ORDER_FIELD) ? [mine, theirs] : [theirs, mine];
  const merged = [...first];
  second.forEach((block, index) => {
    if (merged.some(({ id }) => id === block.id)) return;
    const before = second[index - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === before) + 1, 0, block);
  });
  return merged.flatMap(({ id }) => {
    const side = isMine(`${BLOCK_FIELD}${id}`) ? mine : theirs;
    return side.find((block) => block.id === id) ?? [];
  });
}
