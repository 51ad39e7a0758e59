import type { FieldProblem } from '#contracts/envelope.ts';

/** Kinds of failure: a business error, or one of three transport failures. */
export type RequestErrorKind = 'business' | 'timeout' | 'status' | 'json';

export interface RequestErrorDetails {
  kind: RequestErrorKind;
  errorCode: string | null;
  /** Text for the user; null for the default message. */
  errorMessage: string | null;
  showType: number | null;
  /** HTTP status; 0 without a response. */
  status: number;
  fields: FieldProblem[];
  requestId: string | null;
  /** `data` of the envelope: more about the reason. */
  data?: unknown;
}

/** A failed request. The subclass gives the kind of failure; `kind` survives serialisation. */
export class RequestError extends Error implements RequestErrorDetails {
  readonly kind: RequestErrorKind;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly showType: number | null;
  readonly status: number;
  readonly fields: FieldProblem[];
  readonly requestId: string | null;
  readonly data: unknown;

  constructor(details: Partial<RequestErrorDetails> & { kind: RequestErrorKind }) {
    const status = details.status === undefined ? '' : ` ${details.status}`;
    super(details.errorMessage ?? `request failed: ${details.kind}${status}`);
    this.name = 'RequestError';
    this.kind = details.kind;
    this.errorCode = details.errorCode ?? null;
    this.errorMessage = details.errorMessage ?? null;
    this.showType = details.showType ?? null;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? [];
    this.requestId = details.requestId ?? null;
    this.data = details.data;
  }

  /** The details as plain data, for serialisation into the page. */
  details(): RequestErrorDetails {
    const { kind, errorCode, errorMessage, showType, status, fields, requestId } = this;
    return { kind, errorCode, errorMessage, showType, status, fields, requestId };
  }
}

/** The envelope has `success: false`. */
export class BusinessError extends RequestError {
  constructor(details: Omit<RequestErrorDetails, 'kind'>) {
    super({ ...details, kind: 'business' });
    this.name = 'BusinessError';
  }
}

export class RequestTimeoutError extends RequestError {
  constructor() {
    super({ kind: 'timeout' });
    this.name = 'RequestTimeoutError';
  }
}

/**
 * Whether the server has said no, with a reason. After all other failures the same request may succeed
 * later: the server was not reached, failed, or has too much to do.
 */
export function isRefusal(error: unknown): error is BusinessError {
  return error instanceof BusinessError && error.status < 500 && error.status !== 429;
}

/** HTTP status outside 200 to 299 without an envelope; 0 for a network failure. */
export class HttpStatusError extends RequestError {
  constructor(status: number, requestId: string | null = null) {
    super({ kind: 'status', status, requestId });
    this.name = 'HttpStatusError';
  }
}

/** The body is not JSON, or not an envelope. */
export class JsonParseError extends RequestError {
  constructor(status: number) {
    super({ kind: 'json', status });
    this.name = 'JsonParseError';
  }
}
