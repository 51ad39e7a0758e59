import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startServer, stopServer, temporaryFolder } from './server-process.ts';

/** What a prepared site has besides its administrator: nothing, or the demo content. */
type PreparedSite = 'empty' | 'demo';

/** The administrator of every prepared site. */
export const ADMINISTRATOR = { email: 'admin@example.com', password: 'correct horse battery' };

/** Names the folder with the prepared sites; `npm test` makes one for all its test runs. */
const VARIABLE = 'PREPARED_SITES';

/** Starts a site for the first time and stops it again, so that tests can begin with a copy. */
async function prepare(folder: string, site: PreparedSite): Promise<void> {
  const server = startServer({
    env: {
      SEED_DEMO: String(site === 'demo'),
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      DATA_DIR: path.join(folder, site),
    },
  });
  await server.ready;
  await stopServer(server);
}

/** Makes the prepared sites in a folder that PostgreSQL's user can enter. */
export async function prepareSites(folder: string): Promise<void> {
  await Promise.all([prepare(folder, 'empty'), prepare(folder, 'demo')]);
}

/** Setup of a test run: makes the prepared sites unless `npm test` has, and removes its own. */
export default async function ensurePreparedSites(): Promise<() => void> {
  if (process.env[VARIABLE]) return () => {};
  const { folder, remove } = temporaryFolder();
  await prepareSites(folder);
  process.env[VARIABLE] = folder;
  return remove;
}

/** Replaces a data folder by a copy of a prepared site, whose next start is not its first. */
export function copyPreparedSite(site: PreparedSite, dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
  // With owners: PostgreSQL starts only on a folder of its own user.
  execFileSync('cp', ['-a', path.join(process.env[VARIABLE] ?? '', site), dataDir]);
}

/** A temporary data folder with a prepared site; `remove` deletes it. */
export function siteFolder(site: PreparedSite = 'empty'): { folder: string; remove(): void } {
  const made = temporaryFolder();
  copyPreparedSite(site, made.folder);
  return made;
}
