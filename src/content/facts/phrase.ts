/** Most groups, gaps and numbers of a phrase; phrases in use have half as many. */
export const PHRASE_BOUNDS = { groups: 8, gaps: 4, numbers: 4 };

/** Longest gap, in characters. */
const GAP = 14;

/** One step of a search; steps are in the order in which they are tried. */
export type Step =
  /** One character, in lower case. */
  | { kind: 'sign'; value: string }
  | { kind: 'space' }
  /** One character of the same sentence that is no digit. */
  | { kind: 'gap' }
  /** A number or range; the first of a phrase is what the fact is compared with. */
  | { kind: 'measure'; isFirst: boolean }
  /** The end of a word: `m` is not `Mbit`. */
  | { kind: 'word-end' }
  /** Goes on at the first, and if nothing is found at the second. */
  | { kind: 'split'; first: number; second: number }
  | { kind: 'jump'; to: number }
  | { kind: 'found' };

/** A phrase of a fact, ready to be searched for. */
export interface Phrase {
  /** Words in lower case that every text with the phrase contains. A search for them is cheap. */
  literals: string[];
  steps: Step[];
  counts: typeof PHRASE_BOUNDS;
}

/** A phrase that cannot be read. */
export class PhraseError extends Error {
  override name = 'PhraseError';
}

/**
 * Compiles a phrase of a fact. `#` is the number or range, `…` up to fourteen characters without
 * a digit; a space may be left out, `(a|b)` is one of two, `(a)?` may be missing. All else is
 * itself, and so is one of these signs after a backslash.
 * @throws PhraseError
 */
export function compilePhrase(phrase: string): Phrase {
  const parts = phrase.match(/\\?./gsu) ?? [];
  const steps: Step[] = [];
  const counts = { groups: 0, gaps: 0, numbers: 0 };
  let at = 0;

  /** Alternatives up to the end of a group or of the phrase. */
  function alternatives(): void {
    const from = steps.length;
    sequence();
    if (parts[at] !== '|') return;
    at += 1;
    const first = shifted(steps.splice(from), 1);
    steps.push({ kind: 'split', first: from + 1, second: from + first.length + 2 }, ...first);
    const jump: Step = { kind: 'jump', to: 0 };
    steps.push(jump);
    alternatives();
    jump.to = steps.length;
  }

  function sequence(): void {
    for (;;) {
      const part = parts[at];
      if (part === undefined || part === '|' || part === ')') return;
      const from = steps.length;
      one(part);
      if (parts[at] !== '?') continue;
      if (part === '…') throw new PhraseError('a gap may be empty as it is');
      at += 1;
      if (part === ' ') continue;
      const inner = shifted(steps.splice(from), 1);
      steps.push({ kind: 'split', first: from + 1, second: from + 1 + inner.length }, ...inner);
    }
  }

  function one(part: string): void {
    at += 1;
    if (part === '(') {
      counts.groups += 1;
      alternatives();
      if (parts[at] !== ')') throw new PhraseError('a bracket is not closed');
      at += 1;
    } else if (part === '#') {
      counts.numbers += 1;
      steps.push({ kind: 'measure', isFirst: counts.numbers === 1 });
    } else if (part === ' ') {
      const next = steps.length + 1;
      steps.push({ kind: 'split', first: next, second: next + 1 }, { kind: 'space' });
    } else if (part === '…') {
      counts.gaps += 1;
      const end = steps.length + 2 * GAP;
      // As few characters as will do.
      for (let next = steps.length + 1; next < end; next += 2) {
        steps.push({ kind: 'split', first: end, second: next }, { kind: 'gap' });
      }
    } else if (part === '?' || /^\\[\p{L}\d]?$/u.test(part)) {
      throw new PhraseError('a sign stands where it has no meaning');
    } else {
      steps.push({ kind: 'sign', value: foldedSign(part.replace(/^\\/, '')) });
    }
  }

  alternatives();
  if (at < parts.length) throw new PhraseError('a bracket was not opened');
  if (counts.numbers === 0) throw new PhraseError('there is no number');
  if (/[a-z]$/i.test(phrase)) steps.push({ kind: 'word-end' });
  steps.push({ kind: 'found' });
  return { literals: literalsIn(parts), steps, counts };
}

/** Steps that stand further behind than they did when they were made. */
function shifted(steps: readonly Step[], by: number): Step[] {
  return steps.map((step) => {
    if (step.kind === 'jump') return { ...step, to: step.to + by };
    if (step.kind !== 'split') return step;
    return { ...step, first: step.first + by, second: step.second + by };
  });
}

/** A character as it is compared: without capitals. */
export function foldedSign(sign: string): string {
  const capital = sign.toUpperCase();
  // Some have a capital of two letters.
  return (capital.length === sign.length ? capital : sign).toLowerCase();
}

/** The words of a phrase outside its groups. */
function literalsIn(parts: string[]): string[] {
  const literals = [''];
  let depth = 0;
  for (const part of parts) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    // The sign before it may be missing.
    if (part === '?' && depth === 0) literals.push(literals.pop()?.slice(0, -1) ?? '');
    if (part === '|' && depth === 0) return [];
    if (depth > 0 || /^[#… ()?]$/.test(part)) literals.push('');
    else literals.push((literals.pop() ?? '') + part.replace('\\', '').toLowerCase());
  }
  return literals.filter((literal) => literal !== '');
}
