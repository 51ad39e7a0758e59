/** How the interface presents an error (specification, section 8). */
export const showTypes = {
  silent: 0,
  warning: 1,
  error: 2,
  notification: 4,
  redirect: 9,
} as const;
/** One of the show types the catalogue knows; any other number counts as `error`. */
export type ShowType = (typeof showTypes)[keyof typeof showTypes];

/** A field that did not pass validation. */
export interface FieldProblem {
  /** Dotted path of the field in the query, the parameters or the body, e.g. `contact.phone`. */
  path: string;
  /** What is wrong and what is expected, in the reader's language. */
  message: string;
}

/** The answer of every `/api` operation, successful or not. */
export interface Envelope<Data> {
  success: boolean;
  data: Data | null;
  errorCode: string | null;
  errorMessage: string | null;
  showType: number | null;
  /** The fields that were refused; only on validation errors. */
  fields?: FieldProblem[];
  /** Identifies the request in the server's log; only on errors. */
  requestId?: string;
}
