import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '#db/connection.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { RequestCounts } from './request-counts.ts';

/** Names of the pools in the metrics. */
const poolNames = { db: 'site', searchDb: 'search', staffDb: 'staff' } as const;

/** Prometheus metrics of this process. */
export function createMetrics(
  cache: ResponseCache,
  databases: Readonly<Record<'db' | 'searchDb' | 'staffDb', Database>>,
) {
  const registers = new Registry();
  collectDefaultMetrics({ register: registers });
  const requests = new RequestCounts();
  new Gauge({
    name: 'site_cache_bytes',
    help: 'Bytes of the cached responses.',
    registers: [registers],
    collect() {
      this.set(cache.bytes);
    },
  });
  new Gauge({
    name: 'site_cache_entries',
    help: 'Number of cached responses.',
    registers: [registers],
    collect() {
      this.set(cache.size);
    },
  });
  new Counter({
    name: 'site_cache_misses_total',
    help: 'Shared responses that were not cached and had to be made.',
    registers: [registers],
    collect() {
      this.reset();
      this.inc(cache.misses);
    },
  });
  new Counter({
    name: 'site_cache_clears_total',
    help: 'Times that all cached responses became stale, because a content change may have been missed.',
    registers: [registers],
    collect() {
      this.reset();
      this.inc(cache.clears);
    },
  });
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections of the database pools.',
    labelNames: ['pool', 'state'],
    registers: [registers],
    collect() {
      for (const [name, { $client }] of Object.entries(databases)) {
        const pool = poolNames[name as keyof typeof poolNames];
        this.set({ pool, state: 'total' }, $client.totalCount);
        this.set({ pool, state: 'idle' }, $client.idleCount);
        this.set({ pool, state: 'waiting' }, $client.waitingCount);
      }
    },
  });
  return {
    requests,
    text: async () => `${await registers.metrics()}\n${requests.text()}`,
    contentType: registers.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
