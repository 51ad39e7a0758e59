-- A requirement raises the version of its sheet with every save. Customers see milestones that were
-- done, so these raise the revision too; they do not see what is not issued yet. An issue in the same
-- transaction still raises the revision.
create or replace function revise_by_requirement() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.done_milestones = old.done_milestones then
    update sheets set version = version + 1
    where id = new.id and changed_in <> pg_current_xact_id();
  else
    perform revise_sheets(array[new.id]);
  end if;
  return null;
end
$$;

create or replace trigger revise_by_requirement after insert or update on requirements
  for each row execute function revise_by_requirement();
