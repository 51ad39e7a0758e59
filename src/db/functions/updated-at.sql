-- Sets updated_at when a row changes, in every table that has the column.
create or replace function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- An update without a change keeps the time. Tables with generated columns are the exception: their
-- rows cannot be compared before the update, so every update sets it.
do $$
declare
  relation regclass;
  is_comparable boolean;
begin
  for relation in
    select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'updated_at' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  loop
    is_comparable := not exists (
      select from pg_attribute where attrelid = relation and attgenerated <> ''
    );
    execute format(
      'create or replace trigger set_updated_at before update on %s for each row %s
       execute function set_updated_at()',
      relation, case when is_comparable then 'when (old.* is distinct from new.*)' else '' end
    );
  end loop;
end
$$;
