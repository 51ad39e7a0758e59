import { createSearchQueries } from './search-queries.ts';

/** Times of answers, in milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
  max: number;
}

/** Asks every query over HTTP, by so many clients at once; the first round warms up. */
export async function measureSearch(url: string, clients: number): Promise<Latency> {
  const queries = createSearchQueries();
  await round(url, queries, clients);
  const times = await round(url, queries, clients);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { p50: at(0.5) ?? 0, p95: at(0.95) ?? 0, max: times.at(-1) ?? 0 };
}

async function round(url: string, queries: string[], clients: number): Promise<number[]> {
  const waiting = [...queries];
  const times: number[] = [];
  const client = async () => {
    for (let query = waiting.pop(); query !== undefined; query = waiting.pop()) {
      const startedAt = performance.now();
      const response = await fetch(`${url}api/search?limit=8&${query}`);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the search answered ${response.status} to ${query}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}
