-- Storage settings of tables that Drizzle cannot declare.

-- The counters of rate limits may be lost in a crash, so they need no write-ahead log.
alter table rate_limits set unlogged;

-- Long texts of search entries are stored outside the rows: with narrow rows, thousands are ranked in
-- a few milliseconds.
alter table search_entries set (toast_tuple_target = 256);
alter table search_entries alter column lead set storage external, alter column body set storage external;

-- Presence is announced anew every few seconds.
alter table content_presence set unlogged;
