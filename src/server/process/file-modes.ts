import { statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { KEY_FILE } from './open-keys.ts';

/** What other users of the machine must not do with a file or folder of the data folder. */
interface Guarded {
  /** Name below the data folder. */
  name: string;
  /** Bits of a mode that let them in. */
  open: number;
  /** Mode that shuts them out. */
  mode: string;
}

const READ_OR_WRITE = 0o066;
const ANY = 0o077;

const guarded: readonly Guarded[] = [
  // Entering it is harmless, and needed where PostgreSQL runs as another user.
  { name: '', open: READ_OR_WRITE, mode: 'go-rw' },
  { name: KEY_FILE, open: ANY, mode: '600' },
  { name: 'files/private', open: ANY, mode: '700' },
  { name: 'postgres', open: ANY, mode: '700' },
];

/**
 * Warns of files that other users of the machine can read or change, with one line and the remedy
 * each. A warning and no refusal: some volumes cannot have other modes (a group of Kubernetes, a
 * network share), an owner may have opened the folder on purpose, and what was read stays read.
 */
export function warnOfOpenFiles(
  { dataDir }: Pick<Config, 'dataDir'>,
  log: Pick<Log, 'warn'>,
): void {
  for (const { name, open, mode } of guarded) {
    const file = path.join(dataDir, name);
    const found = statSync(file, { throwIfNoEntry: false })?.mode;
    if (found === undefined || (found & open) === 0) continue;
    const octal = (found & 0o777).toString(8).padStart(4, '0');
    log.warn(
      { file, mode: octal },
      `Other users of this machine can read or change ${file} (mode ${octal}): chmod ${mode} ${file}`,
    );
  }
}
