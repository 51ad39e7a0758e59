import type { TestProject } from 'vitest/node';
import ensurePreparedSites, { siteFolder } from '#tests/support/prepared-sites.ts';
import { printFaults, startServer, stopServer } from '#tests/support/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site with demo content, without a slash at its end. */
    site: string;
  }
}

/** Starts the built site once for all engines. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removePrepared = await ensurePreparedSites();
  const { folder, remove } = siteFolder('demo');
  const server = startServer({
    env: {
      DATA_DIR: folder,
      PUBLIC_URL: 'https://www.mujing.example',
      LOG_LEVEL: 'warn',
    },
  });
  project.provide('site', (await server.ready).replace(/\/$/, ''));
  return async () => {
    await stopServer(server);
    printFaults(server);
    remove();
    removePrepared();
  };
}
