import { isOffer, meanOf, type Rule, type Session, strongest, WINDOW } from './session.ts';

/** Ordinary minutes differ by up to about a tenth; a quarter more is the event's doing. */
const LIFT = 1.25;
/** Minutes in which the lift of an event arrives. */
const ARRIVAL = 3;
/** Time to thank for the draw and begin with a product. Later the new viewers are leaving. */
const OFFER_WITHIN = 5;
/** Share of the peak that must be lost before the offer; less is no reason to change the rundown. */
const LOSS = 0.15;
/** When the loss is measured if no offer followed. */
const NO_OFFER_AFTER = 10;

/** The event that brought the most viewers who left again before the next offer. */
export const unsoldPeak: Rule = (session) => {
  const best = strongest(
    session.events.flatMap((entry, event) => {
      if (!['lottery', 'set_change', 'note'].includes(entry.kind)) return [];
      const peakCase = measure(session, entry.offset);
      return peakCase ? [{ ...peakCase, event }] : [];
    }),
  );
  if (!best) return undefined;
  const { strength: _, ...figures } = best;
  return { rule: 'unsold_peak', ...figures };
};

function measure(session: Session, at: number) {
  const before = meanOf(session, 'concurrent', at - WINDOW, at);
  const peak = Math.max(
    0,
    ...session.minutes
      .filter(({ offset }) => offset >= at && offset < at + ARRIVAL)
      .map(({ concurrent }) => concurrent),
  );
  const offer = session.events.find((event) => isOffer(event) && event.offset >= at);
  const offerAfter = offer ? offer.offset - at : null;
  const end = at + (offerAfter ?? NO_OFFER_AFTER);
  const after = meanOf(session, 'concurrent', end - 1, end);
  const isLift = before > 0 && peak >= before * LIFT;
  const isSold = offerAfter !== null && offerAfter <= OFFER_WITHIN;
  if (!isLift || isSold || after === 0 || peak - after < peak * LOSS) return undefined;
  return {
    strength: peak - after,
    before: Math.round(before),
    peak,
    after: Math.round(after),
    offerAfter,
  };
}
