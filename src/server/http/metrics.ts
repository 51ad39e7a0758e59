import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';

/** What is counted of one answered request. */
export interface AnsweredRequest {
  method: string;
  /** `page`, `api`, `asset`, `file` or `other`. */
  kind: string;
  status: number;
  /** Whether it came whole from memory. */
  cached: boolean;
  seconds: number;
}

/** Prometheus metrics of this process. */
export function createMetrics(
  cache: ResponseCache,
  pool: { totalCount: number; idleCount: number; waitingCount: number },
) {
  const registers = new Registry();
  collectDefaultMetrics({ register: registers });
  const requests = new Counter({
    name: 'site_http_requests_total',
    help: 'Answered HTTP requests.',
    labelNames: ['method', 'kind', 'status', 'cached'],
    registers: [registers],
  });
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time from the request line to the end of the answer.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registers],
  });
  new Gauge({
    name: 'site_cache_bytes',
    help: 'Bytes of whole answers held in memory.',
    registers: [registers],
    collect() {
      this.set(cache.bytes);
    },
  });
  new Gauge({
    name: 'site_cache_entries',
    help: 'Whole answers held in memory.',
    registers: [registers],
    collect() {
      this.set(cache.size);
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
  // Looking a counter up by its labels costs more than counting: each combination is looked up once.
  const counters = new Map<string, { inc(): void }>();
  const timers = new Map<string, { observe(seconds: number): void }>();
  return {
    record({ method, kind, status, cached, seconds }: AnsweredRequest): void {
      const key = `${method} ${kind} ${status} ${cached}`;
      let counter = counters.get(key);
      if (!counter) {
        counter = requests.labels({ method, kind, status, cached: String(cached) });
        counters.set(key, counter);
      }
      counter.inc();
      let timer = timers.get(kind);
      if (!timer) {
        timer = durations.labels({ kind });
        timers.set(kind, timer);
      }
      timer.observe(seconds);
    },
    text: () => registers.metrics(),
    contentType: registers.contentType,
  };
}

/** The metrics of this process. */
export type Metrics = ReturnType<typeof createMetrics>;
