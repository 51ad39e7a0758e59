import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from '../cache/cached-response.ts';
import { chooseEncoding, type Encoding } from '../cache/content-encoding.ts';
import type { RequestCounts } from './request-counts.ts';
import { type RequestKind, type RequestRecord, requestKind } from './request-record.ts';
import { headersOf, merged, sendReady } from './send-cached.ts';

/** Data shared by all requests for one cached answer. */
interface Prepared {
  kind: RequestKind;
  /** Names and values of the headers, by encoding; the request id follows. */
  headers: Partial<Record<Encoding, readonly string[]>>;
}

/**
 * Fast path for cached answers to GET requests: the headers are merged once per answer and
 * encoding. Conditional requests take the ordinary path.
 */
export class PreparedResponses {
  readonly #common: readonly string[];
  readonly #counts: RequestCounts;
  readonly #prepared = new WeakMap<CachedResponse, Prepared>();

  /** @param common names and values of the headers of every answer */
  constructor(common: readonly string[], counts: RequestCounts) {
    this.#common = common;
    this.#counts = counts;
  }

  /**
   * Returns a function that counts the request; undefined if nothing was sent because the body is
   * not compressed yet.
   */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    entry: CachedResponse,
    record: RequestRecord,
  ): RequestKind | undefined {
    const { headers } = request;
    const encoding = chooseEncoding(headers['accept-encoding']);
    const body = entry.bodies[encoding];
    if (!body) return undefined;
    if (headers['if-none-match']) {
      const more = [...this.#common, 'x-request-id', record.id];
      sendReady(request, response, entry, more);
      return requestKind('GET', entry.route, response.statusCode, true, this.#counts);
    }
    const prepared = this.#prepare(entry);
    prepared.headers[encoding] ??= merged(this.#common, headersOf(entry, encoding, body));
    response.writeHead(entry.status, [...prepared.headers[encoding], 'x-request-id', record.id]);
    response.end(body);
    return prepared.kind;
  }

  #prepare(entry: CachedResponse): Prepared {
    let prepared = this.#prepared.get(entry);
    if (!prepared) {
      const kind = requestKind('GET', entry.route, entry.status, true, this.#counts);
      prepared = { kind, headers: {} };
      this.#prepared.set(entry, prepared);
    }
    return prepared;
  }
}
