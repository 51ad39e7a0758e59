import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { CachedResponse } from '../cache/cached-response.ts';
import { chooseEncoding, type Encoding } from '../cache/content-encoding.ts';
import type { RequestCounts } from './request-counts.ts';
import { type RequestKind, type RequestRecord, requestKind } from './request-record.ts';
import { headersOf, merged, sendReady } from './send-cached.ts';

/** Data shared by all requests for one cached answer. */
interface Prepared {
  kind: RequestKind;
  /** Status line and headers as text, by encoding; date, request id and connection follow. */
  heads: Partial<Record<Encoding, string>>;
}

/** Fields of Node's response that a prepared head needs (see `PreparedResponses`). */
type RawResponse = ServerResponse & { _header: string | null };

/**
 * Fast path for cached answers to GET requests. The head is prepared once per answer and
 * encoding, and passed to Node as if Node had made it. Node otherwise checks each header's name
 * and value with regular expressions, a tenth of the cost of an answer. Conditional requests, and
 * those on a connection that closes, take the ordinary path.
 */
export class PreparedResponses {
  readonly #common: readonly string[];
  readonly #counts: RequestCounts;
  readonly #keepAlive: string;
  readonly #prepared = new WeakMap<CachedResponse, Prepared>();

  /**
   * @param common names and values of the headers of every answer
   * @param keepAliveSeconds the server's time-out for idle connections
   */
  constructor(common: readonly string[], counts: RequestCounts, keepAliveSeconds: number) {
    this.#common = common;
    this.#counts = counts;
    this.#keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
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
    if (headers['if-none-match'] || !response.shouldKeepAlive || response.hasHeader('connection')) {
      const more = [...this.#common, 'x-request-id', record.id];
      sendReady(request, response, entry, more);
      return requestKind('GET', entry.route, response.statusCode, true, this.#counts);
    }
    const prepared = this.#prepare(entry);
    prepared.heads[encoding] ??= this.#head(entry, encoding, body);
    const head = prepared.heads[encoding];
    (response as RawResponse)._header =
      `${head}X-Request-Id: ${record.id}\r\nDate: ${httpDate()}\r\n${this.#keepAlive}`;
    response.end(body);
    return prepared.kind;
  }

  #prepare(entry: CachedResponse): Prepared {
    let prepared = this.#prepared.get(entry);
    if (!prepared) {
      const kind = requestKind('GET', entry.route, entry.status, true, this.#counts);
      prepared = { kind, heads: {} };
      this.#prepared.set(entry, prepared);
    }
    return prepared;
  }

  #head(entry: CachedResponse, encoding: Encoding, body: Buffer): string {
    const headers = merged(this.#common, headersOf(entry, encoding, body));
    const lines = [`HTTP/1.1 ${entry.status} ${STATUS_CODES[entry.status]}\r\n`];
    for (let index = 0; index < headers.length; index += 2) {
      lines.push(`${headers[index]}: ${headers[index + 1]}\r\n`);
    }
    // Flat, with one byte per character: it is copied for each answer.
    return Buffer.from(lines.join(''), 'latin1').toString('latin1');
  }
}

let dateSecond = 0;
let dateText = '';

/** The time of the Date header, made once a second. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = new Date(second * 1000).toUTCString();
  }
  return dateText;
}
