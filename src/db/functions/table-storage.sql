-- How tables are stored, as far as the schema of the code cannot say it.

-- The counters of rate limits may be lost in a crash and need not be written twice.
alter table rate_limits set unlogged;

-- Rows of search entries stay narrow, so that thousands are ranked in a few milliseconds: long texts
-- are stored outside the rows.
alter table search_entries set (toast_tuple_target = 256);
alter table search_entries alter column lead set storage external, alter column body set storage external;
