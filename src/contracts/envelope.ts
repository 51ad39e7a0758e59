/** How the user interface shows an error (specification, section 8). */
export const showTypes = {
  silent: 0,
  warning: 1,
  error: 2,
  notification: 4,
  redirect: 9,
} as const;
/** A show type; clients treat any other number as `error`. */
export type ShowType = (typeof showTypes)[keyof typeof showTypes];

/** A field that failed validation. */
export interface FieldProblem {
  /** Dotted path of the field in the query, parameters or body, e.g. `contact.phone`. */
  path: string;
  /** The problem and the expected value, in the reader's language. */
  message: string;
}

/** Response body of every `/api` operation, successful or not. */
export interface Envelope<Data> {
  success: boolean;
  /** In an error null, or more about its reason: see the operation. */
  data: Data | null;
  errorCode: string | null;
  errorMessage: string | null;
  showType: number | null;
  /** The rejected fields; only in validation errors. */
  fields?: FieldProblem[];
  /** Request id in the server's log; only in errors. */
  requestId?: string;
}
