import type { Audit } from '#api/audit/transaction.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';

/** Server data of one request. */
export interface ApiBindings {
  /** Request id for the log; clients get it with errors. */
  requestId: string;
  /** Address of the client; empty for internal calls, such as the render of a share picture. */
  clientAddress: string;
  /** Whether the client sent a HEAD request; the API handles it as a GET. */
  isHead?: boolean;
}

/** The caller of an operation, over HTTP or in this process. */
export interface Caller extends ApiBindings {
  /** Language of texts and errors if no query field sets another one. */
  locale: Locale;
  userAgent: string;
  /** The header `x-proof`; see `LimitCheck`. */
  proof?: string | undefined;
  /** The header `Idempotency-Key`; see `answerOnce`. */
  repeatKey?: string | undefined;
  /** The header `Cookie`: links with a passcode look for their pass in it. */
  cookie?: string | undefined;
}

/**
 * The call as the handler of a cached operation sees it. It has no data about the visitor; the
 * language of the answer is a query field.
 */
export interface SharedCall {
  requestId: string;
}

/** What the hash of a visitor is stored for. */
export type MarkPurpose = 'feedback' | 'opening' | 'redemption';

/** The client of a call. */
export interface Visitor {
  userAgent: string;
  /** Whether the client requests only the headers. */
  isHead: boolean;
  /** Daily hash of the visitor's address and user agent for one purpose; see `createVisitorHash`. */
  hash(purpose: MarkPurpose): Promise<string>;
}

/** The call as the handler of an uncached operation sees it. */
export interface VisitorCall extends SharedCall {
  /** The reader's language: the `locale` query field, else Accept-Language, else Chinese. */
  locale: Locale;
  visitor: Visitor;
  /** Let in above the bound for all visitors together, without proof of work. */
  isUnproven: boolean;
}

/** The call of a handler that runs in a transaction. */
export interface TransactionCall extends VisitorCall {
  transaction: Executor;
  /** Notes an action for the audit log. */
  audit: Audit;
}
