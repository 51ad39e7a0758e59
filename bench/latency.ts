import { Agent, get } from 'node:http';

/** Times of one kind of work, in milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
}

/** Median and 95th percentile of the times. */
export function summarise(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5) ?? 0, p95: at(0.95) ?? 0 };
}

// One keep-alive connection: fetch would add half a millisecond to each request.
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Requests an uncompressed text over HTTP. Throws if the status is not 200. */
export function getText(url: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    }).on('error', reject);
  });
}

/** Duration of some work in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
