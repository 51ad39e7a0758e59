-- Whoever changes the listing waits until others who do have ended their transactions: the totals of
-- months are locked in the order of what is written, and two writers would lock each other out.
create function count_in_turn() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('article_counts'));
  return null;
end
$$;
--> statement-breakpoint
create trigger count_in_turn before insert or update or delete on article_listing
  for each statement execute function count_in_turn();
