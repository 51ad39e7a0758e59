-- Announces changes of public content by tag. A tag of a kind, one of the ContentTag values, means
-- that lists and cards may show something else. `<kind>:<slug>:<locale>` means that only the record's
-- own page in one language does; `<kind>:*` comes with it, for what shows when texts changed.
-- PostgreSQL sends notices at commit, and equal ones of one transaction only once. Content that
-- becomes public at a scheduled time is announced by a job (src/jobs/announce-scheduled.ts).
create or replace function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_argv[0]);
  return null;
end
$$;

-- An insert that only updated rows (on conflict do update) is announced as an update.
create or replace function notify_added_content() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows) then
    perform pg_notify('content_changed', tg_argv[0]);
  end if;
  return null;
end
$$;

-- Arguments: the tag of the kind; the column with the id of the record; a query for the name of a
-- record's page by that id; the columns that lists and cards do not show.
create or replace function notify_changed_text() returns trigger language plpgsql as $$
declare
  tag constant text := tg_argv[0];
  id_column constant text := tg_argv[1];
  own_columns constant text[] := tg_argv[3]::text[];
  -- A change of more texts costs less as one notice than as many.
  most_texts constant int := 50;
  changed jsonb;
  name text;
begin
  if (select count(*) from new_rows) > most_texts or exists (
    select to_jsonb(o) - own_columns from old_rows o
    except
    select to_jsonb(n) - own_columns from new_rows n
  ) then
    perform pg_notify('content_changed', tag);
    return null;
  end if;
  for changed in select to_jsonb(n) from new_rows n except select to_jsonb(o) from old_rows o loop
    execute tg_argv[2] into name using (changed ->> id_column)::uuid;
    if name is not null then
      perform pg_notify('content_changed', concat_ws(':', tag, name, changed ->> 'locale'));
      perform pg_notify('content_changed', tag || ':*');
    end if;
  end loop;
  return null;
end
$$;

-- Every table of public content with the tag of its domain: the tables of the kinds, and others.
do $$
declare
  tag text;
  tables text[];
  relation text;
begin
  for tag, tables in
    select k.tag, array[k.record_table] || array(select jsonb_object_keys(k.related))
      || case when k.page_name is null then array_remove(array[k.text_table], null) end
    from content_kinds k where k.tag is not null
    union all values
    ('site', array['menu_items', 'redirects']),
    ('products', array['products']),
    ('articles', array['article_categories']),
    ('cases', array['industries', 'solutions', 'case_media']),
    ('media', array['media_assets', 'media_variants']),
    ('facts', array['facts']),
    ('search', array['search_answers', 'search_pages', 'search_questions', 'search_synonyms']),
    ('risky-words', array['risky_words'])
  loop
    foreach relation in array tables loop
      execute format(
        'create or replace trigger notify_content after insert or update or delete or truncate on %I
         for each statement execute function notify_content(%L)',
        relation, tag
      );
    end loop;
  end loop;
end
$$;

-- Texts of records that have pages of their own. A column that is not among those of the kind counts as
-- shown in lists, which is safe.
do $$
declare
  relation text;
  tag text;
  id_column text;
  name_query text;
  own_columns text[];
begin
  for relation, tag, id_column, name_query, own_columns in
    select k.text_table, k.tag, k.text_key, k.page_name, k.own_columns
    from content_kinds k where k.page_name is not null
  loop
    execute format(
      'create or replace trigger notify_content after delete or truncate on %I
       for each statement execute function notify_content(%L)',
      relation, tag
    );
    execute format(
      'create or replace trigger notify_added_content after insert on %I
       referencing new table as new_rows
       for each statement execute function notify_added_content(%L)',
      relation, tag
    );
    execute format(
      'create or replace trigger notify_changed_text after update on %I
       referencing old table as old_rows new table as new_rows
       for each statement execute function notify_changed_text(%L, %L, %L, %L)',
      relation, tag, id_column, name_query,
      own_columns || array['seo_title', 'seo_description', 'version', 'updated_at']
    );
  end loop;
end
$$;
