import type { diagnosisMessages } from '#site/i18n/diagnosis.ts';
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

/** A mailto address with subject and text. */
export function mailTo(email: string, subject: string, body: string): string {
  // Mail needs CRLF line ends.
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
