import { execFileSync } from 'node:child_process';
import { startServer, stopServer, temporaryFolder } from '../../support/server-process.ts';

/** The administrator of both sites. */
export const ADMINISTRATOR = { email: 'admin@example.com', password: 'correct horse battery' };

/**
 * Starts the built site twice for the whole run, with demo content: at `/`, and below `/brand/`
 * to show that the base path needs no rebuild. Each has its own database.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const start = (basePath: string, dataDir: string) =>
    startServer({
      env: {
        NODE_ENV: 'production',
        SEED_DEMO: 'true',
        TRUST_PROXY: '1',
        BASE_PATH: basePath,
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
        DATA_DIR: dataDir,
        PUBLIC_URL: 'https://www.mujing.example',
      },
    });
  const [main, based] = folders;
  // The content is made once and copied: making it takes most of a first start.
  const first = start('/', main.folder);
  await first.ready;
  await stopServer(first);
  // With owners: PostgreSQL starts only on a folder of its own user.
  execFileSync('cp', ['-a', `${main.folder}/.`, based.folder]);
  const servers = [start('/', main.folder), start('/brand/', based.folder)];
  const [site, basedSite] = await Promise.all(servers.map(({ ready }) => ready));
  process.env.SITE_URL = site;
  process.env.BASED_SITE_URL = basedSite;
  return async () => {
    await Promise.all(servers.map(stopServer));
    for (const { remove } of folders) remove();
  };
}
