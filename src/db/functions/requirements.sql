-- A save of what is not issued raises the version of the sheet, and customers see nothing of it. An issue
-- in the same transaction still raises the revision. A milestone that was done raises the revision alone:
-- who writes the next version goes on.
create or replace function revise_by_requirement() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform revise_sheets(array[new.id]);
  elsif new.done_milestones <> old.done_milestones then
    update sheets set revision = revision + 1, revised_at = now()
    where id = new.id and stage <> 'draft';
  else
    update sheets set version = version + 1
    where id = new.id and changed_in <> pg_current_xact_id();
  end if;
  return null;
end
$$;

create or replace trigger revise_by_requirement after insert or update on requirements
  for each row execute function revise_by_requirement();
