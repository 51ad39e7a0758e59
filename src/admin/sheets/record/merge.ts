import { sameData } from '../../core/save-engine/same-data.ts';
import type { SheetData } from '../types.ts';

/**
 * Joins what was typed here with what somebody else saved, where no field of head or body was changed
 * on both sides; undefined if a person must choose.
 */
export function mergeSheets(
  base: SheetData,
  mine: SheetData,
  theirs: SheetData,
): SheetData | undefined {
  const head = mergeFields(base.head, mine.head, theirs.head);
  const body = mergeFields(base.body, mine.body, theirs.body);
  return head && body && { head, body };
}

function mergeFields<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): Fields | undefined {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof Fields)[]) {
    if (sameData(mine[name], base[name]) || sameData(mine[name], theirs[name])) continue;
    if (!sameData(theirs[name], base[name])) return undefined;
    merged[name] = mine[name];
  }
  return merged;
}
