import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { listDownloads } from './contract.ts';
import { findDownloads } from './service.ts';

/** Mounts the list of downloads; the files themselves are served by src/server/files.ts. */
export function registerDownloads(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(listDownloads, ({ query }) => findDownloads(db, query));
}
