-- Adds views of pages to the statistics of a day. `given` is an array of { mark, page, views, client,
-- referrer }, one element per visitor and page; `mark` is the hash of the visitor on that day. The row
-- with an empty path has the numbers of the whole site. Rows are written in the order of their keys,
-- so that processes that count at the same time wait for each other and never deadlock.
--
-- Visitors can invent addresses of pages, hosts that linked here, and browsers. So only the first 5,000
-- pages of a day get a row, later hosts than the first 2,000 count as none, and nothing is counted while
-- visit_marks has two million rows (by the planner's estimate; yesterday's go every night).
create or replace function count_visits(on_day date, given jsonb) returns void language sql as $$
  with seen as materialized (
    select v.mark, v.page, v.views, v.client, v.referrer
    from jsonb_to_recordset(given) as v(mark text, page text, views integer, client text, referrer text)
    where (exists (select from visit_stats s where s.day = on_day and s.path = v.page)
        or (select count(*) from visit_stats s where s.day = on_day) < 5000)
      and (select reltuples from pg_class where oid = 'visit_marks'::regclass) < 2000000
  ), counted as (
    select page, mark, views from seen union all select '', mark, views from seen
  ), fresh as (
    insert into visit_marks (day, path, mark)
    select distinct on_day, page, mark from counted order by 2, 3
    on conflict do nothing returning path, mark
  ), pages as (
    insert into visit_stats as old (day, path, views, visitors)
    select on_day, c.page, sum(c.views),
      (select count(*) from fresh f where f.path = c.page)
    from counted c group by c.page order by c.page
    on conflict (day, path) do update
      set views = old.views + excluded.views, visitors = old.visitors + excluded.visitors
  )
  insert into visit_origins as old (day, referrer, client, visitors)
  select on_day, o.referrer, o.client, count(*)
  from (
    select distinct on (s.mark) s.mark, s.client,
      case when exists (select from visit_origins k where k.day = on_day and k.referrer = s.referrer)
          or (select count(*) from visit_origins k where k.day = on_day) < 2000
        then s.referrer else '' end as referrer
    from seen s
    join fresh f on f.path = '' and f.mark = s.mark
    order by s.mark, s.referrer desc
  ) as o
  group by o.referrer, o.client order by o.referrer, o.client
  on conflict (day, referrer, client) do update set visitors = old.visitors + excluded.visitors
$$;
