-- A sheet's version and revision. Every transaction that changes a sheet or a part of it raises the
-- version once, so that a save that read less is refused; the revision too if customers see the sheet.
create or replace function revise_sheets(changed uuid[]) returns void language sql as $$
  update sheets set
    version = version + 1,
    revision = revision + (stage <> 'draft')::int,
    revised_at = case when stage = 'draft' then revised_at else now() end,
    changed_in = pg_current_xact_id()
  where id = any (changed) and changed_in <> pg_current_xact_id()
$$;

-- The first sending shows revision 1; a sheet that was withdrawn and is sent again has a new one.
create or replace function revise_head() returns trigger language plpgsql as $$
begin
  if new.changed_in = pg_current_xact_id() then
    return new;
  end if;
  new.version := old.version + 1;
  new.changed_in := pg_current_xact_id();
  if old.sent_at is not null and (old.stage <> 'draft' or new.stage <> 'draft') then
    new.revision := old.revision + 1;
    new.revised_at := now();
  end if;
  return new;
end
$$;

create or replace trigger revise_head before update on sheets for each row when (
  row(new.project_id, new.title_zh, new.title_en, new.locale, new.customer_name, new.site_name, new.stage, new.waiting_on, new.owner_id)
  is distinct from
  row(old.project_id, old.title_zh, old.title_en, old.locale, old.customer_name, old.site_name, old.stage, old.waiting_on, old.owner_id)
) execute function revise_head();

-- The argument is the column with the id of the sheet.
create or replace function revise_by_part() returns trigger language plpgsql as $$
begin
  -- Customers see nothing of a file that is not sent.
  perform revise_sheets(array(
    select distinct (to_jsonb(part) ->> tg_argv[0])::uuid from parts part
    where to_jsonb(part) ->> 'part' is distinct from 'unsent'
  ));
  return null;
end
$$;

create or replace function revise_by_accessory() returns trigger language plpgsql as $$
begin
  perform revise_sheets(array(
    select distinct device.sheet_id from parts part join devices device on device.id = part.device_id
  ));
  return null;
end
$$;

do $$
declare
  relation text;
  reference text;
  event text;
begin
  for relation, reference in values
    ('device_sheets', 'id'), ('devices', 'sheet_id'), ('device_accessories', null), ('device_connections', 'sheet_id'),
    ('work_orders', 'id'), ('work_order_engineers', 'order_id'), ('work_order_tasks', 'order_id'),
    ('work_order_problems', 'order_id'), ('work_order_visits', 'order_id'),
    ('acceptance_sheets', 'id'), ('acceptance_items', 'sheet_id'),
    ('live_reports', 'id'), ('live_report_minutes', 'report_id'), ('live_report_events', 'report_id'),
    ('live_report_sources', 'report_id'), ('live_report_regions', 'report_id'), ('live_report_devices', 'report_id'),
    ('live_report_products', 'report_id'), ('live_report_funnel', 'report_id'), ('live_report_retention', 'report_id'),
    ('sheet_files', 'sheet_id')
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create or replace trigger revise_after_%1$s after %1$s on %2$I
         referencing %3$s table as parts for each statement execute function %4$s',
        event, relation, case event when 'delete' then 'old' else 'new' end,
        case when reference is null then 'revise_by_accessory()' else format('revise_by_part(%L)', reference) end
      );
    end loop;
  end loop;
end
$$;

-- Tells the processes with open pages of a sheet: its id and its revision. PostgreSQL sends equal
-- notifications of one transaction only once.
create or replace function notify_sheet() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'sheets' then
    perform pg_notify('sheet_changed', new.id || ':' || new.revision);
  else
    perform pg_notify('sheet_changed', id || ':' || revision) from sheets where id = new.sheet_id;
  end if;
  return null;
end
$$;

create or replace trigger notify_sheet after update of revision, deleted_at on sheets
  for each row when (row(new.revision, new.deleted_at) is distinct from row(old.revision, old.deleted_at))
  execute function notify_sheet();

create or replace trigger notify_sheet after insert on sheet_events
  for each row execute function notify_sheet();

create or replace trigger notify_sheet after update of resolved_at on sheet_comments
  for each row execute function notify_sheet();

-- Tells the same processes that a link may no longer open its sheet.
create or replace function notify_link() returns trigger language plpgsql as $$
begin
  perform pg_notify('link_changed', old.id::text);
  return null;
end
$$;

create or replace trigger notify_link after update of revoked_at, expires_at, passcode_set_at on share_links
  for each row when (
    row(new.revoked_at, new.expires_at, new.passcode_set_at)
    is distinct from row(old.revoked_at, old.expires_at, old.passcode_set_at)
  ) execute function notify_link();

create or replace trigger notify_deleted_link after delete on share_links
  for each row execute function notify_link();

-- What was issued, decided or sealed stays as it is as long as its sheet is there.
create or replace function refuse_kept_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from sheets where id = old.sheet_id) then
    return old;
  end if;
  raise exception 'rows of % cannot change', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- The lock makes a change wait for a seal in progress.
create or replace function refuse_sealed_part() returns trigger language plpgsql as $$
declare
  sheet uuid := (to_jsonb(coalesce(new, old)) ->> 'sheet_id')::uuid;
begin
  perform from sheets where id = sheet for no key update;
  if found and exists (select from sheet_seals where sheet_id = sheet) then
    raise exception 'sheet % is sealed', sheet using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

do $$
declare
  relation text;
begin
  foreach relation in array array['sheet_revisions', 'sheet_decisions', 'sheet_documents', 'sheet_seals'] loop
    execute format(
      'create or replace trigger refuse_kept_change before update or delete on %I
       for each row execute function refuse_kept_change()',
      relation
    );
  end loop;
end
$$;

create or replace trigger refuse_sealed_part before insert or update or delete on sheet_files
  for each row execute function refuse_sealed_part();

create or replace trigger refuse_sealed_part before insert on sheet_decisions
  for each row execute function refuse_sealed_part();

create or replace trigger refuse_sealed_part before insert on sheet_revisions
  for each row execute function refuse_sealed_part();

create or replace function notify_seal() returns trigger language plpgsql as $$
begin
  perform pg_notify('sheet_sealed', '');
  return null;
end
$$;

create or replace trigger notify_seal after insert on sheet_seals
  for each statement execute function notify_seal();

create or replace function refuse_sealed_head() returns trigger language plpgsql as $$
begin
  if exists (select from sheet_seals where sheet_id = old.id) then
    raise exception 'sheet % is sealed', old.number using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

create or replace trigger refuse_sealed_head before update on sheets for each row when (
  row(new.kind, new.number, new.project_id, new.title_zh, new.title_en, new.locale, new.customer_name, new.site_name, new.stage, new.sent_at)
  is distinct from
  row(old.kind, old.number, old.project_id, old.title_zh, old.title_en, old.locale, old.customer_name, old.site_name, old.stage, old.sent_at)
) execute function refuse_sealed_head();

-- A visitor's own copy of a demo sheet is deleted with its seal.
create or replace trigger refuse_sealed_deletion before delete on sheets
  for each row when (old.trial_until is null) execute function refuse_sealed_head();

-- A trial is deleted with its links and its decisions, in whatever order.
alter table sheet_decisions alter constraint sheet_decisions_link_id_share_links_id_fk
  deferrable initially deferred;
