-- A sealed acceptance sheet cannot change.
create or replace function refuse_sealed_sheet() returns trigger language plpgsql as $$
begin
  raise exception 'acceptance sheet % is sealed', old.id using errcode = 'restrict_violation';
end
$$;

create or replace trigger refuse_sealed_sheet before update or delete on acceptance_sheets
  for each row when (old.state = 'sealed') execute function refuse_sealed_sheet();

-- Items cannot change after the customer's decision, and signatures cannot change after the sealing.
-- The row lock makes a change wait for a decision in progress: the code that stores a decision must
-- lock the sheet first.
create or replace function refuse_decided_part() returns trigger language plpgsql as $$
declare
  part jsonb := to_jsonb(coalesce(new, old));
  sheet uuid := (part ->> 'sheet_id')::uuid;
  current_state text;
begin
  select state into current_state from acceptance_sheets where id = sheet for share;
  if current_state = any (tg_argv) then
    raise exception 'acceptance sheet % is %', sheet, current_state
      using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

create or replace trigger refuse_decided_part before insert or update or delete on acceptance_items
  for each row execute function refuse_decided_part('signed', 'rejected', 'sealed');

create or replace trigger refuse_decided_part before insert or update or delete on acceptance_signatures
  for each row execute function refuse_decided_part('rejected', 'sealed');
