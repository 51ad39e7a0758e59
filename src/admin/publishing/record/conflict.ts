import type { PartData } from '#api/publishing/contract.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { sameData } from '../../core/save-engine/same-data.ts';
import { type Choose, compareBlocks, entryListOf, mergeBlocks } from './block-conflict.ts';
import {
  type Choice,
  type Choices,
  type ConflictField,
  chosenValue,
  compareField,
} from './conflict-field.ts';

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
  const byName = new Map(fields.map((field) => [field.field, field]));
  const choose: Choose = (name, same) => {
    const field = byName.get(name);
    return field ? chosenValue(field, choices) : same;
  };
  const order = (name: string) => (choices[name] ?? byName.get(name)?.choice) === 'mine';
  return Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((name) => {
      const list = entryListOf(name)?.list;
      if (!list) return [name, choose(name, theirs[name])];
      const sides = { mine: entries(mine[name]), theirs: entries(theirs[name]) };
      return [name, mergeBlocks(list, sides, choose, order(name))];
    }),
  );
}

/** The part with the changes of both sides; undefined if a person must choose. */
export function mergeAlone(base: PartData, mine: PartData, theirs: PartData): PartData | undefined {
  const fields = compareSides(base, mine, theirs);
  if (fields.some(({ choice }) => choice === null)) return undefined;
  return mergeSides(mine, theirs, fields, {});
}

/** Which sides changed something that the choice leaves out. */
export function losingSides(
  fields: readonly ConflictField[],
  choices: Choices,
): { mine: boolean; theirs: boolean } {
  const loses = (side: 'mine' | 'theirs', winner: Choice) =>
    fields.some(
      (field) =>
        (choices[field.field] ?? field.choice) === winner && !sameData(field.base, field[side]),
    );
  return { mine: loses('mine', 'theirs'), theirs: loses('theirs', 'mine') };
}

function entries(value: unknown): readonly StoredBlock[] {
  return Array.isArray(value) ? value : [];
}
