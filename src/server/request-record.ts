import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** What is known of one request while it is answered; becomes one line in the log. */
export class RequestRecord {
  readonly id: string;
  readonly clientAddress: string;
  /** Pattern of what answered it, e.g. `/show/:uid`; never the address of a secret link. */
  route = 'other';
  /** Whether it came whole from memory. */
  cached = false;
  /** Address as it was asked for, base path included. */
  rawUrl = '';
  readonly #method: string;
  readonly #started = performance.now();

  constructor(request: IncomingMessage, id: string, clientAddress: string) {
    this.#method = request.method ?? 'GET';
    this.id = id;
    this.clientAddress = clientAddress;
  }

  /** Counts the request and writes its line. */
  finish(response: ServerResponse, log: Logger, metrics: Metrics): void {
    const milliseconds = performance.now() - this.#started;
    const { statusCode: status } = response;
    const kind = this.route.startsWith('/') ? kindOf(this.route) : this.route;
    metrics.record({
      method: this.#method,
      kind,
      status,
      cached: this.cached,
      seconds: milliseconds / 1000,
    });
    log.info(
      {
        requestId: this.id,
        method: this.#method,
        route: this.route,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        cached: this.cached,
        ...(response.writableFinished ? {} : { aborted: true }),
      },
      'request',
    );
  }
}

function kindOf(route: string): string {
  if (route.startsWith('/api/')) return 'api';
  if (route.startsWith('/assets/')) return 'asset';
  return route.startsWith('/files/') ? 'file' : 'page';
}

/** The record of each request that is being answered. */
export const requestRecords = new WeakMap<IncomingMessage, RequestRecord>();
