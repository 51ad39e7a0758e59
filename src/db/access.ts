import type { Pool, PoolClient } from 'pg';

/**
 * What the application's role lacks, and what it has too much, as statements for the owner. Read from
 * the catalogue, so that a new table needs no line anywhere. Rows may be read, added, changed and
 * deleted, but: the audit log only grows, the lists of migrations are only read. No privilege allows
 * to truncate, to make or change triggers, or to create anything but temporary tables.
 */
const DIFFERENCES = `
  with site as (select oid, rolname from pg_roles where rolname = $1),
  relation as (
    select c.oid, c.relacl, c.relkind = 'S' as is_sequence,
      case when c.relkind = 'S' then 'sequence ' else '' end
        || format('%I.%I', n.nspname, c.relname) as name,
      case
        when c.relkind = 'S' then '{USAGE,SELECT}'
        when n.nspname = 'drizzle' then '{SELECT}'
        when n.nspname = 'public' and c.relname = 'audit_log' then '{SELECT,INSERT}'
        else '{SELECT,INSERT,UPDATE,DELETE}'
      end::text[] as wanted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'drizzle', 'jobs') and c.relkind in ('r', 'p', 'v', 'm', 'S')
  )
  select 'grant' as kind,
    format('grant %s on %s to %I', string_agg(privilege, ', '), name, rolname) as statement
  from relation cross join site cross join unnest(wanted) as privilege
  where not case when is_sequence then has_sequence_privilege(site.oid, relation.oid, privilege)
    else has_table_privilege(site.oid, relation.oid, privilege) end
  group by name, rolname
  union all
  select 'revoke', format('revoke %s on %s from %s', string_agg(given.privilege_type, ', '), name,
      case given.grantee when 0 then 'public' else quote_ident(rolname) end)
  from relation cross join site cross join aclexplode(relacl) as given
  where given.grantee in (0, site.oid) and given.privilege_type <> all (wanted)
  group by name, rolname, given.grantee
  union all
  select 'grant', format('grant usage on schema %I to %I', nspname, rolname)
  from pg_namespace n cross join site
  where nspname in ('public', 'drizzle', 'jobs') and not has_schema_privilege(site.oid, n.oid, 'usage')
  union all
  select 'revoke', format('revoke create on schema %I from public, %I', nspname, rolname)
  from pg_namespace n cross join site
  where nspname in ('public', 'drizzle', 'jobs') and has_schema_privilege(site.oid, n.oid, 'create')
  union all
  select 'grant', format('grant execute on routine %s to %I', p.oid::regprocedure, rolname)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace cross join site
  where n.nspname in ('public', 'jobs') and not has_function_privilege(site.oid, p.oid, 'execute')
  union all
  select 'grant', format('grant temporary on database %I to %I', datname, rolname)
  from pg_database d cross join site
  where datname = current_database() and not has_database_privilege(site.oid, d.oid, 'temporary')`;

/** How the privileges of a role differ from those that the application needs. */
export interface AccessDifferences {
  /** Statements that give what is missing. */
  missing: string[];
  /** Statements that take away what is too much. */
  excess: string[];
}

/** Compares the privileges of a role that owns nothing with those of the application. */
export async function accessDifferences(
  client: Pool | PoolClient,
  role: string,
): Promise<AccessDifferences> {
  const { rows } = await client.query<{ kind: 'grant' | 'revoke'; statement: string }>(
    DIFFERENCES,
    [role],
  );
  const of = (kind: 'grant' | 'revoke') =>
    rows.filter((row) => row.kind === kind).map(({ statement }) => statement);
  return { missing: of('grant'), excess: of('revoke') };
}

/** Gives a role exactly the privileges of the application; for the owner of the tables. */
export async function grantAccess(client: PoolClient, role: string): Promise<void> {
  const { missing, excess } = await accessDifferences(client, role);
  const statements = [...missing, ...excess];
  if (statements.length > 0) await client.query(statements.join(';\n'));
}
