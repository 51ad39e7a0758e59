import type { ApiEndpoints } from '#api/endpoints.ts';
import { type FindRisks, type RiskMatch, severityRank } from '#contracts/risky-words.ts';
import type { RouteData } from '#contracts/route.ts';

/** A word of the list, as the API gives it. */
export type ListedWord = RouteData<ApiEndpoints['GET /risky-words']>['items'][number];

export interface State {
  script: string;
  /** Words that the writer has accepted in this script. */
  accepted: readonly string[];
}

export type Action =
  | { type: 'write'; script: string }
  | { type: 'accept'; word: string }
  | { type: 'undo'; word: string }
  | { type: 'clear' };

/** Longest script in characters: an hour of talking. */
export const MAX_SCRIPT = 20_000;

export const emptyScript: State = { script: '', accepted: [] };

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'write':
      return { ...state, script: action.script.slice(0, MAX_SCRIPT) };
    case 'accept':
      return { ...state, accepted: [...state.accepted, action.word] };
    case 'undo':
      return { ...state, accepted: state.accepted.filter((word) => word !== action.word) };
    case 'clear':
      return emptyScript;
  }
}

/** A word that a script contains. */
export interface FoundWord {
  word: ListedWord;
  /** As the script has it, the first time. */
  quote: string;
  count: number;
  isAccepted: boolean;
}

/** The check of a script. */
export interface Checked {
  /** Places that are not accepted, for marks. */
  open: RiskMatch<ListedWord>[];
  /** Each word once: accepted ones last, the most severe first. */
  words: FoundWord[];
  acceptedCount: number;
}

export function check({ script, accepted }: State, find: FindRisks<ListedWord>): Checked {
  const matches = find(script);
  const byWord = new Map<ListedWord, FoundWord>();
  for (const { word, start, end } of matches) {
    const found = byWord.get(word);
    if (found) found.count += 1;
    else {
      const isAccepted = accepted.includes(word.word);
      byWord.set(word, { word, quote: script.slice(start, end), count: 1, isAccepted });
    }
  }
  const open = matches.filter(({ word }) => !accepted.includes(word.word));
  const words = [...byWord.values()].sort(
    (a, b) =>
      Number(a.isAccepted) - Number(b.isAccepted) || severityRank(b.word) - severityRank(a.word),
  );
  return { open, words, acceptedCount: matches.length - open.length };
}
