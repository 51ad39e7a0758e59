-- article_listing: one row per listed and published text, scheduled ones included. Lists of articles
-- read it. article_counts: the number of these rows per month. Only these triggers write them.

-- Brings the listing of some articles up to date. Of two transactions that change the same article
-- and its text, the lock makes the second wait for the first and then see its changes.
create or replace function refresh_article_listing(ids uuid[]) returns void language plpgsql as $$
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

create or replace function refresh_listing_of_articles() returns trigger language plpgsql as $$
begin
  perform refresh_article_listing(array(select id from changed));
  return null;
end
$$;

create or replace function refresh_listing_of_translations() returns trigger language plpgsql as $$
begin
  perform refresh_article_listing(array(select distinct article_id from changed));
  return null;
end
$$;

create or replace trigger list_after_update after update on articles
  referencing new table as changed for each statement execute function refresh_listing_of_articles();

create or replace trigger list_after_insert after insert on article_translations
  referencing new table as changed for each statement execute function refresh_listing_of_translations();

create or replace trigger list_after_update after update on article_translations
  referencing new table as changed for each statement execute function refresh_listing_of_translations();

create or replace trigger list_after_delete after delete on article_translations
  referencing old table as changed for each statement execute function refresh_listing_of_translations();

-- First day of the month of a moment, in UTC.
create or replace function month_of(moment timestamptz) returns date language sql immutable strict parallel safe
return date_trunc('month', moment at time zone 'UTC')::date;

-- Updates the totals: one change per statement and month, always in the same order, so that two
-- transactions cannot deadlock.
create or replace function update_article_counts() returns trigger language plpgsql as $$
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

create or replace trigger count_after_insert after insert on article_listing
  referencing new table as added for each statement execute function update_article_counts();

create or replace trigger count_after_update after update on article_listing
  referencing old table as removed new table as added for each statement execute function update_article_counts();

create or replace trigger count_after_delete after delete on article_listing
  referencing old table as removed for each statement execute function update_article_counts();

create or replace trigger count_after_truncate after truncate on article_listing
  for each statement execute function update_article_counts();

-- Only one transaction at a time may change the listing: the statements of a transaction lock months
-- in any order, so two such transactions could deadlock.
create or replace function lock_article_counts() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('article_counts'));
  return null;
end
$$;

create or replace trigger lock_article_counts before insert or update or delete on article_listing
  for each statement execute function lock_article_counts();

-- Updates existing rows in case these functions changed.
select refresh_article_listing(array(select id from articles));

delete from article_counts;

insert into article_counts (locale, category_key, pinned, month, total)
select locale, category_key, pinned, month_of(published_at), count(*)
from article_listing group by 1, 2, 3, 4;
