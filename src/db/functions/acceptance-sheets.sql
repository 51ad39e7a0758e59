-- What was sent stays as it is: it was signed by the provider, and the customer decides on it. While
-- the sheet is open only the customer's decisions change, and nothing after it was signed or rejected.
-- The lock makes a decision wait for a signature in progress. The argument is the column with the id
-- of the sheet.
create or replace function refuse_sent_acceptance() returns trigger language plpgsql as $$
declare
  part jsonb := to_jsonb(coalesce(new, old));
  sheet uuid := (part ->> tg_argv[0])::uuid;
  decisions text[] := array['result', 'remark', 'decided_by', 'decided_at', 'updated_at'];
  current_stage text;
begin
  select stage into current_stage from sheets where id = sheet for no key update;
  if found and current_stage <> 'draft' and not (
    current_stage = 'open' and tg_op = 'UPDATE' and to_jsonb(old) - decisions = to_jsonb(new) - decisions
  ) then
    raise exception 'acceptance sheet % is %', sheet, current_stage
      using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

create or replace trigger refuse_sent_acceptance before update or delete on acceptance_sheets
  for each row execute function refuse_sent_acceptance('id');

create or replace trigger refuse_sent_acceptance before insert or update or delete on acceptance_items
  for each row execute function refuse_sent_acceptance('sheet_id');
