-- Which records show which files of the media library, in public or in a draft: by reference (covers and
-- the like) or by key, as `media:<key>` in Markdown and as a value in a block.

create or replace function media_keys(row_after jsonb) returns setof text language sql immutable parallel safe as $$
  select m[1] from regexp_matches(row_after::text, 'media:([a-z0-9]+(?:[/-][a-z0-9]+)*)', 'g') as m
  union
  select value #>> '{}' from jsonb_path_query(row_after -> 'blocks', '$.**') as value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
$$;

-- Notes which files the text of a row shows. The argument is the column with the id of the record. A
-- block's value is only a key if the library has it.
create or replace function note_media_uses() returns trigger language plpgsql as $$
declare
  row_before jsonb := case tg_op when 'INSERT' then '{}' else to_jsonb(old) end;
  row_after jsonb := case tg_op when 'DELETE' then '{}' else to_jsonb(new) end;
  entity uuid := coalesce(row_after ->> tg_argv[0], row_before ->> tg_argv[0]);
  text_locale text := coalesce(row_after ->> 'locale', row_before ->> 'locale', '');
begin
  delete from media_text_uses where relation = tg_table_name and record_id = entity and locale = text_locale;
  insert into media_text_uses (key, relation, record_id, locale)
  select a.key, tg_table_name, entity, text_locale
  from media_keys(row_after) as k (key) join media_assets a on a.key = k.key;
  return null;
end
$$;

-- Notes which files a draft shows, in the columns of note_media_uses(): the locale is empty for the
-- shared part.
create or replace function note_draft_media_uses() returns trigger language plpgsql as $$
declare
  draft_row content_parts := case tg_op when 'DELETE' then old else new end;
begin
  delete from media_text_uses
  where relation = tg_table_name and record_id = draft_row.record_id
    and locale = case draft_row.part when 'shared' then '' else draft_row.part end;
  if tg_op = 'DELETE' or new.draft is null then return null; end if;
  insert into media_text_uses (key, relation, record_id, locale)
  select a.key, tg_table_name, new.record_id, case new.part when 'shared' then '' else new.part end
  from (
    select a.key from media_keys(new.draft) as k (key) join media_assets a on a.key = k.key
    union
    select a.key from media_assets a where a.id = any (draft_ids(new.draft))
  ) as a;
  return null;
end
$$;

create or replace trigger note_draft_media_uses_of_new after insert on content_parts for each row
  when (new.draft is not null) execute function note_draft_media_uses();
create or replace trigger note_draft_media_uses_of_changed after update of draft on content_parts for each row
  when (new.draft is distinct from old.draft) execute function note_draft_media_uses();
create or replace trigger note_draft_media_uses_of_deleted after delete on content_parts for each row
  when (old.draft is not null) execute function note_draft_media_uses();

-- Notes which files the body of a sheet shows, by their ids. The arguments are the columns of the
-- sheet's id and of the body. What one revision shows stays noted with the next.
create or replace function note_sheet_media_uses() returns trigger language plpgsql as $$
declare
  sheet uuid := (to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0])::uuid;
begin
  if tg_op <> 'INSERT' then
    delete from media_text_uses where relation = tg_table_name and record_id = sheet;
  end if;
  if tg_op <> 'DELETE' then
    insert into media_text_uses (key, relation, record_id, locale)
    select a.key, tg_table_name, sheet, '' from media_assets a
    where a.id = any (draft_ids(to_jsonb(new) -> tg_argv[1]))
    on conflict do nothing;
  end if;
  return null;
end
$$;

create or replace trigger note_sheet_media_uses after insert or update of draft or delete on requirements
  for each row execute function note_sheet_media_uses('id', 'draft');
create or replace trigger note_sheet_media_uses after insert or delete on sheet_revisions
  for each row execute function note_sheet_media_uses('sheet_id', 'body');

create or replace function forget_media_uses() returns trigger language plpgsql as $$
begin
  delete from media_text_uses where relation = tg_table_name;
  return null;
end
$$;

-- The tables whose texts may show files, with the column of the record's id.
do $$
declare
  relation text;
  id_column text;
  mark text;
begin
  for relation, id_column, mark in
    select k.text_table, k.text_key, k.media_mark from content_kinds k where k.media_mark is not null
    union all values ('download_releases', 'id', 'media:')
  loop
    execute format(
      'create or replace trigger note_media_uses_of_new after insert on %1$I for each row
       when (strpos(new::text, %3$L) > 0) execute function note_media_uses(%2$L);
       create or replace trigger note_media_uses_of_changed after update on %1$I for each row
       when (strpos(new::text || old::text, %3$L) > 0) execute function note_media_uses(%2$L);
       create or replace trigger note_media_uses_of_deleted after delete on %1$I for each row
       when (strpos(old::text, %3$L) > 0) execute function note_media_uses(%2$L);
       create or replace trigger forget_media_uses after truncate on %1$I
       for each statement execute function forget_media_uses()',
      relation, id_column, mark
    );
  end loop;
end
$$;

-- Every use of a file, with the title and public name of the record. `locale` is empty where both
-- languages share what is shown.
create or replace view media_uses as
with by_reference (asset_id, kind, record_id, locale) as (
  select cover_id, 'article', id, '' from articles
  union all select cover_id, 'case', id, '' from cases
  union all select media_id, 'case', case_id, '' from case_media
  union all select cover_id, 'document', id, '' from documents
  union all select video_id, 'document', id, '' from documents
  union all select icon_id, 'download', id, '' from downloads
  union all select cover_id, 'live-report', id, '' from live_reports
  union all select poster_id, 'media', id, '' from media_assets
  union all select share_image_id, 'page', page_id, locale from page_translations
  union all select cover_id, 'product', id, '' from products
  union all select (step ->> 'mediaId')::uuid, 'campaign', campaign_id, locale
    from campaign_translations cross join jsonb_array_elements(activation_steps) as step
  union all select poster_id, 'scene', id, '' from scenes
  union all select model_id, 'scene', id, '' from scenes
  union all select turn_id, 'scene', id, '' from scenes
  union all select (variant ->> field)::uuid, 'scene', id, ''
    from scenes cross join jsonb_array_elements(variants) as variant
    cross join unnest(array['pictureId', 'panoramaId']) as field
  union all select logo_id, 'site', null, '' from site_settings
  union all select share_image_id, 'site', null, '' from site_settings
  union all select cover_id, 'solution', id, '' from solutions
), by_key (asset_id, kind, record_id, locale) as (
  select
    a.id,
    coalesce(k.kind, s.kind, case u.relation when 'download_releases' then 'download' else d.kind end),
    coalesce(r.download_id, u.record_id),
    u.locale
  from media_text_uses u
  join media_assets a on a.key = u.key
  left join content_kinds k on k.text_table = u.relation
  left join download_releases r on u.relation = 'download_releases' and r.id = u.record_id
  left join content_records d on u.relation = 'content_parts' and d.id = u.record_id
  left join sheets s on u.relation in ('requirements', 'sheet_revisions') and s.id = u.record_id
), uses as (
  select * from by_reference where asset_id is not null union select * from by_key
)
select
  u.asset_id, u.kind, coalesce(u.record_id::text, 'site') as record_id, u.locale,
  coalesce(
    article_text.title, case_text.title, document_text.title, page_text.title, sheet.title_zh,
    download_text.title, product.name_zh, solution.name_zh, campaign_text.title, scene_text.title, site.brand_zh,
    video.title, ''
  ) as title,
  coalesce(article.slug, a_case.slug, document.slug, download.slug, page.key, product.key, campaign.slug, solution.key, '') as slug
from uses u
left join articles article on u.kind = 'article' and article.id = u.record_id
left join cases a_case on u.kind = 'case' and a_case.id = u.record_id
left join documents document on u.kind = 'document' and document.id = u.record_id
left join pages page on u.kind = 'page' and page.id = u.record_id
left join article_translations article_text
  on article_text.article_id = article.id and article_text.locale = coalesce(nullif(u.locale, ''), 'zh')
left join case_translations case_text
  on case_text.case_id = a_case.id and case_text.locale = coalesce(nullif(u.locale, ''), 'zh')
left join document_translations document_text
  on document_text.document_id = document.id and document_text.locale = coalesce(nullif(u.locale, ''), 'zh')
left join page_translations page_text
  on page_text.page_id = page.id and page_text.locale = coalesce(nullif(u.locale, ''), 'zh')
left join sheets sheet on u.kind in ('live-report', 'requirement') and sheet.id = u.record_id
left join downloads download on u.kind = 'download' and download.id = u.record_id
left join download_translations download_text
  on download_text.download_id = download.id and download_text.locale = 'zh'
left join products product on u.kind = 'product' and product.id = u.record_id
left join solutions solution on u.kind = 'solution' and solution.id = u.record_id
left join campaigns campaign on u.kind = 'campaign' and campaign.id = u.record_id
left join campaign_translations campaign_text
  on campaign_text.campaign_id = campaign.id and campaign_text.locale = coalesce(nullif(u.locale, ''), 'zh')
left join scene_translations scene_text
  on u.kind = 'scene' and scene_text.scene_id = u.record_id and scene_text.locale = 'zh'
left join site_settings site on u.kind = 'site'
left join media_assets video on u.kind = 'media' and video.id = u.record_id;

-- Wakes the processes that make variants when a transaction with new work commits.
create or replace function notify_media_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('media_work', '');
  return null;
end
$$;

create or replace trigger notify_media_work after insert or update of failure on media_processing
  for each statement execute function notify_media_work();
