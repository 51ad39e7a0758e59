-- The matches of a search and their order; search_find calls search_ranked or search_first_page.

-- The condition that a text is in that language.
create or replace function search_language(locale text) returns tsquery language sql immutable strict parallel safe
return format('''=v:%s''', locale)::tsquery;

-- The condition that a text is in that language and was published in this quarter or the one before.
create or replace function search_recent_quarters(locale text) returns tsquery language sql stable parallel safe
return (
  select string_agg(format('''=q:%s%s''', locale, to_char(moment at time zone 'UTC', 'YYYYQ')), ' | ')
  from unnest(array[now(), now() - interval '3 months']) as moment
)::tsquery;

-- The functions below take the condition in two parts: the terms, and the part of the records to look
-- in, by language, quarter or other tags. The index finds records by two conditions several times
-- faster than by one that joins both, because it tests a condition with many synonyms only for records
-- that the other one leaves.
drop function if exists search_newest(tsquery, bigint);
drop function if exists search_ids(tsquery, bigint);
drop function if exists search_count_by_kind(tsquery, bigint);

-- The newest public records that match, with the columns for ranking.
create or replace function search_newest(terms tsquery, part tsquery, row_limit bigint)
returns table (entity_id uuid, kind text, slug text, title_key text, published_at timestamptz, weight smallint)
language sql stable parallel safe begin atomic
  select e.entity_id, e.kind, e.slug, e.title_key, e.published_at, e.weight from search_entries e
  where search_terms(e.title, e.lead, e.questions, e.body, e.tags) @@ terms
    and search_terms(e.title, e.lead, e.questions, e.body, e.tags) @@ part and e.published_at <= now()
  order by e.published_at desc, e.entity_id limit row_limit;
end;

-- Public records that match, in any order; the part must be of one language.
create or replace function search_some(terms tsquery, part tsquery, row_limit bigint) returns table (entity_id uuid, kind text, slug text)
language sql stable parallel safe begin atomic
  select e.entity_id, e.kind, e.slug from search_entries e
  where search_terms(e.title, e.lead, e.questions, e.body, e.tags) @@ terms
    and search_terms(e.title, e.lead, e.questions, e.body, e.tags) @@ part and e.published_at <= now() limit row_limit;
end;

-- Number of public records that match; at most `row_limit` are counted. Processes of an older release
-- call `search_count(tsquery, bigint)` during a rolling update, so that is not dropped.
create or replace function search_count(terms tsquery, part tsquery, row_limit bigint) returns bigint language sql stable parallel safe begin atomic
  select count(*) from (
    select from search_entries e
    where search_terms(e.title, e.lead, e.questions, e.body, e.tags) @@ terms
      and search_terms(e.title, e.lead, e.questions, e.body, e.tags) @@ part and e.published_at <= now() limit row_limit
  ) as counted;
end;

-- Number of public records in a language that match, counted up to a limit: first among the newest
-- records, and among all records if those are too few.
create or replace function search_frequency(terms tsquery, locale text, row_limit bigint) returns bigint language plpgsql stable parallel safe as $$
declare
  newest constant bigint := search_count(terms, search_recent_quarters(locale), row_limit);
begin
  if newest >= row_limit then
    return newest;
  end if;
  return search_count(terms, search_language(locale), row_limit);
end
$$;

-- Texts of public records in a language that match: the newest records if they are enough, else any.
create or replace function search_texts(terms tsquery, requested_locale text, is_title boolean, row_limit bigint) returns setof text
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  part tsquery := search_recent_quarters(requested_locale);
begin
  if search_count(terms, part, row_limit) < row_limit then
    part := search_language(requested_locale);
  end if;
  return query
    select case when is_title then e.title_key else e.body end from search_entries e
    where search_terms(e.title, e.lead, e.questions, e.body, e.tags) @@ terms
      and search_terms(e.title, e.lead, e.questions, e.body, e.tags) @@ part and e.published_at <= now() limit row_limit;
end
$$;

-- A regular expression for a phrase as whole words: no Latin letter or digit before it and, unless
-- `is_prefix`, after it.
create or replace function search_phrase_pattern(phrase text, is_prefix boolean) returns text language sql immutable strict parallel safe
return case when phrase ~ '^[a-z0-9]' then '(?<![a-z0-9])' else '' end
  || regexp_replace(phrase, '([][\\^$.|?*+(){}])', '\\\1', 'g')
  || case when not is_prefix and phrase ~ '[a-z0-9]$' then '(?![a-z0-9])' else '' end;

drop function if exists search_ranked;
drop function if exists search_first_page;
drop type if exists search_match;

-- A match; higher scores come first.
create type search_match as (
  entity_id uuid, kind text, slug text, title_key text, published_at timestamptz, weight smallint, score float8
);

-- The matches of a query that few records match, by how rare the matched terms are and where they
-- occur. A record may lack some of the terms.
--   units          one condition per term of the query, anywhere in a record
--   frequencies    number of records with each term, counted up to `frequent`
--   typed_frequencies  the same without synonyms: they say how rare a term is
--   frequent       terms of so many records are not looked up in each field, and their records are not all read
--   is_needed      whether the term counts as a part of the query; others only add to the score
--   missing        number of terms of the query that no record has; they are not among the units
--   unit_words     the terms as typed
--   features       what adds to the score of a unit: its index, a weight and the condition
--   complete       the records that have all needed terms, with all filters
--   filter         the conditions on tags and language, without the kind
create or replace function search_ranked(
  requested_locale text, phrase text, units tsquery[], frequencies bigint[], typed_frequencies bigint[], frequent bigint,
  is_needed boolean[], missing integer, unit_words text[], feature_units integer[], feature_weights float8[], feature_queries tsquery[],
  complete uuid[], filter tsquery
) returns search_match[] language plpgsql stable as $$
declare
  recent constant tsquery := search_recent_quarters(requested_locale);
  word_pattern constant text := search_phrase_pattern(phrase, false);
  prefix_pattern constant text := search_phrase_pattern(phrase, true);
  record_count integer;
  result search_match[];
begin
  select count(*) into record_count from (
    select from search_entries where locale = requested_locale limit 4 * frequent
  ) as counted;
  with unit_stats as materialized (
    select unit, frequency, unit_words[unit] as word, is_needed[unit] as needed,
      ln(1 + (greatest(record_count, typed) - typed + 0.5) / (typed + 0.5)) as rarity
    from unnest(frequencies, typed_frequencies) with ordinality as counted (frequency, typed, position)
    cross join lateral (select position::integer as unit) as p
  ), feature_matches as materialized (
    select match.entity_id, f.unit, sum(f.weight) as weight
    from unnest(feature_units, feature_weights, feature_queries) as f (unit, weight, condition)
    join unit_stats u on u.unit = f.unit and u.frequency between 1 and frequent - 1
    cross join lateral search_some(f.condition, filter, frequent) as match
    group by match.entity_id, f.unit
  ), complete_matches as materialized (
    select entity_id from unnest(complete) as entity_id
    where exists (select from unit_stats where frequency >= frequent)
  ), candidates as materialized (
    select e.* from (
      select entity_id from feature_matches union select entity_id from complete_matches
      union
      select match.entity_id from unit_stats u cross join lateral search_some(units[u.unit], recent && filter, 50) as match
      where u.frequency >= frequent and not exists (select from complete_matches)
    ) as one
    join search_entries e on e.entity_id = one.entity_id and e.locale = requested_locale
  ), unit_matches as (
    select entity_id, unit, weight from feature_matches
    union all
    select c.entity_id, u.unit, case when strpos(c.title_key, u.word) > 0 then 10 else 1 end
    from candidates c cross join unit_stats u
    where u.frequency >= frequent
      and (strpos(c.title_key, u.word) > 0 or c.entity_id in (select entity_id from complete_matches))
  ), whole_query as (
    select sum(rarity) + missing * ln(1 + (record_count + 0.5) / 0.5) as rarity, count(*) + missing as units
    from unit_stats where needed
  ), scores as (
    select m.entity_id, sum(u.rarity * m.weight / (m.weight + 3)) as score,
      coalesce(sum(u.rarity) filter (where u.needed), 0) as rarity, count(*) filter (where u.needed) as units
    from unit_matches m join unit_stats u on u.unit = m.unit
    group by m.entity_id
  )
  select array_agg((
    c.entity_id, c.kind, c.slug, c.title_key, c.published_at, c.weight,
    s.score + w.rarity * (
      case
        when strpos(c.title_key, phrase) = 0 then 0
        when c.title_key = phrase then 1
        when c.title_key ~ word_pattern then case when starts_with(c.title_key, phrase) then 0.4 else 0.3 end
        when c.title_key ~ prefix_pattern then 0.1
        else 0
      end
      + case when strpos(c.questions, phrase) > 0 then 0.3 else 0 end
      - least(length(c.title_key), 60) * 0.001
      + c.weight * 0.002
      + 0.02 * exp(date_part('epoch', c.published_at - now()) / 4e7)
    )
  )::search_match) into result
  from scores s join candidates c on c.entity_id = s.entity_id cross join whole_query w
  where s.units >= 0.5 * w.units or s.rarity >= 0.3 * w.rarity;
  return coalesce(result, '{}');
end
$$;

-- The first matches of a query that many records match, in tiers: words in the title, in summary and
-- headings, anywhere; in each of these, whole words before beginnings of words and newer before older
-- records. Before all tiers come featured records and titles that begin with the phrase. No further
-- tier is read once a page is full.
create or replace function search_first_page(
  requested_locale text, phrase text, anywhere tsquery, in_title tsquery, in_head tsquery, whole tsquery[],
  filter text[], query_words text[], needed_rows integer
) returns search_match[] language plpgsql stable as $$
declare
  recent constant tsquery := search_recent_quarters(requested_locale);
  word_pattern constant text := search_phrase_pattern(phrase, false);
  prefix_pattern constant text := search_phrase_pattern(phrase, true);
  -- A tier outweighs every difference within it; moments are the largest.
  tier_score constant float8 := 1e10;
  condition tsquery;
  part tsquery;
  current_tier integer := 6;
  matches search_match[] := '{}';
begin
  <<steps>>
  foreach condition in array array[whole[2], whole[3], whole[1], in_title, in_head, anywhere] loop
    current_tier := current_tier - 1;
    continue when condition is null;
    foreach part in array array[recent, search_language(requested_locale)] loop
      -- A record can match in several tiers, and a program once per release.
      exit steps when (select count(distinct (row.kind, row.slug)) from unnest(matches) as row) >= needed_rows;
      matches := matches || array(
        select (r.entity_id, r.kind, r.slug, r.title_key, r.published_at, r.weight,
          current_tier * tier_score + date_part('epoch', r.published_at))::search_match
        from search_newest(condition, part, needed_rows + 400) as r
      );
    end loop;
  end loop;
  return matches || array(
    select (e.entity_id, e.kind, e.slug, e.title_key, e.published_at, e.weight,
      10 * tier_score
      + case
          when strpos(e.title_key, phrase) = 0 then 0
          when e.title_key = phrase then 1000
          when e.title_key ~ word_pattern then case when starts_with(e.title_key, phrase) then 600 else 400 end
          when e.title_key ~ prefix_pattern then 150
          else 0
        end
      + case
          when cardinality(query_words) > 1 then 30 * (select count(*) from unnest(query_words) as word where strpos(e.title_key, word) > 0)
          else 0
        end
      - least(length(e.title_key), 60) * 0.5::float8
      + e.weight * 5
      + 10 * exp(date_part('epoch', e.published_at - now()) / 4e7))::search_match
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
end
$$;
