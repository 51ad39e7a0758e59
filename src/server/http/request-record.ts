import { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { AccessLog } from '../process/log.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import type { RequestCounts, RequestSeries } from './request-counts.ts';
import { createRequestId } from './request-id.ts';

/** Facts about one request; they become one log line. */
export class RequestRecord {
  readonly id = createRequestId();
  /** Route pattern, e.g. `/show/:uid`; never the address of a secret link. */
  route = 'other';
  /** True for answers from the cache. */
  cached = false;
  /** The requested address with the base path. */
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

  /** Computed at first use: cached answers do not need it. */
  get clientAddress(): string {
    this.#clientAddress ??= clientAddress(this.#request, this.#hops);
    return this.#clientAddress;
  }

  /** Counts the request and writes its line. `aborted`: the client left before the end. */
  finish(status: number, aborted: boolean, log: AccessLog, { requests }: Metrics): void {
    const { method = 'GET' } = this.#request;
    this.finishAs(requestKind(method, this.route, status, this.cached, requests), log, aborted);
  }

  /** Like `finish`, for a known kind of request. */
  finishAs({ series, before, after }: RequestKind, log: AccessLog, aborted = false): void {
    const milliseconds = performance.now() - this.#started;
    series.add(milliseconds / 1000);
    const start = startAt(Date.now()) + this.id;
    const mark = aborted ? ',"aborted":true' : '';
    log(`${start}${before}${tenths(milliseconds)}${after}${mark},"msg":"request"}\n`);
  }
}

/** A request as the server makes it, with its record. */
export class SiteRequest extends IncomingMessage {
  record?: RequestRecord;
}

/** Common part of the log line and metrics for one method, route and status. */
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

/** Milliseconds with one decimal; the text of short durations is cached. */
function tenths(milliseconds: number): string {
  const count = Math.round(milliseconds * 10);
  return TENTHS[count] ?? String(count / 10);
}

const TENTHS = Array.from({ length: 100 }, (_, count) => String(count / 10));

let lastMoment = 0;
let lastStart = '';

/** The beginning of a line, up to the request's id; requests in the same millisecond share it. */
function startAt(now: number): string {
  if (now !== lastMoment) {
    lastMoment = now;
    lastStart = `{"level":"info","time":"${new Date(now).toISOString()}","requestId":"`;
  }
  return lastStart;
}

function kindOf(route: string): string {
  if (route.startsWith('/api/')) return 'api';
  if (route.startsWith('/assets/')) return 'asset';
  return route.startsWith('/files/') ? 'file' : 'page';
}

export interface SiteEnv {
  Bindings: HttpBindings & { record: RequestRecord };
}
