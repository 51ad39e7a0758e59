-- Notifies the processes that deliver messages when a transaction with new messages commits.
-- PostgreSQL sends equal notifications of one transaction only once.
create or replace function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_message', '');
  return null;
end
$$;

create or replace trigger notify_outbox after insert on outbox_messages
  for each statement execute function notify_outbox();
