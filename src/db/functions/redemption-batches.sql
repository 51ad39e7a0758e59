-- Wakes the processes that make codes when a transaction with a new batch commits.
create or replace function notify_redemption_batch() returns trigger language plpgsql as $$
begin
  perform pg_notify('redemption_batch', '');
  return null;
end
$$;

create or replace trigger notify_redemption_batch after insert on redemption_batches
  for each statement execute function notify_redemption_batch();
