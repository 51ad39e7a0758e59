import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getDownload, listChecksums, listDownloads } from './contract.ts';
import { findChecksums, findDownloads, readDownload } from './service.ts';

/** Mounts the downloads; src/server/outlets/files.ts serves the files themselves. */
export function registerDownloads(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(listDownloads, ({ query }) => findDownloads(db, query));
  registry.add(listChecksums, ({ query }) => findChecksums(db, query.locale));
  registry.add(getDownload, ({ params, query }) => readDownload(db, params.slug, query.locale));
}
