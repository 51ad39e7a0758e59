import type { ApiDeps } from '#api/deps.ts';
import type { CacheRule } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getDownload, listChecksums, listDownloads } from './contract.ts';
import { findChecksums, findDownloads, readDownload } from './service.ts';

const cache: CacheRule<never> = { tags: ['downloads', 'products'] };

/** Registers the download lists; src/server/files/files.ts serves the files. */
export function registerDownloads(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(listDownloads, { access: 'public', cache }, ({ query }) => findDownloads(db, query));
  registry.add(listChecksums, { access: 'public', cache }, ({ query }) =>
    findChecksums(db, query.locale),
  );
  registry.add(getDownload, { access: 'public', cache }, ({ params, query }) =>
    readDownload(db, params.slug, query.locale),
  );
}
