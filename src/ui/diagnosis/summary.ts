import type { diagnosisMessages } from './messages.ts';
import type { Answered } from './walk.ts';

/** A finished diagnosis, for support. */
export interface DiagnosisReport {
  /** Title of the diagnosis. */
  title: string;
  document: { title: string; address: string };
  /** Product name; absent if the diagnosis is not about one product. */
  product: string | undefined;
  answered: readonly Answered[];
  finding: string;
}

/** A diagnosis as plain text for a message. The sender fills in the last lines. */
export function summaryOf(
  { summary: text }: (typeof diagnosisMessages)['zh'],
  { title, document, product, answered, finding }: DiagnosisReport,
): string {
  return [
    text.title(title),
    text.document(document.title),
    document.address,
    text.product(product ?? text.anyProduct),
    '',
    text.answers,
    ...answered.map(({ question, label }, index) => `${index + 1}. ${question.text} → ${label}`),
    text.finding(finding),
    '',
    ...text.rest,
  ].join('\n');
}

/** Longest note in characters: in an address, a Chinese character takes nine bytes. */
const NOTE_MAX = 480;

/**
 * The diagnosis as the note of a booking, short enough for an address, with the last lines to fill
 * in: what is too long is cut before them.
 */
export function bookingNote(
  { summary: text }: (typeof diagnosisMessages)['zh'],
  { title, document, answered, finding }: Omit<DiagnosisReport, 'product'>,
): string {
  const note = [
    text.title(title),
    text.document(document.title),
    ...answered.map(({ question, label }, index) => `${index + 1}. ${question.text} → ${label}`),
    text.finding(finding),
  ].join('\n');
  const rest = ['', '', ...text.rest].join('\n');
  const most = NOTE_MAX - rest.length;
  return (note.length <= most ? note : `${note.slice(0, most - 1).toWellFormed()}…`) + rest;
}

/** A mailto address with subject and text. */
export function mailTo(email: string, subject: string, body: string): string {
  // Mail needs CRLF line ends.
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
