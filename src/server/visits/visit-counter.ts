import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { networksOf } from '#api/http/network.ts';
import type { VisitorHash } from '#api/http/visitor-hash.ts';
import { beijingDay } from '#contracts/days.ts';
import type { Database } from '#db/connection.ts';
import { isUnavailable } from '#db/unavailable.ts';
import { clientAddress } from '../http/client-address.ts';
import { type Visitor, VisitWindow } from './visit-window.ts';

/** Time between two flushes. */
const FLUSH_MS = 10_000;
/** Browsers of one network in one window; more are inventions of a program. */
const MAX_BROWSERS = 50;

export interface VisitCounterOptions {
  db: Database;
  visitorHash: VisitorHash;
  log: Pick<Logger, 'error'>;
  /** Number of trusted proxies; see `clientAddress`. */
  hops: number;
  flushMs?: number;
}

/**
 * Counts views of pages without cookies: in memory, and every ten seconds by one statement in the
 * database, which tells visitors apart by the hash of the day. Neither address nor browser is stored.
 */
export class VisitCounter {
  readonly #options: VisitCounterOptions;
  readonly #window = new VisitWindow();
  readonly #timer: NodeJS.Timeout;
  #flushing: Promise<void> | undefined;

  constructor(options: VisitCounterOptions) {
    this.#options = options;
    const { flushMs = FLUSH_MS } = options;
    this.#timer = setInterval(() => void this.flush(), flushMs).unref();
  }

  /** See `VisitWindow.note`. */
  note(...view: Parameters<VisitWindow['note']>): void {
    this.#window.note(...view);
  }

  /** Writes all views so far. What cannot be written is lost: statistics must not delay the site. */
  async flush(): Promise<void> {
    await this.#flushing;
    const visitors = this.#window.take();
    if (visitors.length === 0) return;
    this.#flushing = this.#write(visitors).catch((error: unknown) => {
      if (isUnavailable(error)) return;
      this.#options.log.error({ err: error }, 'Could not count visits');
    });
    await this.#flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(visitors: readonly Visitor[]): Promise<void> {
    const { db, visitorHash, hops } = this.#options;
    const browsers = new Map<string, number>();
    const views: object[] = [];
    for (const { request, userAgent, client, referrer, pages } of visitors) {
      const network = networksOf(clientAddress(request as never, hops)).line;
      const seen = (browsers.get(network) ?? 0) + 1;
      browsers.set(network, seen);
      if (seen > MAX_BROWSERS) continue;
      const mark = await visitorHash('visit', network, userAgent);
      for (const [page, count] of pages) views.push({ mark, page, views: count, client, referrer });
    }
    const given = JSON.stringify(views);
    await db.execute(sql`select count_visits(${beijingDay(new Date())}, ${given}::jsonb)`);
  }
}
