import { type AddressInfo, createServer } from 'node:net';
import ensurePreparedSites, { siteFolder } from '../../support/prepared-sites.ts';
import { printFaults, startServer, stopServer } from '../../support/server-process.ts';

/**
 * Starts the built site twice for the whole run, with demo content: at `/`, and below `/brand/`
 * to show that the base path needs no rebuild. Each has its own database. The second one sends mail, to
 * a server that a test starts at MAIL_PORT.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const removePrepared = await ensurePreparedSites();
  const folders = [siteFolder('demo'), siteFolder('demo')] as const;
  const mailPort = await freePort();
  process.env.MAIL_PORT = String(mailPort);
  const start = async (basePath: string, dataDir: string, smtpUrl?: string) => {
    const port = await freePort();
    const { ready, ...server } = startServer({
      env: {
        PORT: String(port),
        // The browser goes to the process itself, past the proxy that would have the public address.
        OTHER_ORIGINS: `http://127.0.0.1:${port}`,
        TRUST_PROXY: '1',
        BASE_PATH: basePath,
        DATA_DIR: dataDir,
        PUBLIC_URL: 'https://www.mujing.example',
        LOG_LEVEL: 'warn',
        ...(smtpUrl && { SMTP_URL: smtpUrl }),
      },
    });
    return { ...server, ready, url: await ready };
  };
  const [main, based] = folders;
  const servers = await Promise.all([
    start('/', main.folder),
    start('/brand/', based.folder, `smtp://127.0.0.1:${mailPort}`),
  ]);
  const [site, basedSite] = servers;
  process.env.SITE_URL = site.url;
  process.env.BASED_SITE_URL = basedSite.url;
  return async () => {
    await Promise.all(servers.map(stopServer));
    servers.forEach(printFaults);
    for (const { remove } of folders) remove();
    removePrepared();
  };
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
