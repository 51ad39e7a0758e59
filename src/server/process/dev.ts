import { readFile } from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { fillSite } from '#api/demo/fill-site.ts';
import type { Frontend } from '../pages/frontend.ts';
import { loadConfig } from './config.ts';
import { createLog } from './log.ts';
import { openKeys } from './open-keys.ts';
import { type SiteServices, startSite } from './start.ts';

type HttpModule = typeof import('../http/http.ts');
type SiteModule = typeof import('#site/entry-server.tsx');

/** Runs the site from its sources: a changed module takes effect at the next request. */
export async function startDevelopment(vite: ViteDevServer, server: http.Server): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const abort = new AbortController();
  const started = startSite({
    config,
    log,
    fill: async ({ db, files }) => {
      await fillSite(db, { demo: config.seedDemo, files, keys: openKeys(config) });
    },
    openHttp: async (services) => openDevHttp(vite, server, services),
    signal: abort.signal,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      abort.abort();
      await vite.close();
      await (await started.catch(() => undefined))?.stop();
      process.exit(0);
    });
  }
  const site = await started;
  process.stdout.write(`Site ready: ${site.url} (development)\n`);
  const { firstAdministrator } = site;
  if (firstAdministrator?.password) {
    process.stdout.write(
      `First administrator: ${firstAdministrator.email}, password ${firstAdministrator.password}\n`,
    );
  }
}

function openDevHttp(vite: ViteDevServer, server: http.Server, services: SiteServices) {
  const { runner } = vite.environments.ssr as RunnableDevEnvironment;
  const load = <Module>(file: string) => runner.import<Module>(file);
  const frontend = devFrontend(vite, () => load<SiteModule>('/src/site/entry-server.tsx'));
  let made: HttpModule['createHttpServer'] | undefined;
  let current: ReturnType<HttpModule['createHttpServer']> | undefined;

  /** The server made from the current sources; a changed module has a new function. */
  const newest = async () => {
    const { createHttpServer } = await load<HttpModule>('/src/server/http/http.ts');
    if (!current || createHttpServer !== made) {
      const previous = current;
      made = createHttpServer;
      current = createHttpServer({
        ...services,
        accessLog: () => {},
        config: { ...services.config, cacheBytes: 0 },
        clientDir: 'public',
        frontend: await frontend(),
      });
      void previous?.then((site) => {
        site.endStreams();
        return site.close();
      });
    }
    return current;
  };

  server.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      request.url = request.originalUrl ?? request.url;
      try {
        (await newest()).server.emit('request', request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        services.log.error({ err: error }, 'The development server failed');
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(String((error as Error).stack));
      }
    });
  });
  const endStreams = () => void current?.then((site) => site.endStreams());
  return { server, endStreams, close: async () => (await current)?.close() };
}

declare module 'node:http' {
  interface IncomingMessage {
    /** The address before Vite's middleware changed it. */
    originalUrl?: string;
  }
}

/** The loader without types. It runs inline, where Vite's own imports do not work. */
async function readLoader(root: string): Promise<string> {
  const file = path.join(root, 'src/site/hydration-loader.ts');
  const { transformWithOxc } = await import('vite');
  return (await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })).code;
}

function devFrontend(vite: ViteDevServer, loadSite: () => Promise<SiteModule>) {
  return async (): Promise<Frontend> => {
    const loader = await readLoader(vite.config.root);
    return {
      build: 'development',
      entry: 'src/site/entry-client.tsx',
      loader: `(()=>{${loader}\n})()`,
      styleParts: [],
      stylesheet: '',
      preloads: () => [],
      admin: { script: 'src/admin/entry.tsx', stylesheet: 'src/admin/admin.css' },
      render: async (input) => (await loadSite()).renderPage(input),
      finish: (url, html) => {
        if (html.includes('src/admin/entry.tsx')) return vite.transformIndexHtml(url, html);
        const styles = `<link rel="stylesheet" href="${vite.config.base}src/site/styles/site.css">`;
        return vite.transformIndexHtml(url, html.replace('</head>', `${styles}</head>`));
      },
      dev: true,
    };
  };
}
