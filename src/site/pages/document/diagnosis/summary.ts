import type { diagnosisMessages } from '#site/i18n/diagnosis.ts';
import type { Answered } from './walk.ts';

/** What support needs to know of a diagnosis. */
export interface Case {
  /** Title of the diagnosis. */
  title: string;
  document: { title: string; address: string };
  /** Name of the product; none where it is about no single one. */
  product: string | undefined;
  answered: readonly Answered[];
  finding: string;
}

/** A diagnosis as plain text for a message; its last lines are left for the sender to fill in. */
export function summaryOf(
  { summary: text }: (typeof diagnosisMessages)['zh'],
  { title, document, product, answered, finding }: Case,
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

/** The address that opens a message with a subject and a text in the mail program. */
export function mailTo(email: string, subject: string, body: string): string {
  // Mail wants both signs at the end of a line.
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
