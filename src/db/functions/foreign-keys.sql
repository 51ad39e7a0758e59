-- Foreign keys that close a circle of tables. The files of src/db/schema import each other in one
-- direction only, so Drizzle declares the other keys of each circle and this file adds the last one:
--   bookings -> scenes -> projects -> bookings
--   acceptance_items -> acceptance_sheets -> work_orders -> acceptance_items
--   uploads -> share_links -> scenes -> media_assets -> uploads
do $$
declare
  relation text;
  reference text;
  target text;
  key text;
begin
  for relation, reference, target in values
    ('projects', 'booking_id', 'bookings'),
    ('work_orders', 'acceptance_item_id', 'acceptance_items'),
    ('uploads', 'link_id', 'share_links')
  loop
    key := format('%s_%s_%s_id_fk', relation, reference, target);
    if not exists (select from pg_constraint where conname = key and conrelid = relation::regclass) then
      execute format(
        'alter table %I add constraint %I foreign key (%I) references %I (id) on delete set null',
        relation, key, reference, target
      );
    end if;
  end loop;
end
$$;
