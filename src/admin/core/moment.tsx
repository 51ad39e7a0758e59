import { useDates } from '#ui/i18n/dates.ts';

/** Day and time of a moment (ISO 8601) in a table; the line breaks within them where it is narrow. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{useDates().moment(at)}</time>;
}
