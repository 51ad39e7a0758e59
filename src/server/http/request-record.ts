import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { AccessLog } from '../process/log.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import type { RequestCounts, RequestSeries } from './request-counts.ts';
import { createRequestId } from './request-id.ts';

/** What is known of one request while it is answered; becomes one line in the log. */
export class RequestRecord {
  readonly id = createRequestId();
  /** Pattern of what answered it, e.g. `/show/:uid`; never the address of a secret link. */
  route = 'other';
  /** Whether it came whole from memory. */
  cached = false;
  /** Address as it was asked for, base path included. */
  rawUrl = '';
  readonly #request: IncomingMessage;
  readonly #hops: number;
  #clientAddress: string | undefined;
  readonly #started = performance.now();

  /** @param hops number of trusted proxies in front */
  constructor(request: IncomingMessage, hops: number) {
    this.#request = request;
    this.#hops = hops;
  }

  /** Worked out at its first use: answers from memory need none. */
  get clientAddress(): string {
    this.#clientAddress ??= clientAddress(this.#request, this.#hops);
    return this.#clientAddress;
  }

  /** Counts the request and writes its line; `aborted` where the client left before the end. */
  finish(status: number, aborted: boolean, log: AccessLog, { requests }: Metrics): void {
    const { method = 'GET' } = this.#request;
    this.finishAs(requestKind(method, this.route, status, this.cached, requests), log, aborted);
  }

  /** As `finish`, for a kind of request that is known already. */
  finishAs({ series, before, after }: RequestKind, log: AccessLog, aborted = false): void {
    const milliseconds = performance.now() - this.#started;
    series.add(milliseconds / 1000);
    log(
      LINE_START,
      timeOf(Date.now()),
      '","requestId":"',
      this.id,
      before,
      tenths(milliseconds),
      after,
      aborted ? ',"aborted":true,"msg":"request"}' : ',"msg":"request"}',
    );
  }
}

const LINE_START = '{"level":"info","time":"';

/** What requests of the same method, route and status have in common in log and metrics. */
export interface RequestKind {
  series: RequestSeries;
  /** Parts of the log line before and after the milliseconds. */
  before: string;
  after: string;
}

export function requestKind(
  method: string,
  route: string,
  status: number,
  cached: boolean,
  requests: RequestCounts,
): RequestKind {
  const kind = route.startsWith('/') ? kindOf(route) : route;
  return {
    series: requests.series({ method, kind, status, cached }),
    before: `","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":`,
    after: `,"cached":${cached}`,
  };
}

/** Milliseconds with one digit after the point, which short answers share as text. */
function tenths(milliseconds: number): string {
  const count = Math.round(milliseconds * 10);
  return TENTHS[count] ?? String(count / 10);
}

const TENTHS = Array.from({ length: 100 }, (_, count) => String(count / 10));

let lastMoment = 0;
let lastText = '';

/** A moment as ISO 8601; requests of the same millisecond share the text. */
function timeOf(now: number): string {
  if (now !== lastMoment) {
    lastMoment = now;
    lastText = new Date(now).toISOString();
  }
  return lastText;
}

function kindOf(route: string): string {
  if (route.startsWith('/api/')) return 'api';
  if (route.startsWith('/assets/')) return 'asset';
  return route.startsWith('/files/') ? 'file' : 'page';
}

/** Environment of the site's Hono application. */
export interface SiteEnv {
  Bindings: HttpBindings & { record: RequestRecord };
}
