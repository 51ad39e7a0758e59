import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The site as a browser with blocked scripts shows it. */
export interface ScriptlessSite {
  url: string;
  stop(): Promise<void>;
}

/**
 * Proxies a site and adds a policy that blocks all scripts. WebDriver itself needs scripts, so
 * the browser cannot disable them.
 */
export async function startScriptlessSite(site: string): Promise<ScriptlessSite> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + request.url, { redirect: 'manual' });
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-security-policy': "script-src 'none'",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
