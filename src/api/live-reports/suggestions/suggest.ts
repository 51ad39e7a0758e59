import type { Suggestion } from '#contracts/sheets/suggestions.ts';
import type { Rule, Session } from './session.ts';
import { streamFault } from './stream-fault.ts';
import { unansweredChat } from './unanswered-chat.ts';
import { unsoldPeak } from './unsold-peak.ts';
import { viewerDrop } from './viewer-drop.ts';
import { weakProduct } from './weak-product.ts';

/** A team can change about this many things from one session to the next. */
const MOST_SUGGESTIONS = 3;

/** Most urgent first: what viewers could not see, then what was not sold, then the rest. */
const rules: readonly Rule[] = [streamFault, unsoldPeak, weakProduct, viewerDrop, unansweredChat];

/** Suggestions for the next session, at most one per rule; empty if no rule applies. */
export function suggest(session: Session): Suggestion[] {
  return rules.flatMap((rule) => rule(session) ?? []).slice(0, MOST_SUGGESTIONS);
}
