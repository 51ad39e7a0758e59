import type { PartData } from '#api/publishing/contract.ts';
import { sameData } from '../../core/save-engine/same-data.ts';

/** A field that both sides have changed, or that only one has. */
export interface ConflictField {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Null where both sides changed it in different ways: a person must choose. */
  choice: 'mine' | 'theirs' | null;
}

/** Compares three states of a part field by field; fields that are the same are left out. */
export function compareSides(base: PartData, mine: PartData, theirs: PartData): ConflictField[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return names.flatMap((field): ConflictField[] => {
    const sides = { base: base[field], mine: mine[field], theirs: theirs[field] };
    if (sameData(sides.mine, sides.theirs)) return [];
    return [{ field, ...sides, choice: choiceOf(sides) }];
  });
}

function choiceOf({ base, mine, theirs }: { base: unknown; mine: unknown; theirs: unknown }) {
  if (sameData(base, mine)) return 'theirs';
  return sameData(base, theirs) ? 'mine' : null;
}

/** The part with the chosen side of each field. */
export function mergeSides(
  theirs: PartData,
  fields: readonly ConflictField[],
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): PartData {
  const mine = fields.filter(({ field, choice }) => (choices[field] ?? choice) === 'mine');
  return { ...theirs, ...Object.fromEntries(mine.map((field) => [field.field, field.mine])) };
}
