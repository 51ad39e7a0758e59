import http from 'node:http';

/** Requests in progress until `stop`. */
export interface Load {
  /** Resolves after this many further answers. */
  answered(count: number): Promise<void>;
  /** Ends the load; returns the number of requests and the errors. */
  stop(): Promise<{ requests: number; failures: string[] }>;
}

/**
 * Requests pages repeatedly. Each client sends one request at a time on a keep-alive connection.
 */
export function startLoad(url: string, paths: readonly string[], senders: number): Load {
  const agent = new http.Agent({ keepAlive: true, maxSockets: senders });
  const failures: string[] = [];
  let requests = 0;
  let running = true;
  let waiting: { until: number; resolve: () => void }[] = [];

  const send = async (first: number) => {
    for (let index = first; running; index++) {
      const path = paths[index % paths.length] ?? '';
      const problem = await request(new URL(path, url), agent);
      if (problem) failures.push(`${path}: ${problem}`);
      requests += 1;
      for (const { until, resolve } of waiting) if (requests >= until) resolve();
      waiting = waiting.filter(({ until }) => requests < until);
    }
  };
  const all = Promise.all(Array.from({ length: senders }, (_, index) => send(index)));

  return {
    answered: (count) =>
      new Promise((resolve) => waiting.push({ until: requests + count, resolve })),
    async stop() {
      running = false;
      await all;
      agent.destroy();
      return { requests, failures };
    },
  };
}

/** Sends one request and reads the full answer; returns an error, or undefined on success. */
function request(url: URL, agent: http.Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sent = http.get(url, { agent, timeout: 20_000 }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve(
          response.statusCode === 200 && response.complete
            ? undefined
            : `status ${response.statusCode}${response.complete ? '' : ', cut off'}`,
        ),
      );
      response.once('error', (error) => resolve(error.message));
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer in 20 s')));
    sent.once('error', (error) => resolve(error.message));
  });
}
