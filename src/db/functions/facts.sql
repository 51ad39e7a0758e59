-- Facts as texts print them, and the placeholders {{fact:<key>}} and {{fact:<key>.<format>}} in stored
-- texts. src/contracts/facts.ts explains the formats and has the same pattern.

-- Only sums of money have a comma after the thousands.
create or replace function fact_number(amount numeric, unit text) returns text language sql immutable strict parallel safe
return replace(rtrim(to_char(amount,
  case when unit in ('CNY', '元') then 'FM999,999,999,990.999999' else 'FM999999999990.999999' end
), '.'), '-', '−');

create or replace function fact_with_unit(amount text, unit text) returns text language sql immutable strict parallel safe
return case
  when unit = '' then amount
  when unit in ('%', '°') then amount || unit
  when unit = 'CNY' then 'CNY ' || amount
  else amount || ' ' || unit
end;

-- Small whole numbers as words, for running text; others stay numbers.
create or replace function fact_in_words(amount numeric, unit text, locale text) returns text language sql immutable strict parallel safe
return case
  when amount <> trunc(amount) or amount not between 1 and 10 then fact_with_unit(fact_number(amount, unit), unit)
  when locale = 'en' then
    concat((array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])[amount::integer], ' ', unit)
  else concat((array['一', '两', '三', '四', '五', '六', '七', '八', '九', '十'])[amount::integer], unit)
end;

-- English units have a form of their own beside the number one, but not beside a range that begins or
-- ends with it.
create or replace function fact_unit_en(many text, one text, lowest numeric, highest numeric) returns text language sql immutable parallel safe
return case when lowest = 1 and highest = 1 and one <> '' then one else many end;

-- The newest stable version of a program.
create or replace function fact_version(download uuid) returns text language sql stable as $$
  select r.version from download_releases r
  where r.download_id = download and r.channel = 'stable' and r.status = 'published' and r.published_at <= now()
  order by r.published_at desc, r.id desc
  limit 1
$$;

-- One row with a fact in a format; the value is null where there is none. In `from`, PostgreSQL puts the
-- body into the query, which is what makes a read of all facts fast.
create or replace function fact_form(fact facts, format text, locale text) returns table (value text) language sql stable as $$
  select case format
    when '' then coalesce(fixed, fact_with_unit(amount, unit))
    when 'value' then amount
    when 'min' then fact_number(fact.minimum, unit)
    when 'max' then fact_number(fact.maximum, unit)
    when 'limit' then
      case when fact.minimum is null then '≤ ' when fact.maximum is null then '≥ ' else '' end || fact_with_unit(amount, unit)
    when 'word' then
      fact_in_words(lowest, case locale when 'en' then fact_unit_en(fact.unit_en, fact.unit_en_one, lowest, lowest) else fact.unit_zh end, locale)
    when 'minor' then substring(release.version from '^\d+\.\d+')
  end
  -- A program without a stable version has none to print.
  from (select case when fact.download_id is not null then coalesce(fact_version(fact.download_id), '—') end) as release (version)
  cross join lateral (select coalesce(fact.minimum, fact.maximum), coalesce(fact.maximum, fact.minimum)) as bounds (lowest, highest)
  cross join lateral (
    select case locale when 'en' then fact_unit_en(fact.unit_en, fact.unit_en_one, lowest, highest) else fact.unit_zh end,
      case locale when 'en' then fact.text_en else fact.text_zh end
  ) as words (unit, fixed_text)
  cross join lateral (
    select
      coalesce(release.version, fixed_text) as fixed,
      case
        when fact.minimum < fact.maximum then concat(
          fact_number(fact.minimum, unit),
          -- A dash beside a minus sign reads badly.
          case when locale <> 'en' then '～' when fact.minimum < 0 then ' to ' else '–' end,
          fact_number(fact.maximum, unit)
        )
        else fact_number(lowest, unit)
      end as amount
  ) as parts
$$;

-- The value of a placeholder by its name; null if there is no such fact or format.
create or replace function fact_text(name text, locale text) returns text language sql stable as $$
  select form.value from facts f cross join lateral fact_form(f, split_part(name, '.', 2), locale) as form
  where f.key = split_part(name, '.', 1)
$$;

-- Every name that a placeholder may have, with its value in each language.
create or replace view fact_values as
with forms as materialized (
  select f as fact, format, zh.value as zh
  from facts f
  cross join unnest(array['', 'value', 'min', 'max', 'limit', 'word', 'minor']) as format
  cross join lateral fact_form(f, format, 'zh') as zh
)
select case format when '' then (fact).key else concat((fact).key, '.', format) end as name, zh, en.value as en
from forms cross join lateral fact_form(fact, format, 'en') as en
where zh is not null;

-- The names in the placeholders of sentences of the interface; src/contracts/fact-sentences/places.ts has
-- the same. Such a fact cannot be deleted, keeps every format, and a change of it concerns every page.
create or replace view interface_fact_names as
select name, split_part(name, '.', 1) as key from (values
  ('answer-time.word'),
  ('cyan-key-samples'),
  ('online-demo'),
  ('proposal-time'),
  ('upload-test-app')
) as names (name);

create or replace view interface_fact_values as
select name, fact_text(name, 'zh') as zh, fact_text(name, 'en') as en
from interface_fact_names
where fact_text(name, 'zh') is not null;

create or replace function fact_names(source text) returns setof text language sql immutable strict parallel safe as $$
  select distinct m[1] from regexp_matches(source, '\{\{fact:([^{}]*)\}\}', 'g') as m
$$;

create or replace function resolve_facts(source text, locale text) returns text language plpgsql stable as $$
declare
  name text;
begin
  for name in select fact_names(source) loop
    source := replace(source, '{{fact:' || name || '}}', coalesce(fact_text(name, locale), '{{fact:' || name || '}}'));
  end loop;
  return source;
end
$$;

-- Notes which facts a row of a content table shows, and refuses names that do not exist. The argument is
-- the column with the id of the record.
create or replace function note_fact_uses() returns trigger language plpgsql as $$
declare
  row_before jsonb := case tg_op when 'INSERT' then '{}' else to_jsonb(old) end;
  row_after jsonb := case tg_op when 'DELETE' then '{}' else to_jsonb(new) end;
  entity uuid := coalesce(row_after ->> tg_argv[0], row_before ->> tg_argv[0]);
  text_locale text := coalesce(row_after ->> 'locale', row_before ->> 'locale', '');
  unknown text;
begin
  select string_agg(name, ', ' order by name) into unknown
  from fact_names(row_after::text) as name
  where fact_text(name, 'zh') is null;
  if unknown is not null then
    raise exception 'There is no fact "%", which % "%" shows. Correct the name in the text, or add the fact first.',
      unknown, tg_table_name, concat_ws(' ', coalesce(row_after ->> 'slug', row_after ->> 'title', entity::text), text_locale)
      using errcode = 'foreign_key_violation', column = unknown;
  end if;
  delete from fact_uses where relation = tg_table_name and record_id = entity and locale = text_locale;
  insert into fact_uses (fact_key, name, relation, record_id, locale)
  select split_part(name, '.', 1), name, tg_table_name, entity, text_locale from fact_names(row_after::text) as name;
  return null;
end
$$;

create or replace function forget_fact_uses() returns trigger language plpgsql as $$
begin
  delete from fact_uses where relation = tg_table_name;
  return null;
end
$$;

-- The content tables whose texts may show facts, with the column of the record's id.
do $$
declare
  relation text;
  id_column text;
begin
  for relation, id_column in
    select k.text_table, k.text_key from content_kinds k where k.text_table is not null
    union all values
    ('document_sections', 'id'),
    ('download_releases', 'id'),
    ('products', 'id'),
    ('qr_pages', 'id'),
    ('search_answers', 'id'),
    ('search_pages', 'id'),
    ('solutions', 'id')
  loop
    execute format(
      'create or replace trigger note_fact_uses_of_new after insert on %1$I for each row
       when (strpos(new::text, ''{{fact:'') > 0) execute function note_fact_uses(%2$L);
       create or replace trigger note_fact_uses_of_changed after update on %1$I for each row
       when (strpos(new::text || old::text, ''{{fact:'') > 0) execute function note_fact_uses(%2$L);
       create or replace trigger note_fact_uses_of_deleted after delete on %1$I for each row
       when (strpos(old::text, ''{{fact:'') > 0) execute function note_fact_uses(%2$L);
       create or replace trigger forget_fact_uses after truncate on %1$I
       for each statement execute function forget_fact_uses()',
      relation, id_column
    );
  end loop;
end
$$;

-- Search finds texts by the values that they show.
create or replace function resolve_search_entry() returns trigger language plpgsql as $$
begin
  new.title := resolve_facts(new.title, new.locale);
  new.title_key := search_fold(new.title);
  new.lead := resolve_facts(new.lead, new.locale);
  new.body := resolve_facts(new.body, new.locale);
  return new;
end
$$;

create or replace trigger resolve_search_entry before insert on search_entries for each row
  when (strpos(concat(new.title, new.lead, new.body), '{{fact:') > 0) execute function resolve_search_entry();

-- Brings the search entries of all records that show facts up to date.
create or replace function refresh_fact_search_entries() returns void language plpgsql as $$
begin
  perform refresh_search_entries('article', 'articles', array(
    select record_id from fact_uses where relation = 'article_translations'));
  perform refresh_search_entries('document', 'documents', array(
    select record_id from fact_uses where relation = 'document_translations'));
  perform refresh_search_entries('case', 'cases', array(
    select record_id from fact_uses where relation = 'case_translations'));
  perform refresh_search_entries('download', 'downloads', array(
    select record_id from fact_uses where relation in ('download_translations', 'download_releases')));
  perform refresh_search_entries('product', 'products', array(
    select p.id from fact_uses u join pages g on g.id = u.record_id join products p on p.key = g.product_key
    where u.relation = 'page_translations'
    union
    select record_id from fact_uses where relation = 'products'));
  perform refresh_search_entries('page', 'search_pages', array(
    select record_id from fact_uses where relation = 'search_pages'));
end
$$;

-- After a change every format that texts use must still have a value: a range that loses its end has no
-- `max`, for example.
create or replace function apply_changed_facts() returns trigger language plpgsql as $$
declare
  missing text;
begin
  select string_agg(distinct name, ', ') into missing from (
    select name from fact_uses
    union all
    select n.name from interface_fact_names n join facts f on f.key = n.key
  ) as shown where fact_text(name, 'zh') is null;
  if missing is not null then
    raise exception 'Texts show {{fact:%}}, which would have no value. Keep it, or change the texts first.', missing
      using errcode = 'restrict_violation';
  end if;
  perform refresh_fact_search_entries();
  return null;
end
$$;

create or replace trigger apply_changed_facts after update on facts
  for each statement execute function apply_changed_facts();

create or replace function keep_interface_fact() returns trigger language plpgsql as $$
begin
  if exists (select from interface_fact_names where key = old.key) then
    raise exception 'The interface shows the fact "%". Change its value instead of deleting it.', old.key
      using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;

create or replace trigger keep_interface_fact before delete on facts
  for each row execute function keep_interface_fact();

-- The values of the interface travel with the state of the site, which every page has.
create or replace function announce_interface_fact() returns trigger language plpgsql as $$
begin
  if exists (select from interface_fact_names where key = new.key) then
    perform pg_notify('content_changed', 'site');
  end if;
  return null;
end
$$;

create or replace trigger announce_interface_fact after insert or update on facts
  for each row execute function announce_interface_fact();

-- A new version changes the facts that name it.
create or replace function announce_versions() returns trigger language plpgsql as $$
begin
  if exists (select from facts where download_id is not null) then
    perform refresh_fact_search_entries();
    perform pg_notify('content_changed', 'facts');
  end if;
  return null;
end
$$;

create or replace trigger announce_versions after insert or update or delete on download_releases
  for each statement execute function announce_versions();
