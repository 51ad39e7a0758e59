import type { LiveReport } from '#api/live-reports/contract.ts';
import { minuteOf } from '#contracts/sheets/drawings/curve.ts';
import type { Suggestion } from '#contracts/sheets/suggestions.ts';
import { describeSuggestion } from '#contracts/sheets/words/suggestions.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { useZoned } from '#ui/i18n/figures.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { MarkerNumber, markerId } from './marker.tsx';

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
  const locale = useLocale();
  if (suggestions.length === 0) return <p className="text-ink-muted">{text.noSuggestions}</p>;
  return (
    <ol className="grid gap-4 lg:grid-cols-3 print:grid-cols-3">
      {suggestions.map((suggestion) => {
        const { change, because } = describeSuggestion(suggestion, report.events, locale);
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
