-- Fewer and shorter steps in every search: what the dialog shows is counted to 200 only, the newest are
-- ranked as they are found instead of counted first.
-- Finds public records and ranks them: exact title, beginning of the title, phrase in the title, words in
-- the title, in summary and headings, anywhere; whole words before others, and among equals what is short,
-- put forward and new. The cost is bounded however common the words are: the newest 400 of each of these
-- steps are ranked, and no step is taken once a page is full. Words that many records hold, more than
-- are counted, are first looked for in the newest quarters.
--   phrase    the whole query, folded
--   anywhere, in_title, in_head  what must stand there, together with language and tags
--   whole     the same three with the last word as it is; empty where it stands for nothing longer
--   across    as `anywhere` without the kind: what is counted by kind
--   filter    the tags asked for, those of which one is enough apart by '|'
--   own       the words of the query, for ranking; `words` with what means the same, for the excerpt
--   detailed  with what is shown of each record, and counts by kind up to 100; else ids only
-- Records are counted up to 2,000; with what is shown of them, for a dialog, up to 200 or what is asked for.
-- Answers { total, more, hits, kinds }.
create or replace function search_find(
  asked_locale text, phrase text, anywhere tsquery, in_title tsquery, in_head tsquery, whole tsquery[], across tsquery,
  filter text[], own text[], words text[], page_size integer, skip integer, detailed boolean, by_kind boolean
) returns json language plpgsql stable as $$
declare
  recent constant tsquery := search_recent(asked_locale);
  need constant integer := skip + page_size;
  most constant integer := case when detailed then greatest(200, need) else 2000 end;
  -- A little more than the page, so that what is put forward may still move up.
  enough constant integer := need + 12;
  step constant integer := greatest(400, enough);
  as_whole constant text := search_pattern(phrase, false);
  as_beginning constant text := search_pattern(phrase, true);
  newest json;
  found json;
  total integer;
  more boolean;
  -- The quarters that are looked at first, where there are many; else null, which finds nothing.
  recent_first tsquery := recent;
  kinds json;
  answer json;
begin
  -- The newest alone may show that there are too many; else all are counted.
  select coalesce(json_object_agg(k.kind, k.records), '{}'), coalesce(sum(k.rows), 0)
  into newest, total from search_kinds(anywhere && recent, most + 1) as k;
  if total <= most then
    select coalesce(json_object_agg(k.kind, k.records), '{}'), coalesce(sum(k.rows), 0)
    into found, total from search_kinds(anywhere, most + 1) as k;
  end if;
  if total = 0 and not by_kind then
    return '{"total": 0, "more": false, "hits": [], "kinds": []}';
  end if;
  more := total > most;
  if more then
    if whole[1] is not null and search_count(whole[1] && recent, need) >= need then
      anywhere := whole[1];
      in_title := whole[2];
      in_head := whole[3];
      whole := null;
    end if;
  else
    recent_first := null;
  end if;
  if detailed and not more and not by_kind then
    kinds := found;
  elsif detailed then
    select json_object_agg(k.kind, k.count) into kinds from (
      select kind, case
        when not by_kind and coalesce(found ->> kind, newest ->> kind)::integer > 100 then 101
        else search_count(across && format('''=k:%s''', kind)::tsquery, 101)
      end as count
      from unnest(array['product', 'document', 'article', 'case', 'download']) as kind
    ) as k;
  end if;
  with whole_title as materialized (
    select *, 700 as tier from search_rows(whole[2], step)
  ), whole_title_found as materialized (
    select count(*) as held from whole_title
  ), whole_head as materialized (
    select *, 600 from search_rows(whole[3], case when (select held from whole_title_found) < enough then step else 0 end)
  ), whole_head_found as materialized (
    select greatest(count(*), (select held from whole_title_found)) as held from whole_head
  ), whole_any as materialized (
    select *, 500 from search_rows(whole[1], case when (select held from whole_head_found) < enough then step else 0 end)
  ), whole_any_found as materialized (
    select greatest(count(*), (select held from whole_head_found)) as held from whole_any
  ), newest_title as materialized (
    select *, 200 from search_rows(in_title && recent_first, case when (select held from whole_any_found) < enough then step else 0 end)
  ), newest_title_found as materialized (
    select greatest(count(*), (select held from whole_any_found)) as held from newest_title
  ), title as materialized (
    select *, 200 from search_rows(in_title, case when (select held from newest_title_found) < enough then step else 0 end)
  ), title_found as materialized (
    select greatest(count(*), (select held from newest_title_found)) as held from title
  ), newest_head as materialized (
    select *, 100 from search_rows(in_head && recent_first, case when (select held from title_found) < enough then step else 0 end)
  ), newest_head_found as materialized (
    select greatest(count(*), (select held from title_found)) as held from newest_head
  ), head as materialized (
    select *, 100 from search_rows(in_head, case when (select held from newest_head_found) < enough then step else 0 end)
  ), head_found as materialized (
    select greatest(count(*), (select held from newest_head_found)) as held from head
  ), newest_body as materialized (
    select *, 0 from search_rows(anywhere && recent_first, case when (select held from head_found) < enough then step else 0 end)
  ), newest_body_found as materialized (
    select greatest(count(*), (select held from head_found)) as held from newest_body
  ), body as materialized (
    select *, 0 from search_rows(anywhere, case when (select held from newest_body_found) < enough then step else 0 end)
  ), pool as (
    select * from whole_title
    union all
    select * from whole_head
    union all
    select * from whole_any
    union all
    select * from newest_title
    union all
    select * from title
    union all
    select * from newest_head
    union all
    select * from head
    union all
    select * from newest_body
    union all
    select * from body
    union all
    select * from (
      select e.entity_id, e.kind, e.slug, e.title_key, e.published_at, e.weight, 200 from search_entries e
      where total > 0 and phrase <> '' and e.locale = asked_locale
        and e.title_key ~>=~ phrase and e.title_key ~<~ (phrase || chr(1114111)) and e.published_at <= now()
        and not exists (
          select from unnest(filter) as tags
          where not string_to_array(e.tags, ' ') && string_to_array(tags, '|')
        )
      order by e.title_key using ~<~ limit 50
    ) as beginnings
  ), ranked as (
    select *, tier
      + case
          when strpos(title_key, phrase) = 0 then 0
          when title_key = phrase then 1000
          when title_key ~ as_whole then case when starts_with(title_key, phrase) then 600 else 400 end
          when title_key ~ as_beginning then 150
          else 0
        end
      + case
          when cardinality(own) > 1 then 30 * (select count(*) from unnest(own) as word where strpos(title_key, word) > 0)
          else 0
        end
      - least(length(title_key), 60) * 0.5::float8
      + weight * 5
      + 10 * exp(date_part('epoch', published_at - now()) / 4e7) as score
    from pool
  ), front as materialized (
    -- A record stands in several steps, and a program once for each release.
    select * from ranked order by score desc, published_at desc, slug limit need * 6 + 200
  ), page as materialized (
    select * from (
      select distinct on (kind, slug) * from front order by kind, slug, score desc, published_at desc
    ) as records
    order by score desc, published_at desc, slug limit page_size offset skip
  )
  select json_build_object(
    'total', case when more then most else (select coalesce(sum(value::integer), 0) from json_each_text(found)) end,
    'more', more,
    'hits', coalesce(case
      when detailed then (
        select json_agg(json_build_object(
          'id', e.entity_id, 'kind', e.kind, 'slug', e.slug, 'title', e.title, 'lead', e.lead, 'tags', e.tags,
          'publishedAt', e.published_at, 'excerpt', search_excerpt(e.body, words)
        ) order by p.score desc, p.published_at desc, p.slug)
        from page p join search_entries e on e.entity_id = p.entity_id and e.locale = asked_locale
      )
      else (select json_agg(json_build_object('id', p.entity_id) order by p.score desc, p.published_at desc, p.slug) from page p)
    end, '[]'),
    'kinds', coalesce((
      select json_agg(
        json_build_object('kind', key, 'count', case when more or by_kind then least(value::integer, 100) else value::integer end,
          'more', (more or by_kind) and value::integer > 100)
        order by case when more or by_kind then 0 else -value::integer end,
          array_position(array['product', 'document', 'article', 'case', 'download'], key)
      ) from json_each_text(kinds) where value <> '0'
    ), '[]')
  ) into answer;
  return answer;
end
$$;
