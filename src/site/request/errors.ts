import type { FieldProblem } from '#contracts/envelope.ts';

/** How a request failed: refused by the business, or one of the three transport failures. */
export type RequestErrorKind = 'business' | 'timeout' | 'status' | 'json';

/** What is known of a failed request; every part but the kind may be missing. */
export interface RequestErrorDetails {
  kind: RequestErrorKind;
  errorCode: string | null;
  /** Text for the user; null leads to the default message. */
  errorMessage: string | null;
  showType: number | null;
  /** HTTP status; 0 where no answer arrived. */
  status: number;
  fields: FieldProblem[];
  requestId: string | null;
}

/** A failed request; the subclasses name the failure, `kind` survives serialisation. */
export class RequestError extends Error implements RequestErrorDetails {
  readonly kind: RequestErrorKind;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly showType: number | null;
  readonly status: number;
  readonly fields: FieldProblem[];
  readonly requestId: string | null;

  constructor(details: Partial<RequestErrorDetails> & { kind: RequestErrorKind }) {
    super(details.errorMessage ?? `request failed: ${details.kind}`);
    this.name = 'RequestError';
    this.kind = details.kind;
    this.errorCode = details.errorCode ?? null;
    this.errorMessage = details.errorMessage ?? null;
    this.showType = details.showType ?? null;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId ?? null;
  }

  /** The plain details, as they travel from the server into the page. */
  details(): RequestErrorDetails {
    const { kind, errorCode, errorMessage, showType, status, fields, requestId } = this;
    return { kind, errorCode, errorMessage, showType, status, fields, requestId };
  }
}

/** The answer was read and says `success: false`. */
export class BusinessError extends RequestError {
  constructor(details: Omit<RequestErrorDetails, 'kind'>) {
    super({ ...details, kind: 'business' });
    this.name = 'BusinessError';
  }
}

/** No answer within the request's time-out. */
export class RequestTimeoutError extends RequestError {
  constructor() {
    super({ kind: 'timeout' });
    this.name = 'RequestTimeoutError';
  }
}

/** The HTTP status is outside 200 to 299 (0: the network gave no answer) and no envelope came. */
export class HttpStatusError extends RequestError {
  constructor(status: number, requestId: string | null = null) {
    super({ kind: 'status', status, requestId });
    this.name = 'HttpStatusError';
  }
}

/** The body of a successful answer is not JSON, or is no envelope. */
export class JsonParseError extends RequestError {
  constructor(status: number) {
    super({ kind: 'json', status });
    this.name = 'JsonParseError';
  }
}
