-- Words by which staff find rows of long lists. The lists name the columns in the same order
-- (src/db/word-search.ts). The high cost makes the planner use the indexes.
create or replace function media_terms(title text, file_name text, key text, alt_zh text, alt_en text, tags text[])
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(concat_ws(E'\n', title, file_name, key, alt_zh, alt_en, array_to_string(tags, E'\n')));

create or replace function redirect_terms(from_path text, target text, note text)
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(concat_ws(E'\n', from_path, target, note));

create or replace function fact_terms(
  key text, minimum numeric, maximum numeric, unit_zh text, unit_en text, text_zh text, text_en text,
  condition_zh text, condition_en text, source_zh text, source_en text
) returns tsvector language sql immutable parallel safe cost 1000
return content_terms(concat_ws(
  E'\n', key, minimum, maximum, unit_zh, unit_en, text_zh, text_en, condition_zh, condition_en, source_zh, source_en
));

-- The parts of an action's name are words too: `staff.two_factor_on` is found by `two_factor` and `factor`.
create or replace function audit_terms(action text, actor_label text, request_id text)
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(concat_ws(E'\n', action, translate(action, '.', ' '), translate(action, '._', '  '), actor_label, request_id));

create or replace function search_miss_terms(query text)
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(query);

create or replace function synonym_terms(terms text[])
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(array_to_string(terms, E'\n'));

create or replace function missing_page_terms(path text)
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(path);

create or replace function search_title_terms(title text)
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(title);

create or replace function search_question_terms(questions text[])
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(array_to_string(questions, E'\n'));

create or replace function sheet_terms(number text, title_zh text, title_en text, customer_name text, site_name text)
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(concat_ws(E'\n', number, title_zh, title_en, customer_name, site_name));

-- The indexes store results of the functions above, so they are rebuilt when those change.
drop index if exists media_assets_terms_index, redirects_terms_index, facts_terms_index, audit_log_terms_index,
  search_misses_terms_index, search_synonyms_terms_index, missing_pages_terms_index, search_entries_title_terms_index,
  search_questions_terms_index, sheets_terms_index;

create index media_assets_terms_index on media_assets
  using gin (media_terms(title, file_name, key, alt_zh, alt_en, tags)) with (fastupdate = off);
create index redirects_terms_index on redirects
  using gin (redirect_terms(from_path, target, note)) with (fastupdate = off);
create index facts_terms_index on facts using gin (fact_terms(
  key, minimum, maximum, unit_zh, unit_en, text_zh, text_en, condition_zh, condition_en, source_zh, source_en
)) with (fastupdate = off);
create index audit_log_terms_index on audit_log
  using gin (audit_terms(action, actor_label, request_id)) with (fastupdate = off);
create index search_misses_terms_index on search_misses
  using gin (search_miss_terms(query)) with (fastupdate = off);
create index search_synonyms_terms_index on search_synonyms
  using gin (synonym_terms(terms)) with (fastupdate = off);
create index missing_pages_terms_index on missing_pages
  using gin (missing_page_terms(path)) with (fastupdate = off);
create index search_entries_title_terms_index on search_entries
  using gin (search_title_terms(title)) with (fastupdate = off);
create index search_questions_terms_index on search_questions
  using gin (search_question_terms(questions)) with (fastupdate = off);
create index sheets_terms_index on sheets
  using gin (sheet_terms(number, title_zh, title_en, customer_name, site_name)) with (fastupdate = off);
