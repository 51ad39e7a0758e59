CREATE TABLE "article_counts" (
	"locale" text NOT NULL,
	"category_key" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "article_counts_locale_category_key_pk" PRIMARY KEY("locale","category_key")
);
--> statement-breakpoint
CREATE TABLE "article_listing" (
	"article_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"category_key" text NOT NULL,
	"pinned" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_listing_article_id_locale_pk" PRIMARY KEY("article_id","locale")
);
--> statement-breakpoint
DROP INDEX "article_products_product_key_index";--> statement-breakpoint
ALTER TABLE "article_translations" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "article_listing" ADD CONSTRAINT "article_listing_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_listing_order_index" ON "article_listing" USING btree ("locale","pinned","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_listing_category_index" ON "article_listing" USING btree ("locale","category_key","pinned","published_at","article_id");--> statement-breakpoint
CREATE INDEX "article_products_product_key_article_id_index" ON "article_products" USING btree ("product_key","article_id");--> statement-breakpoint
UPDATE "article_translations" t SET "author_name" = a."author_name" FROM "articles" a WHERE a."id" = t."article_id" AND t."locale" = 'zh';--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "author_name";
--> statement-breakpoint
-- Brings the listing of some articles up to date. The lock makes one writer wait for another who
-- changes the same article and its text at the same time, and then see what that one wrote.
create function relist_articles(ids uuid[]) returns void language plpgsql as $$
begin
  perform from articles where id = any (ids) order by id for share;
  delete from article_listing l
  where l.article_id = any (ids) and not exists (
    select from article_translations t join articles a on a.id = t.article_id
    where t.article_id = l.article_id and t.locale = l.locale and t.status = 'published' and a.listed
  );
  insert into article_listing as l (article_id, locale, category_key, pinned, published_at)
  select t.article_id, t.locale, a.category_key, a.pinned, t.published_at
  from article_translations t join articles a on a.id = t.article_id
  where t.article_id = any (ids) and t.status = 'published' and a.listed
  on conflict (article_id, locale) do update set
    category_key = excluded.category_key,
    pinned = excluded.pinned,
    published_at = excluded.published_at
  where (l.category_key, l.pinned, l.published_at)
    is distinct from (excluded.category_key, excluded.pinned, excluded.published_at);
end
$$;
--> statement-breakpoint
create function relist_changed_articles() returns trigger language plpgsql as $$
begin
  perform relist_articles(array(select id from changed));
  return null;
end
$$;
--> statement-breakpoint
create function relist_changed_texts() returns trigger language plpgsql as $$
begin
  perform relist_articles(array(select distinct article_id from changed));
  return null;
end
$$;
--> statement-breakpoint
create trigger relist_updated after update on articles
  referencing new table as changed for each statement execute function relist_changed_articles();
--> statement-breakpoint
create trigger relist_inserted after insert on article_translations
  referencing new table as changed for each statement execute function relist_changed_texts();
--> statement-breakpoint
create trigger relist_updated after update on article_translations
  referencing new table as changed for each statement execute function relist_changed_texts();
--> statement-breakpoint
create trigger relist_deleted after delete on article_translations
  referencing old table as changed for each statement execute function relist_changed_texts();
--> statement-breakpoint
-- Keeps the totals: one change per statement and category, in one order, so that two writers wait
-- for each other instead of locking each other out.
create function count_articles() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from article_counts;
  elsif tg_op = 'INSERT' then
    insert into article_counts as c (locale, category_key, total)
    select locale, category_key, count(*) from added group by 1, 2 order by 1, 2
    on conflict (locale, category_key) do update set total = c.total + excluded.total;
  elsif tg_op = 'DELETE' then
    insert into article_counts as c (locale, category_key, total)
    select locale, category_key, -count(*) from removed group by 1, 2 order by 1, 2
    on conflict (locale, category_key) do update set total = c.total + excluded.total;
  else
    insert into article_counts as c (locale, category_key, total)
    select locale, category_key, sum(change) from (
      select locale, category_key, 1 as change from added
      union all select locale, category_key, -1 from removed
    ) as changes group by 1, 2 having sum(change) <> 0 order by 1, 2
    on conflict (locale, category_key) do update set total = c.total + excluded.total;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger count_inserted after insert on article_listing
  referencing new table as added for each statement execute function count_articles();
--> statement-breakpoint
create trigger count_updated after update on article_listing
  referencing old table as removed new table as added for each statement execute function count_articles();
--> statement-breakpoint
create trigger count_deleted after delete on article_listing
  referencing old table as removed for each statement execute function count_articles();
--> statement-breakpoint
create trigger count_truncated after truncate on article_listing
  for each statement execute function count_articles();
--> statement-breakpoint
insert into article_listing (article_id, locale, category_key, pinned, published_at)
select t.article_id, t.locale, a.category_key, a.pinned, t.published_at
from article_translations t join articles a on a.id = t.article_id
where t.status = 'published' and a.listed;
--> statement-breakpoint
comment on table article_listing is 'What lists of articles are read from: one narrow row per listed and published text. Triggers keep it.';
--> statement-breakpoint
comment on table article_counts is 'How many rows of the listing each category has. Triggers keep it.';
