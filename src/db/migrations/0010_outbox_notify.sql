-- Announces new messages to the processes that deliver them, when the transaction that wrote them
-- commits. PostgreSQL sends equal announcements of one transaction once.
create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox_message', '');
  return null;
end
$$;
--> statement-breakpoint
create trigger notify_outbox after insert on outbox_messages
  for each statement execute function notify_outbox();
--> statement-breakpoint
create table "job_runs" (
	"name" text primary key not null,
	"last_run_at" timestamp with time zone not null
);
--> statement-breakpoint
comment on table job_runs is 'When jobs that look at what happened since their last run ran last.';
