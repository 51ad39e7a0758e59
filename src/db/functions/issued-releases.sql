-- People have downloaded an issued release and check it by its hash, so it stays as it is. It can only be
-- withdrawn, once. Its rendered notes may follow the addresses of the pictures that they show.
create or replace function protect_issued_release() returns trigger language plpgsql as $$
declare
  changeable text[] := array['updated_at', 'notes_html_zh', 'notes_html_en'];
  changed text[];
begin
  if tg_op = 'DELETE' then
    raise exception 'version % was issued and cannot be deleted; withdraw it', old.version
      using errcode = 'restrict_violation';
  end if;
  if old.status = 'published' and new.status = 'archived' then
    changeable := changeable
      || array['status', 'revision', 'withdrawn_at', 'withdrawal_reason_zh', 'withdrawal_reason_en'];
  end if;
  select array_agg(key order by key) into changed
  from jsonb_each(to_jsonb(old)) as before join jsonb_each(to_jsonb(new)) as after using (key)
  where before.value is distinct from after.value and key <> all (changeable);
  if changed is not null then
    raise exception 'version % was issued and cannot be changed (%); withdraw it', old.version, array_to_string(changed, ', ')
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace trigger protect_issued before update or delete on download_releases for each row
  when (old.status <> 'draft') execute function protect_issued_release();

-- Wakes the processes that store the files of releases when a transaction with new work commits.
create or replace function notify_release_work() returns trigger language plpgsql as $$
begin
  perform pg_notify('release_work', '');
  return null;
end
$$;

create or replace trigger notify_release_work after insert or update of upload_id on release_processing
  for each statement execute function notify_release_work();
