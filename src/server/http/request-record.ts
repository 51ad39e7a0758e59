import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AccessLog } from '../process/log.ts';
import type { Metrics } from './metrics.ts';

const instance = randomBytes(6).toString('base64url');
let count = 0;

/** Unique among all processes; a random one for each request would cost a tenth of a cached answer. */
function nextRequestId(): string {
  count += 1;
  return `${instance}-${count.toString(36)}`;
}

/** What is known of one request while it is answered; becomes one line in the log. */
export class RequestRecord {
  readonly id = nextRequestId();
  readonly clientAddress: string;
  /** Pattern of what answered it, e.g. `/show/:uid`; never the address of a secret link. */
  route = 'other';
  /** Whether it came whole from memory. */
  cached = false;
  /** Address as it was asked for, base path included. */
  rawUrl = '';
  readonly #method: string;
  readonly #started = performance.now();

  constructor(request: IncomingMessage, clientAddress: string) {
    this.#method = request.method ?? 'GET';
    this.clientAddress = clientAddress;
  }

  /** Counts the request and writes its line; `aborted` where the client left before the end. */
  finish(status: number, aborted: boolean, log: AccessLog, metrics: Metrics): void {
    const milliseconds = performance.now() - this.#started;
    const kind = this.route.startsWith('/') ? kindOf(this.route) : this.route;
    metrics.record({
      method: this.#method,
      kind,
      status,
      cached: this.cached,
      seconds: milliseconds / 1000,
    });
    log(
      `{"level":"info","time":"${timeOf(Date.now())}","requestId":"${this.id}","method":"${this.#method}","route":${JSON.stringify(this.route)},"status":${status},"ms":${Math.round(milliseconds * 10) / 10},"cached":${this.cached}${aborted ? ',"aborted":true' : ''},"msg":"request"}`,
    );
  }
}

let lastSecond = 0;
let lastText = '';

/** A moment as ISO 8601; the part down to the second is made once a second. */
function timeOf(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastText = new Date(second * 1000).toISOString().slice(0, 19);
  }
  return `${lastText}.${String(now - second * 1000).padStart(3, '0')}Z`;
}

function kindOf(route: string): string {
  if (route.startsWith('/api/')) return 'api';
  if (route.startsWith('/assets/')) return 'asset';
  return route.startsWith('/files/') ? 'file' : 'page';
}

/** The record of each request that is being answered. */
export const requestRecords = new WeakMap<IncomingMessage, RequestRecord>();
