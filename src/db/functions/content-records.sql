-- content_records: one row per record of every kind of content. content_references: the records that
-- each part refers to. Triggers on the tables of the kinds, on drafts and on schedules write both.

-- Terms of texts: those of the search index, and single Chinese characters.
create or replace function content_terms(source text) returns tsvector
language sql immutable strict parallel safe cost 1000
return (
  with folded as materialized (select search_fold(source) as value)
  select array_to_tsvector(search_lexemes(value) || array(
    select distinct '#' || match[1] from regexp_matches(value, '([\u3005\u3007\u3400-\u9fff])', 'g') as match
  )) from folded
);

-- Finds texts that contain all words; the last letters of a word may be missing.
create or replace function content_query(words text) returns tsquery language sql immutable strict parallel safe
return (
  with folded as materialized (select search_fold(words) as value)
  select string_agg(quote_literal(term) || ':*', ' & ')::tsquery from (
    select unnest(search_lexemes(value)) as term from folded
    union
    select '#' || match[1] from folded, regexp_matches(value, '([\u3005\u3007\u3400-\u9fff])', 'g') as match
    where cardinality(search_lexemes(value)) = 0
  ) as terms
);

-- State of a text in one language as a facet.
create or replace function text_facet(locale text, status text) returns text language sql immutable parallel safe
return locale || ':' || case status when 'published' then 'published' when 'archived' then 'withdrawn' else 'unpublished' end;

-- Two functions per kind. The first has the name, titles, states of the texts and facets of the records with
-- these ids; `english` is null for a kind without English pages. The second has the texts whose links name
-- records, and the ids of records that fields have.
do $$
declare
  k content_kinds;
  texts text;
begin
  for k in select * from content_kinds loop
    texts := case when k.text_table is not null then format(
      'left join %1$I zh on zh.%2$I = r.id and zh.locale = ''zh''
       left join %1$I en on en.%2$I = r.id and en.locale = ''en''', k.text_table, k.text_key) end;
    execute format(
      'create or replace function %I(ids uuid[]) returns table (
         id uuid, name text, title_zh text, title_en text, chinese text, english text, facets text[], changed_at timestamptz
       ) language sql stable as %L',
      k.kind || '_content',
      format(
        'select r.id, %s, %s, %s, %s, %s, array_remove((%s)::text[], null), greatest(r.updated_at, %s)
         from %I r %s where r.id = any (ids) and (%s)',
        k.name,
        coalesce(k.title_zh, 'zh.title'),
        coalesce(k.title_en, case when k.has_english then 'en.title' else 'null' end),
        case when texts is null then '''published''' else 'coalesce(zh.status, ''draft'')' end,
        case when k.has_english then 'coalesce(en.status, ''draft'')' else 'null' end,
        coalesce(k.facets, '''{}'''),
        coalesce(k.changed_at, case when texts is null then 'null' else 'zh.updated_at, en.updated_at' end),
        k.record_table,
        texts,
        coalesce(k.condition, 'true')
      )
    );
    execute format(
      'create or replace function %I(ids uuid[]) returns table (record_id uuid, part text, source text, records uuid[])
       language sql stable as %L',
      k.kind || '_sources',
      concat_ws(
        ' union all ',
        'select null::uuid, '''', '''', ''{}''::uuid[] where false',
        k.shared_sources,
        case when k.text_links is not null or k.text_records is not null then format(
          'select t.%1$I, t.locale, %3$s, %4$s from %2$I t where t.%1$I = any (ids) and t.status = ''published''',
          k.text_key, k.text_table, coalesce(k.text_links, ''''''), coalesce(k.text_records, '''{}''::uuid[]')
        ) end
      )
    );
  end loop;
end
$$;

-- The records that a part refers to: by id, or by a link to the page.
create or replace function content_targets(source text, records uuid[]) returns setof uuid language sql stable as $$
  select r.id from content_records r where r.id = any (records)
  union
  select r.id from content_records r
  where strpos(source, '/show/') + strpos(source, '/dmfaq/') + strpos(source, '/cases?case=')
      + strpos(source, '/support/download?program=') > 0
    and (r.kind, r.name) in (
      select case match[1] when 'show/' then 'article' when 'dmfaq/' then 'document'
        when 'cases?case=' then 'case' else 'download' end, match[2]
      from regexp_matches(source, '/(show/|dmfaq/|cases\?case=|support/download\?program=)([a-z0-9]+(?:-[a-z0-9]+)*)', 'g') as match)
$$;

-- Brings the rows of some records up to date. Of two transactions that change the same record, the
-- lock makes the second wait for the first and then see its changes.
create or replace function refresh_content_records(kind text, record_table text, ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  execute format('select from %I where id = any ($1) order by id for no key update', record_table) using ids;
  execute format(
    'with current_records as materialized (select * from %1$I($1)),
    deleted as (
      delete from content_records r where r.id = any ($1) and not exists (
        select from current_records c where c.id = r.id
      )
    ), described as (
      -- Lists are sorted by an index of titles, which takes 2,700 bytes; a draft may have any title.
      select c.id, c.name, left(coalesce(nullif(zh.draft ->> ''title'', ''''), c.title_zh, ''''), 500) as title_zh,
        left(coalesce(nullif(en.draft ->> ''title'', ''''), c.title_en), 500) as title_en,
        c.facets || array_remove(array[
          text_facet(''zh'', c.chinese), case when c.english is not null then text_facet(''en'', c.english) end,
          case when zh.draft is not null then ''zh:draft'' end, case when en.draft is not null then ''en:draft'' end,
          case when shared.draft is not null then ''shared:draft'' end,
          case when c.english is not null and c.chinese = ''published'' then ''en:'' || case
            when c.english <> ''published'' then ''missing''
            when en.source_revision_id is distinct from zh.public_revision_id then ''stale''
            else ''fresh''
          end end
        ], null) || array(
          select s.part || '':scheduled'' from content_schedules s where s.record_id = c.id and s.done_at is null
        ) as facets,
        greatest(c.changed_at, zh.edited_at, en.edited_at, shared.edited_at) as changed_at
      from current_records c
      left join content_parts zh on zh.record_id = c.id and zh.part = ''zh''
      left join content_parts en on en.record_id = c.id and en.part = ''en''
      left join content_parts shared on shared.record_id = c.id and shared.part = ''shared''
    )
    insert into content_records as r (id, kind, name, title_zh, title_en, facets, terms, changed_at)
    select d.id, %2$L, d.name, d.title_zh, d.title_en, d.facets,
      content_terms(concat_ws(E''\n'', d.title_zh, d.title_en, d.name)), d.changed_at
    from described d
    on conflict (id) do update set name = excluded.name, title_zh = excluded.title_zh,
      title_en = excluded.title_en, facets = excluded.facets, terms = excluded.terms, changed_at = excluded.changed_at
    where (r.name, r.title_zh, r.title_en, r.facets, r.changed_at) is distinct from
      (excluded.name, excluded.title_zh, excluded.title_en, excluded.facets, excluded.changed_at)',
    kind || '_content', kind
  ) using ids;
end
$$;

create or replace function refresh_content_references(kind text, ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  delete from content_references r where r.record_id = any (ids) and r.is_public;
  execute format(
    'insert into content_references (record_id, part, is_public, target_id)
    select distinct s.record_id, s.part, true, target
    from %I($1) as s cross join lateral content_targets(s.source, s.records) as target
    join content_records r on r.id = s.record_id
    where target <> s.record_id',
    kind || '_sources'
  ) using ids;
end
$$;

-- Runs after a statement on a table of a kind. Its arguments: the kind, its table, and a query for the
-- ids of the records that the changed rows belong to.
create or replace function refresh_changed_content() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('select array(%s)', tg_argv[2]) into ids;
  perform refresh_content_records(tg_argv[0], tg_argv[1], ids);
  perform refresh_content_references(tg_argv[0], ids);
  return null;
end
$$;

create or replace function refresh_content_records_of(ids uuid[]) returns void language sql as $$
  select refresh_content_records(k.kind, k.record_table, array_agg(r.id))
  from content_records r join content_kinds k on k.kind = r.kind
  where r.id = any (ids)
  group by k.kind, k.record_table
$$;

create or replace function refresh_records_of_changed() returns trigger language plpgsql as $$
begin
  perform refresh_content_records_of(array(select distinct record_id from changed));
  return null;
end
$$;

create or replace function truncate_content_records() returns trigger language plpgsql as $$
begin
  delete from content_records where kind = tg_argv[0];
  return null;
end
$$;

do $$
declare
  relation text;
  kind text;
  record_table text;
  ids text;
  event text;
begin
  for relation, kind, record_table, ids in
    select k.record_table, k.kind, k.record_table, 'select id from changed' from content_kinds k
    union all
    select k.text_table, k.kind, k.record_table, format('select distinct %I from changed', k.text_key)
    from content_kinds k where k.text_table is not null
    union all
    select r.key, k.kind, k.record_table, r.value from content_kinds k, jsonb_each_text(k.related) as r
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create or replace trigger note_content_after_%s after %s on %I referencing %s table as changed
         for each statement execute function refresh_changed_content(%L, %L, %L)',
        event, event, relation, case event when 'delete' then 'old' else 'new' end, kind, record_table, ids
      );
    end loop;
  end loop;
  for kind, record_table in select k.kind, k.record_table from content_kinds k loop
    execute format(
      'create or replace trigger note_content_after_truncate after truncate on %I
       for each statement execute function truncate_content_records(%L)',
      record_table, kind
    );
  end loop;
  foreach relation in array array['content_parts', 'content_schedules'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create or replace trigger note_content_after_%s after %s on %I referencing %s table as changed
         for each statement execute function refresh_records_of_changed()',
        event, event, relation, case event when 'delete' then 'old' else 'new' end
      );
    end loop;
  end loop;
end
$$;

-- All strings of a draft that look like an id.
create or replace function draft_ids(draft jsonb) returns uuid[] language sql immutable parallel safe as $$
  select array(
    select match[1]::uuid
    from regexp_matches(draft::text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') as match
  )
$$;

-- The records that a draft refers to.
create or replace function note_draft_references() returns trigger language plpgsql as $$
begin
  delete from content_references r
  where r.record_id = new.record_id and r.part = new.part and not r.is_public;
  if new.draft is null then
    return null;
  end if;
  insert into content_references (record_id, part, is_public, target_id)
  select new.record_id, new.part, false, target from content_targets(new.draft::text, draft_ids(new.draft)) as target
  where target <> new.record_id;
  return null;
end
$$;

create or replace trigger note_draft_references_of_new after insert on content_parts for each row
  when (new.draft is not null) execute function note_draft_references();
create or replace trigger note_draft_references_of_changed after update of draft on content_parts for each row
  when (new.draft is distinct from old.draft) execute function note_draft_references();

-- Revisions are only added, and disappear with their record.
create or replace function refuse_revision_change() returns trigger language plpgsql as $$
begin
  raise exception 'revisions cannot be changed' using errcode = 'restrict_violation';
end
$$;

create or replace trigger refuse_change before update or delete on content_revisions for each row
  when (pg_trigger_depth() = 0) execute function refuse_revision_change();

-- Writes the rows of all records: of those that the database had before, of a seed whose texts name records
-- that it wrote later, and in case these functions changed.
create or replace function refresh_all_content() returns void language plpgsql as $$
declare
  kind text;
  record_table text;
  ids uuid[];
begin
  for kind, record_table in select k.kind, k.record_table from content_kinds k loop
    execute format('select array(select id from %I)', record_table) into ids;
    perform refresh_content_records(kind, record_table, ids);
  end loop;
  for kind, record_table in select k.kind, k.record_table from content_kinds k loop
    execute format('select array(select id from %I)', record_table) into ids;
    perform refresh_content_references(kind, ids);
  end loop;
end
$$;

select refresh_all_content();
