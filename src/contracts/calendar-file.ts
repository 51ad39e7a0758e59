/** Longest line of a calendar file in bytes; longer ones are folded (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Stays the same when the event changes, so that calendars replace it. */
  uid: string;
  from: Date;
  to: Date;
  summary: string;
  description?: string;
  location?: string;
  /** Rises with every change of the event. */
  sequence?: number;
}

/**
 * A calendar file (RFC 5545). Moments are in UTC, so that every calendar shows them in its own zone.
 * @param product who made the file, as `Mujing//Bookings`
 */
export function calendarFile(
  product: string,
  events: readonly CalendarEvent[],
  made = new Date(),
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
    ...events.flatMap(({ uid, from, to, summary, description, location, sequence }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp(made)}`,
      `DTSTART:${stamp(from)}`,
      `DTEND:${stamp(to)}`,
      ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
      `SUMMARY:${escaped(summary)}`,
      ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
      ...(location ? [`LOCATION:${escaped(location)}`] : []),
      'END:VEVENT',
    ]),
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
