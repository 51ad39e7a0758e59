import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';
import { RequestCounts } from './request-counts.ts';

/** Prometheus metrics of this process. */
export function createMetrics(
  cache: ResponseCache,
  pool: { totalCount: number; idleCount: number; waitingCount: number },
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
    help: 'Connections of the database pool.',
    labelNames: ['state'],
    registers: [registers],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    requests,
    text: async () => `${await registers.metrics()}\n${requests.text()}`,
    contentType: registers.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
