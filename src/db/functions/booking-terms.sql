-- Words by which staff find a booking: reference, name, company, contact, and the end of the telephone
-- number. Erasing a booking empties them. The high cost makes the planner use the index.
create or replace function booking_terms(reference text, name text, company text, phone text, email text, wechat text)
returns tsvector language sql immutable parallel safe cost 1000
return content_terms(concat_ws(
  E'\n', reference, name, company, ltrim(phone, '+'), regexp_replace(phone, '^\+86', ''), right(phone, 4), email, wechat
));

-- The index stores results of the function above, so it is rebuilt when it changes.
drop index if exists bookings_terms_index;

create index bookings_terms_index on bookings
  using gin (booking_terms(reference, name, company, phone, email, wechat)) with (fastupdate = off);
