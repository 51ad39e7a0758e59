-- Notifies the processes that deliver messages when a transaction with new messages commits.
-- PostgreSQL sends equal notifications of one transaction only once.
create or replace function notify_outbox() returns trigger language plpgsql as $$
begin
  -- Nobody subscribed to some events: their statements add no rows.
  if exists (select from added) then
    perform pg_notify('outbox_message', '');
  end if;
  return null;
end
$$;

create or replace trigger notify_outbox after insert on outbox_messages
  referencing new table as added
  for each statement execute function notify_outbox();
