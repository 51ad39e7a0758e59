-- The contents and the hash of a requirement version cannot change once it is issued; its state can.
create or replace function refuse_issued_change() returns trigger language plpgsql as $$
begin
  if row(new.sheet_id, new.version, new.brief, new.style, new.palette, new.change_note, new.content_hash, new.issued_at)
    is distinct from
    row(old.sheet_id, old.version, old.brief, old.style, old.palette, old.change_note, old.content_hash, old.issued_at)
    or new.state = 'draft'
  then
    raise exception 'requirement version % is issued', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace trigger refuse_issued_change before update on requirement_versions
  for each row when (old.state <> 'draft') execute function refuse_issued_change();

create or replace function refuse_issued_part() returns trigger language plpgsql as $$
declare
  current_state text;
begin
  select state into current_state from requirement_versions
  where id = (to_jsonb(coalesce(new, old)) ->> 'version_id')::uuid for share;
  if current_state <> 'draft' then
    raise exception 'the requirement version of % is issued', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

do $$
declare
  relation text;
begin
  foreach relation in array array[
    'requirement_items', 'requirement_references', 'requirement_screens', 'requirement_deliverables'
  ] loop
    execute format(
      'create or replace trigger refuse_issued_part before insert or update or delete on %I
       for each row execute function refuse_issued_part()',
      relation
    );
  end loop;
end
$$;
