-- The query of the site's search; src/api/search calls search_find and search_count.

-- The condition that a text is in that language and was published in this quarter or the one before.
create or replace function search_recent_quarters(locale text) returns tsquery language sql stable parallel safe
return (
  select string_agg(format('''=q:%s%s''', locale, to_char(moment at time zone 'UTC', 'YYYYQ')), ' | ')
  from unnest(array[now(), now() - interval '3 months']) as moment
)::tsquery;

-- The part of a text around the first of the words in it.
create or replace function search_excerpt(body text, words text[]) returns text language sql immutable parallel safe
return (
  select substr(body, greatest(1, coalesce(min(strpos(lowered.text, word)) filter (where strpos(lowered.text, word) > 0), 1) - 60), 240)
  from (select lower(body) as text offset 0) as lowered, unnest(words) as word
);

-- The newest public records that match, with the columns for ranking.
create or replace function search_newest(terms tsquery, row_limit bigint)
returns table (entity_id uuid, kind text, slug text, title_key text, published_at timestamptz, weight smallint)
language sql stable parallel safe begin atomic
  select e.entity_id, e.kind, e.slug, e.title_key, e.published_at, e.weight from search_entries e
  where search_terms(e.title, e.lead, e.body, e.tags) @@ terms and e.published_at <= now()
  order by e.published_at desc, e.entity_id limit row_limit;
end;

-- Number of public records that match; at most `row_limit` are counted.
create or replace function search_count(terms tsquery, row_limit bigint) returns bigint language sql stable parallel safe begin atomic
  select count(*) from (
    select from search_entries e
    where search_terms(e.title, e.lead, e.body, e.tags) @@ terms and e.published_at <= now() limit row_limit
  ) as counted;
end;

-- Number of public records of each kind that match; at most `row_limit` rows are counted. A program
-- counts once, however many of its releases match.
create or replace function search_count_by_kind(terms tsquery, row_limit bigint) returns table (kind text, rows bigint, records bigint)
language sql stable parallel safe begin atomic
  select counted.kind, count(*), case counted.kind when 'download' then count(distinct counted.slug) else count(*) end from (
    select e.kind, e.slug from search_entries e
    where search_terms(e.title, e.lead, e.body, e.tags) @@ terms and e.published_at <= now() limit row_limit
  ) as counted group by counted.kind;
end;

-- A regular expression for a phrase as whole words: no Latin letter or digit before it and, unless
-- `is_prefix`, after it.
create or replace function search_phrase_pattern(phrase text, is_prefix boolean) returns text language sql immutable strict parallel safe
return case when phrase ~ '^[a-z0-9]' then '(?<![a-z0-9])' else '' end
  || regexp_replace(phrase, '([][\\^$.|?*+(){}])', '\\\1', 'g')
  || case when not is_prefix and phrase ~ '[a-z0-9]$' then '(?![a-z0-9])' else '' end;

-- A match. `tier` says where the words occur; higher is better.
drop type if exists search_match;

create type search_match as (
  entity_id uuid, kind text, slug text, title_key text, published_at timestamptz, weight smallint, tier integer
);

-- Finds public records and ranks them in tiers: words in the title, in summary and headings, anywhere;
-- in each of these, whole words before beginnings of words.
-- Up to `count_limit` matches: all are ranked, within a tier by how well the title matches, then short,
-- featured and new records first. More matches: the newest come first in each tier, and before all
-- tiers featured records and titles that begin with the phrase.
-- In both cases no record is on two pages, and no further tier is read once a page is full.
--   phrase         the whole query, folded
--   anywhere, in_title, in_head  the terms that must match there, with language and tags
--   whole          the same three with the last word as a whole word; empty if it has no other form
--   any_kind       as `anywhere` without the kind, for the counts by kind
--   filter         the tags that must match; '|' separates alternatives
--   query_words    the words of the query, for ranking
--   excerpt_words  these words and their synonyms, for the excerpt
--   detailed       whether to return the fields of each record and counts by kind up to 100, or ids only
--   has_kind       whether the query asks for one kind of record
-- Matches are counted up to 2,000; if detailed, up to 200 or the end of the page.
-- Returns { total, more, hits, kinds }.
create or replace function search_find(
  requested_locale text, phrase text, anywhere tsquery, in_title tsquery, in_head tsquery, whole tsquery[], any_kind tsquery,
  filter text[], query_words text[], excerpt_words text[], page_size integer, page_offset integer, detailed boolean, has_kind boolean
) returns json language plpgsql stable as $$
declare
  count_limit constant integer := case when detailed then greatest(200, page_offset + page_size) else 2000 end;
  needed_rows constant integer := case when page_offset < count_limit then least(page_offset + page_size, count_limit) else 0 end;
  recent constant tsquery := search_recent_quarters(requested_locale);
  word_pattern constant text := search_phrase_pattern(phrase, false);
  prefix_pattern constant text := search_phrase_pattern(phrase, true);
  recent_counts json;
  counts json;
  kinds json;
  total integer;
  more boolean;
  condition tsquery;
  step_query tsquery;
  current_tier integer := 600;
  matches search_match[] := '{}';
  result json;
begin
  -- Recent records alone may show that there are more than `count_limit`.
  select coalesce(json_object_agg(k.kind, k.records), '{}'), coalesce(sum(k.rows), 0)
  into recent_counts, total from search_count_by_kind(anywhere && recent, count_limit + 1) as k;
  if total <= count_limit then
    select coalesce(json_object_agg(k.kind, k.records), '{}'), coalesce(sum(k.rows), 0)
    into counts, total from search_count_by_kind(anywhere, count_limit + 1) as k;
  end if;
  if total = 0 and not has_kind then
    return '{"total": 0, "more": false, "hits": [], "kinds": []}';
  end if;
  more := total > count_limit;
  if detailed and not more and not has_kind then
    kinds := counts;
  elsif detailed then
    select json_object_agg(k.kind, k.count) into kinds from (
      select kind, case
        when not has_kind and coalesce(counts ->> kind, recent_counts ->> kind)::integer > 100 then 101
        else coalesce((select sum(one.records) from search_count_by_kind(any_kind && format('''=k:%s''', kind)::tsquery, 101) as one), 0)
      end as count
      from unnest(array['product', 'document', 'article', 'case', 'download']) as kind
    ) as k;
  end if;
  <<steps>>
  foreach condition in array array[whole[2], whole[3], whole[1], in_title, in_head, anywhere] loop
    current_tier := current_tier - 100;
    continue when condition is null;
    foreach step_query in array case when more then array[condition && recent, condition] else array[condition] end loop
      -- A record can match in several tiers, and a program once per release.
      exit steps when (select count(distinct (row.kind, row.slug)) from unnest(matches) as row) >= needed_rows;
      matches := matches || array(
        select (r.entity_id, r.kind, r.slug, r.title_key, r.published_at, r.weight, current_tier)::search_match
        from search_newest(step_query, case when more then needed_rows + 400 else count_limit end) as r
      );
    end loop;
  end loop;
  if more then
    matches := matches || array(
      select (e.entity_id, e.kind, e.slug, e.title_key, e.published_at, e.weight, 1000)::search_match
      from (
        (
          select * from search_entries prefixed
          where prefixed.locale = requested_locale and phrase <> ''
            and prefixed.title_key ~>=~ phrase and prefixed.title_key ~<~ (phrase || chr(1114111))
            and prefixed.published_at <= now()
          order by prefixed.title_key using ~<~ limit 50
        )
        union
        select * from search_entries featured
        where featured.locale = requested_locale and featured.weight > 1 and featured.published_at <= now()
          and cardinality(query_words) > 0
          and not exists (select from unnest(query_words) as word where strpos(featured.title_key, word) = 0)
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
            when row.title_key ~ word_pattern then case when starts_with(row.title_key, phrase) then 600 else 400 end
            when row.title_key ~ prefix_pattern then 150
            else 0
          end
          + case
              when cardinality(query_words) > 1 then 30 * (select count(*) from unnest(query_words) as word where strpos(row.title_key, word) > 0)
              else 0
            end
          - least(length(row.title_key), 60) * 0.5::float8
          + row.weight * 5
          + 10 * exp(date_part('epoch', row.published_at - now()) / 4e7)
      end as score
    from unnest(matches) as row
  ), page as materialized (
    select * from (
      select distinct on (kind, slug) * from ranked order by kind, slug, tier desc, score desc, published_at desc
    ) as records
    order by tier desc, score desc, published_at desc, slug, kind
    limit greatest(0, needed_rows - page_offset) offset page_offset
  )
  select json_build_object(
    'total', case when more then count_limit else (select coalesce(sum(value::integer), 0) from json_each_text(counts)) end,
    'more', more,
    'hits', coalesce(case
      when detailed then (
        select json_agg(json_build_object(
          'id', e.entity_id, 'kind', e.kind, 'slug', e.slug, 'title', e.title, 'lead', e.lead, 'tags', e.tags,
          'publishedAt', e.published_at, 'excerpt', search_excerpt(e.body, excerpt_words)
        ) order by p.tier desc, p.score desc, p.published_at desc, p.slug, p.kind)
        from page p join search_entries e on e.entity_id = p.entity_id and e.locale = requested_locale
      )
      else (
        select json_agg(json_build_object('id', p.entity_id) order by p.tier desc, p.score desc, p.published_at desc, p.slug, p.kind)
        from page p
      )
    end, '[]'),
    'kinds', coalesce((
      select json_agg(
        json_build_object('kind', key, 'count', case when more or has_kind then least(value::integer, 100) else value::integer end,
          'more', (more or has_kind) and value::integer > 100)
        order by case when more or has_kind then 0 else -value::integer end,
          array_position(array['product', 'document', 'article', 'case', 'download'], key)
      ) from json_each_text(kinds) where value <> '0'
    ), '[]')
  ) into result;
  return result;
end
$$;
