import { verifyAuditLog } from '#api/audit/verify.ts';
import { verifySeals } from '#api/sheets/verify-seals.ts';
import { readAuditHeads } from '#jobs/export-audit-head.ts';
import { runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { createLog } from './log.ts';
import { openFiles } from './open-files.ts';
import { openKeys } from './open-keys.ts';
import { withDatabase } from './with-database.ts';

/** Checks the audit log and all seals, and names what was changed, removed or replaced. */
async function main(): Promise<void> {
  const config = loadConfig();
  const keys = openKeys(config);
  const files = await openFiles(config, createLog('error'));
  const heads = await readAuditHeads(files);
  const { log, sealed } = await withDatabase(config, async (db) => ({
    log: await verifyAuditLog(db, keys, heads),
    sealed: await verifySeals({ db, keys, files }),
  }));
  if (log.problem) {
    const { id, position, reason } = log.problem;
    fail(`The audit log is NOT intact: row ${position}${id ? ` (id ${id})` : ''}: ${reason}.`);
  } else {
    say(`The audit log is intact: ${log.rows} rows, ${heads.length} exported heads.`);
  }
  for (const { number, reason } of sealed.problems) {
    fail(`The seal of ${number} is NOT intact: ${reason}.`);
  }
  if (sealed.problems.length === 0) say(`All seals are intact: ${sealed.seals}.`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

runCommand(main, 'Usage: npm run audit:verify');
