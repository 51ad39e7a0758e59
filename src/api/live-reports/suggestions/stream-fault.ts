import { meanOf, type Rule, strongest, WINDOW } from './session.ts';

/** Players bridge shorter interruptions with their buffer, so viewers do not see them. */
const VISIBLE_SECONDS = 5;

/** The longest interruption of the stream that viewers could see. */
export const streamFault: Rule = (session) => {
  const worst = strongest(
    session.events.flatMap(({ kind, offset, lengthSeconds }, event) =>
      kind === 'stream_fault' && lengthSeconds !== null && lengthSeconds >= VISIBLE_SECONDS
        ? [{ strength: lengthSeconds, event, offset }]
        : [],
    ),
  );
  return (
    worst && {
      rule: 'stream_fault',
      event: worst.event,
      seconds: worst.strength,
      before: Math.round(meanOf(session, 'concurrent', worst.offset - WINDOW, worst.offset)),
      after: Math.round(meanOf(session, 'concurrent', worst.offset + 1, worst.offset + 1 + WINDOW)),
    }
  );
};
