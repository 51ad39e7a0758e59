-- The version of a text is incremented by every save, so that a save that started from an older version is
-- noticed. A save that sets the version must set a higher one; any other change adds one.
create or replace function refuse_old_version() returns trigger language plpgsql as $$
begin
  raise exception '% was saved by somebody else: version % is not newer than %',
    tg_table_name, new.version, old.version
    using errcode = 'restrict_violation';
end
$$;

create or replace function increment_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

-- Triggers of one table run in the order of their names: the check comes before the increment.
do $$
declare
  relation text;
begin
  for relation in select text_table from content_kinds where text_table is not null loop
    execute format(
      'create or replace trigger check_version before update of version on %I for each row
       when (new.version <= old.version) execute function refuse_old_version()',
      relation
    );
    execute format(
      'create or replace trigger increment_version before update on %I for each row
       when (new.version = old.version and old.* is distinct from new.*)
       execute function increment_version()',
      relation
    );
  end loop;
end
$$;
