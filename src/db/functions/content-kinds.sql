-- The kinds of content: what the functions and triggers of all kinds need to know of one. In pieces of
-- SQL, `r` is a row of the record's table, `zh` and `en` are rows of its texts, `t` is any of them, and
-- `ids` are the ids of records. New columns of the view come last.
--   kind, tag         its name, and the tag of changes that lists show; none if the record's own row is not shown
--   record_table      the table of its records; `name` is what addresses them
--   text_table        the table of their texts, if they have any, with the record's id in `text_key`
--   has_english       whether pages exist in English
--   title_zh/_en      the titles, for kinds without texts
--   facets            what lists filter by, as text[]
--   condition         which records are content
--   changed_at        times of change besides the record's, if not those of both texts
--   related           further tables whose changes change records, with queries for the ids of these
--   shared_sources    a query like that of the texts, for links and records of the shared part
--   text_links        the part of a text whose links name records; text_records: ids that it has
--   page_name         a query for the name of a record's page by its id, for texts with pages of their own
--   own_columns       the columns of these that lists and cards do not show
--   media_mark        what a text contains that shows files of the media library
create or replace view content_kinds as
select kind, record_table, tag, name, text_table, text_key, has_english, title_zh, title_en, facets, condition,
  changed_at, related, shared_sources, text_links, text_records, page_name, own_columns, media_mark
from jsonb_to_recordset($kinds$[
  {
    "kind": "article", "tag": "articles", "record_table": "articles", "name": "r.slug",
    "text_table": "article_translations", "text_key": "article_id", "has_english": true,
    "facets": "array['category:' || r.category_key, 'pinned:' || r.pinned, 'listed:' || r.listed] || array(select 'product:' || p.product_key from article_products p where p.article_id = r.id)",
    "condition": "r.slug <> 'privacy' /* Its page shows the versions of the privacy notice, which have tables of their own. */",
    "related": { "article_products": "select distinct article_id from changed" },
    "text_links": "t.body_markdown",
    "page_name": "select slug from articles where id = $1",
    "own_columns": ["author_name", "body_markdown", "body_html", "toc"],
    "media_mark": "media:"
  },
  {
    "kind": "case", "tag": "cases", "record_table": "cases", "name": "r.slug",
    "text_table": "case_translations", "text_key": "case_id", "has_english": true,
    "facets": "array['industry:' || r.industry_key, 'solution:' || r.solution_key, 'featured:' || r.featured] || array(select 'product:' || p.product_key from case_products p where p.case_id = r.id)",
    "related": { "case_products": "select distinct case_id from changed" },
    "text_links": "concat_ws(E'\\n', t.challenge_markdown, t.solution_markdown)",
    "page_name": "select slug from cases where id = $1",
    "own_columns": ["challenge_markdown", "challenge_html", "solution_markdown", "solution_html", "equipment", "quote", "quote_author"],
    "media_mark": "media:"
  },
  {
    "kind": "document", "tag": "documents", "record_table": "documents", "name": "r.slug",
    "text_table": "document_translations", "text_key": "document_id", "has_english": false,
    "facets": "array['section:' || r.section_id, 'level:' || r.level, 'kind:' || r.kind, 'product:' || r.product_key, case when r.popular is not null then 'popular:true' end]",
    "changed_at": "zh.updated_at",
    "related": {
      "document_relations": "select distinct document_id from changed",
      "document_sections": "select d.id from documents d join changed c on c.id = d.section_id"
    },
    "shared_sources": "select d.id, 'shared', '', array(select o.related_id from document_relations o where o.document_id = d.id) from documents d where d.id = any (ids)",
    "text_links": "t.body_markdown",
    "page_name": "select slug from documents where id = $1",
    "own_columns": ["body_markdown", "body_html", "toc", "reading_minutes", "content_updated_at"],
    "media_mark": "media:"
  },
  {
    "kind": "diagnosis", "tag": "documents", "record_table": "diagnoses", "name": "r.slug",
    "text_table": "diagnosis_translations", "text_key": "diagnosis_id", "has_english": true,
    "facets": "array['product:' || r.product_key, 'active:' || r.active]",
    "shared_sources": "select d.id, 'shared', '', array[d.document_id] from diagnoses d where d.id = any (ids) and d.document_id is not null",
    "text_records": "array(select jsonb_array_elements_text(step -> 'documents')::uuid from jsonb_array_elements(t.steps) as step)",
    "page_name": "select d.slug from diagnoses g join documents d on d.id = g.document_id where g.id = $1",
    "own_columns": ["steps"]
  },
  {
    "kind": "download", "tag": "downloads", "record_table": "downloads", "name": "r.slug",
    "text_table": "download_translations", "text_key": "download_id", "has_english": true,
    "facets": "array['product:' || r.product_key, 'platform:' || r.platform, 'visible:' || r.visible]",
    "related": { "download_releases": "select distinct download_id from changed" },
    "shared_sources": "select v.download_id, 'shared', concat_ws(E'\\n', v.notes_markdown_zh, v.notes_markdown_en), '{}'::uuid[] from download_releases v where v.download_id = any (ids) and v.status = 'published'"
  },
  {
    "kind": "page", "tag": "pages", "record_table": "pages", "name": "r.key",
    "text_table": "page_translations", "text_key": "page_id", "has_english": true,
    "facets": "array['product:' || r.product_key]",
    "text_links": "t.blocks::text",
    "page_name": "select key from pages where id = $1",
    "own_columns": ["title", "description", "share_image_id", "blocks"],
    "media_mark": ""
  },
  {
    "kind": "campaign", "tag": "redemptions", "record_table": "campaigns", "name": "r.slug",
    "text_table": "campaign_translations", "text_key": "campaign_id", "has_english": true,
    "facets": "array['product:' || r.product_key, 'closed:' || r.closed]"
  },
  {
    "kind": "scene", "tag": "scenes", "record_table": "scenes", "name": "r.slug",
    "text_table": "scene_translations", "text_key": "scene_id", "has_english": true,
    "facets": "array['solution:' || r.solution_key, 'listed:' || r.listed] || array(select 'product:' || p.product_key from scene_products p where p.scene_id = r.id)",
    "related": { "scene_products": "select distinct scene_id from changed" }
  },
  {
    "kind": "menu", "record_table": "menus", "name": "r.location", "has_english": false,
    "title_zh": "case r.location when 'header' then '页头菜单' else '页脚菜单' end",
    "title_en": "case r.location when 'header' then 'Header menu' else 'Footer menu' end",
    "changed_at": "(select max(i.updated_at) from menu_items i where i.location = r.location)",
    "related": { "menu_items": "select m.id from menus m where m.location in (select location from changed)" },
    "shared_sources": "select m.id, 'shared', string_agg(i.path, E'\\n'), '{}'::uuid[] from menus m join menu_items i on i.location = m.location where m.id = any (ids) and i.path is not null group by m.id"
  },
  {
    "kind": "settings", "tag": "site", "record_table": "site_settings", "name": "'settings'", "has_english": false,
    "title_zh": "'网站设置'", "title_en": "'Site settings'"
  },
  {
    "kind": "qr", "tag": "qr-pages", "record_table": "qr_pages", "name": "r.slug", "has_english": false,
    "title_zh": "r.title_zh", "title_en": "r.title_en",
    "changed_at": "(select max(t.updated_at) from qr_targets t where t.page_id = r.id)",
    "related": { "qr_targets": "select distinct page_id from changed" },
    "shared_sources": "select t.page_id, 'shared', string_agg(t.url, E'\\n'), '{}'::uuid[] from qr_targets t where t.page_id = any (ids) and t.url is not null group by t.page_id"
  }
]$kinds$) as kinds (
  kind text, tag text, record_table text, name text, text_table text, text_key text, has_english boolean,
  title_zh text, title_en text, facets text, condition text, changed_at text, related jsonb,
  shared_sources text, text_links text, text_records text, page_name text, own_columns text[], media_mark text
);
