import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';

/** The server's facts about one request. */
export interface ApiBindings {
  /** Identifies the request in the log; also sent to the client on errors. */
  requestId: string;
  /** Address of the client; empty where no client waits, e.g. for the render of a share picture. */
  clientAddress: string;
  /** Whether the client sent a HEAD, which the API gets as a GET. */
  isHead?: boolean;
}

/** Who calls an operation, over HTTP or in this process. */
export interface Caller extends ApiBindings {
  /** Language of texts and errors where no query field says another one. */
  locale: Locale;
  userAgent: string;
}

/**
 * A call as the handler of a cached operation sees it. Nothing here differs between visitors: the
 * language of the answer is a query field.
 */
export interface SharedCall {
  requestId: string;
}

/** The client behind a call. */
export interface Visitor {
  userAgent: string;
  /** Whether the client asks without wanting the content. */
  isHead: boolean;
  /** Today's mark of the visitor, by address and user agent; see `createVisitorMark`. */
  mark(): Promise<string>;
}

/** A call as the handler of any other operation sees it. */
export interface VisitorCall extends SharedCall {
  /** The reader's language: the `locale` query field, else Accept-Language, else Chinese. */
  locale: Locale;
  visitor: Visitor;
}

/** A call whose handler runs in a transaction. */
export interface TransactionCall extends VisitorCall {
  transaction: Executor;
}
