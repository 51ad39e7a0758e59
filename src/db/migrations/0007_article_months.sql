-- The totals are kept by month: a page far down the list is found from the beginning of its month.
DELETE FROM "article_counts";--> statement-breakpoint
ALTER TABLE "article_counts" DROP CONSTRAINT "article_counts_locale_category_key_pk";--> statement-breakpoint
ALTER TABLE "article_counts" ADD COLUMN "pinned" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "article_counts" ADD COLUMN "month" date NOT NULL;--> statement-breakpoint
ALTER TABLE "article_counts" ADD CONSTRAINT "article_counts_locale_category_key_pinned_month_pk" PRIMARY KEY("locale","category_key","pinned","month");
--> statement-breakpoint
-- First day of the month of a moment, in UTC.
create function month_of(moment timestamptz) returns date language sql immutable strict parallel safe
return date_trunc('month', moment at time zone 'UTC')::date;
--> statement-breakpoint
-- Keeps the totals: one change per statement and month, in one order, so that two writers wait for
-- each other instead of locking each other out.
create or replace function count_articles() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from article_counts;
  elsif tg_op = 'INSERT' then
    insert into article_counts as c (locale, category_key, pinned, month, total)
    select locale, category_key, pinned, month_of(published_at), count(*)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (locale, category_key, pinned, month) do update set total = c.total + excluded.total;
  elsif tg_op = 'DELETE' then
    insert into article_counts as c (locale, category_key, pinned, month, total)
    select locale, category_key, pinned, month_of(published_at), -count(*)
    from removed group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (locale, category_key, pinned, month) do update set total = c.total + excluded.total;
  else
    insert into article_counts as c (locale, category_key, pinned, month, total)
    select locale, category_key, pinned, month, sum(change) from (
      select locale, category_key, pinned, month_of(published_at) as month, 1 as change from added
      union all
      select locale, category_key, pinned, month_of(published_at), -1 from removed
    ) as changes group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (locale, category_key, pinned, month) do update set total = c.total + excluded.total;
  end if;
  return null;
end
$$;
--> statement-breakpoint
insert into article_counts (locale, category_key, pinned, month, total)
select locale, category_key, pinned, month_of(published_at), count(*)
from article_listing group by 1, 2, 3, 4;
--> statement-breakpoint
comment on table article_counts is 'How many rows of the listing each month has. Triggers keep it.';
