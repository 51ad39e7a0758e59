import { meanOf, type Rule, type Session, strongest } from './session.ts';

/** Messages per minute, as a multiple of the usual number. */
const LIFT = 2;
/** Minutes in which the presenter can still answer before the question has scrolled away. */
const ANSWER_WITHIN = 3;

/** The wave of messages that nothing on the rundown followed. */
export const unansweredChat: Rule = (session) => {
  const usual = median(session.minutes.map(({ comments }) => comments));
  const best = strongest(
    session.events.flatMap(({ kind, offset }, event) => {
      const perMinute = meanOf(session, 'comments', offset, offset + ANSWER_WITHIN);
      const isWave = kind === 'chat_peak' && usual > 0 && perMinute >= usual * LIFT;
      return isWave && !isAnswered(session, offset) ? [{ strength: perMinute, event }] : [];
    }),
  );
  return (
    best && {
      rule: 'unanswered_chat',
      event: best.event,
      perMinute: Math.round(best.strength),
      usual: Math.round(usual),
    }
  );
};

/** A product card or a note of the team counts as an answer. */
function isAnswered({ events }: Session, offset: number): boolean {
  return events.some(
    (event) =>
      (event.kind === 'product_card' || event.kind === 'note') &&
      event.offset >= offset &&
      event.offset <= offset + ANSWER_WITHIN,
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
