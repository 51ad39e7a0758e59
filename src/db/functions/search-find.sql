-- The query of the site's search; src/api/search calls search_find, search_frequency and search_texts.

-- The part of a text around the first of the words in it, of which the first that occurs at all counts: a rare
-- word says more than a frequent one. A Latin word is looked for after a space or a line break, a letter or a
-- figure not at all. Each element has a word and its other forms, one a line.
create or replace function search_excerpt(body text, words text[]) returns text language plpgsql immutable parallel safe as $$
declare
  lowered constant text := lower(body);
  forms text;
  word text;
  place integer;
  first integer;
begin
  foreach forms in array words loop
    first := null;
    foreach word in array string_to_array(forms, E'\n') loop
      continue when word ~ '^[a-z0-9]?$';
      if word ~ '^[a-z0-9]' then
        place := coalesce(nullif(strpos(lowered, ' ' || word), 0), nullif(strpos(lowered, E'\n' || word), 0));
        if starts_with(lowered, word) then
          place := 1;
        end if;
      else
        place := nullif(strpos(lowered, word), 0);
      end if;
      first := least(first, place);
    end loop;
    exit when first is not null;
  end loop;
  return substr(body, greatest(1, coalesce(first, 1) - 60), 240);
end
$$;

-- Finds public records and ranks them: few matches by score, also records that lack some of the words;
-- the first of many by tiers. No record is on two pages.
--   phrase         the whole query, folded
--   anywhere, in_title, in_head  the terms that must match there, with language and tags
--   whole          the same three with the last word as a whole word; empty if it has no other form
--   any_kind       as `anywhere` without the kind, for the counts by kind
--   base_filter    the conditions on language and tags, without the kind
--   filter         the tags that must match; '|' separates alternatives
--   query_words    the needed words of the query, for ranking
--   excerpt_words  for each term of the query the term and its synonyms, one a line, for the excerpt
--   detailed       whether to return the fields of each record and counts by kind up to 100, or ids only
--   requested_kind the kind of record that is asked for, or null
--   typed_units    as `units` without synonyms, where there are any, else null
-- The others are those of search_ranked.
-- Matches are counted up to 2,000; if detailed, up to 200 or the end of the page.
-- Plans are kept: planning a statement anew, for each search or each term, costs more than carrying it out.
-- Returns { total, more, hits, kinds, unknown }; unknown has the indexes of terms that no record has. If
-- one of them is needed, nothing else is searched.
create or replace function search_find(
  requested_locale text, phrase text, anywhere tsquery, in_title tsquery, in_head tsquery, whole tsquery[], any_kind tsquery,
  base_filter tsquery, filter text[], query_words text[], excerpt_words text[],
  units tsquery[], typed_units tsquery[], is_needed boolean[], missing integer, unit_words text[],
  feature_units integer[], feature_weights float8[], feature_queries tsquery[],
  page_size integer, page_offset integer, detailed boolean, requested_kind text
) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  count_limit constant integer := case when detailed then greatest(200, page_offset + page_size) else 2000 end;
  needed_rows constant integer := case when page_offset < count_limit then least(page_offset + page_size, count_limit) else 0 end;
  -- Terms are counted up to this number.
  frequent constant bigint := 500;
  recent constant tsquery := search_recent_quarters(requested_locale);
  language constant tsquery := search_language(requested_locale);
  has_kind constant boolean := requested_kind is not null;
  part tsquery;
  row_limit integer;
  -- The records with all words, up to `row_limit`, and their number by kind.
  counts json;
  complete uuid[];
  kinds json;
  frequencies bigint[];
  typed_frequencies bigint[];
  unknown integer[];
  total integer;
  more boolean;
  matches search_match[];
  by_rarity text[] := excerpt_words;
  result json;
begin
  -- The newest records alone may show that there are more than `count_limit`. If not, all records are
  -- read, mostly to the end: then the counts by kind are known too. A program has an entry per release,
  -- and counts once.
  foreach part in array array[recent, language] loop
    row_limit := case when part = recent then count_limit + 1 else greatest(count_limit + 1, 2000) end;
    with found as materialized (select * from search_some(anywhere, part, row_limit))
    select
      coalesce((
        select json_object_agg(k.kind, k.count)
        from (select kind, count(distinct slug) from found group by kind) as k
      ), '{}'),
      array(select entity_id from found)
    into counts, complete;
    total := cardinality(complete);
    exit when total > count_limit;
  end loop;
  more := total > count_limit;
  if more then
    select array_agg(position - 1 order by position) into unknown
    from unnest(units) with ordinality as unit (condition, position)
    where not is_needed[position] and search_frequency(condition, requested_locale, 1) = 0;
  else
    -- Synonyms are counted only where the term as typed is not frequent.
    for at in 1 .. cardinality(units) loop
      typed_frequencies[at] := search_frequency(coalesce(typed_units[at], units[at]), requested_locale, frequent);
      frequencies[at] := typed_frequencies[at];
      if typed_units[at] is not null and typed_frequencies[at] < frequent then
        frequencies[at] := search_frequency(units[at], requested_locale, frequent);
        -- A term that only its synonyms find, or that is frequent with them, is as rare as they are.
        if typed_frequencies[at] = 0 or frequencies[at] = frequent then
          typed_frequencies[at] := frequencies[at];
        end if;
      end if;
    end loop;
    select array_agg(position - 1 order by position) into unknown
    from unnest(frequencies) with ordinality as counted (frequency, position)
    where frequency = 0;
    if exists (select from unnest(unknown) as place where is_needed[place + 1]) then
      return json_build_object('total', 0, 'more', false, 'hits', '[]'::json, 'kinds', '[]'::json, 'unknown', unknown);
    end if;
  end if;
  if more then
    matches := search_first_page(requested_locale, phrase, anywhere, in_title, in_head, whole, filter, query_words, needed_rows);
    if detailed then
      select json_object_agg(k.kind, k.count) into kinds from (
        select kind, case
          when not has_kind and (counts ->> kind)::integer > 100 then 101
          when not has_kind and part = language and total < row_limit then coalesce((counts ->> kind)::integer, 0)
          else (select count(distinct one.slug) from search_some(any_kind, format('''=k:%s''', kind)::tsquery, 101) as one)
        end as count
        from unnest(array['product', 'document', 'article', 'case', 'download', 'page']) as kind
      ) as k;
    end if;
  else
    matches := search_ranked(requested_locale, phrase, units, frequencies, typed_frequencies, frequent,
      is_needed, missing, unit_words, feature_units, feature_weights, feature_queries, complete, base_filter);
    select json_object_agg(k.kind, k.count) into kinds from (
      select row.kind, count(distinct row.slug) as count from unnest(matches) as row group by row.kind
    ) as k;
    total := coalesce(case when has_kind then (kinds ->> requested_kind)::integer
      else (select sum(value::integer) from json_each_text(kinds)) end, 0);
    more := total > count_limit;
    total := least(total, count_limit);
  end if;
  if frequencies is not null then
    select array_agg(term order by frequency, position) into by_rarity
    from unnest(excerpt_words, typed_frequencies) with ordinality as counted (term, frequency, position);
  end if;
  with page as materialized (
    select * from (
      -- Of a program's releases that match about as well: the newest stable one.
      select distinct on (kind, slug) * from (
        select *, score >= 0.8 * max(score) over (partition by kind, slug) as is_close from unnest(matches) as row
        where row.kind = requested_kind or not has_kind
      ) as releases
      order by kind, slug, is_close desc, weight desc, published_at desc
    ) as records
    order by score desc, published_at desc, slug, kind
    limit greatest(0, needed_rows - page_offset) offset page_offset
  )
  select json_build_object(
    'total', case when more then count_limit else total end,
    'more', more,
    'unknown', coalesce(unknown, '{}'),
    'hits', coalesce(case
      when detailed then (
        select json_agg(json_build_object(
          'id', e.entity_id, 'kind', e.kind, 'slug', e.slug, 'title', e.title, 'lead', e.lead, 'tags', e.tags,
          'publishedAt', e.published_at, 'excerpt', search_excerpt(e.body, by_rarity)
        ) order by p.score desc, p.published_at desc, p.slug, p.kind)
        from page p join search_entries e on e.entity_id = p.entity_id and e.locale = requested_locale
      )
      else (
        select json_agg(json_build_object('id', p.entity_id) order by p.score desc, p.published_at desc, p.slug, p.kind)
        from page p
      )
    end, '[]'),
    'kinds', coalesce((
      select json_agg(
        json_build_object('kind', key, 'count', case when more or has_kind then least(value::integer, 100) else value::integer end,
          'more', (more or has_kind) and value::integer > 100)
        order by case when more or has_kind then 0 else -value::integer end,
          array_position(array['product', 'document', 'article', 'case', 'download', 'page'], key)
      ) from json_each_text(kinds) where value <> '0'
    ), '[]')
  ) into result;
  return result;
end
$$;
