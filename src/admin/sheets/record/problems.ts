import type { FieldProblem } from '#contracts/envelope.ts';
import type { SaveState } from '../../core/save-engine/types.ts';

/** The refused fields of one part of a sheet, by their paths in it. */
export function problemsBelow(part: string, state: SaveState<unknown>): FieldProblem[] {
  if (state.kind !== 'refused') return [];
  return state.fields.flatMap(({ path, message }) =>
    path.startsWith(`${part}.`) ? [{ path: path.slice(part.length + 1), message }] : [],
  );
}
