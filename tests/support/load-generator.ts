import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request that a generator repeats. */
export interface LoadRequest {
  method: string;
  /** Absolute path with its query. */
  path: string;
  body?: unknown;
}

/** What a generator sends, and for how long. */
export interface Load {
  port: number;
  connections: number;
  ms: number;
  headers: Record<string, string>;
  requests: LoadRequest[];
}

/** Answers by status; 0 stands for a broken connection. */
export type LoadResult = Record<number, number>;

/**
 * Pause after a refusal. The generator shares the cores with the server, and a loop of refusals would
 * measure the machine and not the server.
 */
const PAUSE_MS = 25;

/** Sends one request and reads its answer; resolves with the status. */
function send(
  { port, headers }: Load,
  agent: http.Agent,
  { method, path, body }: LoadRequest,
): Promise<number> {
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type = text !== undefined && { 'content-type': 'application/json' };
    const request = http.request(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...type } },
      (response) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode ?? 0));
      },
    );
    request.once('error', () => resolve(0));
    request.end(text);
  });
}

/** Repeats the requests in turn on all connections until the time is over. */
async function generate(load: Load): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: load.connections });
  const result: LoadResult = {};
  const end = Date.now() + load.ms;
  let next = 0;
  const connection = async () => {
    while (Date.now() < end) {
      const request = load.requests[next++ % load.requests.length];
      if (!request) return;
      const status = await send(load, agent, request);
      result[status] = (result[status] ?? 0) + 1;
      if (status === 0 || status === 429 || status >= 500) await sleep(PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: load.connections }, connection));
  // What still waits then is given up, as by a client that goes away.
  await Promise.race([all, sleep(load.ms)]);
  agent.destroy();
  return result;
}

process.once('message', async (load: Load) => {
  const result = await generate(load);
  process.send?.(result, () => process.exit());
});
