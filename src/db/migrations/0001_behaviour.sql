-- What tables do by themselves: updated_at, announcements of content changes, the audit chain, and
-- records that must not change. A later migration that adds tables calls attach_updated_at() and,
-- for public content, attach_content_notice(tag, tables) again; both skip what is there already.

create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
--> statement-breakpoint
-- Puts the trigger on every table that has an updated_at column and lacks it. A row written without
-- a change keeps its time, but in tables with generated columns, which PostgreSQL cannot compare yet.
create function attach_updated_at() returns void language plpgsql as $$
declare
  relation regclass;
  comparable boolean;
begin
  for relation, comparable in
    select a.attrelid::regclass, not exists (
      select from pg_attribute g where g.attrelid = c.oid and g.attgenerated <> ''
    )
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    where a.attname = 'updated_at' and not a.attisdropped
      and c.relnamespace = current_schema()::regnamespace
      and not exists (
        select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'set_updated_at'
      )
  loop
    execute format(
      'create trigger set_updated_at before update on %s for each row %s
       execute function set_updated_at()',
      relation, case when comparable then 'when (old.* is distinct from new.*)' else '' end
    );
  end loop;
end
$$;
--> statement-breakpoint
select attach_updated_at();
--> statement-breakpoint
-- Announces a change of public content under its tag. PostgreSQL sends it at commit and sends equal
-- announcements of one transaction once. What becomes public by time alone is announced by a job.
create function notify_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_argv[0]);
  return null;
end
$$;
--> statement-breakpoint
create function attach_content_notice(tag text, relations text[]) returns void language plpgsql as $$
declare
  relation text;
begin
  foreach relation in array relations loop
    execute format(
      'create or replace trigger notify_content after insert or update or delete or truncate on %I
       for each statement execute function notify_content(%L)',
      relation, tag
    );
  end loop;
end
$$;
--> statement-breakpoint
select attach_content_notice(tag, relations)
from (values
  ('site', array['site_settings', 'menu_items', 'redirects']),
  ('pages', array['pages', 'page_translations']),
  ('products', array['products', 'equipment_items']),
  ('articles', array['article_categories', 'articles', 'article_translations', 'article_products']),
  ('documents', array['document_sections', 'documents', 'document_translations', 'document_relations', 'diagnoses']),
  ('cases', array['industries', 'solution_scenes', 'cases', 'case_translations', 'case_products', 'case_media']),
  ('downloads', array['download_items', 'releases']),
  ('media', array['media_assets', 'media_variants']),
  ('scenes', array['scenes', 'scene_products']),
  ('codes', array['campaigns']),
  ('qr', array['qr_pages', 'qr_targets'])
) as content (tag, relations);
--> statement-breakpoint
-- Hash of one row of the audit trail over everything in it but the hash itself.
create function audit_hash(entry audit_log) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    entry.prev_hash, entry.position, entry.id, entry.actor, entry.actor_id, entry.actor_label,
    entry.action, entry.entity_type, entry.entity_id, entry.diff, entry.request_id,
    extract(epoch from entry.created_at)
  )::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Appends a row to the chain. The lock lasts until commit, so that the chain has no gaps.
create function chain_audit_log() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select position, hash into last from audit_log order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := audit_hash(new);
  return new;
end
$$;
--> statement-breakpoint
create trigger chain_audit_log before insert on audit_log
  for each row execute function chain_audit_log();
--> statement-breakpoint
-- Position of the first row that does not follow from the one before, or null when all do.
create function verify_audit_log() returns bigint language sql stable as $$
  select min(position) from (
    select l.position,
      l.hash = audit_hash(l)
        and l.prev_hash = coalesce(lag(l.hash) over chain, repeat('0', 64))
        and l.position = coalesce(lag(l.position) over chain, 0) + 1 as sound
    from audit_log l
    window chain as (order by l.position)
  ) as checked
  where not sound
$$;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger refuse_change before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
--> statement-breakpoint
-- A sealed acceptance sheet stays as it is.
create function refuse_sealed_sheet() returns trigger language plpgsql as $$
begin
  raise exception 'acceptance sheet % is sealed', old.number using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger refuse_sealed_sheet before update or delete on acceptance_sheets
  for each row when (old.state = 'sealed') execute function refuse_sealed_sheet();
--> statement-breakpoint
-- Items stay as they are once the customer has decided, signatures once the sheet is sealed. The
-- row lock makes a change wait for a decision under way; whoever decides locks the sheet first.
create function refuse_decided_part() returns trigger language plpgsql as $$
declare
  part jsonb := to_jsonb(coalesce(new, old));
  sheet uuid;
  current_state text;
begin
  if tg_table_name = 'acceptance_evidence' then
    select sheet_id into sheet from acceptance_items where id = (part ->> 'item_id')::uuid;
  else
    sheet := (part ->> 'sheet_id')::uuid;
  end if;
  select state into current_state from acceptance_sheets where id = sheet for share;
  if current_state = any (tg_argv) then
    raise exception 'acceptance sheet % is %', sheet, current_state
      using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;
--> statement-breakpoint
create trigger refuse_decided_part before insert or update or delete on acceptance_items
  for each row execute function refuse_decided_part('signed', 'rejected', 'sealed');
--> statement-breakpoint
create trigger refuse_decided_part before insert or update or delete on acceptance_evidence
  for each row execute function refuse_decided_part('signed', 'rejected', 'sealed');
--> statement-breakpoint
create trigger refuse_decided_part before insert or update or delete on acceptance_signatures
  for each row execute function refuse_decided_part('rejected', 'sealed');
--> statement-breakpoint
-- Parts and hash of a requirement version are fixed once it is issued; its state may go on.
create function refuse_issued_change() returns trigger language plpgsql as $$
begin
  if row(new.sheet_id, new.version, new.brief, new.style, new.palette, new.change_note, new.content_hash, new.issued_at)
    is distinct from
    row(old.sheet_id, old.version, old.brief, old.style, old.palette, old.change_note, old.content_hash, old.issued_at)
    or new.state = 'draft'
  then
    raise exception 'requirement version % is issued', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger refuse_issued_change before update on requirement_versions
  for each row when (old.state <> 'draft') execute function refuse_issued_change();
--> statement-breakpoint
create function refuse_issued_part() returns trigger language plpgsql as $$
declare
  current_state text;
begin
  select state into current_state from requirement_versions
  where id = (to_jsonb(coalesce(new, old)) ->> 'version_id')::uuid for share;
  if current_state <> 'draft' then
    raise exception 'the requirement version of % is issued', tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;
--> statement-breakpoint
do $$
declare
  relation text;
begin
  foreach relation in array array[
    'requirement_items', 'requirement_references', 'requirement_screens', 'requirement_deliverables'
  ] loop
    execute format(
      'create trigger refuse_issued_part before insert or update or delete on %I
       for each row execute function refuse_issued_part()',
      relation
    );
  end loop;
end
$$;
--> statement-breakpoint
-- Rate limits may be lost in a crash and need not be written twice.
alter table rate_limits set unlogged;
--> statement-breakpoint
comment on table signing_keys is 'A key that signs acceptance records and checksums; the private half never enters the database.';
--> statement-breakpoint
comment on table acceptance_sheets is 'What was built, judged and signed by the customer. Both languages stand under one hash. Once sealed, a trigger refuses every change to the sheet, its items and its signatures.';
--> statement-breakpoint
comment on table acceptance_items is 'Something that is judged.';
--> statement-breakpoint
comment on table acceptance_evidence is 'A picture that shows an item''s result.';
--> statement-breakpoint
comment on table acceptance_signatures is 'A signature; one per party, so that signing twice is refused.';
--> statement-breakpoint
comment on table article_categories is 'A category of the information centre.';
--> statement-breakpoint
comment on table articles is 'A piece of news, whatever its languages.';
--> statement-breakpoint
comment on table article_translations is 'What an article says in one language.';
--> statement-breakpoint
comment on table article_products is 'Products that an article is about.';
--> statement-breakpoint
comment on table bookings is 'A visitor''s request to work together: the lead that a project may grow from.';
--> statement-breakpoint
comment on table booking_products is 'Products that a booking is about.';
--> statement-breakpoint
comment on table booking_slots is 'A time that the visitor prefers.';
--> statement-breakpoint
comment on table booking_notes is 'A note of staff on a booking.';
--> statement-breakpoint
comment on table booking_events is 'What happened to a booking, in order.';
--> statement-breakpoint
comment on table industries is 'A customer''s trade.';
--> statement-breakpoint
comment on table solution_scenes is 'What live rooms are used for: e-commerce, launch, training, medical, government-enterprise.';
--> statement-breakpoint
comment on table cases is 'A customer''s success, whatever its languages.';
--> statement-breakpoint
comment on table case_translations is 'What a case says in one language.';
--> statement-breakpoint
comment on table case_products is 'Products that a case used.';
--> statement-breakpoint
comment on table case_media is 'Pictures of a case, in order.';
--> statement-breakpoint
comment on table campaigns is 'A campaign whose codes activate a licence.';
--> statement-breakpoint
comment on table code_batches is 'Codes that were generated or imported together.';
--> statement-breakpoint
comment on table redemption_codes is 'A code that came with a camera.';
--> statement-breakpoint
comment on table redemptions is 'The one success of a code: the unique code makes a second impossible.';
--> statement-breakpoint
comment on table redemption_attempts is 'An attempt to redeem a code, kept against guessing; removed by the retention job.';
--> statement-breakpoint
comment on table device_sheets is 'The devices delivered to one site.';
--> statement-breakpoint
comment on table devices is 'A delivered device; port and address are shown to holders only.';
--> statement-breakpoint
comment on table device_accessories is 'Something that came with a device.';
--> statement-breakpoint
comment on table device_connections is 'A cable between two devices of one sheet; the wiring diagram is drawn from these.';
--> statement-breakpoint
comment on table device_snapshots is 'The settings of all devices at one visit, to compare with the last.';
--> statement-breakpoint
comment on table device_tags is 'A pre-printed tag; blank until it is claimed for a device on site.';
--> statement-breakpoint
comment on table document_sections is 'A section of the learning centre: a course or a chapter of the knowledge base.';
--> statement-breakpoint
comment on table documents is 'A document of the learning centre and knowledge base, whatever its languages.';
--> statement-breakpoint
comment on table document_translations is 'What a document says in one language.';
--> statement-breakpoint
comment on table document_relations is 'Documents that a document recommends, in order.';
--> statement-breakpoint
comment on table document_feedback is 'A reader''s answer to "was this helpful".';
--> statement-breakpoint
comment on table diagnoses is 'A branching diagnosis: questions whose answers lead to advice and a summary for support.';
--> statement-breakpoint
comment on table download_items is 'A program to download for one platform.';
--> statement-breakpoint
comment on table releases is 'A version of a program with its file.';
--> statement-breakpoint
comment on table download_counts is 'Real downloads of a release per day.';
--> statement-breakpoint
comment on table download_events is 'Marks that keep a resumed download from counting twice; removed after two days.';
--> statement-breakpoint
comment on table download_handoffs is 'A six-digit code that continues a download on another machine.';
--> statement-breakpoint
comment on table media_assets is 'A public picture, video or model of the media library.';
--> statement-breakpoint
comment on table media_variants is 'A size and format made from an asset.';
--> statement-breakpoint
comment on table private_files is 'A file only the holder of a sheet or staff may read: evidence, references, exports.';
--> statement-breakpoint
comment on table work_orders is 'A work order: what is done on a customer''s site.';
--> statement-breakpoint
comment on table order_engineers is 'An engineer on a work order.';
--> statement-breakpoint
comment on table order_tasks is 'A step of a work order.';
--> statement-breakpoint
comment on table order_task_evidence is 'A picture that shows how a task was done.';
--> statement-breakpoint
comment on table order_events is 'An entry of a work order''s timeline.';
--> statement-breakpoint
comment on table order_problems is 'Something that stands in the way of a work order.';
--> statement-breakpoint
comment on table order_visits is 'A visit to the site, done or to come.';
--> statement-breakpoint
comment on table outbox_messages is 'A message on its way out, written in the transaction of what it tells about.';
--> statement-breakpoint
comment on table webhooks is 'An address that events are posted to.';
--> statement-breakpoint
comment on table integration_tokens is 'A token that an outside service lent us, shared by all processes until it ends.';
--> statement-breakpoint
comment on table pages is 'A page made of blocks.';
--> statement-breakpoint
comment on table page_translations is 'What a page says in one language.';
--> statement-breakpoint
comment on table consents is 'A consent that a person gave, and its withdrawal.';
--> statement-breakpoint
comment on table privacy_requests is 'A person''s request to see, erase or withdraw.';
--> statement-breakpoint
comment on table retention_policies is 'How long personal data of one kind are kept; the retention job enforces it.';
--> statement-breakpoint
comment on table products is 'A product of the provider.';
--> statement-breakpoint
comment on table equipment_items is 'Equipment that the live-room configurator proposes; quantities follow from its rule.';
--> statement-breakpoint
comment on table saved_designs is 'What a visitor made in a demo and keeps under an address.';
--> statement-breakpoint
comment on table customers is 'A customer of the provider.';
--> statement-breakpoint
comment on table projects is 'The thread that joins booking, requirement, order, devices, acceptance and report.';
--> statement-breakpoint
comment on table project_products is 'Products that a project delivers.';
--> statement-breakpoint
comment on table qr_pages is 'A page that a printed QR code leads to.';
--> statement-breakpoint
comment on table qr_targets is 'Where a QR page sends one system; without a url it shows guidance.';
--> statement-breakpoint
comment on table qr_target_checks is 'The last check of a target; apart from it so that checking announces no change.';
--> statement-breakpoint
comment on table live_rooms is 'A live room whose sessions are reported; own earlier sessions are compared within it.';
--> statement-breakpoint
comment on table live_reports is 'The report of one live session; its figures are rolled up from the tables below.';
--> statement-breakpoint
comment on table report_minutes is 'The figures of one minute.';
--> statement-breakpoint
comment on table report_events is 'A marker on the curve: a product card, a lottery, a change of set.';
--> statement-breakpoint
comment on table report_sources is 'Viewers by where they came from.';
--> statement-breakpoint
comment on table report_regions is 'Viewers by region.';
--> statement-breakpoint
comment on table report_devices is 'Viewers by device.';
--> statement-breakpoint
comment on table report_products is 'What was sold.';
--> statement-breakpoint
comment on table report_funnel is 'People who reached each step of the sales funnel.';
--> statement-breakpoint
comment on table report_retention is 'Viewers who were still there after a time since they came in.';
--> statement-breakpoint
comment on table ingest_batches is 'A batch of figures that was taken in; a repeat is answered from here.';
--> statement-breakpoint
comment on table idempotency_keys is 'The answer to a request that a client may repeat.';
--> statement-breakpoint
comment on table api_keys is 'A key that lets a program use the API.';
--> statement-breakpoint
comment on table rate_limits is 'Counters of the rate limits, shared by all processes; unlogged, since they may be lost.';
--> statement-breakpoint
comment on table spent_challenges is 'A proof of work that was handed in already.';
--> statement-breakpoint
comment on table requirement_sheets is 'An art or scene production requirement, in versions.';
--> statement-breakpoint
comment on table requirement_versions is 'One version of a requirement; fixed by its hash once issued.';
--> statement-breakpoint
comment on table requirement_items is 'An item of a version; `itemKey` names the same item in every version.';
--> statement-breakpoint
comment on table requirement_references is 'A picture, video, scene or page that shows what is meant.';
--> statement-breakpoint
comment on table requirement_screens is 'A screen or wall that content is made for.';
--> statement-breakpoint
comment on table requirement_deliverables is 'Something that is handed over.';
--> statement-breakpoint
comment on table requirement_milestones is 'A date that the work is planned by.';
--> statement-breakpoint
comment on table requirement_comments is 'A comment on an item, a reference or the whole sheet.';
--> statement-breakpoint
comment on table requirement_approvals is 'The customer''s approval of exactly one version.';
--> statement-breakpoint
comment on table scenes is 'A virtual scene that a live room can be turned into.';
--> statement-breakpoint
comment on table scene_products is 'Products that a scene suits.';
--> statement-breakpoint
comment on table scene_pins is 'A comment pinned into a scene by the holder of its link or by staff.';
--> statement-breakpoint
comment on table share_links is 'An address that opens one sheet without an account. `kind` and `recordId` name the sheet; the generated column of that kind carries the foreign key, so that a link never outlives its sheet.';
--> statement-breakpoint
comment on table share_openings is 'One opening of a shared link.';
--> statement-breakpoint
comment on table site_settings is 'What staff set for the whole site; one row.';
--> statement-breakpoint
comment on table menu_items is 'An entry of a menu; without path and url it heads the entries below it.';
--> statement-breakpoint
comment on table redirects is 'An address that leads elsewhere.';
--> statement-breakpoint
comment on table redirect_hits is 'How often a redirect was used; apart from it so that counting announces no change.';
--> statement-breakpoint
comment on table missing_pages is 'A path that visitors asked for in vain, listed for staff with one-click redirect.';
--> statement-breakpoint
comment on table staff_users is 'A member of staff; maps to better-auth''s `user` with its admin and two-factor fields.';
--> statement-breakpoint
comment on table staff_sessions is 'A sign-in that is still valid; better-auth''s `session`.';
--> statement-breakpoint
comment on table staff_accounts is 'A way to sign in; better-auth''s `account`, the password provider here.';
--> statement-breakpoint
comment on table staff_verifications is 'A pending confirmation such as a password reset; better-auth''s `verification`.';
--> statement-breakpoint
comment on table staff_two_factors is 'Second factor of a member of staff; better-auth''s `twoFactor`.';
--> statement-breakpoint
comment on table audit_log is 'Who did what: append-only, each row hashed together with the one before by a trigger, which also sets position, prevHash and hash. Write it last in a transaction: the chain is serial.';
--> statement-breakpoint
comment on table content_versions is 'A saved state of a record that can be restored.';
--> statement-breakpoint
comment on table content_drafts is 'Unpublished changes to a record; the published state stays as it is until they are applied.';
--> statement-breakpoint
comment on table risky_words is 'A word that may not or should not be said; checked in scripts and before publishing.';
--> statement-breakpoint
comment on table visit_stats is 'Views of one page on one day; no cookie and nothing personal.';
--> statement-breakpoint
comment on table visit_origins is 'Where the visitors of one day came from and with what.';
--> statement-breakpoint
comment on table visit_marks is 'Daily salted hashes that tell a new visitor from a returning one; removed the next day.';
--> statement-breakpoint
comment on table search_misses is 'A search without a result: a task for editors.';
--> statement-breakpoint
comment on table feedback is 'What a visitor wrote to the provider from a page.';
