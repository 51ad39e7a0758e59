create table daily_salts (
  day date primary key,
  salt text not null
);
--> statement-breakpoint
comment on table daily_salts is 'Salt of the visitor marks of each day; earlier days are deleted.';
--> statement-breakpoint
select attach_content_notice('redemptions', array['campaigns']);
--> statement-breakpoint
select attach_content_notice('qr-pages', array['qr_pages', 'qr_targets']);
--> statement-breakpoint
alter table share_openings add column visitor_mark text not null;
--> statement-breakpoint
alter table share_openings add constraint share_openings_link_id_opened_at_visitor_mark_unique
  unique (link_id, opened_at, visitor_mark);
--> statement-breakpoint
drop index share_openings_link_id_opened_at_index;
