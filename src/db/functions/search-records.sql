-- The records that answer questions of visitors: one row per record that the search finds or will find
-- once it is published. `slug` is its name in the search, `page_id` the page whose editor shows it, where
-- that is another record: a product has the page that introduces it, a page of the site its content.
create or replace view search_records as
select c.id, c.kind, c.name as slug, c.title_zh, c.title_en, c.kind <> 'document' as has_english,
  null::uuid as page_id, c.terms
from content_records c
where c.deleted_at is null and c.kind in ('article', 'case', 'document', 'download')
union all
select p.id, 'product', p.key, p.name_zh, p.name_en, true,
  (select g.id from pages g where g.product_key = p.key and g.key = 'product-' || p.key),
  content_terms(concat_ws(E'\n', p.name_zh, p.name_en, p.key))
from products p
union all
select s.id, 'page', s.slug, s.title_zh, s.title_en, s.title_en is not null,
  (select g.id from pages g where g.product_key is null and g.key = s.slug),
  content_terms(concat_ws(E'\n', s.title_zh, s.title_en, s.path))
from search_pages s;
