import type { LiveReport } from '#api/live-reports/contract.ts';
import type { Suggestion } from '#api/live-reports/suggestions/contract.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { useNumbers, useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { MarkerNumber, markerId } from './marker.tsx';
import { minuteOf } from './minutes.ts';

/** Suggestions for the next session; each links to its marker on the curve. */
export function Suggestions({
  report,
  suggestions,
}: {
  report: LiveReport;
  suggestions: readonly Suggestion[];
}) {
  const text = useMessages(liveReportMessages);
  const { time } = useZoned(report.timeZone);
  const textOf = useSuggestionText(report);
  if (suggestions.length === 0) return <p className="text-ink-muted">{text.noSuggestions}</p>;
  return (
    <ol className="grid gap-4 lg:grid-cols-3 print:grid-cols-3">
      {suggestions.map((suggestion) => {
        const { change, because } = textOf(suggestion);
        const marker = report.events[suggestion.event];
        return (
          <li
            key={suggestion.rule}
            className="break-inside-avoid rounded-md border border-line bg-surface p-5 print:p-3"
          >
            <a
              href={`#${markerId(suggestion.event)}`}
              className="inline-flex min-h-11 items-center gap-2.5 text-sm tabular-nums"
            >
              <MarkerNumber index={suggestion.event} />
              <span className="sr-only">{text.marker(suggestion.event + 1)}</span>
              <span className="link">{marker && time(minuteOf(report, marker.offset))}</span>
            </a>
            <p className="mt-1 font-semibold">{change}</p>
            <p className="mt-1 text-sm text-ink-muted">{because}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** Writes a suggestion in the sheet's language. */
function useSuggestionText(report: LiveReport) {
  const { suggestion: text } = useMessages(liveReportMessages);
  const { count, share } = useNumbers();
  return (suggestion: Suggestion): { change: string; because: string } => {
    const label = report.events[suggestion.event]?.label ?? '';
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
            offerAfter === null
              ? becauseNoOffer(...figures)
              : because(...figures, count(offerAfter)),
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
  };
}
