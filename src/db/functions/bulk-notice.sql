-- Wakes the processes that carry out bulk operations when a transaction with a new one commits.
create or replace function notify_bulk_operation() returns trigger language plpgsql as $$
begin
  perform pg_notify('bulk_operation', '');
  return null;
end
$$;

create or replace trigger notify_bulk_operation after insert on bulk_operations
  for each statement execute function notify_bulk_operation();
