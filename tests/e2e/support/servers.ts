import ensurePreparedSites, { siteFolder } from '../../support/prepared-sites.ts';
import { startServer, stopServer } from '../../support/server-process.ts';

/**
 * Starts the built site twice for the whole run, with demo content: at `/`, and below `/brand/`
 * to show that the base path needs no rebuild. Each has its own database.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const removePrepared = await ensurePreparedSites();
  const folders = [siteFolder('demo'), siteFolder('demo')] as const;
  const start = (basePath: string, dataDir: string) =>
    startServer({
      env: {
        NODE_ENV: 'production',
        TRUST_PROXY: '1',
        BASE_PATH: basePath,
        DATA_DIR: dataDir,
        PUBLIC_URL: 'https://www.mujing.example',
      },
    });
  const [main, based] = folders;
  const servers = [start('/', main.folder), start('/brand/', based.folder)];
  const [site, basedSite] = await Promise.all(servers.map(({ ready }) => ready));
  process.env.SITE_URL = site;
  process.env.BASED_SITE_URL = basedSite;
  return async () => {
    await Promise.all(servers.map(stopServer));
    for (const { remove } of folders) remove();
    removePrepared();
  };
}
