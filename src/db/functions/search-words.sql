-- The Latin words of all search entries, for spelling corrections.

-- A word and its forms without one letter: words with one typo between them share one of these.
-- src/api/search/typos.ts does the same with a query.
create or replace function search_slips(word text) returns text[] language sql immutable strict parallel safe
return array[word] || array(
  select left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) as place
);

-- Stores new words. The lock prevents a deadlock of two transactions that store the same words in
-- another order; it is taken only if there are new words.
create or replace function remember_words() returns trigger language plpgsql as $$
declare
  words text[] := array(
    select distinct hit[1] from changed c,
      regexp_matches(search_fold(concat_ws(' ', c.title, c.lead, c.body)), '[a-z]{3,}', 'g') as hit
    where length(hit[1]) <= 24 and not exists (select from search_words w where w.word = hit[1])
  );
begin
  if cardinality(words) > 0 then
    perform pg_advisory_xact_lock(hashtext('search_words'));
    insert into search_words (word) select unnest(words) on conflict do nothing;
  end if;
  return null;
end
$$;

create or replace trigger remember_inserted after insert on search_entries
  referencing new table as changed for each statement execute function remember_words();

create or replace trigger remember_updated after update on search_entries
  referencing new table as changed for each statement execute function remember_words();

drop index if exists search_words_slips_index;

create index search_words_slips_index on search_words using gin (search_slips(word)) with (fastupdate = off);
