import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { type ConflictField, compareField } from './conflict-field.ts';

/** Lists whose entries are compared one by one: blocks of a page, steps of a diagnosis. */
const entryLists = ['blocks', 'steps'] as const;
export type EntryList = (typeof entryLists)[number];

/** The list that a field of a conflict is about: one of its entries, or their order. */
export function entryListOf(
  field: string,
): { list: EntryList; id: string | undefined } | undefined {
  const [name, ...id] = field.split('.');
  const list = entryLists.find((known) => known === name);
  return list && { list, id: id.length > 0 ? id.join('.') : undefined };
}

type Blocks = readonly StoredBlock[];

interface Sides {
  base: Blocks;
  mine: Blocks;
  theirs: Blocks;
}

/** The blocks that differ, each as a field of its own; undefined is a block that is not there. */
export function compareBlocks(list: EntryList, { base, mine, theirs }: Sides): ConflictField[] {
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  const byId = (blocks: Blocks) => new Map(blocks.map((block) => [block.id, block]));
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const changed = ids.flatMap((id) =>
    compareField(`${list}.${id}`, {
      base: before.get(id),
      mine: own.get(id),
      theirs: other.get(id),
    }),
  );
  return [...changed, ...compareOrder(list, { base, mine, theirs })];
}

/** Only blocks on all three sides count: an added or deleted block is no other order. */
function compareOrder(list: EntryList, { base, mine, theirs }: Sides): ConflictField[] {
  const everywhere = (id: string) =>
    [base, mine, theirs].every((side) => side.some((block) => block.id === id));
  const order = (side: Blocks) => side.map(({ id }) => id).filter(everywhere);
  return compareField(list, {
    base: order(base),
    mine: order(mine),
    theirs: order(theirs),
  });
}

/** The chosen value of a field; `same` for one that both sides have alike. */
export type Choose = (field: string, same: unknown) => unknown;

/** The blocks with the chosen side of each one, in the chosen order. */
export function mergeBlocks(
  list: EntryList,
  { mine, theirs }: Pick<Sides, 'mine' | 'theirs'>,
  choose: Choose,
  isOwnOrder: boolean,
): StoredBlock[] {
  const [first, second] = isOwnOrder ? [mine, theirs] : [theirs, mine];
  const merged = [...first];
  second.forEach((block, index) => {
    if (merged.some(({ id }) => id === block.id)) return;
    const before = second[index - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === before) + 1, 0, block);
  });
  return merged.flatMap((block) => {
    const chosen = choose(`${list}.${block.id}`, block);
    return chosen === undefined ? [] : [chosen as StoredBlock];
  });
}
