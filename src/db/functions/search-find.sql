-- The query of the site's search; src/api/search calls search_find and search_count.

-- The condition that a text is in that language and from this quarter or the one before.
create or replace function search_recent(locale text) returns tsquery language sql stable parallel safe
return (
  select string_agg(format('''=q:%s%s''', locale, to_char(moment at time zone 'UTC', 'YYYYQ')), ' | ')
  from unnest(array[now(), now() - interval '3 months']) as moment
)::tsquery;

-- The part of a text around the first of the words in it.
create or replace function search_excerpt(whole text, words text[]) returns text language sql immutable parallel safe
return (
  select substr(whole, greatest(1, coalesce(min(strpos(low.body, word)) filter (where strpos(low.body, word) > 0), 1) - 60), 240)
  from (select lower(whole) as body offset 0) as low, unnest(words) as word
);

-- The newest public records that match, with the columns for ranking.
create or replace function search_rows(terms tsquery, most bigint)
returns table (entity_id uuid, kind text, slug text, title_key text, published_at timestamptz, weight smallint)
language sql stable parallel safe begin atomic
  select e.entity_id, e.kind, e.slug, e.title_key, e.published_at, e.weight from search_entries e
  where search_terms(e.title, e.lead, e.body, e.tags) @@ terms and e.published_at <= now()
  order by e.published_at desc, e.entity_id limit most;
end;

-- Number of public records that match, counted up to `most`.
create or replace function search_count(terms tsquery, most bigint) returns bigint language sql stable parallel safe begin atomic
  select count(*) from (
    select from search_entries e
    where search_terms(e.title, e.lead, e.body, e.tags) @@ terms and e.published_at <= now() limit most
  ) as few;
end;

-- Number of public records of each kind that match; at most `most` rows are counted. A program
-- counts once, however many of its releases match.
create or replace function search_kinds(terms tsquery, most bigint) returns table (kind text, rows bigint, records bigint)
language sql stable parallel safe begin atomic
  select few.kind, count(*), case few.kind when 'download' then count(distinct few.slug) else count(*) end from (
    select e.kind, e.slug from search_entries e
    where search_terms(e.title, e.lead, e.body, e.tags) @@ terms and e.published_at <= now() limit most
  ) as few group by few.kind;
end;

-- A regular expression for a phrase as whole words: no Latin letter or digit before it and, unless
-- `goes_on`, after it.
create or replace function search_pattern(phrase text, goes_on boolean) returns text language sql immutable strict parallel safe
return case when phrase ~ '^[a-z0-9]' then '(?<![a-z0-9])' else '' end
  || regexp_replace(phrase, '([][\\^$.|?*+(){}])', '\\\1', 'g')
  || case when not goes_on and phrase ~ '[a-z0-9]$' then '(?![a-z0-9])' else '' end;

-- A match. `tier` says where the words are found; higher is better.
drop type if exists search_row;

create type search_row as (
  entity_id uuid, kind text, slug text, title_key text, published_at timestamptz, weight smallint, tier integer
);

-- Finds public records and ranks them in tiers: words in the title, in summary and headings, anywhere;
-- in each of these whole words before beginnings of words.
-- Up to `most` matches: all are ranked, within a tier by how well the title matches, then short,
-- featured and new records first. More matches: the newest come first in each tier, and before all
-- tiers featured records and titles that begin with the phrase.
-- Pages follow from each other in both cases, and no further tier is read once a page is full.
--   phrase    the whole query, folded
--   anywhere, in_title, in_head  the terms that must be there, with language and tags
--   whole     the same three with the last word as a whole word; null if it has no other form
--   across    as `anywhere` without the kind, for the counts by kind
--   filter    the tags asked for; '|' separates alternatives
--   own       the words of the query, for ranking; `words` includes synonyms, for the excerpt
--   detailed  whether to return the fields of each record and counts by kind up to 100, or ids only
-- Matches are counted up to 2,000; if detailed, up to 200 or the end of the page asked for.
-- Returns { total, more, hits, kinds }.
create or replace function search_find(
  asked_locale text, phrase text, anywhere tsquery, in_title tsquery, in_head tsquery, whole tsquery[], across tsquery,
  filter text[], own text[], words text[], page_size integer, skip integer, detailed boolean, by_kind boolean
) returns json language plpgsql stable as $$
declare
  most constant integer := case when detailed then greatest(200, skip + page_size) else 2000 end;
  need constant integer := case when skip < most then least(skip + page_size, most) else 0 end;
  recent constant tsquery := search_recent(asked_locale);
  as_whole constant text := search_pattern(phrase, false);
  as_beginning constant text := search_pattern(phrase, true);
  newest json;
  found json;
  kinds json;
  total integer;
  more boolean;
  condition tsquery;
  part tsquery;
  place integer := 600;
  pool search_row[] := '{}';
  answer json;
begin
  -- The newest ones may be enough to know that there are more than `most`.
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
  if detailed and not more and not by_kind then
    kinds := found;
  elsif detailed then
    select json_object_agg(k.kind, k.count) into kinds from (
      select kind, case
        when not by_kind and coalesce(found ->> kind, newest ->> kind)::integer > 100 then 101
        else coalesce((select sum(one.records) from search_kinds(across && format('''=k:%s''', kind)::tsquery, 101) as one), 0)
      end as count
      from unnest(array['product', 'document', 'article', 'case', 'download']) as kind
    ) as k;
  end if;
  <<steps>>
  foreach condition in array array[whole[2], whole[3], whole[1], in_title, in_head, anywhere] loop
    place := place - 100;
    continue when condition is null;
    foreach part in array case when more then array[condition && recent, condition] else array[condition] end loop
      -- A record can match in several tiers, and a program once per release.
      exit steps when (select count(distinct (row.kind, row.slug)) from unnest(pool) as row) >= need;
      pool := pool || array(
        select (r.entity_id, r.kind, r.slug, r.title_key, r.published_at, r.weight, place)::search_row
        from search_rows(part, case when more then need + 400 else most end) as r
      );
    end loop;
  end loop;
  if more then
    pool := pool || array(
      select (e.entity_id, e.kind, e.slug, e.title_key, e.published_at, e.weight, 1000)::search_row
      from (
        (
          select * from search_entries begun
          where begun.locale = asked_locale and phrase <> ''
            and begun.title_key ~>=~ phrase and begun.title_key ~<~ (phrase || chr(1114111))
            and begun.published_at <= now()
          order by begun.title_key using ~<~ limit 50
        )
        union
        select * from search_entries forward
        where forward.locale = asked_locale and forward.weight > 1 and forward.published_at <= now()
          and cardinality(own) > 0
          and not exists (select from unnest(own) as word where strpos(forward.title_key, word) = 0)
      ) as e
      where not exists (
        select from unnest(filter) as tags
        where not string_to_array(e.tags, ' ') && string_to_array(tags, '|')
      )
    );
  end if;
  with ranked as (
    select row.*,
      case
        when more and row.tier < 1000 then date_part('epoch', row.published_at)
        else
          case
            when strpos(row.title_key, phrase) = 0 then 0
            when row.title_key = phrase then 1000
            when row.title_key ~ as_whole then case when starts_with(row.title_key, phrase) then 600 else 400 end
            when row.title_key ~ as_beginning then 150
            else 0
          end
          + case
              when cardinality(own) > 1 then 30 * (select count(*) from unnest(own) as word where strpos(row.title_key, word) > 0)
              else 0
            end
          - least(length(row.title_key), 60) * 0.5::float8
          + row.weight * 5
          + 10 * exp(date_part('epoch', row.published_at - now()) / 4e7)
      end as score
    from unnest(pool) as row
  ), page as materialized (
    select * from (
      select distinct on (kind, slug) * from ranked order by kind, slug, tier desc, score desc, published_at desc
    ) as records
    order by tier desc, score desc, published_at desc, slug, kind
    limit greatest(0, need - skip) offset skip
  )
  select json_build_object(
    'total', case when more then most else (select coalesce(sum(value::integer), 0) from json_each_text(found)) end,
    'more', more,
    'hits', coalesce(case
      when detailed then (
        select json_agg(json_build_object(
          'id', e.entity_id, 'kind', e.kind, 'slug', e.slug, 'title', e.title, 'lead', e.lead, 'tags', e.tags,
          'publishedAt', e.published_at, 'excerpt', search_excerpt(e.body, words)
        ) order by p.tier desc, p.score desc, p.published_at desc, p.slug, p.kind)
        from page p join search_entries e on e.entity_id = p.entity_id and e.locale = asked_locale
      )
      else (
        select json_agg(json_build_object('id', p.entity_id) order by p.tier desc, p.score desc, p.published_at desc, p.slug, p.kind)
        from page p
      )
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
