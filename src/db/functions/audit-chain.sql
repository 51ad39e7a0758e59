-- Every row of audit_log has a hash over itself and the hash of the row before, so that a changed or
-- removed row can be found.

-- Hash over all columns of a row except the hash.
create or replace function audit_hash(entry audit_log) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.prev_hash, entry.position, entry.id, entry.actor, entry.actor_id, entry.actor_label,
    entry.action, entry.entity_type, entry.entity_id, entry.diff, entry.request_id,
    extract(epoch from entry.created_at)
  )::text, 'UTF8')), 'hex')
$$;

-- Adds a row to the chain. The lock is kept until commit, so that the chain has no gaps.
create or replace function chain_audit_log() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select position, hash into last from audit_log order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := audit_hash(new);
  return new;
end
$$;

create or replace trigger chain_audit_log before insert on audit_log
  for each row execute function chain_audit_log();

-- Position of the first row that does not match its hash or the row before; null if all match.
create or replace function verify_audit_log() returns bigint language sql stable as $$
  select min(position) from (
    select l.position,
      l.hash = audit_hash(l)
        and l.prev_hash = coalesce(lag(l.hash) over chain, repeat('0', 64))
        and l.position = coalesce(lag(l.position) over chain, 0) + 1 as is_valid
    from audit_log l
    window chain as (order by l.position)
  ) as checked
  where not is_valid
$$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace trigger refuse_change before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
