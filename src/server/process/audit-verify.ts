import { verifyAuditLog } from '#api/audit/verify.ts';
import { readAuditHeads } from '#jobs/export-audit-head.ts';
import { runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { createLog } from './log.ts';
import { openFiles } from './open-files.ts';
import { openKeys } from './open-keys.ts';
import { withDatabase } from './with-database.ts';

/** Checks the audit log and names the first row that was changed, removed or replaced. */
async function main(): Promise<void> {
  const config = loadConfig();
  const keys = openKeys(config);
  const heads = await readAuditHeads(await openFiles(config, createLog('error')));
  const { rows, problem } = await withDatabase(config, (db) => verifyAuditLog(db, keys, heads));
  if (problem) {
    const id = problem.id ? ` (id ${problem.id})` : '';
    process.stderr.write(
      `The audit log is NOT intact: row ${problem.position}${id}: ${problem.reason}.\n`,
    );
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`The audit log is intact: ${rows} rows, ${heads.length} exported heads.\n`);
}

runCommand(main, 'Usage: npm run audit:verify');
