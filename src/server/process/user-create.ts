import { parseArgs } from 'node:util';
import { AuditTrail } from '#api/audit/trail.ts';
import { createPerson, newPassword } from '#api/staff/first-administrator.ts';
import { type StaffRole, staffRoles } from '#contracts/enums/staff.ts';
import { StartupError } from '#db/startup-error.ts';
import { runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { openKeys, requireAuditKey } from './open-keys.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run user:create -- --email EMAIL --name NAME --role ${staffRoles.join('|')}
An existing person gets the role and a new password.`;

/** Creates a member of staff from the command line and prints a password. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
    },
  });
  const email = values.email?.trim().toLowerCase() ?? '';
  const role = staffRoles.find((known): known is StaffRole => known === values.role);
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || !role) throw new StartupError(USAGE);
  const config = loadConfig();
  const keys = openKeys(config);
  const password = newPassword();
  await withDatabase(config, async (db) => {
    await requireAuditKey(db, keys);
    const name = values.name?.trim() || email;
    await createPerson({ db, trail: new AuditTrail(keys) }, { name, email, role, password });
  });
  process.stdout.write(`${email} (${role}), password ${password}\n`);
}

runCommand(main, USAGE);
