import type { PartData } from '#api/publishing/contract.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { compareBlocks, entryListOf, mergeBlocks } from './block-conflict.ts';
import { type ConflictField, compareField } from './conflict-field.ts';

type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Compares three states of a part field by field; fields that are the same are left out. */
export function compareSides(base: PartData, mine: PartData, theirs: PartData): ConflictField[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return names.flatMap((field): ConflictField[] => {
    const list = entryListOf(field)?.list;
    const [before, own, other] = [base[field], mine[field], theirs[field]];
    return list
      ? compareBlocks(list, { base: entries(before), mine: entries(own), theirs: entries(other) })
      : compareField(field, { base: before, mine: own, theirs: other });
  });
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
  const merged: PartData = Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((name) => [
      name,
      (own.has(name) ? mine : theirs)[name],
    ]),
  );
  const isMine = (field: string) => own.has(field);
  for (const field of Object.keys(merged)) {
    const list = entryListOf(field)?.list;
    if (!list) continue;
    merged[field] = mergeBlocks(list, entries(mine[field]), entries(theirs[field]), isMine);
  }
  return merged;
}

function entries(value: unknown): readonly StoredBlock[] {
  return Array.isArray(value) ? value : [];
}
