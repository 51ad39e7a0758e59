-- Sends a notification with the tag of changed public content, one of the ContentTag values.
-- PostgreSQL sends it at commit, and equal notifications of one transaction only once. Content that
-- becomes public at a scheduled time is announced by a job (src/jobs/announce-scheduled.ts).
create or replace function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_argv[0]);
  return null;
end
$$;

-- Every table of public content with the tag of its domain.
do $$
declare
  tag text;
  tables text[];
  relation text;
begin
  for tag, tables in values
    ('site', array['site_settings', 'menu_items', 'redirects']),
    ('pages', array['pages', 'page_translations']),
    ('products', array['products', 'equipment_items']),
    ('articles', array['article_categories', 'articles', 'article_translations', 'article_products']),
    ('documents', array[
      'document_sections', 'documents', 'document_translations', 'document_relations', 'diagnoses',
      'diagnosis_translations'
    ]),
    ('cases', array[
      'industries', 'solutions', 'cases', 'case_translations', 'case_products', 'case_media'
    ]),
    ('downloads', array['downloads', 'download_translations', 'download_releases']),
    ('media', array['media_assets', 'media_variants']),
    ('scenes', array['scenes', 'scene_products']),
    ('redemptions', array['redemption_campaigns']),
    ('qr-pages', array['qr_pages', 'qr_targets']),
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
