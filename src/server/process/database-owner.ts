import { Client } from 'pg';
import { StartupError } from '#db/startup-error.ts';
import type { Log } from './log.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** What a role of an external database is and may do. */
interface RoleFacts {
  role: string;
  /** Id of the database and its name. */
  database: string;
  /** Superuser, or may become one or pass by the rules of tables. */
  isPowerful: boolean;
  /** May act as the owner of a table of the site. */
  owns: boolean;
  /** The site's tables are not there yet, and this role may make them. */
  mayMakeTables: boolean;
}

const FACTS = `
  select r.rolname as role,
    (select oid || ' ' || datname from pg_database where datname = current_database()) as database,
    r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls as "isPowerful",
    exists (select from tables where pg_has_role(relowner, 'member')) as owns,
    not exists (select from tables) and has_database_privilege(current_database(), 'create')
      as "mayMakeTables"
  from pg_roles r where r.rolname = current_user`;
const TABLES = `
  select c.relowner from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle', 'jobs') and c.relkind in ('r', 'p')`;

/**
 * Chooses who makes the tables of an external database: the role of DATABASE_OWNER_URL, or that of
 * DATABASE_URL where it owns them itself, which the log then warns of.
 * @throws StartupError where the two settings name different databases
 */
export async function chooseOwner(
  address: string,
  ownerAddress: string | undefined,
  log: Log,
): Promise<Pick<OpenedDatabase, 'owner' | 'role'>> {
  const site = await readFacts(address);
  const isOwner = site.owns || site.mayMakeTables;
  if (isOwner || site.isPowerful) {
    log.warn(
      { role: site.role },
      `The role ${site.role} of DATABASE_URL ${isOwner ? 'owns the tables or may make them' : 'may do more than the site needs'}, so an error in the site could change its audit log: use a role without rights of its own, and DATABASE_OWNER_URL for the owner (docs/operating.md, "Roles of the database")`,
    );
  }
  if (!ownerAddress)
    return { owner: isOwner ? address : undefined, role: isOwner ? undefined : site.role };
  const owner = await readFacts(ownerAddress);
  if (owner.database !== site.database) {
    throw new StartupError(
      'DATABASE_URL and DATABASE_OWNER_URL name different databases: they must differ in the role only.',
    );
  }
  return { owner: ownerAddress, role: site.owns ? undefined : site.role };
}

async function readFacts(address: string): Promise<RoleFacts> {
  const client = new Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<RoleFacts>(`with tables as (${TABLES}) ${FACTS}`);
    if (!rows[0]) throw new Error('the database does not know its own role');
    return rows[0];
  } finally {
    await client.end();
  }
}
