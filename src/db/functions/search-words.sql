-- The Latin words of all search entries, for spelling corrections.

-- A word and its variants with one letter removed: two words that differ by one typo have one of them
-- in common. src/api/search/typos.ts does the same with a query.
create or replace function search_deletion_variants(word text) returns text[] language sql immutable strict parallel safe
return array[word] || array(
  select left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) as place
);

-- Stores new words. The lock prevents a deadlock between two transactions that store the same words
-- in different orders; it is taken only if there are new words.
create or replace function store_search_words() returns trigger language plpgsql as $$
declare
  words text[] := array(
    select distinct match[1] from changed c,
      regexp_matches(search_fold(concat_ws(' ', c.title, c.lead, c.questions, c.body)), '[a-z]{3,}', 'g') as match
    where length(match[1]) <= 24 and not exists (select from search_words w where w.word = match[1])
  );
begin
  if cardinality(words) > 0 then
    perform pg_advisory_xact_lock(hashtext('search_words'));
    insert into search_words (word) select unnest(words) on conflict do nothing;
  end if;
  return null;
end
$$;

create or replace trigger store_words_after_insert after insert on search_entries
  referencing new table as changed for each statement execute function store_search_words();

create or replace trigger store_words_after_update after update on search_entries
  referencing new table as changed for each statement execute function store_search_words();

drop index if exists search_words_variants_index;

create index search_words_variants_index on search_words using gin (search_deletion_variants(word)) with (fastupdate = off);
