-- Sets updated_at when a row changes. Every table with the column is in the list below.
create or replace function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- An update without a change keeps the time. Tables with generated columns are the exception: their
-- rows cannot be compared before the update, so every update sets it.
do $$
declare
  relation text;
  is_comparable boolean;
begin
  foreach relation in array array[
    'acceptance_evidence', 'acceptance_items', 'acceptance_sheets', 'acceptance_signatures',
    'api_keys', 'article_categories', 'article_translations', 'articles', 'booking_notes',
    'booking_slots', 'bookings', 'case_translations', 'cases', 'consents', 'customers',
    'device_accessories', 'device_connections', 'device_sheets', 'device_snapshots',
    'device_tags', 'devices', 'diagnoses', 'diagnosis_translations', 'document_feedback', 'document_sections',
    'document_translations', 'documents', 'download_releases', 'download_translations', 'downloads', 'equipment_items',
    'facts', 'industries', 'integration_tokens', 'live_report_events', 'live_reports',
    'live_rooms', 'media_assets', 'media_folders', 'media_processing', 'media_variants', 'menu_items', 'menus', 'outbox_messages',
    'page_translations', 'pages', 'privacy_notices', 'privacy_requests', 'private_files', 'products', 'projects',
    'qr_pages', 'qr_targets', 'redemption_batches', 'redemption_campaigns', 'redemption_codes',
    'redemptions', 'redirects', 'release_processing', 'requirement_approvals', 'requirement_comments',
    'requirement_deliverables', 'requirement_items', 'requirement_milestones',
    'requirement_references', 'requirement_screens', 'requirement_sheets', 'requirement_versions',
    'retention_policies', 'risky_words', 'saved_designs', 'scene_pins', 'scenes', 'search_answers',
    'search_misses', 'search_pages', 'search_questions', 'search_synonyms', 'share_links',
    'signing_keys', 'site_settings', 'solutions', 'staff_two_factors', 'staff_users',
    'uploads', 'webhooks', 'work_order_engineers', 'work_order_problems', 'work_order_task_evidence',
    'work_order_tasks', 'work_order_visits', 'work_orders'
  ] loop
    is_comparable := not exists (
      select from pg_attribute where attrelid = relation::regclass and attgenerated <> ''
    );
    execute format(
      'create or replace trigger set_updated_at before update on %I for each row %s
       execute function set_updated_at()',
      relation, case when is_comparable then 'when (old.* is distinct from new.*)' else '' end
    );
  end loop;
end
$$;
