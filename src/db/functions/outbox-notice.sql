-- Announces new messages to the processes that deliver them, when the transaction that wrote them
-- commits. PostgreSQL sends equal announcements of one transaction once.
create or replace function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_message', '');
  return null;
end
$$;

create or replace trigger notify_outbox after insert on outbox_messages
  for each statement execute function notify_outbox();
