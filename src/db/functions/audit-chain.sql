-- The audit log is append-only. Each row has an HMAC over itself and the row before; the application
-- computes it, because the key is not in the database.

-- The last row of the chain. Waits for other writers and makes them wait until commit. It is volatile,
-- so that its query sees what the writer before has committed.
create or replace function audit_head() returns table (last_position bigint, last_mac text, last_key_id text)
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  return query select position, mac, key_id from public.audit_log order by position desc limit 1;
end
$$;

-- Refuses a row that does not follow the last one.
create or replace function continue_audit_log() returns trigger language plpgsql as $$
declare
  last record;
begin
  -- With its schema: a session may have a temporary table of this name.
  select position, mac into last from public.audit_log order by position desc limit 1;
  if new.position <> coalesce(last.position, 0) + 1
    or new.previous_mac <> coalesce(last.mac, repeat('0', 64)) then
    raise exception 'row % does not follow the last row of audit_log', new.position
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace trigger continue_audit_log before insert on audit_log
  for each row execute function continue_audit_log();

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace trigger refuse_change before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Also for sessions that replay changes of another server (session_replication_role).
alter table audit_log enable always trigger continue_audit_log;
alter table audit_log enable always trigger refuse_change;
