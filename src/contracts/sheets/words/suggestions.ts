import { numberWords } from '#contracts/figures.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Suggestion } from '../suggestions.ts';
import { liveReportWords } from './live-report.ts';

/** A suggestion in words: what to change, and what it is concluded from. */
export function describeSuggestion(
  suggestion: Suggestion,
  events: readonly { label: string }[],
  locale: Locale,
): { change: string; because: string } {
  const { suggestion: text } = liveReportWords[locale];
  const { count, share } = numberWords[locale];
  const label = events[suggestion.event]?.label ?? '';
  switch (suggestion.rule) {
    case 'stream_fault': {
      const { seconds, before, after } = suggestion;
      const { change, because } = text.streamFault;
      return { change, because: because(label, count(seconds), count(before), count(after)) };
    }
    case 'unsold_peak': {
      const { offerAfter, before, peak, after } = suggestion;
      const { change, because, becauseNoOffer } = text.unsoldPeak;
      const figures = [label, count(before), count(peak), count(after)] as const;
      return {
        change,
        because:
          offerAfter === null ? becauseNoOffer(...figures) : because(...figures, count(offerAfter)),
      };
    }
    case 'weak_product': {
      const { product, clicks, orders, sessionClicks, sessionOrders } = suggestion;
      const conversion = share(orders, clicks);
      const usual = share(sessionOrders, sessionClicks);
      return {
        change: text.weakProduct.change(product),
        because: text.weakProduct.because(count(clicks), count(orders), conversion, usual),
      };
    }
    case 'viewer_drop': {
      const { before, after } = suggestion;
      return {
        change: text.viewerDrop.change(label),
        because: text.viewerDrop.because(count(before), count(after)),
      };
    }
    case 'unanswered_chat': {
      const { perMinute, usual } = suggestion;
      const { change, because } = text.unansweredChat;
      return { change, because: because(label, count(perMinute), count(usual)) };
    }
  }
}
