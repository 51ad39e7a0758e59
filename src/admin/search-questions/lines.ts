/** A line of the form: a question, or an empty one. */
export interface Line {
  key: number;
  text: string;
}

let lastKey = 0;
const lineOf = (text: string): Line => ({ key: ++lastKey, text });

/** The lines of a saved list; an empty list has one to write on. */
export const linesOf = (questions: readonly string[]): Line[] =>
  (questions.length > 0 ? questions : ['']).map(lineOf);

/** The questions on the lines. */
export const questionsOn = (lines: readonly Line[]): Line[] =>
  lines
    .map(({ key, text }) => ({ key, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');

/** The lines with a new one after another. */
export function withLineAfter(lines: readonly Line[], at: number): { lines: Line[]; added: Line } {
  const added = lineOf('');
  return { lines: lines.toSpliced(at + 1, 0, added), added };
}

/** The lines after several were pasted into one. */
export function withPasted(lines: readonly Line[], at: number, pasted: string): Line[] {
  const line = lines[at];
  const texts = pasted.split(/[\r\n]+/).filter((text) => text.trim() !== '');
  const first = line ? [{ ...line, text: line.text + (texts[0] ?? '') }] : [];
  return lines.toSpliced(at, 1, ...first, ...texts.slice(1).map(lineOf));
}

/** The lines with one of them at another place. */
export function withMoved(lines: readonly Line[], from: number, to: number): Line[] {
  const line = lines[from];
  return line ? lines.toSpliced(from, 1).toSpliced(to, 0, line) : [...lines];
}

/** The lines after somebody else saved: what he removed is gone, what he added is at the end. */
export function withTheirs(
  lines: readonly Line[],
  base: readonly string[],
  theirs: readonly string[],
): Line[] {
  const mine = questionsOn(lines);
  const kept = mine.filter(({ text }) => !base.includes(text) || theirs.includes(text));
  const added = theirs.filter(
    (text) => !base.includes(text) && !mine.some((line) => line.text === text),
  );
  const merged = [...kept, ...added.map(lineOf)];
  return merged.length > 0 ? merged : linesOf([]);
}
