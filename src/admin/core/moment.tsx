import { useDates } from '#ui/i18n/dates.ts';

/** Day and time of a moment (ISO 8601) in a table: the line breaks between them where it is narrow. */
export function Moment({ at }: { at: string }) {
  const dates = useDates();
  const day = dates.day(at);
  return (
    <time dateTime={at}>
      <span className="inline-block whitespace-nowrap">{day}</span>{' '}
      <span className="inline-block whitespace-nowrap">
        {dates.moment(at).slice(day.length + 1)}
      </span>
    </time>
  );
}
