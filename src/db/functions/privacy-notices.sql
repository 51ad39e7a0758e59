-- People consented to a published version of the privacy notice, so it is neither changed nor deleted.
-- The person who published it may be forgotten.
create or replace function refuse_published_notice_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - array['published_by', 'updated_at'] = to_jsonb(old) - array['published_by', 'updated_at'] then
    return new;
  end if;
  raise exception 'version % of the privacy notice is published', old.version using errcode = 'restrict_violation';
end
$$;

create or replace trigger refuse_change before update or delete on privacy_notices
  for each row when (old.published_at is not null) execute function refuse_published_notice_change();
