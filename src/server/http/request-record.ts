import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { AccessLog } from '../process/log.ts';
import { clientAddress } from './client-address.ts';
import type { Metrics } from './metrics.ts';
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
  finish(status: number, aborted: boolean, log: AccessLog, metrics: Metrics): void {
    const milliseconds = performance.now() - this.#started;
    const { method = 'GET' } = this.#request;
    const kind = this.route.startsWith('/') ? kindOf(this.route) : this.route;
    metrics.record({
      method,
      kind,
      status,
      cached: this.cached,
      seconds: milliseconds / 1000,
    });
    log(
      `{"level":"info","time":"${timeOf(Date.now())}","requestId":"${this.id}","method":"${method}","route":${JSON.stringify(this.route)},"status":${status},"ms":${Math.round(milliseconds * 10) / 10},"cached":${this.cached}${aborted ? ',"aborted":true' : ''},"msg":"request"}`,
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

/** Environment of the site's Hono application. */
export interface SiteEnv {
  Bindings: HttpBindings & { record: RequestRecord };
}
