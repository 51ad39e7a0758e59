import { meanOf, type Rule, type Session, strongest, WINDOW } from './session.ts';

/** Share of the viewers; ordinary minutes differ by up to about a tenth. */
const DROP = 0.15;
/** Minutes after a draw or coupon in which the viewers it brought leave whatever follows. */
const SETTLING = 15;
/** Minutes before the end, in which every session loses viewers. */
const CLOSING = 15;

/** The event after which the largest share of the viewers left. */
export const viewerDrop: Rule = (session) => {
  const end = (session.minutes.at(-1)?.offset ?? 0) + 1;
  const worst = strongest(
    session.events.flatMap(({ kind, offset }, event) => {
      if (kind === 'stream_fault' || offset > end - CLOSING || isSettling(session, offset)) {
        return [];
      }
      const before = meanOf(session, 'concurrent', offset - WINDOW, offset);
      const after = meanOf(session, 'concurrent', offset + 1, offset + 1 + WINDOW);
      const strength = before > 0 ? (before - after) / before : 0;
      return strength >= DROP ? [{ strength, event, before, after }] : [];
    }),
  );
  return (
    worst && {
      rule: 'viewer_drop',
      event: worst.event,
      before: Math.round(worst.before),
      after: Math.round(worst.after),
    }
  );
};

function isSettling({ events }: Session, offset: number): boolean {
  return events.some(
    (event) =>
      (event.kind === 'lottery' || event.kind === 'coupon') &&
      event.offset < offset &&
      event.offset >= offset - SETTLING,
  );
}
