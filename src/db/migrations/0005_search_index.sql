-- The search: how texts become terms, how the index follows the content, how words are remembered.
-- Terms are made by these functions alone when texts are written; src/api/search/terms.ts makes the
-- same ones of a query. Whoever changes them must rebuild the index at the end.

-- Small letters, plain widths, no accents: "ＳＲＴ" is "srt", "Moiré" is "moire".
create function search_fold(value text) returns text language sql immutable strict parallel safe
return lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]+', '', 'g'));
--> statement-breakpoint
-- Terms of a folded text: pairs of neighbouring Chinese characters, Latin words and numbers. A compound
-- such as "h.264" or "http-flv" is one term and its parts; "3.2.1" stays as it is written.
create function search_lexemes(value text) returns text[] language sql immutable strict parallel safe
return (
  with characters as materialized (
    select string_to_array(regexp_replace(value, '[^\u3005\u3007\u3400-\u9fff]+', ' ', 'g'), null) as list
  ), words as materialized (
    select hit[1] as word from regexp_matches(value, '[a-z0-9]+(?:[.-][a-z0-9]+)*', 'g') as hit
    where length(hit[1]) <= 64
  )
  select array(
    select pair.first || pair.second
    from characters, unnest(characters.list, characters.list[2:]) as pair (first, second)
    where pair.first <> ' ' and pair.second <> ' '
  ) || array(
    select case when word ~ '^[0-9.]+$' then word else translate(word, '.-', '') end from words
    union all
    select unnest(string_to_array(translate(word, '-', '.'), '.')) from words where word ~ '[.-]'
  )
);
--> statement-breakpoint
-- Everything a record is found by. `#` stands before terms of the title (single characters too), `^`
-- before those of title and lead, `~` before pairs of the title that leave one character out, `=`
-- before tags.
-- The cost keeps the planner from ever computing this for a row that it could find by the index.
create function search_terms(title text, lead text, body text, tags text) returns tsvector
language sql immutable strict parallel safe cost 100000
return (
  with folded as materialized (
    select search_fold(title) as title, search_fold(lead) as lead, search_fold(left(body, 60000)) as body
  ), parts as materialized (
    select search_lexemes(folded.title) as title, search_lexemes(folded.lead) as lead, search_lexemes(folded.body) as body,
      string_to_array(regexp_replace(folded.title, '[^\u3005\u3007\u3400-\u9fff]+', ' ', 'g'), null) as characters
    from folded
  )
  select array_to_tsvector(parts.title || parts.lead || parts.body || array(
    select '^' || term from unnest(parts.title || parts.lead) as term
    union all
    select '#' || term from unnest(parts.title) as term
    union all
    select '#' || character from unnest(parts.characters) as character where character <> ' '
    union all
    select '~' || pair.first || pair.last
    from unnest(parts.characters, parts.characters[2:], parts.characters[3:]) as pair (first, middle, last)
    where pair.first <> ' ' and pair.middle <> ' ' and pair.last <> ' '
    union all
    select '=' || tag from unnest(string_to_array(tags, ' ')) as tag where tag <> ''
  ))
  from parts
);
--> statement-breakpoint
-- Markdown as plain text: what it shows of links and pictures, no marks, single spaces.
create function search_plain(markdown text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(
  translate(
    case
      when markdown ~ '\]\(|<[a-z/]' then
        regexp_replace(regexp_replace(markdown, '!?\[([^\]\n]*)\]\([^)\n]*\)', '\1', 'g'), '</?[a-z][^>\n]*>', ' ', 'g')
      else markdown
    end,
    '*`', ''
  ),
  '(?:[\s#>|]+(?:[-:]+[\s|:-]+)?)+', ' ', 'g'
));
--> statement-breakpoint
-- The part of a text around the first of the words that it holds.
create function search_excerpt(whole text, words text[]) returns text language sql immutable parallel safe
return (
  select substr(whole, greatest(1, coalesce(min(strpos(low.body, word)) filter (where strpos(low.body, word) > 0), 1) - 60), 240)
  from (select lower(whole) as body offset 0) as low, unnest(words) as word
);
--> statement-breakpoint
-- A word and what is left of it without one letter: words one slip apart have some of these in common.
create function search_slips(word text) returns text[] language sql immutable strict parallel safe
return array[word] || array(
  select left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) as place
);
--> statement-breakpoint
-- Tags of an entry. Besides what visitors filter by (`k` kind, `c` category, `s` scene, `p` product, `l`
-- level) each carries its language, and the quarter in which it is published: of words that most
-- texts hold only the newest texts are looked at.
create function search_tags(kind text, locale text, published_at timestamptz, variadic more text[]) returns text
language sql immutable parallel safe
return concat_ws(' ', 'k:' || kind, 'v:' || locale,
  'q:' || locale || to_char(published_at at time zone 'UTC', 'YYYYQ'), array_to_string(more, ' '));
--> statement-breakpoint
-- The condition that a text is of that language and of this quarter or the one before.
create function search_recent(locale text) returns tsquery language sql stable parallel safe
return (
  select string_agg(format('''=q:%s%s''', locale, to_char(moment at time zone 'UTC', 'YYYYQ')), ' | ')
  from unnest(array[now(), now() - interval '3 months']) as moment
)::tsquery;
--> statement-breakpoint
-- The rows of search_entries that records should have: one function per kind, by the records' ids.
create function search_source_article(ids uuid[]) returns setof search_entries language sql stable as $$
  select a.id, t.locale, 'article', a.slug, t.title, search_fold(t.title),
    concat_ws(E'\n', t.summary, (select string_agg(h ->> 'text', E'\n') from jsonb_array_elements(t.toc) as h)),
    search_plain(t.body_markdown),
    search_tags('article', t.locale, t.published_at, 'c:' || a.category_key,
      (select string_agg('p:' || p.product_key, ' ') from article_products p where p.article_id = a.id)),
    t.published_at, (case when a.pinned then 2 else 0 end)::smallint
  from articles a
  join article_translations t on t.article_id = a.id and t.status = 'published'
  where a.id = any (ids) and a.listed
$$;
--> statement-breakpoint
create function search_source_document(ids uuid[]) returns setof search_entries language sql stable as $$
  select d.id, t.locale, 'document', d.slug, t.title, search_fold(t.title),
    concat_ws(E'\n', t.summary, (select string_agg(h ->> 'text', E'\n') from jsonb_array_elements(t.toc) as h)),
    search_plain(t.body_markdown),
    search_tags('document', t.locale, t.published_at, 'c:' || s.slug, 'l:' || d.level, 'p:' || d.product_key),
    t.published_at, (case when d.popular is null then 0 else 3 end)::smallint
  from documents d
  join document_sections s on s.id = d.section_id
  join document_translations t on t.document_id = d.id and t.status = 'published'
  where d.id = any (ids)
$$;
--> statement-breakpoint
create function search_source_case(ids uuid[]) returns setof search_entries language sql stable as $$
  select c.id, t.locale, 'case', c.slug, t.title, search_fold(t.title),
    concat_ws(E'\n', t.summary, t.customer),
    search_plain(concat_ws(E'\n\n', t.challenge, t.solution, t.quote,
      (select string_agg(e ->> 'name', E'\n') from jsonb_array_elements(t.equipment) as e),
      (select string_agg(f ->> 'label', E'\n') from jsonb_array_elements(t.figures) as f))),
    search_tags('case', t.locale, t.published_at, 'c:' || c.industry_key, 's:' || c.scene_key,
      (select string_agg('p:' || p.product_key, ' ') from case_products p where p.case_id = c.id)),
    t.published_at, (case when c.featured then 2 else 0 end)::smallint
  from cases c
  join case_translations t on t.case_id = c.id and t.status = 'published'
  where c.id = any (ids)
$$;
--> statement-breakpoint
-- One row per release, so that one of the future appears by itself; a program that only a store has
-- counts from when it was entered.
create function search_source_download(ids uuid[]) returns setof search_entries language sql stable as $$
  select coalesce(r.id, i.id), language.locale, 'download', i.slug, name.text, search_fold(name.text),
    case language.locale when 'en' then coalesce(i.summary_en, i.summary_zh, '') else coalesce(i.summary_zh, '') end,
    search_plain(case language.locale when 'en' then coalesce(r.notes_en, r.notes_zh, '') else coalesce(r.notes_zh, '') end),
    search_tags('download', language.locale, coalesce(r.published_at, i.created_at), 'c:' || i.platform, 'p:' || i.product_key),
    coalesce(r.published_at, i.created_at), (case r.channel when 'stable' then 1 else 0 end)::smallint
  from download_items i
  left join releases r on r.item_id = i.id and r.status = 'published'
  cross join (values ('zh'), ('en')) as language (locale)
  cross join lateral (
    select concat_ws(' ', case language.locale when 'en' then coalesce(i.name_en, i.name_zh) else i.name_zh end, r.version)
  ) as name (text)
  where (i.id = any (ids) or r.id = any (ids)) and i.visible and (r.id is not null or i.store_url is not null)
$$;
--> statement-breakpoint
-- A product is found where its page is published; the page's blocks are its text.
create function search_source_product(ids uuid[]) returns setof search_entries language sql stable as $$
  select p.id, t.locale, 'product', p.key, name.text, search_fold(name.text),
    concat_ws(E'\n', case t.locale when 'en' then coalesce(p.tagline_en, p.tagline_zh) else p.tagline_zh end,
      t.title, t.description),
    coalesce((
      select string_agg(said #>> '{}', E'\n') from (
        select jsonb_path_query(t.blocks, 'strict $.** ? (@.type() == "object").keyvalue()
          ? (!(@.key like_regex "^(id|type|kind|layout|tone|art|icon|picture|source|product|to|href)$")).value
          ? (@.type() == "string")')
        union all
        select jsonb_path_query(t.blocks, 'strict $.** ? (@.type() == "array")[*] ? (@.type() == "string")')
      ) as texts (said)
    ), ''),
    search_tags('product', t.locale, t.published_at, 'p:' || p.key),
    t.published_at, 10::smallint
  from products p
  join pages g on g.product_key = p.key and g.key = 'product-' || p.key
  join page_translations t on t.page_id = g.id and t.status = 'published'
  cross join lateral (
    select case t.locale when 'en' then coalesce(p.name_en, p.name_zh) else p.name_zh end
  ) as name (text)
  where p.id = any (ids) and p.visible
$$;
--> statement-breakpoint
-- Brings the entries of some records up to date. The lock makes one writer wait for another who changes
-- the same record, and then see what that one wrote.
create function refresh_search(source text, owner text, ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  execute format('select from %I where id = any ($1) order by id for no key update', owner) using ids;
  execute format(
    'with fresh as materialized (select * from %I($1)),
    gone as (
      delete from search_entries e where e.entity_id = any ($1) and not exists (
        select from fresh f where f.entity_id = e.entity_id and f.locale = e.locale
      )
    )
    insert into search_entries as e select * from fresh
    on conflict (entity_id, locale) do update set
      slug = excluded.slug, title = excluded.title, title_key = excluded.title_key, lead = excluded.lead,
      body = excluded.body, tags = excluded.tags, published_at = excluded.published_at, weight = excluded.weight
    where (e.slug, e.title, e.lead, e.body, e.tags, e.published_at, e.weight) is distinct from
      (excluded.slug, excluded.title, excluded.lead, excluded.body, excluded.tags, excluded.published_at, excluded.weight)',
    'search_source_' || source
  ) using ids;
end
$$;
--> statement-breakpoint
-- After a statement on a table of the content; the arguments are those of refresh_search and a query
-- for the ids of the records that the changed rows belong to.
create function search_changed() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('select array(%s)', tg_argv[2]) into ids;
  perform refresh_search(tg_argv[0], tg_argv[1], ids);
  return null;
end
$$;
--> statement-breakpoint
create function search_truncated() returns trigger language plpgsql as $$
begin
  delete from search_entries where kind = tg_argv[0];
  return null;
end
$$;
--> statement-breakpoint
-- Triggers of one table run by name: these come before those that lock the same records less firmly.
create function attach_search(relation text, source text, owner text, ids text) returns void language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger find_after_%s after %s on %I referencing %s table as changed
       for each statement execute function search_changed(%L, %L, %L)',
      event, event, relation, case event when 'delete' then 'old' else 'new' end, source, owner, ids
    );
  end loop;
  execute format(
    'create trigger find_after_truncate after truncate on %I
     for each statement execute function search_truncated(%L)',
    relation, source
  );
end
$$;
--> statement-breakpoint
select attach_search(relation, source, owner, ids)
from (values
  ('articles', 'article', 'articles', 'select id from changed'),
  ('article_translations', 'article', 'articles', 'select distinct article_id from changed'),
  ('article_products', 'article', 'articles', 'select distinct article_id from changed'),
  ('documents', 'document', 'documents', 'select id from changed'),
  ('document_translations', 'document', 'documents', 'select distinct document_id from changed'),
  ('document_sections', 'document', 'documents', 'select d.id from documents d join changed c on c.id = d.section_id'),
  ('cases', 'case', 'cases', 'select id from changed'),
  ('case_translations', 'case', 'cases', 'select distinct case_id from changed'),
  ('case_products', 'case', 'cases', 'select distinct case_id from changed'),
  ('download_items', 'download', 'download_items', 'select id from changed union all select r.id from releases r join changed c on c.id = r.item_id'),
  ('releases', 'download', 'download_items', 'select id from changed union select item_id from changed'),
  ('products', 'product', 'products', 'select id from changed'),
  ('pages', 'product', 'products', 'select p.id from products p join changed c on c.product_key = p.key'),
  ('page_translations', 'product', 'products', 'select distinct p.id from changed c join pages g on g.id = c.page_id join products p on p.key = g.product_key')
) as content (relation, source, owner, ids);
--> statement-breakpoint
-- Remembers new Latin words. The lock is taken only where there are some: two writers who remember the
-- same words in another order would lock each other out.
create function remember_words() returns trigger language plpgsql as $$
declare
  words text[] := array(
    select distinct hit[1] from changed c,
      regexp_matches(search_fold(concat_ws(' ', c.title, c.lead, c.body)), '[a-z]{3,}', 'g') as hit
    where length(hit[1]) <= 24 and not exists (select from search_words w where w.word = hit[1])
  );
begin
  if cardinality(words) > 0 then
    perform pg_advisory_xact_lock(hashtext('search_words'));
    insert into search_words (word) select unnest(words) on conflict do nothing;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger remember_inserted after insert on search_entries
  referencing new table as changed for each statement execute function remember_words();
--> statement-breakpoint
create trigger remember_updated after update on search_entries
  referencing new table as changed for each statement execute function remember_words();
--> statement-breakpoint
-- Rows stay narrow, so that thousands of them are ranked in a moment: long texts lie outside.
alter table search_entries set (toast_tuple_target = 256);
--> statement-breakpoint
alter table search_entries alter column lead set storage external, alter column body set storage external;
--> statement-breakpoint
select refresh_search('article', 'articles', array(select id from articles));
--> statement-breakpoint
select refresh_search('document', 'documents', array(select id from documents));
--> statement-breakpoint
select refresh_search('case', 'cases', array(select id from cases));
--> statement-breakpoint
select refresh_search('download', 'download_items', array(select id from download_items union all select id from releases));
--> statement-breakpoint
select refresh_search('product', 'products', array(select id from products));
--> statement-breakpoint
create index search_entries_terms_index on search_entries
  using gin (search_terms(title, lead, body, tags)) with (fastupdate = off);
--> statement-breakpoint
-- Statistics of the terms would cost minutes to gather and change no plan.
alter index search_entries_terms_index alter column 1 set statistics 0;
--> statement-breakpoint
-- What is offered where nothing was found.
create index search_entries_offer_index on search_entries (locale, weight, published_at) where weight > 1;
--> statement-breakpoint
create index search_words_slips_index on search_words using gin (search_slips(word)) with (fastupdate = off);
--> statement-breakpoint
-- The newest public records that meet a condition on their terms, with what they are ranked by.
create function search_rows(terms tsquery, most bigint)
returns table (entity_id uuid, kind text, slug text, title_key text, published_at timestamptz, weight smallint)
language sql stable parallel safe begin atomic
  select e.entity_id, e.kind, e.slug, e.title_key, e.published_at, e.weight from search_entries e
  where search_terms(e.title, e.lead, e.body, e.tags) @@ terms and e.published_at <= now()
  order by e.published_at desc, e.entity_id limit most;
end;
--> statement-breakpoint
-- How many public records meet a condition on their terms, counted up to a bound.
create function search_count(terms tsquery, most bigint) returns bigint language sql stable parallel safe begin atomic
  select count(*) from (
    select from search_entries e
    where search_terms(e.title, e.lead, e.body, e.tags) @@ terms and e.published_at <= now() limit most
  ) as few;
end;
--> statement-breakpoint
-- Finds public records and ranks them: exact title, beginning of the title, phrase in the title, words in
-- the title, in summary and headings, anywhere; among equals what is short, put forward and new. The cost
-- is bounded however common the words are: up to 2,000 records are ranked one by one; of more only the
-- newest, first those that have the words in their titles.
--   phrase    the whole query, folded
--   anywhere, in_title, in_head  what must stand there, together with language and tags
--   across    as `anywhere` without the kind: what is counted by kind
--   filter    the tags asked for, those of which one is enough apart by '|'
--   own       the words of the query, for ranking; `words` with what means the same, for the excerpt
--   detailed  with what is shown of each record, and counts by kind up to 100; else ids only
-- Answers { total, more, hits, kinds }.
create function search_find(
  asked_locale text, phrase text, anywhere tsquery, in_title tsquery, in_head tsquery, across tsquery,
  filter text[], own text[], words text[], page_size integer, skip integer, detailed boolean, by_kind boolean
) returns json language plpgsql stable as $$
declare
  most constant integer := 2000;
  recent constant tsquery := search_recent(asked_locale);
  need constant integer := skip + page_size;
  total integer;
  more boolean;
  has_titles boolean := false;
  kinds json;
  answer json;
begin
  -- The newest alone may show that there are too many; else all are counted.
  total := search_count(anywhere && recent, most + 1);
  if total <= most then
    total := search_count(anywhere, most + 1);
  end if;
  more := total > most;
  if more then
    if search_count(in_title && recent, need) >= need then
      has_titles := true;
      in_title := in_title && recent;
    else
      has_titles := search_count(in_title, need) >= need;
    end if;
    if not has_titles and search_count(in_head && recent, need) >= need then
      in_head := in_head && recent;
    end if;
    if not has_titles and search_count(anywhere && recent, need) >= need then
      anywhere := anywhere && recent;
    end if;
  end if;
  if detailed and (more or by_kind) then
    select json_agg(json_build_object('kind', kind, 'count', least(count, 100), 'more', count > 100) order by place) into kinds
    from unnest(array['product', 'document', 'article', 'case', 'download']) with ordinality as k (kind, place)
    cross join lateral (select across && format('''=k:%s''', kind)::tsquery as terms) as asked
    cross join lateral (select search_count(terms && recent, 101) as newest) as first
    cross join lateral (select case when newest > 100 then newest else search_count(terms, 101) end as count) as all_of_them
    where count > 0;
  end if;
  with pool as (
    select *, 200 as tier from search_rows(in_title, 1000)
    union all
    select *, 100 from search_rows(in_head, case when has_titles then 0 else 1000 end)
    union all
    select *, 0 from search_rows(anywhere, case when has_titles then 0 when more then need else most end)
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
  ), ranked as materialized (
    select distinct on (kind, slug) *, tier
      + case
          when title_key = phrase then 1000
          when starts_with(title_key, phrase) then 600
          when strpos(title_key, phrase) > 0 then 400
          else 0
        end
      + case
          when cardinality(own) > 1 then 30 * (select count(*) from unnest(own) as word where strpos(title_key, word) > 0)
          else 0
        end
      - least(length(title_key), 60) * 0.5
      + weight * 5
      + 10 * exp(extract(epoch from published_at - now()) / 4e7) as score
    from pool order by kind, slug, score desc, published_at desc
  ), page as materialized (
    select * from ranked order by score desc, published_at desc, slug limit page_size offset skip
  )
  select json_build_object(
    'total', case when more then most else (select count(*) from ranked) end,
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
    'kinds', coalesce(kinds, case when detailed then (
      select json_agg(json_build_object('kind', kind, 'count', count, 'more', false) order by count desc)
      from (select kind, count(*) from ranked group by kind) as counts
    ) end, '[]')
  ) into answer;
  return answer;
end
$$;
