import { text } from 'node:stream/consumers';
import { writers } from '#api/transfers/formats/write.ts';
import type { Values } from '#api/transfers/table.ts';
import type { Locale } from '#contracts/locale.ts';
import type { LiveReportBody } from '#contracts/sheets/live-report.ts';
import { liveReportWords } from '#contracts/sheets/words/live-report.ts';
import { minuteTable } from './table.ts';

/**
 * The minutes of a session with its markers, in the columns that an import takes, in the time of the
 * room.
 */
export function minutesCsv(body: LiveReportBody, locale: Locale): Promise<string> {
  return text(writers.csv(minuteTable.columns, rowsOf(body, locale), locale));
}

async function* rowsOf(
  { minutes, events, room }: LiveReportBody,
  locale: Locale,
): AsyncGenerator<Values> {
  const { events: kinds } = liveReportWords[locale];
  const shownTime = localTime(room.timeZone);
  for (const { minute, salesFen, ...figures } of minutes) {
    const marked = events.filter(({ happenedAt }) => happenedAt.startsWith(minute.slice(0, 16)));
    yield {
      ...figures,
      minute: shownTime(minute),
      sales: salesFen / 100,
      marker: marked.map(({ label }) => label).join(locale === 'zh' ? '；' : '; '),
      markerKind: marked[0] ? kinds[marked[0].kind] : null,
    };
  }
}

/** A moment as `2026-11-15 19:30` in a zone. */
function localTime(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => format.format(new Date(instant));
}
