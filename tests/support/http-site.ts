import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { createHttpServer } from '#server/http.ts';

type Options = Parameters<typeof createHttpServer>[0];
type Usual = 'log' | 'accessLog' | 'clientDir' | 'isMigrated';

/** A site that answers on a free port of this machine; `url` has no slash at its end. */
export async function startHttpSite(options: Omit<Options, Usual> & Partial<Pick<Options, Usual>>) {
  const site = await createHttpServer({
    log: pino({ level: 'silent' }),
    accessLog: () => {},
    clientDir: 'public',
    isMigrated: async () => true,
    ...options,
  });
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const { port } = site.server.address() as AddressInfo;
  return {
    /** Stops the work behind the answers, as the process does before it ends. */
    close: () => site.close(),
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await site.close();
      site.server.closeAllConnections();
      await new Promise((resolve) => site.server.close(resolve));
    },
  };
}

/** A site that answers. */
export type HttpSite = Awaited<ReturnType<typeof startHttpSite>>;
