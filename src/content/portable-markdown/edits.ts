/** A part of the source, by its offsets, and its replacement. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  /** Whether markup is left out here, which the signs beside it were read with. */
  isCut?: boolean;
}

/** Applies edits, of which none overlaps another; `trace` stands at both ends of what is left out. */
export function applyEdits(source: string, edits: readonly Edit[], trace = ''): string {
  const parts: string[] = [];
  let end = 0;
  for (const { from, to, text, isCut } of [...edits].sort(byPlace)) {
    parts.push(source.slice(end, from), isCut ? trace + text + (text && trace) : text);
    end = to;
  }
  return parts.join('') + source.slice(end);
}

const byPlace = (one: Edit, other: Edit) => one.from - other.from || one.to - other.to;
