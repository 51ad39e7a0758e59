import { startServer, stopServer, temporaryFolder } from '../../support/server-process.ts';

/** The administrator of both sites. */
export const ADMINISTRATOR = { email: 'admin@example.com', password: 'correct horse battery' };

/**
 * Starts the built site twice for the whole run, with demo content: at `/`, and below `/brand/`
 * to show that the base path needs no rebuild.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const started = ['/', '/brand/'].map((basePath) => {
    const { folder, remove } = temporaryFolder();
    const server = startServer({
      env: {
        NODE_ENV: 'production',
        SEED_DEMO: 'true',
        TRUST_PROXY: '1',
        BASE_PATH: basePath,
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
        DATA_DIR: folder,
        PUBLIC_URL: 'https://www.mujing.example',
      },
    });
    return { server, remove };
  });
  const [site, based] = await Promise.all(started.map(({ server }) => server.ready));
  process.env.SITE_URL = site;
  process.env.BASED_SITE_URL = based;
  return async () => {
    await Promise.all(started.map(({ server }) => stopServer(server)));
    for (const { remove } of started) remove();
  };
}
