-- Keeps search_entries up to date with the content, by triggers on the content tables.

-- Markdown as plain text, one line per paragraph, item and table cell: the text of links and pictures,
-- code without the label of its language, items of check lists without their boxes, trees without their
-- lines, no markup, no comments and no numbers of footnotes. Tags inside words, as in `H<sub>2</sub>O`,
-- leave no space. An asterisk or tilde after a backslash is a sign of the text: a private character keeps
-- it until the others are gone. Tags with capitals stay, as most are types in code.
create or replace function search_plain(markdown text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(regexp_replace(
  translate(
    replace(regexp_replace(
      case
        when markdown ~ '\]\(|\[\^|<[a-z/!]' then
          regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
            replace(replace(markdown, '\*', E'\uE000'), '\~', E'\uE001'),
            '<!--.*?-->', ' ', 'g'),
            '</?(?:su[bp]|kbd|mark|span|font|[biu])>|\[\^[^\]\s]+\]:?', '', 'g'),
            '!\[([^\]\n]*)\]\([^)\n]*\)', E'\n\\1\n', 'g'),
            '\[([^\]\n]*)\]\([^)\n]*\)', '\1', 'g'),
            '<(https?://[^<>\s]+)>', '\1', 'g'),
            '</?[a-z][a-z0-9-]*(?:\s+[a-z_:][a-z0-9_.:-]*(?:\s*=\s*(?:"[^"]*"|''[^'']*''|[^\s"''=<>`]+))?)*\s*/?>', ' ', 'g')
        else replace(replace(markdown, '\*', E'\uE000'), '\~', E'\uE001')
      end,
      '^[ \t]*(?:```|~~~)[^\n]*$', '', 'gn'
    ), '~~', ''),
    E'\uE000\uE001*`', '*~'
  ),
  '^[ \t]*(?:[#>]+|[-+]|[0-9]+\.)[ \t]+(?:\[[ x]\][ \t]+)?|^[-:| \t]+$|[ \t]*[\u2500-\u257F]+[ \t]*', '', 'gn'),
  '[ \t]*[|\n][\s|]*', E'\n', 'g'
), E'\n ');

-- The questions that editors wrote for a record, one per line.
create or replace function search_questions_of(record uuid, requested_locale text) returns text language sql stable parallel safe
return coalesce((
  select search_fold(array_to_string(q.questions, E'\n')) from search_questions q
  where q.record_id = record and q.locale = requested_locale
), '');

-- Tags of an entry: the filters of visitors (`k` kind, `c` category, `s` solution, `p` product,
-- `l` level), its language `v`, the path `u` of a page, and the quarter `q` in which it is published, because a search for very
-- common words reads only the newest texts.
create or replace function search_tags(kind text, locale text, published_at timestamptz, variadic more text[]) returns text
language sql immutable parallel safe
return concat_ws(' ', 'k:' || kind, 'v:' || locale,
  'q:' || locale || to_char(published_at at time zone 'UTC', 'YYYYQ'), array_to_string(more, ' '));

-- One function per kind of record: the entries that the records with these ids should have.
create or replace function article_search_entries(ids uuid[]) returns setof search_entries language sql stable as $$
  select a.id, t.locale, 'article', a.slug, t.title, search_fold(t.title),
    concat_ws(E'\n', t.summary, (select string_agg(h ->> 'text', E'\n') from jsonb_array_elements(t.toc) as h)),
    search_questions_of(a.id, t.locale),
    search_plain(t.body_markdown),
    search_tags('article', t.locale, t.published_at, 'c:' || a.category_key,
      (select string_agg('p:' || p.product_key, ' ') from article_products p where p.article_id = a.id)),
    t.published_at, (case when a.pinned then 2 else 0 end)::smallint
  from articles a
  join article_translations t on t.article_id = a.id and t.status = 'published'
  where a.id = any (ids) and a.listed
$$;

create or replace function document_search_entries(ids uuid[]) returns setof search_entries language sql stable as $$
  select d.id, t.locale, 'document', d.slug, t.title, search_fold(t.title),
    concat_ws(E'\n', t.summary, (select string_agg(h ->> 'text', E'\n') from jsonb_array_elements(t.toc) as h)),
    search_questions_of(d.id, t.locale),
    search_plain(t.body_markdown),
    search_tags('document', t.locale, t.published_at, 'c:' || s.slug, 'l:' || d.level, 'p:' || d.product_key),
    t.published_at, (case when d.popular is null then 0 else 3 end)::smallint
  from documents d
  join document_sections s on s.id = d.section_id
  join document_translations t on t.document_id = d.id and t.status = 'published'
  where d.id = any (ids)
$$;

create or replace function case_search_entries(ids uuid[]) returns setof search_entries language sql stable as $$
  select c.id, t.locale, 'case', c.slug, t.title, search_fold(t.title),
    concat_ws(E'\n', t.summary, t.customer),
    search_questions_of(c.id, t.locale),
    search_plain(concat_ws(E'\n\n', t.challenge_markdown, t.solution_markdown, t.quote,
      (select string_agg(e ->> 'name', E'\n') from jsonb_array_elements(t.equipment) as e),
      (select string_agg(f ->> 'label', E'\n') from jsonb_array_elements(t.figures) as f))),
    search_tags('case', t.locale, t.published_at, 'c:' || c.industry_key, 's:' || c.solution_key,
      (select string_agg('p:' || p.product_key, ' ') from case_products p where p.case_id = c.id)),
    t.published_at, (case when c.featured then 2 else 0 end)::smallint
  from cases c
  join case_translations t on t.case_id = c.id and t.status = 'published'
  where c.id = any (ids)
$$;

-- One entry per release, so that a scheduled release needs no update to appear; one for a program that
-- is only in an app store, published when it was created. A program without an English text has its
-- Chinese one.
create or replace function download_search_entries(ids uuid[]) returns setof search_entries language sql stable as $$
  select coalesce(r.id, d.id), language.locale, 'download', d.slug, name.text, search_fold(name.text), t.summary,
    search_questions_of(d.id, language.locale),
    search_plain(case language.locale when 'en' then coalesce(r.notes_markdown_en, r.notes_markdown_zh, '') else coalesce(r.notes_markdown_zh, '') end),
    search_tags('download', language.locale, coalesce(r.published_at, d.created_at), 'c:' || d.platform, 'p:' || d.product_key),
    coalesce(r.published_at, d.created_at), (case r.channel when 'stable' then 1 else 0 end)::smallint
  from downloads d
  left join download_releases r on r.download_id = d.id and r.status = 'published'
  cross join (values ('zh'), ('en')) as language (locale)
  cross join lateral (
    select * from download_translations shown
    where shown.download_id = d.id and shown.status = 'published' and shown.locale in ('zh', language.locale)
    order by shown.locale = language.locale desc limit 1
  ) as t
  cross join lateral (select concat_ws(' ', t.title, r.version)) as name (text)
  where (d.id = any (ids) or r.id = any (ids)) and d.visible and (r.id is not null or d.store_url is not null)
$$;

-- A product is found if its page is published; the texts of the page's shown blocks are its text, and
-- their questions are its questions. What readers do not read as text is left out: keys, addresses and
-- code samples would stand in snippets.
create or replace function product_search_entries(ids uuid[]) returns setof search_entries language sql stable as $$
  select p.id, t.locale, 'product', p.key, name.text, search_fold(name.text),
    concat_ws(E'\n', case t.locale when 'en' then coalesce(p.tagline_en, p.tagline_zh) else p.tagline_zh end,
      t.title, t.description),
    concat_ws(E'\n', search_questions_of(p.id, t.locale), (
      select string_agg(search_fold(question #>> '{}'), E'\n') from jsonb_path_query(shown.blocks,
        'strict $.** ? (@.type() == "object").keyvalue() ? (@.key == "question").value') as question
    )),
    coalesce((
      select string_agg(value #>> '{}', E'\n')
      from jsonb_path_query(shown.blocks, 'strict $.** ? (@.type() == "object").keyvalue()
          ? (!(@.key like_regex "^(id|type|kind|layout|tone|art|icon|picture|demo|source|product|slugs|to|href|file|code|question)$")).value
          ? (@.type() == "string" || @.type() == "array")') as field (value_or_values)
      cross join lateral jsonb_path_query(value_or_values, 'lax $[*] ? (@.type() == "string")') as strings (value)
    ), ''),
    search_tags('product', t.locale, t.published_at, 'p:' || p.key),
    t.published_at, 10::smallint
  from products p
  join pages g on g.product_key = p.key and g.key = 'product-' || p.key
  join page_translations t on t.page_id = g.id and t.status = 'published'
  cross join lateral jsonb_path_query_array(t.blocks, '$[*] ? (!(@.hidden == true))') as shown (blocks)
  cross join lateral (
    select case t.locale when 'en' then coalesce(p.name_en, p.name_zh) else p.name_zh end
  ) as name (text)
  where p.id = any (ids) and p.visible
$$;

create or replace function page_search_entries(ids uuid[]) returns setof search_entries language sql stable as $$
  select p.id, language.locale, 'page', p.slug, language.title, search_fold(language.title), coalesce(language.summary, ''),
    search_questions_of(p.id, language.locale), '',
    search_tags('page', language.locale, p.created_at, 'u:' || p.path),
    p.created_at, 1::smallint
  from search_pages p
  cross join lateral (values ('zh', p.title_zh, p.summary_zh), ('en', p.title_en, p.summary_en)) as language (locale, title, summary)
  where p.id = any (ids) and language.title is not null
$$;

-- Brings the entries of some records up to date. Of two transactions that change the same record, the
-- lock makes the second wait for the first and then see its changes. A transaction that fills the site
-- sets `site.search_entries` to 'later', and calls refresh_all_search_entries at its end.
create or replace function refresh_search_entries(kind text, record_table text, ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 or current_setting('site.search_entries', true) = 'later' then
    return;
  end if;
  execute format('select from %I where id = any ($1) order by id for no key update', record_table) using ids;
  execute format(
    'with current_entries as materialized (select * from %I($1)),
    deleted as (
      delete from search_entries e where e.entity_id = any ($1) and not exists (
        select from current_entries c where c.entity_id = e.entity_id and c.locale = e.locale
      )
    )
    insert into search_entries as e select * from current_entries
    on conflict (entity_id, locale) do update set
      slug = excluded.slug, title = excluded.title, title_key = excluded.title_key, lead = excluded.lead,
      questions = excluded.questions, body = excluded.body, tags = excluded.tags, published_at = excluded.published_at, weight = excluded.weight
    where (e.slug, e.title, e.lead, e.questions, e.body, e.tags, e.published_at, e.weight) is distinct from
      (excluded.slug, excluded.title, excluded.lead, excluded.questions, excluded.body, excluded.tags, excluded.published_at, excluded.weight)',
    kind || '_search_entries'
  ) using ids;
end
$$;

-- Runs after a statement on a content table. Its arguments are those of refresh_search_entries, with
-- a query for the ids of the records that the changed rows belong to.
create or replace function refresh_changed_search_entries() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('select array(%s)', tg_argv[2]) into ids;
  perform refresh_search_entries(tg_argv[0], tg_argv[1], ids);
  return null;
end
$$;

create or replace function delete_search_entries_of_kind() returns trigger language plpgsql as $$
begin
  delete from search_entries where kind = tg_argv[0];
  return null;
end
$$;

create or replace function refresh_search_entries_of_kind() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('select array(select id from %I)', tg_argv[1]) into ids;
  perform refresh_search_entries(tg_argv[0], tg_argv[1], ids);
  return null;
end
$$;

-- The tables with the data of entries. The last value is a query for the ids of the records that
-- the changed rows belong to. Triggers of one table run in the order of their names: these names
-- come before those of triggers that take a weaker lock on the same records.
do $$
declare
  relation text;
  kind text;
  record_table text;
  ids text;
  event text;
begin
  for relation, kind, record_table, ids in values
    ('articles', 'article', 'articles', 'select id from changed'),
    ('article_translations', 'article', 'articles', 'select distinct article_id from changed'),
    ('article_products', 'article', 'articles', 'select distinct article_id from changed'),
    ('documents', 'document', 'documents', 'select id from changed'),
    ('document_translations', 'document', 'documents', 'select distinct document_id from changed'),
    ('document_sections', 'document', 'documents', 'select d.id from documents d join changed c on c.id = d.section_id'),
    ('cases', 'case', 'cases', 'select id from changed'),
    ('case_translations', 'case', 'cases', 'select distinct case_id from changed'),
    ('case_products', 'case', 'cases', 'select distinct case_id from changed'),
    ('downloads', 'download', 'downloads', 'select id from changed union all select r.id from download_releases r join changed c on c.id = r.download_id'),
    ('download_translations', 'download', 'downloads', 'select download_id from changed union select r.id from download_releases r join changed c on c.download_id = r.download_id'),
    ('download_releases', 'download', 'downloads', 'select id from changed union select download_id from changed'),
    ('products', 'product', 'products', 'select id from changed'),
    ('pages', 'product', 'products', 'select p.id from products p join changed c on c.product_key = p.key'),
    ('page_translations', 'product', 'products', 'select distinct p.id from changed c join pages g on g.id = c.page_id join products p on p.key = g.product_key'),
    ('search_pages', 'page', 'search_pages', 'select id from changed')
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create or replace trigger index_after_%s after %s on %I referencing %s table as changed
         for each statement execute function refresh_changed_search_entries(%L, %L, %L)',
        event, event, relation, case event when 'delete' then 'old' else 'new' end, kind, record_table, ids
      );
    end loop;
    execute format(
      'create or replace trigger index_after_truncate after truncate on %I
       for each statement execute function delete_search_entries_of_kind(%L)',
      relation, kind
    );
  end loop;
end
$$;

-- Questions belong to records of any kind, so their table has these triggers once for each.
do $$
declare
  kind text;
  record_table text;
  event text;
begin
  for kind, record_table in values
    ('article', 'articles'), ('document', 'documents'), ('case', 'cases'),
    ('download', 'downloads'), ('product', 'products'), ('page', 'search_pages')
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create or replace trigger %I after %s on search_questions referencing %s table as changed
         for each statement execute function refresh_changed_search_entries(%L, %L, %L)',
        format('index_%s_after_%s', kind, event), event, case event when 'delete' then 'old' else 'new' end,
        kind, record_table, case kind
          when 'download' then 'select c.record_id from changed c where c.kind = ''download''
            union all select r.id from download_releases r join changed c on c.record_id = r.download_id'
          else format('select c.record_id from changed c where c.kind = %L', kind)
        end
      );
    end loop;
    execute format(
      'create or replace trigger %I after truncate on search_questions
       for each statement execute function refresh_search_entries_of_kind(%L, %L)',
      format('index_%s_after_truncate', kind), kind, record_table
    );
  end loop;
end
$$;

-- Brings the entries of all records up to date.
create or replace function refresh_all_search_entries() returns void language plpgsql as $$
begin
  perform refresh_search_entries('article', 'articles', array(select id from articles));
  perform refresh_search_entries('document', 'documents', array(select id from documents));
  perform refresh_search_entries('case', 'cases', array(select id from cases));
  perform refresh_search_entries('download', 'downloads', array(select id from downloads union all select id from download_releases));
  perform refresh_search_entries('product', 'products', array(select id from products));
  perform refresh_search_entries('page', 'search_pages', array(select id from search_pages));
end
$$;

-- Updates existing entries in case these functions changed.
select refresh_all_search_entries();
