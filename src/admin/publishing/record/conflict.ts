import type { PartData } from '#api/publishing/contract.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { compareBlocks, mergeBlocks } from './block-conflict.ts';
import { type ConflictField, compareField } from './conflict-field.ts';

type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Compares three states of a part field by field; fields that are the same are left out. */
export function compareSides(base: PartData, mine: PartData, theirs: PartData): ConflictField[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return names.flatMap((field): ConflictField[] =>
    field === 'blocks'
      ? compareBlocks({ base: blocksIn(base), mine: blocksIn(mine), theirs: blocksIn(theirs) })
      : compareField(field, { base: base[field], mine: mine[field], theirs: theirs[field] }),
  );
}

/** The part with the chosen side of each field. */
export function mergeSides(
  mine: PartData,
  theirs: PartData,
  fields: readonly ConflictField[],
  choices: Choices,
): PartData {
  const chosen = fields.filter(({ field, choice }) => (choices[field] ?? choice) === 'mine');
  const own = new Set(chosen.map(({ field }) => field));
  const merged = Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((name) => [
      name,
      (own.has(name) ? mine : theirs)[name],
    ]),
  );
  if (!('blocks' in merged)) return merged;
  const isMine = (field: string) => own.has(field);
  return { ...merged, blocks: mergeBlocks(blocksIn(mine), blocksIn(theirs), isMine) };
}

function blocksIn({ blocks }: PartData): readonly StoredBlock[] {
  return Array.isArray(blocks) ? blocks : [];
}
