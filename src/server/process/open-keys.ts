import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { desc } from 'drizzle-orm';
import { KeyRing } from '#api/access/key-ring.ts';
import type { Executor } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { StartupError } from '#db/startup-error.ts';
import type { Config } from './config.ts';

/** Name of the key file in the data folder. */
export const KEY_FILE = 'secret.key';

/** The keys of SECRET_KEY, or of the file in the data folder, which is made if it is missing. */
export function openKeys({ dataDir, secretKeys }: Pick<Config, 'dataDir' | 'secretKeys'>): KeyRing {
  const [newest, ...earlier] = secretKeys ?? readKeyFile(path.join(dataDir, KEY_FILE));
  if (!newest) throw new StartupError(`${path.join(dataDir, KEY_FILE)} is empty: restore it.`);
  return new KeyRing([Buffer.from(newest), ...earlier.map((key) => Buffer.from(key))]);
}

/** One key a line, the newest first. */
function readKeyFile(file: string): string[] {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const key = randomBytes(32).toString('base64url');
    writeFileSync(file, `${key}\n`, { flag: 'wx', mode: 0o600 });
    return [key];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** @throws StartupError if the audit log was written with a key that this process lacks */
export async function requireAuditKey(db: Executor, keys: KeyRing): Promise<void> {
  const [last] = await db
    .select({ keyId: auditLog.keyId })
    .from(auditLog)
    .orderBy(desc(auditLog.position))
    .limit(1);
  if (!last || keys.knows('audit', last.keyId)) return;
  throw new StartupError(
    'The audit log was written with another key: set SECRET_KEY to the one of the other processes, or restore DATA_DIR/secret.key.',
  );
}
