import type { Client } from 'pg';

/**
 * The role of the running site in the built-in database. It owns nothing and has only what
 * src/db/access.ts grants; the cluster's superuser does the work of a start.
 */
export const APPLICATION_USER = 'mujing_app';

/**
 * Makes the role, or makes it again as it must be: a role may change its own defaults, so they are
 * reset.
 */
export async function ensureApplicationRole(client: Client): Promise<void> {
  const { rows } = await client.query<{ suits: boolean }>(
    `select rolcanlogin
       and not (rolsuper or rolinherit or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)
       and not exists (select from pg_auth_members where member = r.oid)
       and not exists (select from pg_db_role_setting where setrole = r.oid) as suits
     from pg_roles r where rolname = $1`,
    [APPLICATION_USER],
  );
  if (rows[0]?.suits) return;
  if (!rows[0]) await client.query(`create role ${APPLICATION_USER}`);
  const { rows: memberships } = await client.query<{ name: string }>(
    `select quote_ident(g.rolname) as name from pg_auth_members m
     join pg_roles g on g.oid = m.roleid join pg_roles r on r.oid = m.member
     where r.rolname = $1`,
    [APPLICATION_USER],
  );
  for (const { name } of memberships) await client.query(`revoke ${name} from ${APPLICATION_USER}`);
  const { rows: databases } = await client.query<{ name: string }>(
    'select quote_ident(datname) as name from pg_database where datallowconn',
  );
  for (const { name } of databases) {
    await client.query(`alter role ${APPLICATION_USER} in database ${name} reset all`);
  }
  await client.query(
    `alter role ${APPLICATION_USER} with login nosuperuser noinherit nocreaterole nocreatedb noreplication nobypassrls;
     alter role ${APPLICATION_USER} reset all`,
  );
}
