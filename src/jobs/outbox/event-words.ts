/** The texts of one event. */
export interface EventWords {
  title: (payload: Record<string, unknown>) => string;
  /** Labels of the payload's fields, in reading order. */
  labels: Record<string, string>;
  /** The whole text of a mail to a visitor, in place of the labelled fields. */
  text?: (payload: Record<string, unknown>) => string;
  /** How to write a field whose value is not text for readers. */
  values?: Record<string, (payload: Record<string, unknown>) => string>;
}
