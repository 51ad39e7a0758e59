import { sameData } from '../../core/save-engine/same-data.ts';
import { mergeValues, type Sides } from './merge-texts.ts';

/** What a field of a conflict becomes: one side's, or the changes of both. */
export type Choice = 'mine' | 'theirs' | 'merged';
export type Choices = Readonly<Record<string, Choice>>;

/** A field that both sides have changed, or that only one has. */
export interface ConflictField extends Sides {
  field: string;
  /** Null where both sides changed the same thing in different ways: a person must choose. */
  choice: Choice | null;
  /** The changes of both sides, if that is the choice. */
  merged?: unknown;
}

/** The field, or nothing if both sides are the same. */
export function compareField(field: string, sides: Sides): ConflictField[] {
  const { base, mine, theirs } = sides;
  if (sameData(mine, theirs)) return [];
  if (sameData(base, mine)) return [{ field, ...sides, choice: 'theirs' }];
  if (sameData(base, theirs)) return [{ field, ...sides, choice: 'mine' }];
  const merged = mergeValues(sides);
  if (!merged) return [{ field, ...sides, choice: null }];
  return [{ field, ...sides, choice: 'merged', merged: merged.value }];
}

/** The value that is chosen. */
export function chosenValue(
  { field, mine, theirs, merged, choice }: ConflictField,
  choices: Choices,
) {
  const chosen = choices[field] ?? choice;
  if (chosen === 'merged') return merged;
  return chosen === 'mine' ? mine : theirs;
}
