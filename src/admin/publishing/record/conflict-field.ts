import { sameData } from '../../core/save-engine/same-data.ts';

interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A field that both sides have changed, or that only one has. */
export interface ConflictField extends Sides {
  field: string;
  /** Null where both sides changed it in different ways: a person must choose. */
  choice: 'mine' | 'theirs' | null;
}

/** The field, or nothing if both sides are the same. */
export function compareField(field: string, sides: Sides): ConflictField[] {
  if (sameData(sides.mine, sides.theirs)) return [];
  return [{ field, ...sides, choice: choiceOf(sides) }];
}

function choiceOf({ base, mine, theirs }: Sides): ConflictField['choice'] {
  if (sameData(base, mine)) return 'theirs';
  return sameData(base, theirs) ? 'mine' : null;
}
