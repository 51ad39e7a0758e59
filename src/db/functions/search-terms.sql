-- Turns texts into the terms of the search index. src/api/search/terms.ts does the same with a query:
-- change both together.

-- Lower case, half-width characters, no accents: "ＳＲＴ" is "srt", "Moiré" is "moire".
create or replace function search_fold(value text) returns text language sql immutable strict parallel safe
return lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]+', '', 'g'));

-- Terms of a folded text: pairs of neighbouring Chinese characters, Latin words and numbers. A compound
-- such as "h.264", "http-flv" or "DEVICE_LOST" is one term and its parts; "3.2.1", "c++", "c#" and ".net" stay
-- one term.
create or replace function search_lexemes(value text) returns text[] language sql immutable strict parallel safe
return (
  with characters as materialized (
    select string_to_array(regexp_replace(value, '[^\u3005\u3007\u3400-\u9fff]+', ' ', 'g'), null) as list
  ), words as materialized (
    select match[1] as word from regexp_matches(value,
      '((?<![a-z0-9])(?:c\+\+|[cf]#|\.net)(?![a-z0-9])|[a-z0-9]+(?:[._-][a-z0-9]+)*)', 'g') as match
    where length(match[1]) <= 64
  )
  select array(
    select pair.first || pair.second
    from characters, unnest(characters.list, characters.list[2:]) as pair (first, second)
    where pair.first <> ' ' and pair.second <> ' '
  ) || array(
    select case when word ~ '^[0-9.]+$|[+#]|^[.]' then word else translate(word, '._-', '') end from words
    union all
    select unnest(string_to_array(translate(word, '_-', '..'), '.')) from words where word ~ '[^.][._-]'
  )
);

-- All terms of an entry. Prefixes: `#` for terms of the title (single characters too), `^` for those
-- of title, lead and questions, `?` for those of questions, `+` for those that occur three times or
-- more in the body, `~` for pairs of the title with one character left out between them, `=` for
-- tags. The high cost makes the planner use the index instead of computing this for each row.
create or replace function search_terms(title text, lead text, questions text, body text, tags text) returns tsvector
language sql immutable strict parallel safe cost 100000
return (
  with folded as materialized (
    select search_fold(title) as title, search_fold(lead) as lead, search_fold(left(body, 60000)) as body
  ), parts as materialized (
    select search_lexemes(folded.title) as title, search_lexemes(folded.lead) as lead,
      search_lexemes(questions) as questions, search_lexemes(folded.body) as body,
      string_to_array(regexp_replace(folded.title, '[^\u3005\u3007\u3400-\u9fff]+', ' ', 'g'), null) as characters
    from folded
  )
  select array_to_tsvector(parts.title || parts.lead || parts.questions || parts.body || array(
    select '^' || term from unnest(parts.title || parts.lead || parts.questions) as term
    union all
    select '#' || term from unnest(parts.title) as term
    union all
    select '?' || term from unnest(parts.questions) as term
    union all
    select '+' || term from unnest(parts.body) as term group by term having count(*) > 2
    union all
    select '#' || character from unnest(parts.characters) as character where character <> ' '
    union all
    select '~' || pair.first || pair.last
    from unnest(parts.characters, parts.characters[2:], parts.characters[3:]) as pair (first, middle, last)
    where pair.first <> ' ' and pair.middle <> ' ' and pair.last <> ' '
    union all
    select '=' || tag from unnest(string_to_array(tags, ' ')) as tag where tag <> ''
  ))
  from parts
);

-- The index stores results of the functions above, so it is rebuilt when they change.
drop index if exists search_entries_terms_index;

create index search_entries_terms_index on search_entries
  using gin (search_terms(title, lead, questions, body, tags)) with (fastupdate = off);

-- Statistics of the terms take minutes to collect and do not change any plan.
alter index search_entries_terms_index alter column 1 set statistics 0;

update search_entries set title_key = search_fold(title) where title_key <> search_fold(title);
