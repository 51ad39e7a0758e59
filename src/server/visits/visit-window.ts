import type { IncomingMessage } from 'node:http';
import { clientKindOf } from '#api/shares/client-kind.ts';
import type { ClientKind } from '#contracts/enums/shares.ts';

/** The parts of a request that tell visitors apart. */
type VisitRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

/** A visitor in the window. Address and browser stay in memory only. */
export interface Visitor {
  request: { headers: { 'x-forwarded-for'?: string }; socket: { remoteAddress?: string } };
  userAgent: string;
  client: ClientKind;
  /** Host that linked to the first page; empty for none and for this site. */
  referrer: string;
  /** Views by page. */
  pages: Map<string, number>;
}

/** Further visitors of a window are not counted: that many are no people. */
const MAX_VISITORS = 20_000;
/** Kinds by user agent; the map is emptied when strangers have filled it. */
const MAX_AGENTS = 5_000;
const HOST = /^[a-z0-9.-]{1,100}$/;

/** Views since the last flush. Noting one is a few look-ups in maps: cached pages are fast. */
export class VisitWindow {
  #visitors = new Map<string, Visitor>();
  readonly #kinds = new Map<string, ClientKind>();

  /** Notes a view, unless a bot or a prefetch asked for it. @param page path without query */
  note({ headers, socket }: VisitRequest, page: string): void {
    const userAgent = headers['user-agent'];
    if (!userAgent || headers['sec-purpose'] || headers.purpose) return;
    const client = this.#kindOf(userAgent);
    if (client === 'bot') return;
    const forwarded = headers['x-forwarded-for'];
    const key = `${socket.remoteAddress}\n${forwarded}\n${userAgent}`;
    let visitor = this.#visitors.get(key);
    if (!visitor) {
      if (this.#visitors.size >= MAX_VISITORS) return;
      visitor = {
        request: {
          headers: forwarded === undefined ? {} : { 'x-forwarded-for': String(forwarded) },
          socket: socket.remoteAddress === undefined ? {} : { remoteAddress: socket.remoteAddress },
        },
        userAgent,
        client,
        referrer: referrerOf(headers),
        pages: new Map(),
      };
      this.#visitors.set(key, visitor);
    }
    visitor.pages.set(page, (visitor.pages.get(page) ?? 0) + 1);
  }

  /** All visitors so far; the window is then empty. */
  take(): Visitor[] {
    const visitors = [...this.#visitors.values()];
    this.#visitors = new Map();
    return visitors;
  }

  #kindOf(userAgent: string): ClientKind {
    let kind = this.#kinds.get(userAgent);
    if (!kind) {
      if (this.#kinds.size >= MAX_AGENTS) this.#kinds.clear();
      kind = clientKindOf(userAgent);
      this.#kinds.set(userAgent, kind);
    }
    return kind;
  }
}

/** Host of the page that linked here. */
function referrerOf({ referer, host }: IncomingMessage['headers']): string {
  if (!referer || !URL.canParse(referer)) return '';
  const from = new URL(referer);
  return from.host === host || !HOST.test(from.hostname) ? '' : from.hostname;
}
