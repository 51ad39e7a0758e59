import type { StoredBlock } from '#contracts/enums/publishing.ts';

type Blocks = readonly StoredBlock[];

/** Puts a block after another one; at the beginning if that is null or absent. */
export function insertAfter(
  blocks: Blocks,
  block: StoredBlock,
  after: string | null,
): StoredBlock[] {
  const at = blocks.findIndex(({ id }) => id === after) + 1;
  return blocks.toSpliced(at, 0, block);
}

export function removeBlock(blocks: Blocks, id: string): StoredBlock[] {
  return blocks.filter((block) => block.id !== id);
}

/** Replaces the block with the same id. */
export function replaceBlock(blocks: Blocks, block: StoredBlock): StoredBlock[] {
  return blocks.map((other) => (other.id === block.id ? block : other));
}

/** Moves a block after another one. Without the block the list stays as it is. */
export function moveAfter(blocks: Blocks, id: string, after: string | null): StoredBlock[] {
  const block = blocks.find((one) => one.id === id);
  return block ? insertAfter(removeBlock(blocks, id), block, after) : [...blocks];
}

/** Shown blocks have no `hidden` at all. */
export function withHidden({ hidden: _, ...block }: StoredBlock, isHidden: boolean): StoredBlock {
  return isHidden ? { ...block, hidden: true } : (block as StoredBlock);
}

/** Longest id of a block. */
const ID_MAX = 48;

/** An id that no block of the page has, in either language: with a number if needed. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted.replace(/-\d+$/, '').slice(0, ID_MAX - 4);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
