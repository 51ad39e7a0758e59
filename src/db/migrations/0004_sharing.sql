ALTER TABLE "redirects" DROP CONSTRAINT "redirects_status_check";--> statement-breakpoint
ALTER TABLE "redirects" DROP CONSTRAINT "redirects_target_check";--> statement-breakpoint
ALTER TABLE "redirects" ALTER COLUMN "target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "articles_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "cases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "documents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_status_check" CHECK ("redirects"."status" in (301, 302, 307, 308, 410));--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_target_check" CHECK (coalesce("redirects"."target" ~ '^(/|https?://)', true) and ("redirects"."target" is null) = ("redirects"."status" = 410));--> statement-breakpoint
-- A redirect that would lead back to itself is refused, whoever writes it. Queries and fragments of
-- targets do not count, nor do addresses on other hosts.
create function refuse_redirect_loop() returns trigger language plpgsql as $$
declare
  place text := new.target;
  hops integer := 0;
begin
  while place is not null loop
    place := regexp_replace(place, '[?#].*$', '');
    if length(place) > 1 then
      place := rtrim(place, '/');
    end if;
    hops := hops + 1;
    if place = new.from_path or hops > 10 then
      raise exception 'the redirect from % leads in a circle', new.from_path
        using errcode = 'check_violation', constraint = 'redirects_loop_check';
    end if;
    select target into place from redirects where from_path = place and active;
    if not found then
      place := null;
    end if;
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger refuse_redirect_loop after insert or update on redirects
  for each row when (new.active) execute function refuse_redirect_loop();
