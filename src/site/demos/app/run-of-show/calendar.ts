import { type RunOfShow, timesOf } from './plan.ts';

/** Longest line of a calendar file in bytes; longer ones are folded (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** The run of show as a calendar file (RFC 5545): one event per segment. */
export function calendarFile(plan: RunOfShow, made = new Date()): string {
  const start = new Date(`${plan.day}T${plan.start}`);
  const moment = (minutes: number) => stamp(new Date(start.getTime() + minutes * 60_000));
  const events = timesOf(plan).flatMap(({ id, name, goods, points, from, to }) => [
    'BEGIN:VEVENT',
    `UID:${id}-${plan.day}@run-of-show`,
    `DTSTAMP:${stamp(made)}`,
    `DTSTART:${moment(from)}`,
    `DTEND:${moment(to)}`,
    `SUMMARY:${escaped([plan.title, name].filter(Boolean).join(' · '))}`,
    ...(goods || points
      ? [`DESCRIPTION:${escaped([goods, points].filter(Boolean).join('\n'))}`]
      : []),
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dami Live//Run of show//EN',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** A moment in UTC, as `20261122T115000Z`. */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks a long line between characters; the next part begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (bytes + length > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += length;
  }
  return folded;
}
