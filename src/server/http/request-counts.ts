/** Labels of answered requests that are counted together. */
export interface RequestLabels {
  method: string;
  /** The handler: `page`, `api`, `asset`, `file` or similar. */
  kind: string;
  status: number;
  /** True for answers from the cache. */
  cached: boolean;
}

/** Upper bounds of the histogram buckets in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10] as const;
const COUNT = 'site_http_requests_total';
const DURATION = 'site_http_request_duration_seconds';

/** Requests with the same labels. Counting is two additions; the text is made on demand. */
export class RequestSeries {
  count = 0;
  seconds = 0;
  readonly buckets = new Array<number>(BUCKETS.length + 1).fill(0);

  add(seconds: number): void {
    this.count += 1;
    this.seconds += seconds;
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
    this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
  }
}

/** Counts answered requests and their durations for Prometheus. */
export class RequestCounts {
  readonly #series = new Map<string, { labels: RequestLabels; series: RequestSeries }>();

  /** The series of a set of labels. Store it where the same labels occur often. */
  series(labels: RequestLabels): RequestSeries {
    const { method, kind, status, cached } = labels;
    const key = `${method} ${kind} ${status} ${cached}`;
    let entry = this.#series.get(key);
    if (!entry) {
      entry = { labels, series: new RequestSeries() };
      this.#series.set(key, entry);
    }
    return entry.series;
  }

  /** All counts in the Prometheus text format. */
  text(): string {
    const lines = [`# HELP ${COUNT} Answered HTTP requests.`, `# TYPE ${COUNT} counter`];
    const byKind = new Map<string, RequestSeries>();
    for (const { labels, series } of this.#series.values()) {
      const { method, kind, status, cached } = labels;
      const text = `method="${method}",kind="${kind}",status="${status}",cached="${cached}"`;
      lines.push(`${COUNT}{${text}} ${series.count}`);
      const sum = byKind.get(kind) ?? new RequestSeries();
      sum.count += series.count;
      sum.seconds += series.seconds;
      for (const [index, count] of series.buckets.entries()) {
        sum.buckets[index] = (sum.buckets[index] ?? 0) + count;
      }
      byKind.set(kind, sum);
    }
    lines.push(`# HELP ${DURATION} Time from the request line to the end of the answer.`);
    lines.push(`# TYPE ${DURATION} histogram`);
    for (const [kind, { count, seconds, buckets }] of byKind) {
      let cumulative = 0;
      for (const [index, bucket] of buckets.entries()) {
        cumulative += bucket;
        const bound = BUCKETS[index] ?? '+Inf';
        lines.push(`${DURATION}_bucket{le="${bound}",kind="${kind}"} ${cumulative}`);
      }
      lines.push(`${DURATION}_sum{kind="${kind}"} ${seconds}`);
      lines.push(`${DURATION}_count{kind="${kind}"} ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
