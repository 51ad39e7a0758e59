import http from 'node:http';

/** Requests under way until `stop`. */
export interface Load {
  /** Resolves when so many further requests have been answered. */
  answered(count: number): Promise<void>;
  /** Ends the load; what was asked in all, and what went wrong. */
  stop(): Promise<{ requests: number; failures: string[] }>;
}

/** Asks for pages over and over, each sender one request at a time on a connection that stays open. */
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

/** Sends one request and reads the answer to its end; undefined where all is well. */
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
