import type { AddressInfo } from 'node:net';
import path from 'node:path';
import pino from 'pino';
import { closeDatabase, openDatabase } from '#db/connection.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createHttpServer } from '#server/http/http.ts';
import type { Frontend } from '#server/pages/frontend.ts';
import { PREVIEW_POOL } from '#server/pages/preview-pool.ts';
import { renderPage } from '#site/entry-server.tsx';
import { testKeys } from './keys.ts';

type Options = Parameters<typeof createHttpServer>[0];
type Usual = 'log' | 'accessLog' | 'clientDir' | 'files' | 'isMigrated' | 'keys' | 'previewDb';

/** Renders the site's pages without the files of a build. */
export function unbuiltFrontend(parts: Partial<Frontend> = {}): Frontend {
  return {
    build: 'test',
    entry: 'assets/entry.js',
    loader: 'void 0',
    styleParts: [],
    stylesheet: '',
    preloads: () => [],
    admin: { script: 'admin/assets/entry.js', stylesheet: 'admin/assets/style.css' },
    render: renderPage,
    dev: false,
    ...parts,
  };
}

/** A running site on a free port of this machine; `url` has no slash at its end. */
export async function startHttpSite(options: Omit<Options, Usual> & Partial<Pick<Options, Usual>>) {
  const previewDb = openDatabase(options.connection, PREVIEW_POOL);
  const site = await createHttpServer({
    previewDb,
    log: pino({ level: 'silent' }),
    accessLog: () => {},
    clientDir: 'public',
    files: createFolderStore(path.join(options.config.dataDir, 'files')),
    keys: testKeys,
    isMigrated: async () => true,
    ...options,
  });
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const { port } = site.server.address() as AddressInfo;
  return {
    /** Stops background work, as the process does before it ends. */
    close: () => site.close(),
    endStreams: () => site.endStreams(),
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await site.close();
      await closeDatabase(previewDb);
      site.server.closeAllConnections();
      await new Promise((resolve) => site.server.close(resolve));
    },
  };
}

export type HttpSite = Awaited<ReturnType<typeof startHttpSite>>;
